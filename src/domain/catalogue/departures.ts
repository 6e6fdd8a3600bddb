import type { Availability, DepartureFacts, VariantFacts } from '#domain/catalogue/facts.ts';
import { addDays, type Day } from '../calendar/day.ts';
import { type Month, monthOf } from '../calendar/month.ts';

/** A departure with at most this many places left is nearly full. */
export const FEW_PLACES = 4;
/** A departure with more places left than this has plenty, and the exact number is not displayed. */
const SOME_PLACES = 2 * FEW_PLACES;

/** How full a departure is, in display terms. */
export type PlacesLeft = 'none' | 'few' | 'some' | 'plenty';

/** Returns how full a departure is, for every label and colour that depends on it. */
export function howFull(placesLeft: number): PlacesLeft {
  if (placesLeft < 1) return 'none';
  if (placesLeft <= FEW_PLACES) return 'few';
  return placesLeft <= SOME_PLACES ? 'some' : 'plenty';
}

/** Returns the departure on a day, or null. */
export const departureOn = (variant: VariantFacts, on: Day | null): DepartureFacts | null =>
  variant.departures.find((departure) => departure.day === on) ?? null;

/** Returns the departures that start in a month, in order. */
export const departuresIn = (variant: VariantFacts, month: Month): DepartureFacts[] =>
  variant.departures.filter((departure) => monthOf(departure.day) === month);

/** Returns the last day on which a departure can be booked, in the operator's time zone. */
export const lastBookingDay = ({ day, closesDaysBefore }: Pick<DepartureFacts, 'day' | 'closesDaysBefore'>): Day =>
  addDays(day, -closesDaysBefore);

/** Returns whether a departure accepts new bookings on a day, regardless of the places left. */
export const isBookable = (
  departure: Pick<DepartureFacts, 'day' | 'state' | 'closesDaysBefore'>,
  today: Day,
): boolean => departure.state === 'open' && today <= lastBookingDay(departure);

/** Returns why a departure cannot be chosen, or null. Unknown availability does not prevent it. */
export function departureProblem(
  departure: DepartureFacts,
  left: Availability | null,
  people: number,
  today: Day,
): 'past' | 'departureCancelled' | 'departureClosed' | 'soldOut' | 'tooFewPlaces' | null {
  if (departure.day <= today) return 'past';
  if (departure.state === 'cancelled') return 'departureCancelled';
  if (!isBookable(departure, today)) return 'departureClosed';
  if (!left) return null;
  if (left.placesLeft < 1) return 'soldOut';
  return left.placesLeft < people ? 'tooFewPlaces' : null;
}
