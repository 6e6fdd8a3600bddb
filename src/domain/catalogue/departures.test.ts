import { expect, test } from 'vitest';
import { FACTS, plenty, TODAY } from '#domain/testing/sample.ts';
import { day } from '../calendar/day.ts';
import { monthOf } from '../calendar/month.ts';
import { departureOn, departureProblem, departuresIn, howFull, isBookable, lastBookingDay } from './departures.ts';

const departure = FACTS.variant.departures[0]!;

test('CAL-01 the departures of a month are found by day and by month', () => {
  expect(departureOn(FACTS.variant, departure.day)).toBe(departure);
  expect(departureOn(FACTS.variant, day('2027-02-21'))).toBeNull();
  expect(departureOn(FACTS.variant, null)).toBeNull();
  expect(departuresIn(FACTS.variant, monthOf(departure.day))).toEqual([departure]);
});

test('CAL-04 a past, sold-out or too full date cannot be chosen', () => {
  const left = plenty(departure.id);
  expect(departureProblem(departure, left, 2, TODAY)).toBeNull();
  expect(departureProblem(departure, null, 2, TODAY)).toBeNull();
  expect(departureProblem(departure, left, 2, departure.day)).toBe('past');
  expect(departureProblem(departure, { ...left, placesLeft: 0 }, 1, TODAY)).toBe('soldOut');
  expect(departureProblem(departure, { ...left, placesLeft: 1 }, 2, TODAY)).toBe('tooFewPlaces');
});

test('availability shows urgency only when few places are left, and no number when there are plenty', () => {
  expect([-1, 0, 1, 4, 5, 8, 9, 40].map(howFull)).toEqual([
    'none',
    'none',
    'few',
    'few',
    'some',
    'some',
    'plenty',
    'plenty',
  ]);
});

test('a departure is bookable until its last booking day, and only while it is open', () => {
  const leaves = { day: day('2027-06-20'), state: 'open', closesDaysBefore: 7 } as const;
  expect(lastBookingDay(leaves)).toBe('2027-06-13');
  expect(isBookable(leaves, day('2027-06-13'))).toBe(true);
  expect(isBookable(leaves, day('2027-06-14'))).toBe(false);
  expect(isBookable({ ...leaves, closesDaysBefore: 1 }, day('2027-06-19'))).toBe(true);
  expect(isBookable({ ...leaves, state: 'closed' }, day('2027-06-01'))).toBe(false);
});

test('a closed, cancelled or cut-off departure cannot be chosen, however much is left of it', () => {
  const left = plenty(departure.id);
  const problem = (more: Partial<typeof departure>) => departureProblem({ ...departure, ...more }, left, 1, TODAY);
  expect(problem({ state: 'closed' })).toBe('departureClosed');
  expect(problem({ state: 'cancelled' })).toBe('departureCancelled');
  expect(problem({ closesDaysBefore: 365 })).toBe('departureClosed');
});
