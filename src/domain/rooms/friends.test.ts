import { expect, test } from 'vitest';
import { FACTS } from '#domain/testing/sample.ts';
import { friendProblems, openBeds, roomsWithOpenBeds } from './friends.ts';

const [twin, , family, dormitory] = FACTS.variant.rooms;
const ada = { name: 'Ada', email: 'ada@example.com' };

test('ROOM-04 a private room asks for a friend when its occupants are not a multiple of its beds', () => {
  expect([0, 1, 2, 3, 4].map((people) => openBeds(twin!, people))).toEqual([0, 1, 0, 1, 0]);
  expect(openBeds(family!, 1)).toBe(3);
  expect(openBeds(dormitory!, 3)).toBe(0);
  expect(roomsWithOpenBeds(FACTS.variant.rooms, { 1: { 1: 1 }, 4: { 4: 1 } })).toEqual([{ room: twin, beds: 1 }]);
});

test('ROOM-04 either the room-mate is unknown, or each friend has a name and a valid email address', () => {
  expect(friendProblems(2, { unknown: true, friends: [] })).toEqual([]);
  expect(friendProblems(1, { unknown: false, friends: [ada] })).toEqual([]);
  expect(friendProblems(1, undefined)).toEqual([
    { row: 0, part: 'name' },
    { row: 0, part: 'email' },
  ]);
  expect(friendProblems(2, { unknown: false, friends: [ada, { name: ' ', email: 'nonsense' }] })).toEqual([
    { row: 1, part: 'name' },
    { row: 1, part: 'email' },
  ]);
});
