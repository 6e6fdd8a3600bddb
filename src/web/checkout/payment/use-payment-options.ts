import { useEffect, useMemo } from 'react';
import { type Asked, useCall } from '../../browser/use-call.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { type PaymentOption, payableOptions } from './payment-answers.ts';

/** What the payment options of a departure are asked by. */
export const paymentOptionsRequest = (objectId: number, date: string, currency: string, userAgent: string) => ({
  objectId,
  date,
  currency,
  userAgent: userAgent.slice(0, 1000),
  // Whether there is a way to pay is asked even while a hold is chosen, which has none.
  paymentOption: 'book' as const,
});

/** The ways to pay for the chosen departure; the checkout is told whether there are any. */
export function usePaymentOptions(first: readonly PaymentOption[] | null): Asked<readonly PaymentOption[]> {
  const { page, checkout, dispatch } = useCheckout();
  const { day } = checkout.selection;
  const userAgent = typeof navigator === 'undefined' ? '' : navigator.userAgent;
  const asked = useCall(
    'listPaymentOptions',
    paymentOptionsRequest(page.objectId, day ?? '', checkout.context.currency, userAgent),
    { enabled: day !== null, keepPrevious: true, initial: first as PaymentOption[] | null },
  );
  const answer = useMemo(() => asked.answer && payableOptions(asked.answer), [asked.answer]);
  const payable = day === null || answer === null ? null : answer.length > 0;
  useEffect(() => dispatch({ kind: 'payable', payable }), [payable, dispatch]);
  return { ...asked, answer };
}
