import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day } from '#domain/calendar/day.ts';
import { readAmount, readDay, readWhole, type TextFormat, writeAmount } from './cell-text.ts';

const english: TextFormat = { decimal: 'point', dayOrder: 'monthDayYear' };
const german: TextFormat = { decimal: 'comma', dayOrder: 'dayMonthYear' };

test.each<[string, TextFormat | null, unknown]>([
  ['1290', null, 129_000],
  ['1290.5', null, 129_050],
  ['1290,50', null, 129_050],
  ['1.290,50', null, 129_050],
  ['1,290.50', null, 129_050],
  ['1 290,50', null, 129_050],
  ["1'290.50", null, 129_050],
  ['1.290', null, 'ambiguous-amount'],
  ['1,290', null, 'ambiguous-amount'],
  ['1.290', german, 129_000],
  ['1.290', english, 'not-an-amount'],
  ['1,290', english, 129_000],
  ['1,29', english, 'not-an-amount'],
  ['1.290.000', null, 129_000_000],
  ['12.90.00', null, 'ambiguous-amount'],
  ['-5', null, 'not-an-amount'],
  ['=1+1', null, 'not-an-amount'],
  ['1e3', null, 'not-an-amount'],
  ['', null, 'not-an-amount'],
  ['1.2345', german, 'not-an-amount'],
])('the amount %j in the format %j is read as %j', (text, format, expected) => {
  const read = readAmount(text, format);
  expect('value' in read ? read.value : read.problem).toBe(expected);
});

test.each<[string, TextFormat | null, string]>([
  ['2027-05-01', null, '2027-05-01'],
  ['01.05.2027', german, '2027-05-01'],
  ['5/1/2027', english, '2027-05-01'],
  ['31/12/2027', english, 'not-a-day'],
  ['01.05.2027', null, 'not-a-day'],
  ['01.05.27', german, 'two-digit-year'],
  ['2027-02-30', null, 'not-a-day'],
])('the day %j in the format %j is read as %j', (text, format, expected) => {
  const read = readDay(text, format);
  expect('value' in read ? read.value : read.problem).toBe(expected);
});

test('whole numbers are digits only', () => {
  expect(readWhole(' 16 ')).toEqual({ value: 16 });
  expect(readWhole('16.0')).toEqual({ problem: 'not-a-whole-number' });
});

test('every amount that is exported is read back the same in any format with a decimal point', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (amount) => {
      expect(readAmount(writeAmount(amount), null)).toEqual({ value: amount });
      expect(readAmount(writeAmount(amount), english)).toEqual({ value: amount });
    }),
  );
});

test('every day that is exported is read back the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), fc.constantFrom(null, english, german), (days, format) => {
      const start = addDays(day('2026-11-18'), days);
      expect(readDay(start, format)).toEqual({ value: start });
    }),
  );
});
