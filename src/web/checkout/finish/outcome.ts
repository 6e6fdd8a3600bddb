import type { CallRefusal, ProblemBody } from '#contract/problem.ts';
import type { BookingRefusal } from '#contract/schemas/hold.ts';

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
  | { readonly kind: 'refused'; readonly message: string; readonly url: string | null; readonly reference: string }
  | { readonly kind: 'failed'; readonly reference: string | null };

/** Reads what went wrong. */
export function failureOf(refusal: CallRefusal): Failure {
  if ([0, 502, 503, 504].includes(refusal.status)) return { kind: 'unreachable' };
  const body = refusal.body as (ProblemBody & Partial<BookingRefusal>) | null;
  if (!body || refusal.status >= 500) return { kind: 'failed', reference: body?.reference ?? null };
  const { difference, quote, problems } = body.data ?? {};
  if (difference && quote && difference.trouble === null) return { kind: 'moved', difference, quote };
  if (problems && problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'refused', message: body.message, url: body.url ?? null, reference: body.reference };
}
