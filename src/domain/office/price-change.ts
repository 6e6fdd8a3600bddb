import type { BasisPoints, Minor } from '#domain/money/money.ts';

/** The rounding of a price: to whole units, to fives, or to end in nine (1,299). */
export type PriceRounding = 'none' | 'whole' | 'five' | 'nine';

/** A change of many prices at once. */
export type PriceChange =
  | { readonly kind: 'set'; readonly amount: Minor }
  | { readonly kind: 'add'; readonly amount: Minor; readonly rounding: PriceRounding }
  /** A share of the price in hundredths of a percent; negative lowers it. */
  | { readonly kind: 'percent'; readonly share: BasisPoints; readonly rounding: PriceRounding };

const UNIT = 100;

/** Returns the price after a change; never negative. */
export function changePrice(price: Minor, change: PriceChange): Minor {
  if (change.kind === 'set') return change.amount;
  const exact = change.kind === 'add' ? price + change.amount : price + Math.round((price * change.share) / 10_000);
  return roundPrice(Math.max(0, exact), change.rounding);
}

/** Rounds to the nearest price of a kind, half up. */
export function roundPrice(price: Minor, rounding: PriceRounding): Minor {
  if (rounding === 'none') return price;
  const step = rounding === 'whole' ? UNIT : rounding === 'five' ? 5 * UNIT : 10 * UNIT;
  // Prices that end in nine are one unit below the tens; a price never becomes negative.
  const offset = rounding === 'nine' ? UNIT : 0;
  return Math.max(0, Math.floor((price + offset + step / 2) / step) * step - offset);
}
