import type { Availability, DepartureFacts, VariantFacts } from '#domain/catalogue/facts.ts';
import type { Day } from '../calendar/day.ts';
import { type Month, monthOf } from '../calendar/month.ts';

/** With so many places left or fewer a departure is nearly full. */
export const FEW_PLACES = 4;
/** With more places left than this nobody has to hurry, and their number says nothing. */
const SOME_PLACES = 2 * FEW_PLACES;

/** How full a departure is, as a person would say it. */
export type PlacesLeft = 'none' | 'few' | 'some' | 'plenty';

/** How full a departure with so many places left is: the one rule behind every word and colour about it. */
export function howFull(placesLeft: number): PlacesLeft {
  if (placesLeft < 1) return 'none';
  if (placesLeft <= FEW_PLACES) return 'few';
  return placesLeft <= SOME_PLACES ? 'some' : 'plenty';
}

/** The departure on a day, or null. */
export const departureOn = (variant: VariantFacts, on: Day | null): DepartureFacts | null =>
  variant.departures.find((departure) => departure.day === on) ?? null;

/** The departures that start in a month, in order. */
export const departuresIn = (variant: VariantFacts, month: Month): DepartureFacts[] =>
  variant.departures.filter((departure) => monthOf(departure.day) === month);

/** Why a departure cannot be chosen; null when it can. An availability that is not known yet does not forbid. */
export function departureProblem(
  departure: DepartureFacts,
  left: Availability | null,
  people: number,
  today: Day,
): 'past' | 'soldOut' | 'tooFewPlaces' | null {
  if (departure.day <= today) return 'past';
  if (!left) return null;
  if (left.placesLeft < 1) return 'soldOut';
  return left.placesLeft < people ? 'tooFewPlaces' : null;
}
