import { expect, test } from 'vitest';
import { cellPrice, monthText, weekdayNames } from './day-text.ts';

test('CAL-04 dates and weekdays are named in the page’s language', () => {
  expect(monthText('2027-06', 'de')).toBe('Juni 2027');
  expect(weekdayNames('en').map(({ short }) => short)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  expect(weekdayNames('de').map(({ full }) => full)[6]).toBe('Sonntag');
});

test('CAL-04 the short price under a date is never lower than the price charged', () => {
  expect(cellPrice(72_250, 'EUR', 'en')).toBe('€723');
  expect(cellPrice(72_200, 'EUR', 'en')).toBe('€722');
  expect(cellPrice(129_900, 'NZD', 'en')).toBe('$1,299');
  expect(cellPrice(129_900, 'EUR', 'de')).toMatch(/^1\.299\s€$/);
});
