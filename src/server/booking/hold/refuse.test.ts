import { expect, test } from 'vitest';
import { dateReport } from '#domain/booking/tour-problems.ts';
import { staleProblem } from './refuse.ts';

test.each(['sold-out', 'too-few-places', 'past'])(
  'a date that is %s is reported by one code, wherever it is detected',
  (code) => {
    expect(staleProblem({ path: 'date', code }).report).toBe('Date - unavailable');
    expect(dateReport('soldOut')).toBe('Date - unavailable');
  },
);

test('other blocks are reported by name and problem', () => {
  expect(staleProblem({ path: 'accommodationsSelected.7', code: 'room-full' }).report).toBe('Rooms - room-full');
});
