import type { RateFacts } from '#domain/money/exchange.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor, Money } from '#domain/money/money.ts';

/**
 * The travel credits, in euro, that a price takes when it is lowered by an amount of its own currency: never more than are
 * there, and all of them when the price took all, so that rounding leaves no cent behind.
 */
export function creditsTaken(off: Money, available: Minor, rates: RateFacts): Minor {
  if (off.amount >= convert({ amount: available, currency: 'EUR' }, off.currency, rates)) return available;
  return Math.min(available, Math.max(1, convert(off, 'EUR', rates)));
}
