import { type DayProblem, dayProblem } from '#domain/booking/day-problem.ts';
import type { SelectionContext } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import { FEW_PLACES } from '#domain/catalogue/departures.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { CalendarMonth } from './month-store.ts';

/** A departure on a calendar day, and the reason if it is unavailable. */
export type DayOffer = {
  readonly day: Day;
  readonly until: Day;
  readonly price: number;
  readonly oldPrice: number | null;
  readonly placesLeft: number;
  readonly problem: DayProblem | 'blocked' | null;
  /** Whether it is available and nearly full. */
  readonly few: boolean;
  /** Whether the operator has to confirm the booking. */
  readonly onRequest: boolean;
};

type CalendarDay = CalendarMonth['days'][number];

function offerOf(found: CalendarDay, placesLeft: number, problem: DayOffer['problem']): DayOffer {
  const { day, until, price, oldPrice, confirmation } = found;
  const onRequest = confirmation === 'onRequest';
  const few = problem === null && placesLeft <= FEW_PLACES;
  return { day: day as Day, until: until as Day, price, oldPrice, placesLeft, problem, few, onRequest };
}

const problemOf = ({ bookable, availability, placesLeft }: CalendarDay): DayOffer['problem'] => {
  if (bookable) return null;
  if (availability === 'cancelled') return 'departureCancelled';
  if (availability === 'closed') return 'departureClosed';
  return placesLeft < 1 ? 'soldOut' : 'blocked';
};

/** Returns the departures of a month by day, as sent by the server. */
export const offersOf = (month: CalendarMonth): ReadonlyMap<Day, DayOffer> =>
  new Map(month.days.map((found) => [found.day as Day, offerOf(found, found.placesLeft, problemOf(found))]));

/** Returns the departures for a party, based on the rules and the latest availability that the page has. */
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
      // Departures that the rules do not know yet keep the server's status.
      return [day, offerOf(found, placesLeft, problem === 'noDeparture' ? problemOf(found) : problem)];
    }),
  );
}
