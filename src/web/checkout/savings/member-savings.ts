import type { BasisPoints } from '#domain/money/money.ts';
import { shareOf } from '#domain/money/money.ts';
import type { QuoteView } from '../price/money-facts.ts';

/**
 * Returns what a membership with a percentage saving takes off a price, and the fee that members do not pay, in minor
 * units.
 */
export function memberSavings({ lines, tourPrice }: QuoteView, share: BasisPoints) {
  const of = (kind: string) => lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  // The share applies to the tour price before any saving.
  return { saving: shareOf(tourPrice - of('saving'), share), fee: of('serviceFee') };
}
