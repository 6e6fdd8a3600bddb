import { expect, test } from 'vitest';
import { dayText, rangeText } from './days.ts';

test('a day is named with its month in words, in both languages', () => {
  expect(dayText('2027-05-03', 'en')).toBe('3 May 2027');
  expect(dayText('2027-05-03', 'de')).toBe('3. Mai 2027');
});

test('a range says the year once when both days lie in it', () => {
  expect(rangeText('2027-05-03', '2027-05-12', 'en')).toBe('3 May – 12 May 2027');
  expect(rangeText('2027-12-28', '2028-01-04', 'en')).toBe('28 Dec 2027 – 4 Jan 2028');
  expect(rangeText('2027-05-03', '2027-05-03', 'en')).toBe('3 May 2027');
});
