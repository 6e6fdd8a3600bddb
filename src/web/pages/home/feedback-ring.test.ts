import { expect, test } from 'vitest';
import { arrived, goTo, lost, newRing, placeAfter, visibleItems } from './feedback-ring.ts';

const ring = newRing([7, 8, 9], [{ id: 7 }, { id: 9 }]);

test('FEED-01 the carousel wraps around in both directions', () => {
  expect(placeAfter({ ...ring, at: 2 }, 1)).toBe(0);
  expect(placeAfter(ring, -1)).toBe(2);
  expect(visibleItems(goTo(ring, placeAfter(ring, -1)))?.id).toBe(9);
  expect(placeAfter(newRing([], []), 1)).toBe(0);
});

test('FEED-01 the current item stays while a missing one loads, and is then replaced', () => {
  const waiting = goTo(ring, 1);
  expect([waiting.loading, visibleItems(waiting)?.id]).toEqual([8, 7]);
  const there = arrived(waiting, { id: 8 });
  expect([there.loading, visibleItems(there)?.id]).toEqual([null, 8]);
});

test('FEED-01 when an item fails to load the loading state ends and the current item stays', () => {
  const gone = lost(goTo(ring, 1), 8);
  expect([gone.loading, visibleItems(gone)?.id]).toEqual([null, 7]);
});

test('an item that loads after the visitor moved on is cached but not displayed', () => {
  const elsewhere = goTo(goTo(ring, 1), 2);
  const late = arrived(elsewhere, { id: 8 });
  expect([late.loading, visibleItems(late)?.id, late.items.has(8)]).toEqual([null, 9, true]);
  expect(lost(elsewhere, 8)).toBe(elsewhere);
});
