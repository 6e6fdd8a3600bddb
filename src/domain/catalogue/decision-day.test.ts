import { expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { decisionDay } from './decision-day.ts';

test.each([
  [1, '2027-05-30'],
  [2, '2027-05-25'],
  [6, '2027-05-25'],
  [7, '2027-05-12'],
  [30, '2027-05-12'],
])('a tour of %i days is decided on by %s for a departure on 1 June', (lengthDays, decided) => {
  expect(decisionDay(day('2027-06-01'), lengthDays)).toBe(decided);
});
