import type { Day } from '#domain/calendar/day.ts';
import type { Currency } from './currency.ts';
import type { Minor, Money } from './money.ts';

/** Exchange rates of one day: millionths of each currency for one euro (EUR itself is 1 000 000). */
export interface RateFacts {
  readonly day: Day;
  readonly perEuro: Readonly<Record<Currency, number>>;
}

/**
 * Converts once, through the euro, rounded half up to the cent. The division is exact, so the rate itself is never
 * rounded.
 */
export function convert(from: Money, to: Currency, rates: RateFacts): Minor {
  if (from.currency === to) return from.amount;
  const [rate, base] = [rates.perEuro[to], rates.perEuro[from.currency]];
  // Below this limit every step is exact, and no quotient is close enough to an integer to be mistaken for it.
  const doubled = 2 * from.amount * rate + base;
  if (Math.abs(doubled) < Number.MAX_SAFE_INTEGER) return Math.trunc(doubled / (2 * base));
  const numerator = BigInt(from.amount) * BigInt(rate);
  const denominator = BigInt(base);
  return Number((2n * numerator + denominator) / (2n * denominator));
}
