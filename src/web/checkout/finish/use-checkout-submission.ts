import { useCallback, useEffect, useRef, useState } from 'react';
import { dueAtOnce } from '#domain/booking/payment-problems.ts';
import { forgetSavedForm } from '../../browser/book-now-form.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import { isPaid, knownBuyer, type PaymentOption, paymentDetails } from '../payment/payment-answers.ts';
import { emptyHandle, type PaymentHandleRef } from '../payment/payment-handle.ts';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';
import { currentProblems, shownPrice } from '../state/readiness.ts';
import type { PriceReload } from '../state/use-quote.ts';
import { submissionOf } from './submission.ts';
import { type Submitting, useSubmission } from './use-submission.ts';

/** Waits for the price of the newest choices; null when it does not come. */
function useFreshQuote(price: PriceReload): () => Promise<string | null> {
  const waiting = useRef<((quoteId: string | null) => void)[]>([]);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks anew may be answered at once
  useEffect(() => {
    if (price.state === 'loading') return;
    const quoteId = price.state === 'fresh' ? (price.answer?.data.quote?.id ?? null) : null;
    for (const answer of waiting.current.splice(0)) answer(quoteId);
  }, [price, asked]);
  return useCallback(
    () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        setAsked((count) => count + 1);
      }),
    [],
  );
}

/** What the chosen plan asks for now. */
export const dueNow = ({ checkout, price }: CheckoutValue): number =>
  dueAtOnce(checkout.selection, shownPrice(price.answer?.data));

/** The submission of the booking page: a hold, or a booking that is paid. */
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
      const paysByCard = isPaid(checkout.selection, checkout.payable, 'card') && checkout.payment.method === 'card';
      const card = paysByCard ? (handle.current.card?.problems() ?? []) : [];
      if (problems.length + card.length === 0) return false;
      const list = [...problems.map(({ report }) => report), ...card.map(({ field }) => `Payment - ${field}`)];
      gaEvent({ event: 'gaEvent', action: 'Booking errors', list: list.join('; ') });
      return card.length > 0 ? { kind: 'fields', problems: card } : true;
    },
    compose: async (given) => {
      const { selection, payable, payment } = newest.current.checkoutValue.checkout;
      // What is paid is told to the bank, so even a price that was agreed to waits for its plan.
      const fresh = given && !isPaid(selection, payable, payment.method) ? given : await freshQuote();
      if (!fresh) return null;
      const quoteId = given ?? fresh;
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
      const option = newest.current.options.find(({ methodId }) => methodId === payment.methodId);
      if (!isPaid(selection, payable, payment.method) || !option || !selection.day) return null;
      const values = forms[0]?.values ?? {};
      return {
        objectId: page.objectId,
        date: selection.day,
        amount: dueNow(newest.current.checkoutValue),
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
      // What PayPal gave can pay once, and may have been tried.
      dispatch({ kind: 'payment', answers: { login: null } });
    },
  });
  return { ...submitting, handle };
}
