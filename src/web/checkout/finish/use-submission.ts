import { useCallback, useMemo, useRef, useState } from 'react';
import { isCard } from '#domain/payment/method.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import type { PaymentOrderForm } from '../payment/pay.ts';
import type { PaymentHandleRef } from '../payment/payment-handle.ts';
import type { PaymentStep } from '../payment/process.ts';
import { allowLeaving } from '../state/saved/leaving.ts';
import type { Failure } from './outcome.ts';
import type { Submission } from './submission.ts';
import type { createSubmitter, Submitted, SubmitterDeps } from './submitter.ts';

/** Delay before the navigation in ms, so that trackers can send their events. */
const beforeGoing = 500;

/** The current step; `hold` and `booking` are the submission itself. */
export type SubmissionStep = PaymentStep | 'hold' | 'booking' | 'checking';

/** The bank's challenge page, embedded in ours. */
export type Challenge = { readonly frame: HTMLIFrameElement; readonly giveUp: () => void };

/** The state and the actions of a page's submission. */
export type Submitting = {
  readonly state: 'ready' | 'sending' | 'done';
  readonly step: SubmissionStep;
  /** How many seconds the bank has taken, once that is long. */
  readonly slow: number;
  readonly challenge: Challenge | null;
  readonly failure: Failure | null;
  /** The number of attempts, so that the summary receives the focus on each. */
  readonly attempt: number;
  /** Validates everything and submits at the displayed price, or at that of the passed quote. */
  readonly submit: (quoteId?: string) => void;
  readonly forgetFailure: () => void;
};

/** The page's side of a submission: its validation, content and callbacks. */
export type SubmissionSource = {
  /** Marks missing or invalid fields; returns whether there are any, as a failure where it needs its own message. */
  readonly check: () => Failure | boolean;
  /** Builds the submission at a price, once it is known; null when it cannot be determined. */
  readonly compose: (quoteId: string | undefined) => Promise<Submission | null>;
  /** The payment; null for a hold. */
  readonly payment: () => PaymentOrderForm | null;
  readonly handle: PaymentHandleRef;
  /** The endpoint; a booking or a hold by default. */
  readonly book?: SubmitterDeps['book'] | undefined;
  /** The event that is sent to trackers on success; a booking or a hold by default. */
  readonly event?: string | undefined;
  /** Called on a refusal, because the page's data may be stale. */
  readonly onRefused: () => void;
  /** Called on success, shortly before the navigation. */
  readonly onDone?: (() => void) | undefined;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

/** Manages the submission of a page: one at a time, and never the same content twice. */
export function useSubmission(source: SubmissionSource): Submitting {
  const newest = useRef(source);
  newest.current = source;
  const [state, setState] = useState<Submitting['state']>('ready');
  const [step, setStep] = useState<SubmissionStep>('hold');
  const [slow, setSlow] = useState(0);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const submitter = useRef<ReturnType<typeof createSubmitter> | null>(null);

  const progress = useMemo(
    () => ({
      onStep: setStep,
      onSlow: setSlow,
      showChallenge: (frame: HTMLIFrameElement | null, giveUp: () => void) =>
        setChallenge(frame ? { frame, giveUp } : null),
    }),
    [],
  );

  const send = useCallback(
    async (quoteId: string | undefined): Promise<Submitted | null> => {
      const submission = await newest.current.compose(quoteId);
      if (!submission) return { ok: false, failure: { kind: 'unreachable' } };
      const { createSubmitter } = await import('./submitter.ts');
      submitter.current ??= createSubmitter({
        book: (request) => newest.current.book?.(request) ?? call('book', request),
        bookingState: async (bookingId) => {
          const loaded = await call('loadBooking', { bookingId }, { silent: true });
          return loaded.ok ? loaded.answer.booking.state : null;
        },
        wait,
        onStep: setStep,
      });
      const form = newest.current.payment();
      if (!form) return submitter.current(submission, null);
      const { pay } = await import('../payment/pay.ts');
      return submitter.current(submission, () => pay(form, newest.current.handle.current, progress));
    },
    [progress],
  );

  const fail = useCallback((outcome: Failure | null) => {
    busy.current = false;
    setState('ready');
    setFailure(outcome?.kind === 'closed' ? null : outcome);
    if (outcome?.kind === 'fields') newest.current.handle.current.card?.mark(outcome.problems);
    // Field errors are marked in place: no popup opens, so none is reported.
    if (!outcome || ['unreachable', 'closed', 'fields'].includes(outcome.kind)) return;
    // After any refusal the page reloads prices and availability before the next attempt.
    if (outcome.kind !== 'retry') newest.current.onRefused();
    void reportFailure(outcome);
  }, []);

  const submit = useCallback(
    async (quoteId?: string) => {
      if (busy.current) return;
      busy.current = true;
      setState('sending');
      const form = newest.current.payment();
      setStep(!form ? 'hold' : isCard(form.option.method) && form.amount > 0 ? 'card' : 'booking');
      setSlow(0);
      setFailure(null);
      setAttempt((count) => count + 1);
      const wrong = newest.current.check();
      if (wrong) return fail(wrong === true ? null : wrong);
      const sent = await send(quoteId).catch(() => null);
      if (!sent) return fail({ kind: 'unreachable' });
      if (!sent.ok) return fail(sent.failure);
      const { data, url, type } = sent.answer;
      allowLeaving();
      setState('done');
      // The form is stored for the return from the bank.
      if (type === 'payment' && form) return (await import('./go-to-bank.ts')).goToBank(sent.answer, form);
      newest.current.onDone?.();
      const action = newest.current.event ?? (data.holdId && !data.bookingId ? '48 Hour Hold' : 'Booking created');
      gaEvent({ event: 'gaEvent', action, reference: data.reference });
      window.setTimeout(() => window.location.assign(url), beforeGoing);
    },
    [fail, send],
  );

  const forgetFailure = useCallback(() => setFailure(null), []);
  return {
    state,
    step,
    slow,
    challenge,
    failure,
    attempt,
    submit: useCallback((quoteId?: string) => void submit(quoteId), [submit]),
    forgetFailure,
  };
}

/** Reports the failure that a popup is about to show to trackers. */
async function reportFailure(failure: Failure): Promise<void> {
  const isPayment =
    failure.kind === 'card' ||
    failure.kind === 'method' ||
    failure.kind === 'retry' ||
    (failure.kind === 'refused' && failure.type === 'payment');
  const label = 'report' in failure ? failure.report : failure.kind;
  gaEvent({ event: 'gaEvent', action: isPayment ? 'Submit Book Popup' : 'Book Popup', label });
  if (isPayment) (await import('../payment/payment-log.ts')).reportPaymentFailure(label);
}
