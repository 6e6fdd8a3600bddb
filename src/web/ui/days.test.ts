import { expect, test } from 'vitest';
import { dayText, rangeText } from './days.ts';

test('a day is named with its month in words, in both languages', () => {
  expect(dayText('2027-05-03', 'en')).toBe('3 May 2027');
  expect(dayText('2027-05-03', 'de')).toBe('3. Mai 2027');
});

test('CAL-02 a tour is named by its first and last day, the year once when both lie in it', () => {
  expect(rangeText('2027-06-11', '2027-06-20', 'en')).toBe('11 Jun – 20 Jun 2027');
  expect(rangeText('2027-12-28', '2028-01-06', 'en')).toBe('28 Dec 2027 – 6 Jan 2028');
  expect(rangeText('2027-06-11', '2027-06-11', 'en')).toBe('11 Jun 2027');
  expect(rangeText('2027-06-11', '2027-06-20', 'de')).toBe('11. Juni – 20. Juni 2027');
});
