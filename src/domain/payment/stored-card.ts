import { partsOf } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';

/** The kinds of cards that can be stored. */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'maestro', 'unionpay'] as const;

/** A kind of card. */
export type CardBrand = (typeof CARD_BRANDS)[number];

/** A card works until the last day of its month has passed everywhere. */
export function isCardExpired(
  { expiryMonth, expiryYear }: { readonly expiryMonth: number; readonly expiryYear: number },
  now: Instant,
): boolean {
  // Twelve hours behind UTC lies the last place where the month has not ended.
  const [year, month] = partsOf(dayAt(now - 12 * 3_600_000, 'UTC'));
  return year * 12 + month > expiryYear * 12 + expiryMonth;
}
