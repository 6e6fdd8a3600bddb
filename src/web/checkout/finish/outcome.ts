import type { CallRefusal, ProblemBody } from '#contract/problem.ts';
import type { BookingRefusal } from '#contract/schemas/hold.ts';
import type { PaymentFailure } from '../payment/process.ts';

/** What came of a submission that did not succeed. */
export type Failure =
  /** No answer, or none from where it is known: it may have been accepted, and the same submission again tells. */
  | { readonly kind: 'unreachable' }
  /** Something on the page is missing or wrong, in the server's words. */
  | { readonly kind: 'problems'; readonly problems: BookingRefusal['data']['problems'] }
  /** The price is another one than was shown. */
  | {
      readonly kind: 'moved';
      readonly difference: NonNullable<BookingRefusal['data']['difference']>;
      readonly quote: NonNullable<BookingRefusal['data']['quote']>;
    }
  /** Refused for a reason that the message tells; `url` leads to a hold that is there already. */
  | {
      readonly kind: 'refused';
      readonly type: BookingRefusal['type'];
      readonly message: string;
      readonly url: string | null;
      readonly reference: string;
    }
  | { readonly kind: 'failed'; readonly reference: string | null }
  | PaymentFailure;

/** What is shown at its place on the page; everything else is told in a popup. */
export type PlacedFailure = Extract<Failure, { kind: 'problems' | 'fields' | 'closed' }>;

/** Tells whether a failure is shown at its place. */
export const isPlaced = (failure: Failure): failure is PlacedFailure =>
  failure.kind === 'problems' || failure.kind === 'fields' || failure.kind === 'closed';

/** Reads what went wrong. */
export function failureOf(refusal: CallRefusal): Failure {
  if ([0, 502, 503, 504].includes(refusal.status)) return { kind: 'unreachable' };
  const body = refusal.body as (ProblemBody & Partial<BookingRefusal>) | null;
  if (!body || refusal.status >= 500) return { kind: 'failed', reference: body?.reference ?? null };
  const { difference, quote, problems } = body.data ?? {};
  if (difference && quote && difference.trouble === null) return { kind: 'moved', difference, quote };
  if (problems && problems.length > 0) return { kind: 'problems', problems };
  const { type = 'other', url = null, message, reference } = body;
  return { kind: 'refused', type, message, url, reference };
}
