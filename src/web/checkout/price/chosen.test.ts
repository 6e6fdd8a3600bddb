import { expect, test } from 'vitest';
import { chosenExtras, chosenRooms, partyText } from './chosen.ts';

test('rooms are counted as rooms, and as beds where they are shared', () => {
  const rooms = [
    { id: 1, name: 'Twin', beds: 2, shared: false, people: { 1: 2, 2: 1 } },
    { id: 2, name: 'Shared', beds: 2, shared: true, people: { 1: 3 } },
    { id: 3, name: 'Single', beds: 1, shared: false, people: {} },
  ];
  expect(chosenRooms(rooms)).toEqual([
    { id: 1, name: 'Twin', people: 3, units: 2 },
    { id: 2, name: 'Shared', people: 3, units: 3 },
  ]);
});

test('extras are named with their option, and only those that were taken', () => {
  const option = (id: number, quantity: number) => ({ id, name: `Option ${id}`, quantity });
  expect(chosenExtras([{ name: 'Board', options: [option(1, 0), option(2, 3)] }])).toEqual([
    { id: 2, name: 'Board: Option 2', quantity: 3 },
  ]);
});

test('the party is named in the singular where one travels', () => {
  const kind = (name: string, count: number) => ({ name, plural: `${name}s`, count });
  expect(partyText([kind('Adult', 2), kind('Child', 0), kind('Senior', 1)])).toBe('2 Adults, 1 Senior');
});
