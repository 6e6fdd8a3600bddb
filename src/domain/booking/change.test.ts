import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { CONTEXT, plenty } from '#domain/testing/sample.ts';
import { type Change, canChooseDay, changeSelection, emptySelection } from './change.ts';
import { offeredRooms } from './offers.ts';
import type { Selection } from './selection.ts';
import { selectionProblems } from './selection-problems.ts';
import { tourProblems } from './tour-problems.ts';

const JUNE = day('2027-06-05');
const SEPTEMBER = day('2027-09-18');
const make = (...changes: Change[]): Selection => from(emptySelection(CONTEXT), ...changes);
const from = (start: Selection, ...changes: Change[]): Selection =>
  changes.reduce((selection, change) => changeSelection(selection, change, CONTEXT), start);
const party = (typeId: number, count: number): Change => ({ kind: 'passengers', typeId, count });
const room = (roomId: number, typeId: number, count: number): Change => ({ kind: 'room', roomId, typeId, count });

test('PAX-02 a change without effect returns the same selection object', () => {
  const rooms = make({ kind: 'day', day: JUNE }, party(1, 2), { kind: 'applyRecommendation' });
  for (const start of [make(), make({ kind: 'day', day: JUNE }), rooms]) {
    expect(changeSelection(start, { kind: 'refresh' }, CONTEXT)).toBe(start);
    expect(changeSelection(start, { kind: 'flexible', chosen: false }, CONTEXT)).toBe(start);
  }
  const flexible = changeSelection(rooms, { kind: 'flexible', chosen: true }, CONTEXT);
  expect(flexible).not.toBe(rooms);
  expect(flexible.rooms).toBe(rooms.rooms);
});

test('PAX-02 a change that is not offered returns the same selection object', () => {
  const start = make({ kind: 'day', day: JUNE });
  for (const change of [
    party(1, 0),
    party(1, 13),
    party(9, 1),
    room(1, 2, 1),
    room(99, 1, 1),
    { kind: 'day', day: day('2027-06-06') } as const,
  ]) {
    expect(changeSelection(start, change, CONTEXT)).toBe(start);
  }
});

test('CAL-04 a date can be chosen only when the whole party can travel on it', () => {
  expect(canChooseDay({ 1: 2 }, JUNE, CONTEXT)).toBe(true);
  expect(canChooseDay({ 4: 1 }, SEPTEMBER, CONTEXT)).toBe(false);
  const full = { ...CONTEXT, availability: { 1001: { ...plenty(1001), placesLeft: 1 } } };
  expect(canChooseDay({ 1: 2 }, JUNE, full)).toBe(false);
  expect(make({ kind: 'day', day: SEPTEMBER }, party(4, 1)).party).toEqual({ 1: 1 });
});

test('PAX-02 travellers cannot be added beyond the places left, but can be removed when others took places', () => {
  const tight = { ...CONTEXT, availability: { 1001: { ...plenty(1001), placesLeft: 2 } } };
  const three = make({ kind: 'day', day: JUNE }, party(1, 3));
  expect(changeSelection(three, party(1, 4), tight)).toBe(three);
  expect(changeSelection(three, party(1, 2), tight).party).toEqual({ 1: 2 });
});

test('ROOM-07 a smaller party keeps the rooms that still fit and lists released travellers', () => {
  const start = make({ kind: 'day', day: JUNE }, party(1, 3), room(1, 1, 2), room(2, 1, 1));
  const smaller = from(start, party(1, 2));
  expect(smaller.rooms).toEqual({ 1: { 1: 2 } });
  expect(smaller.released).toEqual([{ roomId: 2, typeId: 1, count: 1 }]);
});

test('ROOM-07 a date with fewer rooms keeps the allocations that fit and lists released travellers', () => {
  const short = {
    ...CONTEXT,
    availability: { ...CONTEXT.availability, 1002: { ...plenty(1002), roomsLeft: { 1: 1 } } },
  };
  const start = make({ kind: 'day', day: JUNE }, party(1, 3), room(1, 1, 2), room(2, 1, 1));
  const moved = changeSelection(start, { kind: 'day', day: SEPTEMBER }, short);
  expect(moved.day).toBe(SEPTEMBER);
  expect(moved.rooms).toEqual({ 1: { 1: 2 } });
  expect(moved.released).toEqual([{ roomId: 2, typeId: 1, count: 1 }]);
});

test('ROOM-07 released travellers accumulate and are listed until the visitor edits the rooms', () => {
  const start = make({ kind: 'day', day: JUNE }, party(1, 4), room(1, 1, 2), room(2, 1, 2));
  const smaller = from(start, party(1, 3), { kind: 'refresh' }, { kind: 'flexible', chosen: true }, party(1, 2));
  expect(smaller.released).toEqual([{ roomId: 2, typeId: 1, count: 2 }]);
  expect(from(smaller, room(1, 1, 1)).released).toEqual([]);
  expect(from(smaller, { kind: 'applyRecommendation' }).released).toEqual([]);
});

test('ROOM-02 minors left without an adult are released and reported', () => {
  const move = (typeId: number, from: number | null, to: number | null): Change => ({ kind: 'move', typeId, from, to });
  const start = make(party(1, 2), party(2, 1), move(1, null, 1), move(2, null, 1));
  expect(start.rooms).toEqual({ 1: { 1: 1, 2: 1 } });
  const moved = from(start, move(1, 1, 2));
  expect(moved.rooms).toEqual({ 2: { 1: 1 } });
  expect(moved.released).toEqual([{ roomId: 1, typeId: 2, count: 1 }]);
  expect(from(start, move(2, 1, null)).rooms).toEqual({ 1: { 1: 1 } });
});

test('ROOM-01 nobody can move into a room that does not accept them, or out of one they are not in', () => {
  const start = make(party(1, 2), party(2, 1), room(1, 1, 1), room(1, 2, 1));
  for (const [typeId, from, to] of [
    [2, 1, 2],
    [1, 2, 1],
    [1, 1, 99],
    [2, null, 1],
  ] as const)
    expect(changeSelection(start, { kind: 'move', typeId, from, to }, CONTEXT)).toBe(start);
});

test('ROOM-02 when the last adult leaves a room, only the released minors are reported', () => {
  const start = make(party(1, 2), party(2, 1), room(1, 1, 1), room(1, 2, 1), room(1, 1, 0));
  expect(start.rooms).toEqual({});
  expect(start.released).toEqual([{ roomId: 1, typeId: 2, count: 1 }]);
});

test('ROOM-05 the recommendation is applied as a whole and is offered again for another party', () => {
  const applied = make({ kind: 'day', day: JUNE }, party(1, 2), { kind: 'applyRecommendation' });
  expect([applied.rooms, applied.recommendation]).toEqual([{ 1: { 1: 2 } }, 'applied']);
  expect(from(applied, party(1, 3)).recommendation).toBe('open');
  expect(from(applied, { kind: 'dismissRecommendation' }, party(1, 3)).recommendation).toBe('dismissed');
});

test('ROOM-05 a recommendation is offered until it is dismissed or applied, or everyone has a room', () => {
  const two = make({ kind: 'day', day: JUNE }, party(1, 2));
  expect(offeredRooms(two, CONTEXT)).toEqual([{ rooms: { 1: { 1: 2 } }, openBeds: 0 }]);
  expect(offeredRooms(from(two, { kind: 'dismissRecommendation' }), CONTEXT)).toEqual([]);
  expect(offeredRooms(from(two, { kind: 'applyRecommendation' }), CONTEXT)).toEqual([]);
  expect(offeredRooms(from(two, room(2, 1, 2)), CONTEXT)).toEqual([]);
  expect(offeredRooms(two, { ...CONTEXT, availability: { 1001: { ...plenty(1001), roomsLeft: {} } } })).toEqual([]);
});

test('ROOM-04 ROOM-05 choosing to share a room marks the room-mate as unknown', () => {
  const alone = make({ kind: 'day', day: JUNE }, party(1, 1));
  const shared = from(alone, { kind: 'applyRecommendation', sharing: true });
  expect(shared).toMatchObject({
    rooms: { 1: { 1: 1 } },
    friends: { 1: { unknown: true, friends: [] } },
    recommendation: 'applied',
  });
  expect(tourProblems(shared, CONTEXT).filter(({ block }) => block === 'rooms')).toEqual([]);
  expect(from(alone, { kind: 'applyRecommendation' })).toMatchObject({ rooms: { 2: { 1: 1 } }, friends: {} });
  const two = make({ kind: 'day', day: JUNE }, party(1, 2));
  expect(from(two, { kind: 'applyRecommendation', sharing: true })).toBe(two);
});

test('ROOM-04 details of friends are discarded when no bed is open', () => {
  const friends = [
    { name: 'Ada', email: 'a@b.co' },
    { name: 'Bo', email: 'b@b.co' },
  ];
  const start = make(party(1, 3), room(1, 1, 3), { kind: 'friends', roomId: 1, answer: { unknown: false, friends } });
  expect(start.friends[1]?.friends).toEqual([friends[0]]);
  expect(from(start, room(1, 1, 2)).friends).toEqual({});
});

test('PAY-01 MEMB-02 INSU-05 a hold resets membership, its saving, insurance and the payment plan', () => {
  const start = make(
    { kind: 'day', day: JUNE },
    { kind: 'membership', answer: 'yes' },
    { kind: 'saving', saving: { kind: 'member' } },
    { kind: 'insurance', change: { kind: 'policy', policyId: 'gold' } },
    { kind: 'plan', plan: { kind: 'full' } },
  );
  expect([start.membership, start.saving.kind, start.insurance.answer, start.plan?.kind]).toEqual([
    'yes',
    'member',
    'yes',
    'full',
  ]);
  const hold = from(start, { kind: 'paymentType', paymentType: 'hold' });
  expect([hold.membership, hold.saving.kind, hold.insurance.answer, hold.plan]).toEqual([
    'undecided',
    'none',
    'undecided',
    null,
  ]);
});

test('HOLD-01 a hold is not offered on an on-request departure', () => {
  const hold = make({ kind: 'day', day: JUNE }, { kind: 'paymentType', paymentType: 'hold' });
  expect(hold.paymentType).toBe('hold');
  expect(from(hold, { kind: 'day', day: SEPTEMBER }).paymentType).toBe('book');
  expect(make({ kind: 'day', day: SEPTEMBER }, { kind: 'paymentType', paymentType: 'hold' }).paymentType).toBe('book');
});

test('PROMO-01 an empty promo code cannot be chosen, and no-thanks clears the saving', () => {
  const none = emptySelection(CONTEXT);
  expect(changeSelection(none, { kind: 'saving', saving: { kind: 'promoCode', code: '  ' } }, CONTEXT)).toBe(none);
  expect(
    make({ kind: 'saving', saving: { kind: 'promoCode', code: 'X' } }, { kind: 'saving', saving: { kind: 'none' } })
      .saving,
  ).toEqual({ kind: 'none' });
});

test('BOOK-07 an impossible selection is refused with one problem per part', () => {
  const tampered: Selection = {
    ...emptySelection(CONTEXT),
    day: SEPTEMBER,
    party: { 2: 1, 4: 1, 77: 1 },
    rooms: { 1: { 2: 1 }, 50: {} },
    extras: { 1: { 1: 9, 8: 1 }, 3: { 4: -1 } },
    paymentType: 'hold',
    membership: 'yes',
    insurance: { ...emptySelection(CONTEXT).insurance, answer: 'yes' },
    saving: { kind: 'travelCredits' },
    plan: { kind: 'deposit' },
  };
  expect(selectionProblems(tampered, CONTEXT).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'party.4 typeNotSold',
    'party.77 typeNotSold',
    'party.77 unknownType',
    'rooms.1.2 minorAlone',
    'rooms.50 unknownRoom',
    'extras.1.1 aboveMaximum',
    'extras.1.8 unknownExtra',
    'extras.3.4 notWhole',
    'paymentType notOffered',
    'insurance notOffered',
    'membership notOffered',
    'saving notOffered',
    'plan notOffered',
  ]);
  expect(selectionProblems({ ...emptySelection(CONTEXT), day: day('2027-06-06') }, CONTEXT)).toEqual([
    { path: 'day', code: 'noDeparture' },
  ]);
});
