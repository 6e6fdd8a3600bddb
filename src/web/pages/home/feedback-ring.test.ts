import { expect, test } from 'vitest';
import { arrived, goTo, lost, newRing, placeAfter, shownIn } from './feedback-ring.ts';

const ring = newRing([7, 8, 9], [{ id: 7 }, { id: 9 }]);

test('FEED-01 next after the last is the first, previous before the first is the last', () => {
  expect(placeAfter({ ...ring, at: 2 }, 1)).toBe(0);
  expect(placeAfter(ring, -1)).toBe(2);
  expect(shownIn(goTo(ring, placeAfter(ring, -1)))?.id).toBe(9);
  expect(placeAfter(newRing([], []), 1)).toBe(0);
});

test('FEED-01 an item that is not there is loaded while the old one stays, and is shown once it has come', () => {
  const waiting = goTo(ring, 1);
  expect([waiting.loading, shownIn(waiting)?.id]).toEqual([8, 7]);
  const there = arrived(waiting, { id: 8 });
  expect([there.loading, shownIn(there)?.id]).toEqual([null, 8]);
});

test('FEED-01 when an item does not come the loading flag goes and the old item stays', () => {
  const gone = lost(goTo(ring, 1), 8);
  expect([gone.loading, shownIn(gone)?.id]).toEqual([null, 7]);
});

test('an item that comes after somebody went elsewhere is kept but not shown', () => {
  const elsewhere = goTo(goTo(ring, 1), 2);
  const late = arrived(elsewhere, { id: 8 });
  expect([late.loading, shownIn(late)?.id, late.items.has(8)]).toEqual([null, 9, true]);
  expect(lost(elsewhere, 8)).toBe(elsewhere);
});
