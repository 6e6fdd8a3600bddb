import { expect, test } from 'vitest';
import { TOUR_DOCUMENT } from '#domain/testing/tour-document.ts';
import type { Json } from './document-merge.ts';
import { movedItem, valueAt, withValue } from './document-path.ts';

const document = TOUR_DOCUMENT as unknown as Json;

test('a field of an item is found and changed by the ids in its path', () => {
  const changed = withValue(document, 'variants.1.rooms.11.name.en', 'Twin room');
  expect(valueAt(changed, 'variants.1.rooms.11.name.en')).toBe('Twin room');
  expect(valueAt(document, 'variants.1.rooms.11.name.en')).toBe('Double room');
  expect(withValue(changed, 'variants.1.rooms.11.name.en', 'Double room')).toEqual(document);
});

test('a path that names nothing has no value and changes nothing', () => {
  expect(valueAt(document, 'days.99.title.en')).toBeUndefined();
  expect(withValue(document, 'days.99.title.en', 'Nowhere')).toEqual(document);
});

test('an item moves within its list and stops at the ends', () => {
  expect(movedItem([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
  expect(movedItem([1, 2, 3], 2, -1)).toEqual([1, 3, 2]);
  expect(movedItem([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
});
