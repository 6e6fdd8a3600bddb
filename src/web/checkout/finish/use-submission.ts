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

/** The browser goes on after so many milliseconds, when trackers have been told. */
const beforeGoing = 500;

/** What is going on: `hold` and `booking` are the submission itself. */
export type SubmissionStep = PaymentStep | 'hold' | 'booking' | 'checking';

/** The bank's own page within ours. */
export type Challenge = { readonly frame: HTMLIFrameElement; readonly giveUp: () => void };

/** The one submission of a page. */
export type Submitting = {
  readonly state: 'ready' | 'sending' | 'done';
  readonly step: SubmissionStep;
  /** For how many seconds the bank has kept the visitor waiting, once that is long. */
  readonly slow: number;
  readonly challenge: Challenge | null;
  readonly failure: Failure | null;
  /** How often it was tried, so that a summary takes the focus each time. */
  readonly attempt: number;
  /** Checks everything and takes the places at the price that is shown, or at the one that is given. */
  readonly submit: (quoteId?: string) => void;
  readonly forgetFailure: () => void;
};

/** What a page submits. */
export type SubmissionSource = {
  /** Shows what is missing or wrong; answers whether anything is, as a failure where it needs words of its own. */
  readonly check: () => Failure | boolean;
  /** The submission at a price, once that is known; null when it cannot be known just now. */
  readonly compose: (quoteId: string | undefined) => Promise<Submission | null>;
  /** What is to be paid; null for a hold. */
  readonly payment: () => PaymentOrderForm | null;
  readonly handle: PaymentHandleRef;
  /** Where it goes; a booking or a hold when left out. */
  readonly book?: SubmitterDeps['book'] | undefined;
  /** What trackers are told when it succeeded; a booking or a hold when left out. */
  readonly event?: string | undefined;
  /** The shop said no: what the page knows may be old. */
  readonly onRefused: () => void;
  /** It is done, and the browser goes on in a moment. */
  readonly onDone?: (() => void) | undefined;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

/** Sends what was chosen; once at a time, and never twice the same. */
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
    if (!outcome || outcome.kind === 'unreachable' || outcome.kind === 'closed') return;
    // Whatever was refused, the page should know the newest price and places before the next try.
    if (outcome.kind !== 'retry' && outcome.kind !== 'fields') newest.current.onRefused();
    void reportFailure(outcome);
  }, []);

  const submit = useCallback(
    async (quoteId?: string) => {
      if (busy.current) return;
      busy.current = true;
      setState('sending');
      const form = newest.current.payment();
      setStep(!form ? 'hold' : isCard(form.option.method) ? 'card' : 'booking');
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
      // What was typed waits for whoever comes back from their bank.
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

/** Tells trackers what a popup is about to say. */
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
