import { expect, test } from 'vitest';
import { canBeHeld, instantDates, nextHoldable } from './offer.ts';
import type { Departure, Tour } from './tour-types.ts';

const departure = (from: string, confirmation: Departure['confirmation'], placesLeft = 4) =>
  ({ from, confirmation, placesLeft, state: 'open' }) as Departure;
const tour = (departures: Departure[], blocked: string | null = null) =>
  ({ blocked, months: [{ month: '2027-06', departures }] }) as unknown as Pick<Tour, 'months' | 'blocked'>;
const instant = departure('2027-06-12', 'instant');
const onRequest = departure('2027-06-05', 'onRequest');
const soldOut = departure('2027-06-01', 'onRequest', 0);

test('HOLD-01 only departures with places and instant confirmation can be held', () => {
  expect(canBeHeld(instant)).toBe(true);
  expect(canBeHeld({ ...instant, placesLeft: 0 })).toBe(false);
  expect(canBeHeld(onRequest)).toBe(false);
  expect(nextHoldable(tour([onRequest, instant]))).toBe(instant);
  expect(nextHoldable(tour([onRequest]))).toBeNull();
  expect(nextHoldable(tour([instant], 'closed'))).toBeNull();
});

test('instant confirmation is promised for all dates only when none on sale is on request', () => {
  expect(instantDates(tour([instant, soldOut]))).toBe('all');
  expect(instantDates(tour([instant, onRequest]))).toBe('some');
  expect(instantDates(tour([onRequest]))).toBe('none');
  expect(instantDates(tour([]))).toBe('none');
  expect(instantDates(tour([instant], 'closed'))).toBe('none');
});
