import { expect, test } from 'vitest';
import { dateReport } from '#domain/booking/tour-problems.ts';
import { staleProblem } from './refuse.ts';

test.each(['sold-out', 'too-few-places', 'past'])(
  'a day that is %s is reported by one word, whoever finds it',
  (code) => {
    expect(staleProblem({ path: 'date', code }).report).toBe('Date - unavailable');
    expect(dateReport('soldOut')).toBe('Date - unavailable');
  },
);

test('other blocks are reported by their name and what is wrong', () => {
  expect(staleProblem({ path: 'accommodationsSelected.7', code: 'room-full' }).report).toBe('Rooms - room-full');
});
