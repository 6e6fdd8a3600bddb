import { expect, test } from 'vitest';
import { TOUR_DOCUMENT } from '#domain/testing/tour-document.ts';
import { checkPublication } from './publication-check.ts';
import type { TourDocument, VariantItem } from './tour-document.ts';

const [variant] = TOUR_DOCUMENT.variants as readonly [VariantItem];
const nothingSold = { roomIds: new Set<number>(), hasClaims: false };
const sold = { roomIds: new Set([11]), hasClaims: true };
const changed = (changes: Partial<VariantItem>): TourDocument => ({
  ...TOUR_DOCUMENT,
  variants: [{ ...variant, ...changes }],
});
const rooms = (changes: object) => changed({ rooms: variant.rooms.map((room) => ({ ...room, ...changes })) });
const codes = (after: TourDocument, of = sold) =>
  checkPublication(TOUR_DOCUMENT, after, of).map(({ code, path }) => `${code} ${path}`);

test('words, prices and new rooms can be published at any time', () => {
  const after = changed({
    rooms: [
      ...variant.rooms.map((room) => ({ ...room, price: { per: 'room' as const, amount: 900 } })),
      { ...(variant.rooms[0] as never as VariantItem['rooms'][number]), id: 12, beds: 1 },
    ],
  });
  expect(codes({ ...after, name: { en: 'New', de: null, deOf: null } })).toEqual([]);
});

test('beds and sleepers of a room are fixed while a place of it is taken', () => {
  expect(codes(rooms({ beds: 3, sleeps: [1] }))).toEqual([
    'room-is-taken variants.1.rooms.11.beds',
    'room-is-taken variants.1.rooms.11.sleeps',
  ]);
  expect(codes(rooms({ beds: 3 }), nothingSold)).toEqual([]);
});

test('the length is fixed while a departure has claims, and the address for ever', () => {
  expect(codes({ ...TOUR_DOCUMENT, lengthDays: 3, slug: 'other' })).toEqual([
    'slug-is-public slug',
    'length-is-sold lengthDays',
  ]);
  expect(codes({ ...TOUR_DOCUMENT, lengthDays: 3 }, nothingSold)).toEqual([]);
});

test('a room or variant that was public can be retired but not removed', () => {
  expect(codes(changed({ rooms: [] }), nothingSold)).toEqual(['item-was-public variants.1.rooms.11']);
  expect(codes({ ...TOUR_DOCUMENT, variants: [] }, nothingSold)).toEqual(['item-was-public variants.1']);
  expect(codes(rooms({ isRetired: true }))).toEqual([]);
  expect(codes(changed({ isRetired: true }))).toEqual([]);
});
