import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { CONTEXT, plenty } from '#domain/testing/sample.ts';
import { offersFor, offersOf } from './day-offer.ts';
import type { CalendarMonth } from './month-store.ts';

const june = day('2027-06-05');
const month = (
  placesLeft: number,
  bookable = placesLeft > 0,
  departureId = 1001,
  on = '2027-06-05',
  confirmation = 'instant',
) =>
  ({
    days: [
      { day: on, until: '2027-06-14', departureId, price: 100_000, oldPrice: null, placesLeft, bookable, confirmation },
    ],
  }) as unknown as CalendarMonth;

test('CAL-04 a date shows the server’s data until the rules are loaded', () => {
  expect(offersOf(month(12)).get(june)).toMatchObject({ problem: null, few: false, placesLeft: 12 });
  expect(offersOf(month(4)).get(june)).toMatchObject({ problem: null, few: true });
  expect(offersOf(month(0)).get(june)).toMatchObject({ problem: 'soldOut', few: false });
  expect(offersOf(month(5, false)).get(june)).toMatchObject({ problem: 'blocked' });
  const unheard = offersFor(month(0, false, 9, '2027-06-09'), { 1: 2 }, CONTEXT);
  expect(unheard.get(day('2027-06-09'))).toMatchObject({ problem: 'soldOut' });
});

test('CAL-04 newer data of the page overrides the data of the month', () => {
  const now = { ...CONTEXT, availability: { 1001: { ...plenty(1001), placesLeft: 1 } } };
  expect(offersFor(month(12), { 1: 2 }, now).get(june)).toMatchObject({ problem: 'tooFewPlaces', placesLeft: 1 });
  expect(offersFor(month(12), { 1: 1 }, now).get(june)).toMatchObject({ problem: null, few: true });
});

test('CAL-04 an on-request departure can be chosen and is labelled', () => {
  const onRequest = month(12, true, 1001, '2027-06-05', 'onRequest');
  expect(offersOf(onRequest).get(june)).toMatchObject({ problem: null, onRequest: true });
  expect(offersOf(month(12)).get(june)).toMatchObject({ onRequest: false });
});
