import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf, noBits, setBit } from './bitset.ts';
import type { ListedTour } from './source.ts';
import { changeTours, moveBits, moveColumn } from './tour-changes.ts';

const tourWith = (id: number) => ({ facts: { id } }) as ListedTour;
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 200 });

test('sets and columns are consistent after tours were added, edited and removed', () => {
  fc.assert(
    fc.property(ids, ids, ids, (listed, edited, gone) => {
      const before = listed.toSorted((one, other) => one - other).map(tourWith);
      const read = edited.filter((id) => !gone.includes(id)).map(tourWith);
      const changes = changeTours(before, new Set([...edited, ...gone]), read);
      const even = noBits(before.length);
      for (const [at, { facts }] of before.entries()) setBit(even, at, facts.id % 2 === 0);

      const still = changes.tours.flatMap(({ facts: { id } }, at) =>
        changes.changed.includes(at) ? [] : [{ id, at }],
      );
      expect(bitsOf(moveBits(even, changes)).filter((at) => !changes.changed.includes(at))).toEqual(
        still.flatMap(({ id, at }) => (id % 2 === 0 ? [at] : [])),
      );
      const column = moveColumn(
        Int32Array.from(before, ({ facts }) => facts.id),
        changes,
      );
      expect(still.map(({ at }) => column[at])).toEqual(still.map(({ id }) => id));
    }),
  );
});
