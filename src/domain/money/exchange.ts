import type { Minor, RateFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from './currency.ts';
import type { Money } from './money.ts';

/** Converts once, through the euro, rounded half up to the cent; the division is exact, so no rate is ever rounded itself. */
export function convert(from: Money, to: Currency, rates: RateFacts): Minor {
  if (from.currency === to) return from.amount;
  const numerator = BigInt(from.amount) * BigInt(rates.perEuro[to]);
  const denominator = BigInt(rates.perEuro[from.currency]);
  return Number((2n * numerator + denominator) / (2n * denominator));
}
