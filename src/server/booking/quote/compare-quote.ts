import type { Instant } from '#domain/calendar/instant.ts';
import type { Money } from '#domain/money/money.ts';
import { type Quote, type QuoteProblem, quote } from '#domain/pricing/quote.ts';
import { type QuoteDifference, quoteDifference } from '#domain/pricing/quote-difference.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import type { Entitlements } from './entitlements.ts';
import type { ReadQuote, SignedQuote } from './quote-token.ts';

/** The result of comparing a presented quote with the current price of the same choices. */
export type Comparison =
  | { readonly kind: 'forged' | 'expired' }
  /** The quote is for another variant. */
  | { readonly kind: 'other' }
  /** The choices no longer have a price. */
  | { readonly kind: 'gone'; readonly signed: SignedQuote; readonly problem: QuoteProblem }
  | { readonly kind: 'same'; readonly signed: SignedQuote; readonly quote: Quote }
  | {
      readonly kind: 'moved';
      readonly signed: SignedQuote;
      readonly quote: Quote;
      readonly difference: QuoteDifference;
    };

/** Recalculates the choices of a quote in its currency, and returns the changes line by line. */
export function compareQuote(
  signed: ReadQuote,
  { facts }: Pick<BookableVariant, 'facts'>,
  { person, promo, special }: Entitlements,
  premium: Money | null,
  now: Instant,
): Comparison {
  if (signed === 'forged' || signed === 'expired') return { kind: signed };
  if (signed.variantId !== facts.variant.id) return { kind: 'other' };
  const { currency } = signed.quote;
  const after = quote(signed.choices, { facts, currency, now, person, promo, special, premium });
  if (typeof after === 'string') return { kind: 'gone', signed, problem: after };
  const difference = quoteDifference(signed.quote, after);
  return difference.changes.length === 0
    ? { kind: 'same', signed, quote: after }
    : { kind: 'moved', signed, quote: after, difference };
}
