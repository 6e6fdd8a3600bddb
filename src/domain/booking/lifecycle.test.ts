import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import {
  BOOKING_LIFE,
  BOOKING_TAKES_PLACES,
  type BookingEvent,
  type BookingState,
  HOLD_LIFE,
  HOLD_TAKES_PLACES,
  type HoldEvent,
  type HoldState,
  nextBooking,
  nextHold,
} from './lifecycle.ts';

const BOOKING_EVENTS: BookingEvent[] = [
  'confirm',
  'request',
  'fail',
  'accept',
  'decline',
  'lapse',
  'cancel',
  'complete',
];
const HOLD_EVENTS: HoldEvent[] = ['pay', 'paid', 'notPaid', 'expire', 'release'];

function reached(life: Readonly<Record<string, object>>, start: string): string[] {
  const seen = new Set([start]);
  for (const state of seen) for (const next of Object.values(life[state] ?? {})) seen.add(next as string);
  return [...seen].sort();
}

test('BOOK-05 HOLD-01 every state is reachable and every path ends', () => {
  expect(reached(BOOKING_LIFE, 'attempting')).toEqual(Object.keys(BOOKING_LIFE).sort());
  expect(reached(HOLD_LIFE, 'held')).toEqual(Object.keys(HOLD_LIFE).sort());
  for (const life of [BOOKING_LIFE, HOLD_LIFE]) {
    const ends = Object.entries(life)
      .filter(([, events]) => Object.keys(events).length === 0)
      .map(([state]) => state);
    for (const state of Object.keys(life))
      expect(reached(life, state).some((later) => ends.includes(later))).toBe(true);
  }
});

test('BOOK-08 no sequence of events lets a booking that released its places take them again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...BOOKING_EVENTS), { maxLength: 20 }), (events) => {
      let state: BookingState = 'attempting';
      let given = false;
      for (const event of events) {
        state = nextBooking(state, event) ?? state;
        given ||= !BOOKING_TAKES_PLACES.includes(state);
        expect(given && BOOKING_TAKES_PLACES.includes(state)).toBe(false);
      }
    }),
    runs(),
  );
});

test('HOLD-02 no sequence of events pays a hold twice, or after it ended', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...HOLD_EVENTS), { maxLength: 30 }), (events) => {
      let state: HoldState = 'held';
      let paid = 0;
      let ended = false;
      for (const event of events) {
        const next = nextHold(state, event);
        if (event === 'paid' && next) {
          paid++;
          expect(ended).toBe(false);
        }
        state = next ?? state;
        ended ||= !HOLD_TAKES_PLACES.includes(state);
      }
      expect(paid).toBeLessThanOrEqual(1);
    }),
    runs(),
  );
});

test('HOLD-02 a hold does not expire while a payment is in progress', () => {
  expect(nextHold('paying', 'expire')).toBeNull();
  expect(nextHold('paying', 'notPaid')).toBe('held');
  expect(nextBooking('cancelled', 'confirm')).toBeNull();
});
