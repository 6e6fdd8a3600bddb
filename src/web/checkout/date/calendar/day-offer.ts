import { type DayProblem, dayProblem } from '#domain/booking/day-problem.ts';
import type { SelectionContext } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import { FEW_PLACES } from '#domain/catalogue/departures.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { CalendarMonth } from './month-store.ts';

/** A day of the calendar on which the tour departs, and why it cannot be chosen. */
export type DayOffer = {
  readonly day: Day;
  readonly until: Day;
  readonly price: number;
  readonly oldPrice: number | null;
  readonly placesLeft: number;
  readonly problem: DayProblem | 'blocked' | null;
  /** Whether it can be chosen and is nearly full. */
  readonly few: boolean;
};

type CalendarDay = CalendarMonth['days'][number];

function offerOf(found: CalendarDay, placesLeft: number, problem: DayOffer['problem']): DayOffer {
  const { day, until, price, oldPrice } = found;
  const few = problem === null && placesLeft <= FEW_PLACES;
  return { day: day as Day, until: until as Day, price, oldPrice, placesLeft, problem, few };
}

const problemOf = ({ bookable, placesLeft }: CalendarDay): DayOffer['problem'] =>
  bookable ? null : placesLeft < 1 ? 'soldOut' : 'blocked';

/** The departures of a month as the server tells them, by day. */
export const offersOf = (month: CalendarMonth): ReadonlyMap<Day, DayOffer> =>
  new Map(month.days.map((found) => [found.day as Day, offerOf(found, found.placesLeft, problemOf(found))]));

/** The same for a party, by the rules and the newest places that the page knows of. */
export function offersFor(
  month: CalendarMonth,
  party: PassengerCounts,
  context: SelectionContext,
): ReadonlyMap<Day, DayOffer> {
  return new Map(
    month.days.map((found) => {
      const day = found.day as Day;
      const problem = dayProblem(party, day, context);
      const placesLeft = context.availability[found.departureId]?.placesLeft ?? found.placesLeft;
      // A departure that the rules have not heard of yet is what the server says it is.
      return [day, offerOf(found, placesLeft, problem === 'noDeparture' ? problemOf(found) : problem)];
    }),
  );
}
