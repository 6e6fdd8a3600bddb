import type { RateFacts } from '#domain/money/exchange.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor, Money } from '#domain/money/money.ts';

/**
 * Returns the travel credits, in euro, for a reduction in the currency of the price: never more than the balance, and
 * the whole balance when the reduction used it up, so that rounding leaves no cent behind.
 */
export function creditsTaken(off: Money, available: Minor, rates: RateFacts): Minor {
  if (off.amount >= convert({ amount: available, currency: 'EUR' }, off.currency, rates)) return available;
  return Math.min(available, Math.max(1, convert(off, 'EUR', rates)));
}
