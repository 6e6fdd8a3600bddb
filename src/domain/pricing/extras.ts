import { tourNights } from '#domain/calendar/tour-dates.ts';
import type { ExtraFacts, ExtraOptionFacts } from '#domain/catalogue/facts.ts';

/** The quantity of each option of each extra. */
export type ExtraQuantities = Readonly<Record<number, Readonly<Record<number, number>>>>;

/** Returns the chosen quantity of an option. */
export const quantityOf = (quantities: ExtraQuantities, extraId: number, optionId: number): number =>
  quantities[extraId]?.[optionId] ?? 0;

/** Returns the total chosen quantity of an extra over all its options. */
export const extraTotal = (quantities: ExtraQuantities, extraId: number): number =>
  Object.values(quantities[extraId] ?? {}).reduce((sum, quantity) => sum + quantity, 0);

/** Returns how often one unit of an extra is charged: once, or for each night of the tour. */
export const timesCharged = (extra: ExtraFacts, lengthDays: number): number =>
  extra.per === 'night' ? tourNights(lengthDays) : 1;

/** Returns the highest quantity of an option that a party may choose in addition to its other options. */
export function highestQuantity(
  extra: ExtraFacts,
  option: ExtraOptionFacts,
  quantities: ExtraQuantities,
  people: number,
  lengthDays: number,
): number {
  if (timesCharged(extra, lengthDays) < 1) return 0;
  if (extra.per === 'booking') return option.maximum;
  const others = extraTotal(quantities, extra.id) - quantityOf(quantities, extra.id, option.id);
  return Math.max(0, Math.min(option.maximum, people - others));
}

/** Limits quantities to what a party may choose, removing zeros and what is not sold; earlier options have priority. */
export function fitExtras(
  extras: readonly ExtraFacts[],
  quantities: ExtraQuantities,
  people: number,
  lengthDays: number,
): ExtraQuantities {
  const fitted: Record<number, Record<number, number>> = {};
  for (const extra of extras) {
    for (const option of extra.options) {
      const highest = highestQuantity(extra, option, fitted, people, lengthDays);
      const quantity = Math.min(quantityOf(quantities, extra.id, option.id), highest);
      if (quantity > 0) fitted[extra.id] = { ...fitted[extra.id], [option.id]: quantity };
    }
  }
  return fitted;
}

/** Returns how many of a required extra must still be chosen. */
export function extraMissing(extra: ExtraFacts, quantities: ExtraQuantities, people: number): number {
  if (!extra.required) return 0;
  return Math.max(0, (extra.per === 'booking' ? 1 : people) - extraTotal(quantities, extra.id));
}
