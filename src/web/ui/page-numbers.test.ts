import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('pagination shows the first, the last and the pages around the current one, with gaps between', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9]);
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
});
