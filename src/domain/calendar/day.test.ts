import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { ageOn } from './age.ts';
import { addDays, type Day, day, dayOf, daysBetween, parseDay } from './day.ts';
import { dayAt } from './day-at.ts';
import { fromDotted, fromSlashed, toDotted, toSlashed } from './day-forms.ts';
import { monthOf, parseMonth } from './month.ts';
import { tourDays, tourEnd, tourNights } from './tour-dates.ts';

const anyDay: fc.Arbitrary<Day> = fc
  .integer({ min: -25_567, max: 84_006 })
  .map((days) => dayAt(days * 86_400_000, 'UTC'));

test('TRAV-05 only existing dates are valid: 29 February only in leap years', () => {
  expect(dayOf(2028, 2, 29)).toBe('2028-02-29');
  expect([dayOf(2027, 2, 29), dayOf(1900, 2, 29), dayOf(2027, 4, 31), dayOf(2027, 13, 1), dayOf(2027, 1, 0)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(dayOf(2000, 2, 29)).toBe('2000-02-29');
  expect(dayOf(2027, 1.5, 1)).toBeNull();
});

test('TRAV-05 text that is not exactly a date is rejected', () => {
  for (const text of ['', '2027-1-01', '2027-01-01 ', '2027/01/01', '٢٠٢٧-01-01', '0000-01-01', '12027-01-01']) {
    expect(parseDay(text)).toBeNull();
  }
  expect(() => day('2027-02-30')).toThrow(RangeError);
});

test('CAL-02 day arithmetic agrees with UTC for every day of three centuries', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (start, days) => {
      const expected = new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
      expect(addDays(start, days)).toBe(expected);
      expect(daysBetween(start, addDays(start, days))).toBe(days);
    }),
    runs(),
  );
});

test('CAL-02 the end date is the start date plus the length minus one day', () => {
  expect(tourEnd(day('2027-12-28'), 10)).toBe('2028-01-06');
  expect(tourEnd(day('2027-05-01'), 1)).toBe('2027-05-01');
  expect(tourDays(day('2028-02-28'), 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(tourNights(10)).toBe(9);
});

test('URL-01 TRAV-01 dates round-trip with dots and with slashes', () => {
  expect(toDotted(day('2027-06-05'))).toBe('05.06.2027');
  expect(toSlashed(day('2027-06-05'))).toBe('05/06/2027');
  expect(fromSlashed('5/6/2027')).toBe('2027-06-05');
  expect([fromDotted('5.6.2027'), fromDotted('31.02.2027'), fromSlashed('05.06.2027')]).toEqual([null, null, null]);
  fc.assert(
    fc.property(anyDay, (value) => {
      expect(fromDotted(toDotted(value))).toBe(value);
      expect(fromSlashed(toSlashed(value))).toBe(value);
      expect(parseDay(value)).toBe(value);
    }),
    runs(),
  );
});

test('NAV-13 months are parsed and compared', () => {
  expect(monthOf(day('2027-06-05'))).toBe('2027-06');
  expect(parseMonth('2027-06')).toBe('2027-06');
  expect([parseMonth('2027-13'), parseMonth('2027-6'), parseMonth('')]).toEqual([null, null, null]);
});

test('TRAV-07 age is counted in whole years, including the birthday', () => {
  expect(ageOn(day('2009-06-05'), day('2027-06-05'))).toBe(18);
  expect(ageOn(day('2009-06-06'), day('2027-06-05'))).toBe(17);
  expect(ageOn(day('2008-02-29'), day('2027-02-28'))).toBe(18);
  expect(ageOn(day('2008-02-29'), day('2027-03-01'))).toBe(19);
});
