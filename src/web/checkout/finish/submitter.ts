import type { CallResult } from '#contract/problem.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import type { BookingState } from '#domain/booking/lifecycle.ts';
import type { PaymentFields } from '../payment/pay.ts';
import type { PaymentFailure } from '../payment/process.ts';
import { type Failure, failureOf } from './outcome.ts';
import { createNaming, type Submission } from './submission.ts';

/** The interval and the number of status requests for a pending payment on this page. */
const CHECKING = { everyMs: 2000, times: 30 } as const;

/** The result of a submission. */
export type Submitted =
  | { readonly ok: true; readonly answer: AnswerOf<'book'> }
  | { readonly ok: false; readonly failure: Failure };

/** Creates the payment part of a submission from the chosen method. */
export type Pay = () => Promise<
  { readonly ok: true; readonly fields: PaymentFields } | { readonly ok: false; readonly failure: PaymentFailure }
>;

/** The dependencies of a submitter. */
export type SubmitterDeps = {
  readonly book: (request: RequestOf<'book'>) => Promise<CallResult<AnswerOf<'book'>>>;
  /** Returns the state of a booking; null when the request fails. */
  readonly bookingState: (bookingId: string) => Promise<BookingState | null>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onStep: (step: 'booking' | 'checking') => void;
  readonly newName?: (() => string) | undefined;
};

/**
 * Sends submissions. After a lost response the same submission is sent again with the same payment, because it may have
 * been accepted. After a definite refusal the card is tokenised again, because a payment token works once.
 */
export function createSubmitter(deps: SubmitterDeps) {
  const name = createNaming(deps.newName);
  let lost: { readonly content: string; readonly submission: Submission } | null = null;

  return async function submit(base: Submission, pay: Pay | null): Promise<Submitted> {
    const content = JSON.stringify(base);
    let submission = base;
    if (lost?.content === content) submission = lost.submission;
    else if (pay) {
      const paid = await pay();
      if (!paid.ok) return paid;
      submission = { ...base, ...paid.fields };
    }
    // A hold stays labelled as a hold to the end.
    if (pay) deps.onStep('booking');
    const result = await deps.book({ ...submission, submission_key: name(submission) });
    if (!result.ok) {
      const failure = failureOf(result.refusal);
      lost = failure.kind === 'unreachable' || failure.kind === 'failed' ? { content, submission } : null;
      return { ok: false, failure };
    }
    lost = null;
    const { bookingId } = result.answer.data;
    if (result.answer.status !== 'checking' || bookingId === null) return result;
    deps.onStep('checking');
    // The booking page continues to poll when this page stops.
    return (await isAbandoned(bookingId))
      ? { ok: false, failure: { kind: 'card', report: 'Payment not approved' } }
      : result;
  };

  /** Returns whether a booking with a pending payment was abandoned; an unknown state counts as not abandoned. */
  async function isAbandoned(bookingId: string): Promise<boolean> {
    for (let attempts = 0; attempts < CHECKING.times; attempts++) {
      await deps.wait(CHECKING.everyMs);
      const state = await deps.bookingState(bookingId);
      if (state !== null && state !== 'attempting') return state === 'failed';
    }
    return false;
  }
}
