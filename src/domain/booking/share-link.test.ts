import { describe, expect, test } from 'vitest';
import type { Day } from '#domain/calendar/day.ts';
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

describe('B2B-05 the state of a link', () => {
  const fresh = { booking: 'none', revoked: false, over: false } as const;
  test('is open until something has happened', () => {
    expect(shareLinkState(fresh)).toBe('open');
    expect(shareLinkState({ ...fresh, over: true })).toBe('expired');
    expect(shareLinkState({ ...fresh, revoked: true, over: true })).toBe('revoked');
    expect(shareLinkState({ ...fresh, booking: 'attempting' })).toBe('paying');
  });
  test('stays used, whatever becomes of the link afterwards', () => {
    expect(shareLinkState({ booking: 'made', revoked: true, over: true })).toBe('used');
  });
});

describe('B2B-05 what the client of a link may change', () => {
  test('the selection of the agent is no change, however it is written', () => {
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
  ] as const)('%s is fixed unless the agent allowed it', ([section, change]) => {
    const changed = { ...chosen, ...change };
    expect(changedSections(shared, changed, [])).toEqual([section]);
    const allowed = { rooms: 'rooms', extras: 'extras', flexible: 'extras' }[section as 'rooms'];
    if (allowed) expect(changedSections(shared, changed, [allowed as 'rooms'])).toEqual([]);
    else expect(changedSections(shared, changed, CLIENT_CHOICES)).toEqual([section]);
  });
  test('date, party, membership and savings are fixed whatever is allowed', () => {
    expect(fixedSections(CLIENT_CHOICES)).toEqual(['date', 'passengers', 'membership', 'savings']);
  });
  test('what belongs to a person does not travel with a link', () => {
    expect(isShareable({ kind: 'travelCredits' }) || isShareable({ kind: 'member' })).toBe(false);
    expect(isShareable({ kind: 'none' }) && isShareable(shared.saving)).toBe(true);
  });
});
