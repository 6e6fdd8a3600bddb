import type { BasisPoints } from '#domain/money/money.ts';
import { shareOf } from '#domain/money/money.ts';
import type { ShownQuote } from '../price/money-facts.ts';

/** What a membership that saves a share would take off a price, and the fee that members do not pay, in minor units. */
export function memberSavings({ lines, tourPrice }: ShownQuote, share: BasisPoints) {
  const of = (kind: string) => lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  // The saving is taken from the tour's price before any saving.
  return { saving: shareOf(tourPrice - of('saving'), share), fee: of('serviceFee') };
}
