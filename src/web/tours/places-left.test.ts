import { expect, test } from 'vitest';
import { placesLeft } from './places-left.ts';

test('places are put into words: urgency only when there are few', () => {
  expect([0, 1, 2, 4, 5, 8, 9, 40].map(placesLeft)).toEqual([
    'none',
    'last',
    'few',
    'few',
    'some',
    'some',
    'plenty',
    'plenty',
  ]);
});
