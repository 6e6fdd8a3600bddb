import { expect, test } from 'vitest';
import { dayText, momentText, rangeText, weekdayText } from './days.ts';

test('a date is written with the month in words, in both languages', () => {
  expect(dayText('2027-05-03', 'en')).toBe('3 May 2027');
  expect(dayText('2027-05-03', 'de')).toBe('3. Mai 2027');
  expect(weekdayText('2026-03-14', 'en')).toBe('Sat 14 Mar 2026');
  expect(weekdayText('2026-03-14', 'de')).toBe('Sa., 14. März 2026');
});

test('CAL-02 tour dates show first and last day, with month and year once when both share them', () => {
  expect(rangeText('2027-06-11', '2027-06-20', 'en')).toBe('11–20 Jun 2027');
  expect(rangeText('2027-06-28', '2027-07-05', 'en')).toBe('28 Jun – 5 Jul 2027');
  expect(rangeText('2027-12-28', '2028-01-06', 'en')).toBe('28 Dec 2027 – 6 Jan 2028');
  expect(rangeText('2027-06-11', '2027-06-11', 'en')).toBe('11 Jun 2027');
  expect(rangeText('2027-06-11', '2027-06-20', 'de')).toBe('11.–20. Juni 2027');
  expect(rangeText('2027-06-28', '2027-07-05', 'de')).toBe('28. Juni – 5. Juli 2027');
});

test('a time is written in a named time zone', () => {
  const moment = new Date('2026-03-14T23:05:00Z');
  expect(momentText(moment, 'en', 'UTC')).toBe('Sat 14 Mar 2026, 23:05 UTC');
  expect(momentText(moment, 'de', 'Europe/Berlin')).toBe('So., 15. März 2026, 00:05 MEZ');
});
