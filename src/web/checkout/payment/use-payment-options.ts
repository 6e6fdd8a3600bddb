import { useEffect } from 'react';
import { type Asked, useCall } from '../../browser/use-call.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { type PaymentOption, paymentOptionsRequest } from './payment-answers.ts';

/** The ways to pay for the chosen departure; the checkout is told of them. */
export function usePaymentOptions(first: readonly PaymentOption[] | null): Asked<readonly PaymentOption[]> {
  const { page, checkout, dispatch } = useCheckout();
  const { day } = checkout.selection;
  const userAgent = typeof navigator === 'undefined' ? '' : navigator.userAgent;
  const asked = useCall(
    'listPaymentOptions',
    paymentOptionsRequest(page.objectId, day ?? '', checkout.context.currency, userAgent, page.agency !== null),
    { enabled: day !== null, keepPrevious: true, initial: first as PaymentOption[] | null },
  );
  const options = day === null ? null : asked.answer;
  useEffect(() => dispatch({ kind: 'options', options }), [options, dispatch]);
  return asked;
}
