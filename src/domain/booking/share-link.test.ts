import { describe, expect, test } from 'vitest';
import type { Day } from '#domain/calendar/day.ts';
import type { BookingState } from './lifecycle.ts';
import {
  CLIENT_CHOICES,
  changedSections,
  fixedSections,
  isShareable,
  type SharedChoices,
  shareLinkState,
} from './share-link.ts';

const shared: SharedChoices = {
  day: '2027-05-01' as Day,
  party: { 1: 2 },
  rooms: { 7: { 1: 2 } },
  extras: { 3: { 1: 1 } },
  flexible: false,
  saving: { kind: 'promoCode', code: 'spring' },
};
const chosen = { ...shared, membership: 'no' } as const;

describe('B2B-05 the state of a payment link', () => {
  const fresh = { booking: null, revoked: false, over: false } as const;
  const booked = (state: BookingState, reason: string | null = null) =>
    shareLinkState({ booking: { state: state as 'confirmed', reason }, revoked: true, over: true });
  test('is open until it is used, revoked or expired', () => {
    expect(shareLinkState(fresh)).toBe('open');
    expect(shareLinkState({ ...fresh, over: true })).toBe('expired');
    expect(shareLinkState({ ...fresh, revoked: true, over: true })).toBe('revoked');
    expect(booked('attempting')).toBe('paying');
  });
  test('follows the state of its booking, even after the link has expired', () => {
    expect([booked('confirmed'), booked('completed')]).toEqual(['used', 'used']);
    for (const state of ['requested', 'declined', 'lapsed', 'cancelled'] as const) expect(booked(state)).toBe(state);
    expect([booked('cancelled', 'payment'), booked('lapsed', 'payment')]).toEqual(['unpaid', 'unpaid']);
  });
});

describe('B2B-05 changes a client can make to a payment link', () => {
  test('the agent’s selection is not a change, in any spelling', () => {
    const written = { ...chosen, party: { 1: 2, 2: 0 }, rooms: { ...shared.rooms, 8: {} } };
    expect(changedSections(shared, { ...written, saving: { kind: 'promoCode', code: 'SPRING' } }, [])).toEqual([]);
  });
  test.for([
    ['date', { day: '2027-05-02' as Day }],
    ['passengers', { party: { 1: 3 } }],
    ['rooms', { rooms: { 8: { 1: 2 } } }],
    ['extras', { extras: {} }],
    ['flexible', { flexible: true }],
    ['membership', { membership: 'yes' as const }],
    ['savings', { saving: { kind: 'none' as const } }],
  ] as const)('%s is fixed unless the agent made it optional', ([section, change]) => {
    const changed = { ...chosen, ...change };
    expect(changedSections(shared, changed, [])).toEqual([section]);
    const allowed = { rooms: 'rooms', extras: 'extras', flexible: 'extras' }[section as 'rooms'];
    if (allowed) expect(changedSections(shared, changed, [allowed as 'rooms'])).toEqual([]);
    else expect(changedSections(shared, changed, CLIENT_CHOICES)).toEqual([section]);
  });
  test('date, party, membership and savings are always fixed', () => {
    expect(fixedSections(CLIENT_CHOICES)).toEqual(['date', 'passengers', 'membership', 'savings']);
  });
  test('personal data is not part of a link', () => {
    expect(isShareable({ kind: 'travelCredits' }) || isShareable({ kind: 'member' })).toBe(false);
    expect(isShareable({ kind: 'none' }) && isShareable(shared.saving)).toBe(true);
  });
});
