import type { Currency } from './currency.ts';

/** An amount in integer minor units of a currency defined by the context; never negative in facts. */
export type Minor = number;

/** A share in hundredths of a percent, 0 to 10 000. */
export type BasisPoints = number;

/** An exact amount: integer minor units of a currency. */
export interface Money {
  readonly amount: Minor;
  readonly currency: Currency;
}

const WHOLE = 10_000;

/** Returns a share of an amount that is not negative, rounded half up to the cent. */
export const shareOf = (amount: Minor, share: BasisPoints): Minor => Math.floor((amount * share + WHOLE / 2) / WHOLE);

/** Returns a share of an amount, rounded down, for limits that must not be exceeded. */
export const shareAtMost = (amount: Minor, share: BasisPoints): Minor => Math.floor((amount * share) / WHOLE);

/** Divides an amount into equal parts that add up to it; remaining cents go to the first parts. */
export function split(amount: Minor, parts: number): Minor[] {
  const each = Math.floor(amount / parts);
  const left = amount - each * parts;
  return Array.from({ length: parts }, (_, index) => each + (index < left ? 1 : 0));
}
