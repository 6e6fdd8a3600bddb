import type { Instant } from '#domain/calendar/instant.ts';
import type { Money } from '#domain/money/money.ts';
import { type Quote, type QuoteProblem, quote } from '#domain/pricing/quote.ts';
import { type QuoteDifference, quoteDifference } from '#domain/pricing/quote-difference.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import type { Entitlements } from './entitlements.ts';
import type { GivenQuote, ReadQuote } from './quote-token.ts';

/** How a quote that somebody presents stands to the price of the same choices now. */
export type Comparison =
  | { readonly kind: 'forged' | 'expired' }
  /** Somebody presents the quote of another variant. */
  | { readonly kind: 'other' }
  /** The choices have no price any more. */
  | { readonly kind: 'gone'; readonly given: GivenQuote; readonly trouble: QuoteProblem }
  | { readonly kind: 'same'; readonly given: GivenQuote; readonly quote: Quote }
  | {
      readonly kind: 'moved';
      readonly given: GivenQuote;
      readonly quote: Quote;
      readonly difference: QuoteDifference;
    };

/** Prices the choices of a quote anew, in its currency, and tells line by line what has moved. */
export function compareQuote(
  given: ReadQuote,
  { facts }: Pick<BookableVariant, 'facts'>,
  { person, promo, special }: Entitlements,
  premium: Money | null,
  now: Instant,
): Comparison {
  if (given === 'forged' || given === 'expired') return { kind: given };
  if (given.variantId !== facts.variant.id) return { kind: 'other' };
  const { currency } = given.quote;
  const after = quote(given.choices, { facts, currency, now, person, promo, special, premium });
  if (typeof after === 'string') return { kind: 'gone', given, trouble: after };
  const difference = quoteDifference(given.quote, after);
  return difference.changes.length === 0
    ? { kind: 'same', given, quote: after }
    : { kind: 'moved', given, quote: after, difference };
}
