import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { CONTEXT } from '#domain/testing/sample.ts';
import { type Change, changeSelection, emptySelection } from './change.ts';
import { afterMove, hasIncludedRooms, withIncludedRooms } from './included-rooms.ts';
import type { Selection } from './selection.ts';

const JUNE: Change = { kind: 'day', day: day('2027-06-05') };
const party = (count: number): Change => ({ kind: 'passengers', typeId: 1, count });
const change = (selection: Selection, ...changes: Change[]): Selection =>
  changes.reduce((now, one) => changeSelection(now, one, CONTEXT), selection);
const start = (count: number) => change(emptySelection(CONTEXT), JUNE, party(count));
const moved = (before: Selection, ...changes: Change[]) => afterMove(before, change(before, ...changes), CONTEXT);

test('ROOM-05 two adults get the included twin room automatically; one adult has to choose', () => {
  const two = withIncludedRooms(start(2), CONTEXT);
  expect([two.rooms, two.recommendation]).toEqual([{ 1: { 1: 2 } }, 'open']);
  expect(hasIncludedRooms(two, CONTEXT)).toBe(true);
  expect(withIncludedRooms(start(1), CONTEXT).rooms).toEqual({});
});

test('ROOM-05 rooms chosen by the visitor are never replaced', () => {
  const singles = change(start(2), { kind: 'room', roomId: 2, typeId: 1, count: 2 });
  expect(withIncludedRooms(singles, CONTEXT)).toBe(singles);
  expect(moved(singles, party(4)).rooms).toEqual({ 2: { 1: 2 } });
  const dismissed = change(start(2), { kind: 'dismissRecommendation' });
  expect(withIncludedRooms(dismissed, CONTEXT)).toBe(dismissed);
});

test('ROOM-05 ROOM-07 included rooms follow the party size and are kept where the next party has to choose', () => {
  const two = withIncludedRooms(start(2), CONTEXT);
  const four = moved(two, party(4));
  expect([four.rooms, four.released]).toEqual([{ 1: { 1: 4 } }, []]);
  expect(moved(four, party(2)).rooms).toEqual({ 1: { 1: 2 } });
  expect(moved(two, party(3)).rooms).toEqual({ 1: { 1: 2 } });
  expect(moved(two, party(1))).toMatchObject({ rooms: {}, released: [], recommendation: 'open' });
});
