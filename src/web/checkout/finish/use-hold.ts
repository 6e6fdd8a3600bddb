import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetSavedForm } from '../../browser/book-now-form.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';
import { currentProblems } from '../state/readiness.ts';
import { allowLeaving } from '../state/saved/leaving.ts';
import type { Failure } from './outcome.ts';
import { createNaming, submissionOf } from './submission.ts';

/** The browser goes to the hold after so many milliseconds, when trackers have been told. */
const beforeGoing = 500;

/** The one submission of the page. */
export type Holding = {
  readonly state: 'ready' | 'sending' | 'done';
  readonly failure: Failure | null;
  /** How often it was tried, so that a summary takes the focus each time. */
  readonly attempt: number;
  /** Checks everything and holds the places at the price that is shown, or at the one that is given. */
  readonly hold: (quoteId?: string) => void;
  readonly forgetFailure: () => void;
};

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}

/** Sends what was chosen; once at a time, and never twice the same. */
export function useHold(): Holding {
  const checkoutValue = useCheckout();
  const newest = useRef(checkoutValue);
  newest.current = checkoutValue;
  const name = useMemo(() => createNaming(), []);
  const [state, setState] = useState<Holding['state']>('ready');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** A press that waits for the price of the newest choices. */
  const [waiting, setWaiting] = useState(false);
  const busy = useRef(false);

  const fail = useCallback((outcome: Failure | null) => {
    busy.current = false;
    setWaiting(false);
    setState('ready');
    setFailure(outcome);
  }, []);

  const send = useCallback(
    async ({ checkout, page }: CheckoutValue, quoteId: string) => {
      const pid = new URLSearchParams(window.location.search).get('pid');
      const submission = submissionOf(checkout, quoteId, { objectId: page.objectId, pid, timeZone: timeZone() });
      const result = await call('book', { ...submission, submission_key: name(submission) });
      if (!result.ok) {
        const { failureOf } = await import('./outcome.ts');
        const outcome = failureOf(result.refusal);
        // Whatever was refused, the page should know the newest price and places before the next try.
        if (outcome.kind !== 'unreachable') newest.current.price.retry();
        return fail(outcome);
      }
      const { answer } = result;
      forgetSavedForm();
      allowLeaving();
      setState('done');
      gaEvent({ event: 'gaEvent', action: '48 Hour Hold', reference: answer.data.reference });
      window.setTimeout(() => window.location.assign(answer.url), beforeGoing);
    },
    [fail, name],
  );

  const hold = useCallback(
    (quoteId?: string) => {
      if (busy.current) return;
      busy.current = true;
      setState('sending');
      setFailure(null);
      setAttempt((count) => count + 1);
      const now = newest.current;
      const problems = currentProblems(now.checkout);
      now.show(problems);
      if (problems.length > 0) {
        gaEvent({ event: 'gaEvent', action: 'Booking errors', list: problems.map(({ report }) => report).join('; ') });
        return fail(null);
      }
      if (quoteId) return void send(now, quoteId);
      setWaiting(true);
    },
    [fail, send],
  );

  const { price } = checkoutValue;
  useEffect(() => {
    if (!waiting || price.state === 'loading') return;
    setWaiting(false);
    const quote = price.state === 'fresh' ? price.answer?.data.quote : null;
    if (quote) void send(newest.current, quote.id);
    else fail({ kind: 'unreachable' });
  }, [waiting, price, send, fail]);

  const forgetFailure = useCallback(() => setFailure(null), []);
  return { state, failure, attempt, hold, forgetFailure };
}
