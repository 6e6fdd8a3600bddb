import { expect, test } from 'vitest';
import { type Change, changeSelection, emptySelection } from '#domain/booking/change.ts';
import { roomOffers } from '#domain/booking/room-offers.ts';
import type { OfferContext } from '#domain/booking/selection.ts';
import { day } from '#domain/calendar/day.ts';
import { unassignedTotal } from '#domain/rooms/allocation.ts';
import { CONTEXT, NOW, plenty } from '#domain/testing/sample.ts';
import { bedPlan } from './bed-plan.ts';
import { peopleOf, typedNames } from './people.ts';

const context: OfferContext = { ...CONTEXT, language: 'en', currency: 'EUR', now: NOW, isAgent: false };
const party = (typeId: number, count: number): Change => ({ kind: 'passengers', typeId, count });
const room = (roomId: number, typeId: number, count: number): Change => ({ kind: 'room', roomId, typeId, count });
const selected = (wishes: readonly Change[], world = context) =>
  [{ kind: 'day', day: day('2027-06-05') } as const, ...wishes].reduce(
    (selection, wish) => changeSelection(selection, wish, world),
    emptySelection(world),
  );

test('ROOM-01 beds are drawn room by room, with one more room while a traveller waits and one is left', () => {
  const draw = (wishes: Change[], world = context) => {
    const selection = selected(wishes, world);
    const [twin] = roomOffers(selection, world);
    if (!twin) throw new Error('the sample has changed');
    const waiting = unassignedTotal(selection.party, selection.rooms);
    const people = peopleOf(selection, world, {});
    const sleepers = people.slice(0, people.length - waiting);
    return bedPlan(twin, sleepers, waiting > 0).map((row) => row.map((person) => person?.name ?? null));
  };
  expect(draw([party(1, 2)])).toEqual([[null, null]]);
  expect(draw([party(1, 3), room(1, 1, 3)])).toEqual([
    ['Adult 1', 'Adult 2'],
    ['Adult 3', null],
  ]);
  expect(draw([party(1, 3), room(1, 1, 2)])).toEqual([
    ['Adult 1', 'Adult 2'],
    [null, null],
  ]);
  const last = { ...context, availability: { 1001: { ...plenty(1001), roomsLeft: { 1: 1 } } } };
  expect(draw([party(1, 3), room(1, 1, 2)], last)).toEqual([['Adult 1', 'Adult 2']]);
});

test('ROOM-01 travellers are labelled by first name, or by type and number', () => {
  const names = typedNames([
    { key: 0, typeId: 1, values: { 'first-name': ' Ada ' } },
    { key: 1, typeId: 1, values: {} },
    { key: 2, typeId: 2, values: { 'first-name': 'Bo' } },
  ]);
  const people = peopleOf(selected([party(1, 2), party(2, 1)]), context, names);
  expect(people.map(({ name }) => name)).toEqual(['Ada', 'Adult 2', 'Bo']);
});
