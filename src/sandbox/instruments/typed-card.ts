import { brandOf, codeLengthOf, isCardNumber } from '../cards/brand.ts';
import { readExpiry } from '../cards/expiry.ts';
import { cardWithNumber, type TestCard } from '../cards/test-cards.ts';
import type { PayerFacts } from './instruments.ts';

/** An entered card; only the result of `readTypedCard` is stored. */
export type TypedCard = { readonly number: string; readonly expiry: string; readonly code: string };

/**
 * Validates an entered card; returns null unless it is a test card with a future expiry date and a code of the right
 * length.
 */
export function readTypedCard(
  { number, expiry, code }: TypedCard,
  now: number,
): { readonly card: TestCard; readonly facts: PayerFacts } | null {
  const brand = brandOf(number);
  const card = cardWithNumber(number);
  const until = readExpiry(expiry, now);
  if (!brand || !card || !until || !isCardNumber(number)) return null;
  if (!/^\d+$/.test(code) || code.length !== codeLengthOf(brand)) return null;
  return {
    card,
    facts: {
      method: 'card',
      card: card.id,
      brand,
      last_four: number.slice(-4),
      expiry_month: until.month,
      expiry_year: until.year,
    },
  };
}
