import { expect, test } from 'vitest';
import { addDays, day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { FACTS, NOW } from '#domain/testing/sample.ts';
import {
  EXTENSION_MS,
  extendHold,
  type Holder,
  holdEnd,
  holdProblem,
  isHoldAlive,
  isNearUnconfirmedShare,
  secondsLeft,
  unconfirmedShare,
} from './hold.ts';
import { bookingPath } from './path.ts';

const departure = FACTS.variant.departures[0]!;
const traveller: Holder = { kind: 'traveller', holdsOnDeparture: 0 };

test('HOLD-01 a hold lasts exactly 48 hours, also across daylight saving changes', () => {
  const end = holdEnd(NOW);
  expect(end - NOW).toBe(172_800_000);
  expect([isHoldAlive(end, end - 1), isHoldAlive(end, end)]).toEqual([true, false]);
  expect([secondsLeft(end, NOW), secondsLeft(end, end - 1), secondsLeft(end, end), secondsLeft(end, end + 5)]).toEqual([
    172_800, 1, 0, 0,
  ]);
});

test('HOLD-01 unconfirmed holds may take at most half of a departure, but at least four places', () => {
  expect([1, 6, 8, 9, 12, 41].map(unconfirmedShare)).toEqual([4, 4, 4, 4, 6, 20]);
  expect([2, 3, 4].map((held) => isNearUnconfirmedShare(held, 8))).toEqual([false, true, true]);
});

test('HOLD-01 a traveller can hold a departure once, an agent up to the agency’s limit', () => {
  expect(holdProblem(departure, traveller, NOW, 'UTC')).toBeNull();
  expect(holdProblem(departure, { ...traveller, holdsOnDeparture: 1 }, NOW, 'UTC')).toBe('alreadyHeld');
  expect(holdProblem(departure, { kind: 'agent', openHolds: 9, openHoldsLimit: 10 }, NOW, 'UTC')).toBeNull();
  expect(holdProblem(departure, { kind: 'agent', openHolds: 10, openHoldsLimit: 10 }, NOW, 'UTC')).toBe('agencyLimit');
});

test('HOLD-01 on-request departures and departures within 48 hours cannot be held', () => {
  expect(holdProblem({ ...departure, confirmation: 'onRequest' }, traveller, NOW, 'UTC')).toBe('onRequest');
  expect(holdProblem({ ...departure, day: day('2027-01-12') }, traveller, NOW, 'UTC')).toBe('departsTooSoon');
  expect(holdProblem({ ...departure, day: day('2027-01-13') }, traveller, NOW, 'UTC')).toBeNull();
});

test('BOOK-03 B2B-02 the type and method of a submission decide whether it is a booking or a hold; an agent without a card holds', () => {
  expect(bookingPath('book', 'ideal')).toBe('local');
  expect(bookingPath('book', 'paypal')).toBe('direct');
  expect(bookingPath('book', 'applePay')).toBe('direct');
  expect(bookingPath('book', 'card')).toBe('card');
  expect(bookingPath('book', 'storedCard')).toBe('card');
  expect(bookingPath('b2b', 'companyCard')).toBe('b2b');
  expect(bookingPath('b2b', null)).toBe('hold');
  expect(bookingPath('hold', 'card')).toBe('hold');
  expect(bookingPath('book', null)).toBeNull();
});

test('HOLD-01 a hold can be extended once, by 24 hours from its end, while its sale is open until after the new end', () => {
  const hold = { end: holdEnd(NOW), isExtended: false, isConfirmed: true };
  const later = { ...departure, day: day('2027-02-01') };
  const extended = extendHold(hold, later, NOW, 'UTC');
  expect(extended).toEqual({ end: hold.end + EXTENSION_MS });
  expect(EXTENSION_MS).toBe(86_400_000);
  const problem = (change: Partial<typeof hold>, of: typeof departure | null = later, now = NOW) =>
    extendHold({ ...hold, ...change }, of, now, 'UTC');
  expect(problem({}, later, hold.end)).toEqual({ problem: 'over' });
  expect(problem({ isExtended: true })).toEqual({ problem: 'extended' });
  expect(problem({ isConfirmed: false })).toEqual({ problem: 'unconfirmed' });
  for (const gone of [null, { ...later, state: 'closed' as const }, { ...later, confirmation: 'onRequest' as const }])
    expect(problem({}, gone)).toEqual({ problem: 'notOnSale' });
  const lastDay = dayAt(hold.end + EXTENSION_MS, 'UTC');
  const leaving = (days: number, closesDaysBefore: number) =>
    problem({}, { ...departure, day: addDays(lastDay, days), closesDaysBefore });
  expect([leaving(0, 1), leaving(4, 5)]).toEqual([{ problem: 'departsTooSoon' }, { problem: 'departsTooSoon' }]);
  expect([leaving(1, 1), leaving(5, 5)]).toEqual([extended, extended]);
});
