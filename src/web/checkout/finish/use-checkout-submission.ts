import { useCallback, useEffect, useRef, useState } from 'react';
import { dueAtOnce } from '#domain/booking/payment-problems.ts';
import { forgetSavedForm } from '../../browser/book-now-form.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import { isPaid, knownBuyer, type PaymentOption, paymentDetails } from '../payment/payment-answers.ts';
import { emptyHandle, type PaymentHandleRef } from '../payment/payment-handle.ts';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';
import { currentProblems, displayPrice } from '../state/readiness.ts';
import type { PriceReload } from '../state/use-quote.ts';
import { submissionOf } from './submission.ts';
import { type Submitting, useSubmission } from './use-submission.ts';

/** Returns a function that waits for the price of the latest choices; null when it fails to load. */
function useFreshQuote(price: PriceReload): () => Promise<string | null> {
  const waiting = useRef<((quoteId: string | null) => void)[]>([]);
  const [requests, setRequests] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks anew may be answered at once
  useEffect(() => {
    if (price.state === 'loading') return;
    const quoteId = price.state === 'fresh' ? (price.answer?.data.quote?.id ?? null) : null;
    for (const answer of waiting.current.splice(0)) answer(quoteId);
  }, [price, requests]);
  return useCallback(
    () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        setRequests((count) => count + 1);
      }),
    [],
  );
}

/** Returns the amount that is due now under the chosen plan. */
export const dueNow = ({ checkout, price }: CheckoutValue): number =>
  dueAtOnce(checkout.selection, displayPrice(price.answer?.data));

/** Connects the booking page to a submission: a hold, or a paid booking. */
export function useCheckoutSubmission(options: readonly PaymentOption[]): Submitting & { handle: PaymentHandleRef } {
  const checkoutValue = useCheckout();
  const newest = useRef({ checkoutValue, options });
  newest.current = { checkoutValue, options };
  const handle = useRef(emptyHandle());
  const freshQuote = useFreshQuote(checkoutValue.price);

  const submitting = useSubmission({
    handle,
    onDone: forgetSavedForm,
    check: () => {
      const { checkout, price, show } = newest.current.checkoutValue;
      const problems = currentProblems(checkout, price.answer?.data);
      show(problems);
      const paysByCard =
        isPaid(checkout.selection, checkout.payable, 'card') &&
        checkout.payment.method === 'card' &&
        dueNow(newest.current.checkoutValue) > 0;
      const card = paysByCard ? (handle.current.card?.problems() ?? []) : [];
      if (problems.length + card.length === 0) return false;
      const list = [...problems.map(({ report }) => report), ...card.map(({ field }) => `Payment - ${field}`)];
      gaEvent({ event: 'gaEvent', action: 'Booking errors', list: list.join('; ') });
      return card.length > 0 ? { kind: 'fields', problems: card } : true;
    },
    compose: async (agreedQuote) => {
      const { selection, payable, payment } = newest.current.checkoutValue.checkout;
      // The bank receives the amount, so even an accepted price waits for its plan.
      const fresh = agreedQuote && !isPaid(selection, payable, payment.method) ? agreedQuote : await freshQuote();
      if (!fresh) return null;
      const quoteId = agreedQuote ?? fresh;
      const { checkout, page } = newest.current.checkoutValue;
      const query = new URLSearchParams(window.location.search);
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
      return submissionOf(checkout, quoteId, {
        objectId: page.objectId,
        pid: query.get('pid'),
        share: query.get('share'),
        timeZone,
      });
    },
    payment: () => {
      const { checkout, page } = newest.current.checkoutValue;
      const { selection, payment, payable, forms, context } = checkout;
      const amount = dueNow(newest.current.checkoutValue);
      const { options: offered } = newest.current;
      // A free booking names any payment option, and uses none.
      const option =
        offered.find(({ methodId }) => methodId === payment.methodId) ?? (amount === 0 ? offered[0] : undefined);
      if (!isPaid(selection, payable, payment.method) || !option || !selection.day) return null;
      const values = forms[0]?.values ?? {};
      return {
        objectId: page.objectId,
        date: selection.day,
        amount,
        currency: context.currency,
        lead: {
          email: values.email ?? '',
          firstName: values['first-name'] ?? '',
          lastName: values['last-name'] ?? '',
        },
        answers: payment,
        details: paymentDetails(payment, knownBuyer(values)),
        option,
      };
    },
    onRefused: () => {
      const { price, dispatch } = newest.current.checkoutValue;
      price.retry();
      // A PayPal token works once and may have been used, so the login is cleared.
      dispatch({ kind: 'payment', answers: { login: null } });
    },
  });
  return { ...submitting, handle };
}
