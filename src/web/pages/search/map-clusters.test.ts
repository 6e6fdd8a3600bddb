import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusters } from './map-clusters.ts';

test('nearby positions share a marker at the first of them', () => {
  const found = clusters(
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 100, y: 0 },
    ],
    { across: 20, down: 20 },
  );
  expect(found.map(({ x, items }) => [x, items.length])).toEqual([
    [0, 2],
    [100, 1],
  ]);
});

test('every position is in exactly one cluster', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 100 }), (spots) => {
      const items = clusters(spots, { across: 50, down: 30 }).flatMap((cluster) => cluster.items);
      expect(items.length).toBe(spots.length);
      expect(new Set(items)).toEqual(new Set(spots));
    }),
  );
});

test('markers are far enough apart to be pressed', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 100 }), (spots) => {
      const marks = clusters(spots, { across: 50, down: 30 });
      for (const one of marks) {
        for (const other of marks) {
          if (one !== other) expect(Math.abs(one.x - other.x) > 50 || Math.abs(one.y - other.y) > 30).toBe(true);
        }
      }
    }),
  );
});
