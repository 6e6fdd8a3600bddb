import type { BasisPoints, Minor } from '#domain/money/money.ts';
import type { Saving } from './choices.ts';

/** The source of a line: its kind, and the fact it comes from. */
export type LineSource =
  | { readonly kind: 'traveller'; readonly reason: { readonly typeId: number } }
  | { readonly kind: 'promotion'; readonly reason: { readonly promotionId: number; readonly typeId: number } }
  | { readonly kind: 'room'; readonly reason: { readonly roomId: number; readonly per: 'person' | 'room' } }
  | {
      readonly kind: 'extra';
      readonly reason: { readonly extraId: number; readonly optionId: number; readonly nights: number | null };
    }
  | { readonly kind: 'saving'; readonly reason: { readonly saving: Exclude<Saving['kind'], 'none'> } }
  | { readonly kind: 'serviceFee'; readonly reason: { readonly share: BasisPoints | null } }
  | { readonly kind: 'flexible' | 'feeWaiver' | 'insurance' | 'membership' | 'changeFee'; readonly reason: null };

/** Every kind of line, in the order of a price. */
export const LINE_KINDS = [
  'traveller',
  'promotion',
  'room',
  'extra',
  'saving',
  'flexible',
  'serviceFee',
  'feeWaiver',
  'insurance',
  'membership',
  'changeFee',
] as const satisfies readonly LineSource['kind'][];

/** One line of a price: `amount` is always `quantity × unit`; reductions are negative. */
export type Line = LineSource & { readonly quantity: number; readonly unit: Minor; readonly amount: Minor };

/** Makes a line from its source, a quantity and a unit price. */
export const line = (source: LineSource, quantity: number, unit: Minor): Line => ({
  ...source,
  quantity,
  unit,
  amount: quantity * unit,
});

/** Returns the sum of some lines. */
export const sumOf = (lines: readonly Line[]): Minor => lines.reduce((sum, { amount }) => sum + amount, 0);
