import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import type { Person } from './people.ts';
import { reseat, sameSeating, withPerson } from './seating.ts';

const adults = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ key: `1-${index}`, typeId: 1, name: `Adult ${index + 1}` }));
const child: Person = { key: '2-0', typeId: 2, name: 'Child 1' };

test('ROOM-01 travellers fill the rooms in order, each type separately', () => {
  const rooms = [
    { id: 7, people: { 1: 1, 2: 1 } },
    { id: 8, people: { 1: 1 } },
  ];
  expect(reseat({}, [...adults(3), child], rooms)).toEqual({ '1-0': 7, '1-1': 8, '2-0': 7 });
});

test('ROOM-07 a traveller keeps their room as long as the allocation allows', () => {
  const before = { '1-0': 8, '1-2': 7 };
  const one = { id: 7, people: { 1: 1 } };
  expect(reseat(before, adults(3), [one, { id: 8, people: { 1: 2 } }])).toEqual({ '1-0': 8, '1-2': 7, '1-1': 8 });
  expect(reseat(before, adults(3), [one])).toEqual({ '1-2': 7 });
});

test('ROOM-01 the dragged traveller moves, not another of the same type', () => {
  const before = reseat({}, adults(3), [{ id: 7, people: { 1: 2 } }]);
  expect(reseat(withPerson(before, '1-0', null), adults(3), [{ id: 7, people: { 1: 1 } }])).toEqual({ '1-1': 7 });
  const moved = [
    { id: 7, people: { 1: 1 } },
    { id: 8, people: { 1: 1 } },
  ];
  expect(reseat(withPerson(before, '1-0', 8), adults(3), moved)).toEqual({ '1-0': 8, '1-1': 7 });
});

test('ROOM-01 every allocated traveller has one bed, and repeating the assignment moves nobody', () => {
  const counts = fc.record({ 1: fc.nat(4), 2: fc.nat(2) });
  const rooms = fc.array(counts, { maxLength: 4 }).map((all) => all.map((people, id) => ({ id, people })));
  const before = fc.dictionary(fc.constantFrom('1-0', '1-1', '1-9', '2-0'), fc.nat(5));
  fc.assert(
    fc.property(before, rooms, (earlier, occupied) => {
      const total = (typeId: 1 | 2) => occupied.reduce((sum, { people }) => sum + people[typeId], 0);
      const people = [1, 2].flatMap((typeId) =>
        Array.from({ length: total(typeId as 1 | 2) + 1 }, (_, index) => ({
          key: `${typeId}-${index}`,
          typeId,
          name: '',
        })),
      );
      const seating = reseat(earlier, people, occupied);
      for (const room of occupied)
        for (const typeId of [1, 2] as const)
          expect(people.filter(({ key, typeId: own }) => own === typeId && seating[key] === room.id)).toHaveLength(
            room.people[typeId],
          );
      expect(sameSeating(reseat(seating, people, occupied), seating)).toBe(true);
    }),
    runs(),
  );
});
