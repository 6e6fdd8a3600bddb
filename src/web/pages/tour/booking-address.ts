import { toQuery } from '#domain/booking/page-address.ts';
import type { Day } from '#domain/calendar/day.ts';
import { openDepartures } from './offer.ts';
import type { Departure, Tour } from './tour-types.ts';

/** Whether the places of a departure can be held from here: it has some, and is confirmed at once. */
export const canBeHeld = ({ placesLeft, confirmation }: Pick<Departure, 'placesLeft' | 'confirmation'>): boolean =>
  placesLeft > 0 && confirmation === 'instant';

/** Where a departure is chosen: the booking page, on that day. */
export function bookingAddress(tour: Pick<Tour, 'slug'>, departure: Pick<Departure, 'variantId' | 'from'>): string {
  const query = toQuery({ day: departure.from as Day, type: 'hold', party: {}, pid: null, currency: null });
  return `/book-now/${tour.slug}/${departure.variantId}?${new URLSearchParams(query)}`;
}

/** The soonest departure that can be held; null where there is none. */
export const nextHoldable = (tour: Pick<Tour, 'months' | 'blocked'>): Departure | null =>
  tour.blocked === null ? (openDepartures(tour).find(canBeHeld) ?? null) : null;
