import type { CallResult } from '#contract/problem.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import type { BookingState } from '#domain/booking/lifecycle.ts';
import type { PaymentFields } from '../payment/pay.ts';
import type { PaymentFailure } from '../payment/process.ts';
import { type Failure, failureOf } from './outcome.ts';
import { createNaming, type Submission } from './submission.ts';

/** How often a payment that is being checked is asked about, and for how long on this page. */
const CHECKING = { everyMs: 2000, times: 30 } as const;

/** What became of a submission. */
export type Submitted =
  | { readonly ok: true; readonly answer: AnswerOf<'book'> }
  | { readonly ok: false; readonly failure: Failure };

/** Makes of the chosen card the part of a submission that pays. */
export type Pay = () => Promise<
  { readonly ok: true; readonly fields: PaymentFields } | { readonly ok: false; readonly failure: PaymentFailure }
>;

/** What sending needs. */
export type SubmitterDeps = {
  readonly book: (request: RequestOf<'book'>) => Promise<CallResult<AnswerOf<'book'>>>;
  /** The state of a booking; null when it could not be had just now. */
  readonly bookingState: (bookingId: string) => Promise<BookingState | null>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onStep: (step: 'booking' | 'checking') => void;
  readonly newName?: (() => string) | undefined;
};

/**
 * Sends submissions. One whose answer was lost is sent again as it was, with what it paid by: it may have been accepted, and then
 * this is its answer. After a definite no the card is asked anew, because what can pay pays once.
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
    // A hold stays one to the end, so that what is said of it is about a hold.
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
    // Its own page goes on asking when this one has waited long enough.
    return (await isGivenUp(bookingId))
      ? { ok: false, failure: { kind: 'card', report: 'Payment not approved' } }
      : result;
  };

  /** Whether a booking whose payment is being checked came to nothing; what is not known is never a no. */
  async function isGivenUp(bookingId: string): Promise<boolean> {
    for (let asked = 0; asked < CHECKING.times; asked++) {
      await deps.wait(CHECKING.everyMs);
      const state = await deps.bookingState(bookingId);
      if (state !== null && state !== 'attempting') return state === 'failed';
    }
    return false;
  }
}
