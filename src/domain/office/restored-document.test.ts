import { expect, test } from 'vitest';
import { TOUR_DOCUMENT } from '#domain/testing/tour-document.ts';
import { checkPublication } from './publication-check.ts';
import { restoredDocument } from './restored-document.ts';
import type { RoomItem, VariantItem } from './tour-document.ts';

const [variant] = TOUR_DOCUMENT.variants as readonly [VariantItem];
const [room] = variant.rooms as readonly [RoomItem];
const extra = {
  ...{ id: 21, name: room.name, per: 'person' as const, required: false, isRetired: false },
  options: [{ id: 31, name: room.name, price: 500, maximum: 1, isRetired: false }],
};
const newer = {
  ...TOUR_DOCUMENT,
  slug: 'newer',
  variants: [
    { ...variant, rooms: [room, { ...room, id: 12 }], extras: [extra] },
    { ...variant, id: 2 },
  ],
};

test('an older version can be published again: what was added since is retired', () => {
  const restored = restoredDocument(TOUR_DOCUMENT, newer);
  expect(checkPublication(newer, restored, { roomIds: new Set([11, 12]), hasClaims: true })).toEqual([]);
  expect(restored.variants.map(({ id, isRetired }) => [id, isRetired])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(restored.variants[0]?.rooms.map(({ id, isRetired }) => [id, isRetired])).toEqual([
    [11, false],
    [12, true],
  ]);
  expect(restored.variants[0]?.extras).toEqual([{ ...extra, isRetired: true }]);
});

test('a version of a tour that was never public is restored as it was', () => {
  expect(restoredDocument(TOUR_DOCUMENT, null)).toBe(TOUR_DOCUMENT);
});
