import type { Departure, Tour } from './tour-types.ts';

/** Returns the departures with places left, soonest first. */
export function openDepartures(tour: Pick<Tour, 'months'>): Departure[] {
  return tour.months
    .flatMap(({ departures }) => departures)
    .filter(({ state, placesLeft }) => state === 'open' && placesLeft > 0)
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** Returns the variant of a departure; null where there is only one. */
export function variantName({ variants }: Pick<Tour, 'variants'>, { variantId }: Departure): string | null {
  return variants.length > 1 ? (variants.find(({ id }) => id === variantId)?.name ?? null) : null;
}

/** Returns the deal behind the lowest price, if one is running. */
export function dealOf(tour: Pick<Tour, 'from' | 'blocked'>) {
  return tour.blocked === null ? (tour.from?.deal ?? null) : null;
}

/** Returns whether a departure can be held: it has places, and is confirmed instantly. */
export const canBeHeld = ({
  state,
  placesLeft,
  confirmation,
}: Pick<Departure, 'state' | 'placesLeft' | 'confirmation'>): boolean =>
  state === 'open' && placesLeft > 0 && confirmation === 'instant';

/** Returns the soonest departure that can be held; null where there is none. */
export const nextHoldable = (tour: Pick<Tour, 'months' | 'blocked'>): Departure | null =>
  tour.blocked === null ? (openDepartures(tour).find(canBeHeld) ?? null) : null;

/** Returns whether all, some or none of the departures are confirmed instantly. */
export function instantDates(tour: Pick<Tour, 'months' | 'blocked'>): 'all' | 'some' | 'none' {
  const open = tour.blocked === null ? openDepartures(tour) : [];
  const instant = open.filter(canBeHeld).length;
  return instant === 0 ? 'none' : instant === open.length ? 'all' : 'some';
}
