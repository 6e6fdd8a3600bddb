import { expect, test } from 'vitest';
import { chosenExtras, chosenRooms, partyText } from './chosen.ts';

const room = { beds: 2, shared: false, per: 'person' as const, price: 0, left: 5, highest: {}, openBeds: 0 };

test('rooms are counted as rooms, and as beds where they are shared', () => {
  const rooms = [
    { ...room, id: 1, name: 'Twin', people: { 1: 2, 2: 1 } },
    { ...room, id: 2, name: 'Shared', shared: true, people: { 1: 3 } },
    { ...room, id: 3, name: 'Single', beds: 1, people: {} },
  ];
  expect(chosenRooms(rooms)).toEqual([
    { id: 1, name: 'Twin', people: 3, units: 2 },
    { id: 2, name: 'Shared', people: 3, units: 3 },
  ]);
});

test('extras are named with their option, and only those that were taken', () => {
  const option = (id: number, quantity: number) => ({ id, name: `Option ${id}`, price: 100, quantity, highest: 4 });
  const extras = [
    { id: 9, name: 'Board', per: 'night' as const, required: false, missing: 0, options: [option(1, 0), option(2, 3)] },
  ];
  expect(chosenExtras(extras)).toEqual([{ id: 2, name: 'Board: Option 2', quantity: 3 }]);
});

test('the party is named in the singular where one travels', () => {
  const kind = (typeId: number, name: string, count: number) => ({
    typeId,
    name,
    plural: `${name}s`,
    count,
    minor: false,
    eligible: true,
    ageFrom: 0,
    ageTo: 99,
    minimum: 0,
    maximum: 9,
    canAdd: true,
    canRemove: true,
    price: null,
    oldPrice: null,
  });
  expect(partyText([kind(1, 'Adult', 2), kind(2, 'Child', 0), kind(4, 'Senior', 1)])).toBe('2 Adults, 1 Senior');
});
