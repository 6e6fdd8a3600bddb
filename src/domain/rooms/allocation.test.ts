import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partySize } from '#domain/party/passengers.ts';
import { anyParty, anyRooms } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS, plenty } from '#domain/testing/sample.ts';
import {
  type Allocation,
  adultsIn,
  assign,
  highestCount,
  type RoomContext,
  roomsBegun,
  unassigned,
  unassignedTotal,
} from './allocation.ts';
import { allocationProblems } from './allocation-problems.ts';
import { refit } from './refit.ts';

const [twin, single, , dormitory] = FACTS.variant.rooms;
const world = (party: Record<number, number>): RoomContext => ({
  rooms: FACTS.variant.rooms,
  party,
  left: plenty(1001),
});

test('ROOM-01 an option that would exceed the unassigned travellers is not offered', () => {
  const context = world({ 1: 3 });
  const rooms = assign(context, {}, 1, 1, 2);
  expect(rooms).toEqual({ 1: { 1: 2 } });
  expect(unassigned(context.party, rooms ?? {}, 1)).toBe(1);
  expect(highestCount(context, rooms ?? {}, single!, 1)).toBe(1);
  expect(highestCount(context, rooms ?? {}, twin!, 1)).toBe(3);
  expect(assign(context, rooms ?? {}, 2, 1, 2)).toBeNull();
  expect(assign(context, {}, 1, 1, -1)).toBeNull();
  expect(assign(context, {}, 1, 1, 0.5)).toBeNull();
  expect(assign(context, {}, 99, 1, 1)).toBeNull();
});

test('ROOM-01 a room offers at most what is left of it, and only to travellers it accepts', () => {
  const context = { ...world({ 1: 6, 4: 3 }), left: { ...plenty(1001), roomsLeft: { 1: 1, 4: 2 } } };
  expect(highestCount(context, {}, twin!, 1)).toBe(2);
  expect(highestCount(context, {}, single!, 1)).toBe(0);
  expect(highestCount(context, {}, dormitory!, 4)).toBe(2);
  expect(highestCount(context, {}, dormitory!, 1)).toBe(0);
  expect(roomsBegun(twin!, 3)).toBe(2);
  expect(roomsBegun(dormitory!, 3)).toBe(3);
});

test('ROOM-02 a minor is offered a room only while an adult sleeps in it', () => {
  const context = world({ 1: 1, 2: 2 });
  expect(highestCount(context, {}, twin!, 2)).toBe(0);
  expect(assign(context, {}, 1, 2, 1)).toBeNull();
  expect(highestCount(context, { 1: { 1: 1 } }, twin!, 2)).toBe(2);
});

test('ROOM-02 a minor is released when the last adult leaves the room', () => {
  const context = world({ 1: 2, 2: 1 });
  expect(assign(context, { 1: { 1: 2, 2: 1 } }, 1, 1, 1)).toEqual({ 1: { 1: 1, 2: 1 } });
  expect(assign(context, { 1: { 1: 1, 2: 1 } }, 1, 1, 0)).toEqual({});
});

test('ROOM-02 a minor is never without an adult, for any sequence of assignments', () => {
  const step = fc.record({
    roomId: fc.integer({ min: 1, max: 5 }),
    typeId: fc.integer({ min: 1, max: 4 }),
    count: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(anyParty, anyRooms, fc.array(step, { maxLength: 30 }), (party, rooms, steps) => {
      const context = { rooms, party, left: plenty(1001) };
      let allocation: Allocation = {};
      for (const { roomId, typeId, count } of steps) {
        allocation = assign(context, allocation, roomId, typeId, count) ?? allocation;
        expect(allocationProblems(context, allocation)).toEqual([]);
        for (const people of Object.values(allocation)) expect(adultsIn(people)).toBeGreaterThan(0);
      }
    }),
    runs(),
  );
});

test('ROOM-07 changing the party keeps every allocation that still fits and lists released travellers', () => {
  const before = { 1: { 1: 2 }, 2: { 1: 1 } };
  expect(refit(world({ 1: 2 }), before)).toEqual({
    allocation: { 1: { 1: 2 } },
    released: [{ roomId: 2, typeId: 1, count: 1 }],
  });
  expect(refit(world({ 1: 4 }), before)).toEqual({ allocation: before, released: [] });
  expect(refit(world({ 2: 1, 4: 1 }), { 1: { 1: 1, 2: 1 }, 4: { 4: 1 } })).toEqual({
    allocation: { 4: { 4: 1 } },
    released: [
      { roomId: 1, typeId: 1, count: 1 },
      { roomId: 1, typeId: 2, count: 1 },
    ],
  });
});

test('ROOM-07 when a room shrinks the adult is kept before the minors', () => {
  const rooms = [{ ...twin!, sleeps: [2, 1] }];
  const context = { rooms, party: { 1: 1, 2: 3 }, left: { ...plenty(1001), roomsLeft: { 1: 1 } } };
  expect(refit(context, { 1: { 1: 1, 2: 3 } }).allocation).toEqual({ 1: { 1: 1, 2: 1 } });
});

test('ROOM-07 a refitted allocation is valid: retained plus released travellers equal the original', () => {
  const anyAllocation = fc.dictionary(
    fc.constantFrom('1', '2', '3', '9'),
    fc.record({ 1: fc.nat(5), 2: fc.nat(5), 4: fc.nat(5) }),
  );
  fc.assert(
    fc.property(anyParty, anyRooms, anyAllocation, (party, rooms, before) => {
      const context = { rooms, party, left: plenty(1001) };
      const { allocation, released } = refit(context, before);
      expect(allocationProblems(context, allocation)).toEqual([]);
      const people = (rooms: Allocation) => Object.values(rooms).reduce((sum, room) => sum + partySize(room), 0);
      expect(people(allocation) + released.reduce((sum, { count }) => sum + count, 0)).toBe(people(before));
      expect(refit(context, allocation)).toEqual({ allocation, released: [] });
    }),
    runs(),
  );
});

test('BOOK-07 every violated room rule is reported with its room', () => {
  const context = { ...world({ 1: 2, 2: 1 }), left: { ...plenty(1001), roomsLeft: { 1: 1, 2: 0, 3: 1 } } };
  const codes = (allocation: Allocation) =>
    allocationProblems(context, allocation).map(({ code, roomId, typeId }) => `${code} ${roomId} ${typeId}`);
  expect(codes({ 99: { 1: 1 } })).toEqual(['unknownRoom 99 null']);
  expect(codes({ 1: { 1: 0.5 } })).toEqual(['notWhole 1 1']);
  expect(codes({ 3: { 1: 1 }, 4: { 1: 1 } })).toEqual(['notWelcome 4 1', 'roomFull 4 null']);
  expect(codes({ 1: { 2: 1 } })).toEqual(['minorAlone 1 2']);
  expect(codes({ 2: { 1: 1 } })).toEqual(['roomFull 2 null']);
  expect(codes({ 1: { 1: 2 }, 3: { 1: 1 } })).toEqual(['assignedTwice 1 1', 'assignedTwice 3 1']);
});

test('ROOM-03 rooms are complete when every traveller has one', () => {
  expect(unassignedTotal({ 1: 2, 2: 1 }, { 1: { 1: 2, 2: 1 } })).toBe(0);
  expect(unassignedTotal({ 1: 2, 2: 1 }, {})).toBe(3);
});
