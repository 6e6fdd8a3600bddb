import { expect, test } from 'vitest';
import { byYear, monthName, monthsBetween } from './months.ts';

test('NAV-13 offered months are listed in order, without duplicates, grouped by year', () => {
  expect(byYear(['2027-03', '2026-12', '2027-01', '2027-03'])).toEqual([
    { year: '2026', months: ['2026-12'] },
    { year: '2027', months: ['2027-01', '2027-03'] },
  ]);
  expect(byYear([])).toEqual([]);
});

test('NAV-13 a range of months crosses the year and includes both ends', () => {
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsBetween('2027-02', '2027-02')).toEqual(['2027-02']);
  expect(monthsBetween('2027-03', '2027-02')).toEqual([]);
});

test('NAV-13 a month is named in the page’s language, in any time zone', () => {
  expect(monthName('2027-03', 'en', 'full')).toBe('March 2027');
  expect(monthName('2027-03', 'de', 'long')).toBe('März');
  expect(monthName('2027-01', 'en', 'short')).toBe('Jan');
});
