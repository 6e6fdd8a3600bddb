import { expect, test } from 'vitest';
import { FACTS, plenty, TODAY } from '#domain/testing/sample.ts';
import { day } from '../calendar/day.ts';
import { monthOf } from '../calendar/month.ts';
import { departureOn, departureProblem, departuresIn, howFull } from './departures.ts';

const departure = FACTS.variant.departures[0]!;

test('CAL-01 the departures of a month are found by day and by month', () => {
  expect(departureOn(FACTS.variant, departure.day)).toBe(departure);
  expect(departureOn(FACTS.variant, day('2027-02-21'))).toBeNull();
  expect(departureOn(FACTS.variant, null)).toBeNull();
  expect(departuresIn(FACTS.variant, monthOf(departure.day))).toEqual([departure]);
});

test('CAL-04 a day that is past, sold out or too full for the party cannot be chosen', () => {
  const left = plenty(departure.id);
  expect(departureProblem(departure, left, 2, TODAY)).toBeNull();
  expect(departureProblem(departure, null, 2, TODAY)).toBeNull();
  expect(departureProblem(departure, left, 2, departure.day)).toBe('past');
  expect(departureProblem(departure, { ...left, placesLeft: 0 }, 1, TODAY)).toBe('soldOut');
  expect(departureProblem(departure, { ...left, placesLeft: 1 }, 2, TODAY)).toBe('tooFewPlaces');
});

test('how full a departure is: urgency only when few places are left, no number when there are plenty', () => {
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
