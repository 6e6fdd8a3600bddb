import type { Departure, Tour } from './tour-types.ts';

/** The departures that still have places, soonest first. */
export function openDepartures(tour: Pick<Tour, 'months'>): Departure[] {
  return tour.months
    .flatMap(({ departures }) => departures)
    .filter(({ placesLeft }) => placesLeft > 0)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Which way of taking the tour a departure is of; null where there is only one. */
export function variantName({ variants }: Pick<Tour, 'variants'>, { variantId }: Departure): string | null {
  return variants.length > 1 ? (variants.find(({ id }) => id === variantId)?.name ?? null) : null;
}

/** The reduction behind the lowest price, if one is running. */
export function dealOf(tour: Pick<Tour, 'from' | 'blocked'>) {
  return tour.blocked === null ? (tour.from?.deal ?? null) : null;
}

/** Whether some departure is confirmed at once. */
export function instantly(tour: Pick<Tour, 'months' | 'blocked'>): boolean {
  return tour.blocked === null && openDepartures(tour).some(({ confirmation }) => confirmation === 'instant');
}
