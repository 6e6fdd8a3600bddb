import { useEffect } from 'react';
import { type CallState, useCall } from '../../browser/use-call.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { type PaymentOption, paymentOptionsRequest } from './payment-answers.ts';

/** Loads the payment options of the chosen departure and passes them to the checkout. */
export function usePaymentOptions(first: readonly PaymentOption[] | null): CallState<readonly PaymentOption[]> {
  const { page, checkout, dispatch } = useCheckout();
  const { day } = checkout.selection;
  const userAgent = typeof navigator === 'undefined' ? '' : navigator.userAgent;
  const request = useCall(
    'listPaymentOptions',
    paymentOptionsRequest(page.objectId, day ?? '', checkout.context.currency, userAgent, page.agency !== null),
    { enabled: day !== null, keepPrevious: true, initial: first as PaymentOption[] | null },
  );
  const options = day === null ? null : request.answer;
  useEffect(() => dispatch({ kind: 'options', options }), [options, dispatch]);
  return request;
}
