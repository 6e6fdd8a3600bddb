import { type Day, daysBetween } from '#domain/calendar/day.ts';
import { departureOn, departureProblem } from '#domain/catalogue/departures.ts';
import { countOf, type PassengerCounts, partySize } from '#domain/party/passengers.ts';
import type { SelectionContext } from './selection.ts';

/** Why a day cannot be chosen. */
export type DayProblem = 'noDeparture' | 'typeNotSold' | NonNullable<ReturnType<typeof departureProblem>>;

/** Returns why a party cannot choose a day; null when it can. */
export function dayProblem(
  party: PassengerCounts,
  on: Day,
  { facts, availability, today }: SelectionContext,
): DayProblem | null {
  const departure = departureOn(facts.variant, on);
  if (!departure) return on <= today ? 'past' : 'noDeparture';
  const problem = departureProblem(departure, availability[departure.id] ?? null, partySize(party), today);
  if (problem) return problem;
  return Object.keys(party).every((typeId) => isSold(departure.prices, Number(typeId), party)) ? null : 'typeNotSold';
}

/**
 * Returns whether a departure sells to a passenger type of a party; true when the party has no passenger of that type.
 */
export const isSold = (prices: Readonly<Record<number, number>>, typeId: number, party: PassengerCounts): boolean =>
  countOf(party, typeId) === 0 || prices[typeId] !== undefined;

/** Returns the days nearest to a day that this party can choose, in calendar order; `fits` filters them further. */
export function nearestDays(
  party: PassengerCounts,
  to: Day,
  max: number,
  context: SelectionContext,
  fits: (on: Day) => boolean = () => true,
): Day[] {
  const distance = (on: Day) => Math.abs(daysBetween(to, on));
  return context.facts.variant.departures
    .map((departure) => departure.day)
    .filter((on) => on !== to && dayProblem(party, on, context) === null && fits(on))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, max)
    .sort();
}
