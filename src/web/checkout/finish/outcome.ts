import type { CallRefusal, ProblemBody } from '#contract/problem.ts';
import type { BookingRefusal } from '#contract/schemas/hold.ts';
import type { PaymentFailure } from '../payment/process.ts';

/** The reasons for which a submission fails. */
export type Failure =
  /** No response, or one from a gateway: the submission may have been accepted, and repeating it returns the result. */
  | { readonly kind: 'unreachable' }
  /** Something on the page is missing or invalid, in the server's wording. */
  | { readonly kind: 'problems'; readonly problems: BookingRefusal['data']['problems'] }
  /** The price differs from the displayed one. */
  | {
      readonly kind: 'moved';
      readonly difference: NonNullable<BookingRefusal['data']['difference']>;
      readonly quote: NonNullable<BookingRefusal['data']['quote']>;
    }
  /** Refused for the reason in the message; `url` leads to an existing hold. */
  | {
      readonly kind: 'refused';
      readonly type: BookingRefusal['type'];
      readonly message: string;
      readonly url: string | null;
      readonly reference: string;
    }
  | { readonly kind: 'failed'; readonly reference: string | null }
  | PaymentFailure;

/** The failures that are displayed in place on the page; all others open a popup. */
export type PlacedFailure = Extract<Failure, { kind: 'problems' | 'fields' | 'closed' }>;

/** Returns whether a failure is displayed in place. */
export const isPlaced = (failure: Failure): failure is PlacedFailure =>
  failure.kind === 'problems' || failure.kind === 'fields' || failure.kind === 'closed';

/** Maps a refusal to a failure. */
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
