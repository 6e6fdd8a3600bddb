import { expect, test } from 'vitest';
import { bookingOffers, type OfferContext } from '#contract/view/booking-offers.ts';
import { type Change, change, emptySelection } from '#domain/booking/change.ts';
import { day } from '#domain/calendar/day.ts';
import { CONTEXT, NOW, plenty } from '#domain/testing/sample.ts';
import { bedPlan } from './bed-plan.ts';
import { peopleOf, typedNames } from './people.ts';
import { roomTrouble, stepperLimit } from './room-limits.ts';

const context: OfferContext = { ...CONTEXT, language: 'en', currency: 'EUR', now: NOW, isAgent: false };
const party = (typeId: number, count: number): Change => ({ kind: 'passengers', typeId, count });
const room = (roomId: number, typeId: number, count: number): Change => ({ kind: 'room', roomId, typeId, count });

function offers(wishes: readonly Change[], world = context) {
  const start = change(emptySelection(world), { kind: 'day', day: day('2027-06-05') }, world);
  return bookingOffers(
    wishes.reduce((selection, wish) => change(selection, wish, world), start),
    world,
  );
}

/** Why the stepper of a kind of passenger in a room goes no higher. */
function limit(wishes: readonly Change[], roomId: number, typeId: number, world = context) {
  const offered = offers(wishes, world);
  const found = offered.rooms.find(({ id }) => id === roomId);
  const type = offered.passengers.find((one) => one.typeId === typeId);
  if (!found || !type) throw new Error('no such room or type');
  return stepperLimit(found, type, offered);
}

test('ROOM-01 ROOM-02 a stepper that goes no higher says why', () => {
  expect(limit([party(1, 2)], 1, 1)).toBeNull();
  expect(limit([party(1, 2), room(1, 1, 2)], 1, 1)).toBe('allHoused');
  expect(limit([party(1, 2), room(1, 1, 2)], 2, 1)).toBe('allHoused');
  expect(limit([party(1, 2), party(2, 1)], 1, 2)).toBe('needsAdult');
  expect(limit([party(1, 2), party(2, 1), room(1, 1, 1)], 1, 2)).toBeNull();
  expect(limit([party(1, 2), party(2, 1)], 2, 2)).toBe('notWelcome');
  const short = { ...context, availability: { 1001: { ...plenty(1001), roomsLeft: { 1: 1, 2: 0 } } } };
  expect(limit([party(1, 4), room(1, 1, 2)], 1, 1, short)).toBe('full');
  expect(limit([party(1, 4)], 2, 1, short)).toBe('soldOut');
});

test('ROOM-01 somebody who has a room already may still be carried to another', () => {
  const offered = offers([party(1, 2), room(1, 1, 2)]);
  const [twin, single] = offered.rooms;
  const [adult] = offered.passengers;
  if (!twin || !single || !adult) throw new Error('the sample has changed');
  expect(roomTrouble(single, adult, offered.passengers)).toBeNull();
  expect(stepperLimit(single, adult, offered)).toBe('allHoused');
});

test('ROOM-01 beds are drawn room by room, and one more room while somebody waits and there is one', () => {
  const draw = (wishes: Change[], world = context) => {
    const offered = offers(wishes, world);
    const [twin] = offered.rooms;
    const people = peopleOf(offered.passengers, {});
    if (!twin) throw new Error('the sample has changed');
    const sleepers = people.slice(0, people.length - offered.unassigned);
    return bedPlan(twin, sleepers, offered.unassigned > 0).map((row) => row.map((person) => person?.name ?? null));
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

test('ROOM-01 people are called by the first name that was typed, else by their kind and number', () => {
  const { passengers } = offers([party(1, 2), party(2, 1)]);
  const names = typedNames([
    { key: 0, typeId: 1, values: { 'first-name': ' Ada ' } },
    { key: 1, typeId: 1, values: {} },
    { key: 2, typeId: 2, values: { 'first-name': 'Bo' } },
  ]);
  expect(peopleOf(passengers, names).map(({ name }) => name)).toEqual(['Ada', 'Adult 2', 'Bo']);
});
