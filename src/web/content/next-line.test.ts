import { expect, test } from 'vitest';
import { nextLine } from './next-line.ts';

test('POP-02 the messages of the loading popup rotate, but stand still on a phone', () => {
  expect([0, 1, 2].map((shown) => nextLine(shown, 3, false))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((shown) => nextLine(shown, 3, true))).toEqual([0, 0, 0]);
  expect([nextLine(0, 1, false), nextLine(0, 0, false)]).toEqual([0, 0]);
});
