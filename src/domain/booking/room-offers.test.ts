import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import type { RoomFacts } from '#domain/catalogue/facts.ts';
import { CONTEXT, NOW, plenty } from '#domain/testing/sample.ts';
import { type Change, changeSelection, emptySelection } from './change.ts';
import { placementProblem, roomAdvice, roomOffers, roomSelector } from './room-offers.ts';
import type { OfferContext, Selection } from './selection.ts';

const context: OfferContext = { ...CONTEXT, language: 'en', currency: 'EUR', now: NOW, isAgent: false };
const short = { ...context, availability: { 1001: { ...plenty(1001), roomsLeft: { 1: 1, 2: 0 } } } };
const party = (typeId: number, count: number): Change => ({ kind: 'passengers', typeId, count });
const room = (roomId: number, typeId: number, count: number): Change => ({ kind: 'room', roomId, typeId, count });

const selected = (changes: readonly Change[], world: OfferContext = context): Selection =>
  [{ kind: 'day', day: day('2027-06-05') } as const, ...changes].reduce(
    (selection, change) => changeSelection(selection, change, world),
    emptySelection(world),
  );
const factsOf = (id: number) => context.facts.variant.rooms.find((one) => one.id === id) as RoomFacts;

/** Returns why the stepper of a passenger type in a room goes no higher. */
const limit = (changes: readonly Change[], roomId: number, typeId: number, world = context) =>
  roomSelector(selected(changes, world), world, factsOf(roomId), typeId).limit;

test('ROOM-01 ROOM-02 a stepper at its maximum states the reason', () => {
  expect(limit([party(1, 2)], 1, 1)).toBeNull();
  expect(limit([party(1, 2), room(1, 1, 2)], 1, 1)).toBe('allHoused');
  expect(limit([party(1, 2), room(1, 1, 2)], 2, 1)).toBe('allHoused');
  expect(limit([party(1, 2), party(2, 1)], 1, 2)).toBe('needsAdult');
  expect(limit([party(1, 2), party(2, 1), room(1, 1, 1)], 1, 2)).toBeNull();
  expect(limit([party(1, 2), party(2, 1)], 2, 2)).toBe('notWelcome');
  expect(limit([party(1, 4), room(1, 1, 2)], 1, 1, short)).toBe('full');
  expect(limit([party(1, 4)], 2, 1, short)).toBe('soldOut');
});

test('ROOM-01 a traveller with a room can be moved to another', () => {
  const selection = selected([party(1, 2), room(1, 1, 2)]);
  expect(placementProblem(selection, context, factsOf(2), 1)).toBeNull();
  expect(roomSelector(selection, context, factsOf(2), 1).limit).toBe('allHoused');
});

test('ROOM-01 ROOM-04 a room lists its occupants, what is left, its price and its open beds', () => {
  const [twin, single] = roomOffers(selected([party(1, 3), room(1, 1, 1), room(2, 1, 1)]), context);
  expect(twin).toMatchObject({ people: { 1: 1 }, sleepers: 1, left: 8, free: 15, openBeds: 1, price: 0, amount: 0 });
  expect(single).toMatchObject({ sleepers: 1, left: 6, free: 5, openBeds: 0, price: 30_000, amount: 30_000 });
  const [unknown] = roomOffers(emptySelection(context), context);
  expect(unknown).toMatchObject({ left: null, free: Number.POSITIVE_INFINITY, openBeds: 0 });
});

test('ROOM-05 a recommendation shows its price difference from the chosen rooms', () => {
  const alone = selected([party(1, 1)]);
  expect(roomAdvice(alone, context)).toEqual([
    { rooms: { 2: { 1: 1 } }, openBeds: 0, difference: 30_000 },
    { rooms: { 1: { 1: 1 } }, openBeds: 1, difference: 0 },
  ]);
  const dearer = { ...selected([party(1, 2)]), rooms: { 2: { 1: 1 } } };
  expect(roomAdvice(dearer, context)).toEqual([{ rooms: { 1: { 1: 2 } }, openBeds: 0, difference: -30_000 }]);
  expect(roomAdvice(selected([party(1, 2), room(1, 1, 2)]), context)).toEqual([]);
  const bare = { ...context, facts: { ...context.facts, variant: { ...context.facts.variant, rooms: [] } } };
  expect(roomAdvice(selected([party(1, 2)], bare), bare)).toEqual([]);
});
