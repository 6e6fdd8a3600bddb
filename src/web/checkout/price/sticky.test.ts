import { expect, test } from 'vitest';
import { isBarVisible, isOverflowing } from './sticky.ts';

test('PRICE-04 the card overflows when its height plus 128 px is at least the height of the window', () => {
  expect(isOverflowing(771, 900)).toBe(false);
  expect(isOverflowing(772, 900)).toBe(true);
  expect(isOverflowing(773, 900)).toBe(true);
});

test('PRICE-04 the bar is hidden above the sections and below the price', () => {
  const shown = (top: number, end: number) => isBarVisible({ top, end }, 800);
  expect(shown(300, 4000)).toBe(true);
  expect(shown(-1500, 2000)).toBe(true);
  expect(shown(800, 4000)).toBe(false);
  expect(shown(-3000, 799)).toBe(false);
  expect(shown(-5000, -900)).toBe(false);
});
