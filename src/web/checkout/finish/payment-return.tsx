import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { forgetSavedForm } from '../../browser/book-now-form.ts';
import { goToSection } from '../go-to-section.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { readBankPayment } from './bank-payment.ts';
import { BankReturn } from './bank-return.tsx';

/**
 * Handles the return from a bank's page; `back` is the booking id from the URL or the tab's storage. The form and the
 * payment choices are restored already.
 */
export default function PaymentReturn({ back }: { back: string }) {
  const { dispatch, act } = useCheckout();
  const [before] = useState(readBankPayment);
  const newest = useRef(act);
  newest.current = act;

  useEffect(() => {
    // Returns the visitor to where they left the page.
    document.getElementById('booking-payment')?.scrollIntoView({ block: 'start' });
    if (!before) return;
    const { method, bank, country } = before;
    // The option id of a bank method equals the method's name.
    dispatch({
      kind: 'payment',
      answers: { method: method as PaymentMethod, methodId: method, bank, bankCountry: country },
    });
    // Bank payments are always paid in full.
    newest.current({ kind: 'plan', plan: { kind: 'full' } });
  }, [before, dispatch]);

  return (
    <BankReturn
      bookingId={before && back.startsWith('{') ? before.bookingId : back}
      summary={<Trans>Your places have been released, and your details are saved.</Trans>}
      onAnotherWay={() => goToSection('payment')}
      onBooked={forgetSavedForm}
    />
  );
}
