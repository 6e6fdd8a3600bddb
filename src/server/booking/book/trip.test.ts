import { expect, test } from 'vitest';
import type { Day } from '#domain/calendar/day.ts';
import { hashTrip, type Trip } from './trip.ts';

const ada = { 'first-name': 'Ada', 'last-name': 'Lovelace', 'date-of-birth': '10/12/1985', phone: '+49 151 1' };
const trip: Trip = {
  variantId: 7,
  day: '2027-05-01' as Day,
  party: { 1: 1 },
  rooms: { 3: { 1: 1 } },
  extras: {},
  leadEmail: 'ada@example.org',
  travellers: [ada],
};
const hash = hashTrip(trip);

test('BOOK-08 a trip has the same fingerprint in any spelling, and after an answer that does not identify a traveller is corrected', () => {
  const written = { ...trip, party: { 1: 1, 2: 0 }, rooms: { 4: {}, 3: { 2: 0, 1: 1 } }, extras: { 5: { 1: 0 } } };
  expect(hashTrip({ ...written, leadEmail: ' Ada@Example.org' })).toBe(hash);
  const retyped = { ...ada, 'first-name': ' ada ', 'last-name': 'LOVELACE', phone: '+49 151 2' };
  expect(hashTrip({ ...trip, travellers: [retyped] })).toBe(hash);
});

test('BOOK-08 other travellers, another date, room or extra are another trip', () => {
  const others: Partial<Trip>[] = [
    { variantId: 8 },
    { day: '2027-05-02' as Day },
    { rooms: { 4: { 1: 1 } } },
    { extras: { 5: { 1: 1 } } },
    { leadEmail: 'augusta@example.org' },
    { travellers: [{ ...ada, 'first-name': 'Augusta' }] },
    { travellers: [{ ...ada, 'date-of-birth': '10/12/1986' }] },
    { travellers: [ada, ada] },
  ];
  const hashes = others.map((other) => hashTrip({ ...trip, ...other }));
  expect(new Set([hash, ...hashes]).size).toBe(others.length + 1);
});
