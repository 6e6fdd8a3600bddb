import { partsOf } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';

/** The kinds of cards that can be stored. */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'maestro', 'unionpay'] as const;

/** A kind of card. */
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Returns whether a card has expired: it works until the last day of its month has ended everywhere. */
export function isCardExpired(
  { expiryMonth, expiryYear }: { readonly expiryMonth: number; readonly expiryYear: number },
  now: Instant,
): boolean {
  // The last time zone in which the month ends is twelve hours behind UTC.
  const [year, month] = partsOf(dayAt(now - 12 * 3_600_000, 'UTC'));
  return year * 12 + month > expiryYear * 12 + expiryMonth;
}
