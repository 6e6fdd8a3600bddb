import { expect, test } from 'vitest';
import { placesLeft } from './places-left.ts';

test('places are named by number only when few are left', () => {
  expect(placesLeft(0, 16)).toBe('none');
  expect(placesLeft(1, 16)).toBe('last');
  expect(placesLeft(4, 16)).toBe('last');
  expect(placesLeft(8, 16)).toBe('some');
  expect(placesLeft(9, 16)).toBe('many');
  expect(placesLeft(-1, 16)).toBe('none');
});
