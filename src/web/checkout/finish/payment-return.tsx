import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { forgetSavedForm } from '../../browser/book-now-form.ts';
import { goToSection } from '../go-to-section.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { rememberedBankPayment } from './bank-payment.ts';
import { BankReturn } from './bank-return.tsx';

/**
 * The way back from a page of a bank (`back` is the booking as the address names it, or what the tab remembers). Everything that was
 * typed is on the page, and so is what was chosen to pay with.
 */
export default function PaymentReturn({ back }: { back: string }) {
  const { dispatch, act } = useCheckout();
  const [before] = useState(rememberedBankPayment);
  const newest = useRef(act);
  newest.current = act;

  useEffect(() => {
    // Where they left it.
    document.getElementById('booking-payment')?.scrollIntoView({ block: 'start' });
    if (!before) return;
    const { method, bank, country } = before;
    // Its option has the method's own name.
    dispatch({
      kind: 'payment',
      answers: { method: method as PaymentMethod, methodId: method, bank, bankCountry: country },
    });
    // At a bank all is paid at once.
    newest.current({ kind: 'plan', plan: { kind: 'full' } });
  }, [before, dispatch]);

  return (
    <BankReturn
      bookingId={before && back.startsWith('{') ? before.bookingId : back}
      kept={<Trans>Your places are free again, and nothing you typed is lost.</Trans>}
      onAnotherWay={() => goToSection('payment')}
      onBooked={forgetSavedForm}
    />
  );
}
