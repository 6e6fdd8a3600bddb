import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { daysOf, type Month, monthOf, parseMonth, weekdayOf } from '#domain/calendar/month.ts';
import { dayAfterKey, weeksOf, windowAround } from './weeks.ts';

const month = (text: string): Month => parseMonth(text) as Month;
const anyDay: fc.Arbitrary<Day> = fc
  .integer({ min: 18_000, max: 24_000 })
  .map((days) => dayAt(days * 86_400_000, 'UTC'));

test('CAL-04 a month is laid out from Monday to Sunday, each date once, in six rows', () => {
  expect(weeksOf(month('2027-06'))[0]).toEqual([
    null,
    ...['01', '02', '03', '04', '05', '06'].map((date) => `2027-06-${date}`),
  ]);
  fc.assert(
    fc.property(anyDay, (any) => {
      const weeks = weeksOf(monthOf(any));
      expect(weeks).toHaveLength(6);
      expect(weeks.flat().filter((place) => place !== null)).toEqual(daysOf(monthOf(any)));
      for (const week of weeks)
        for (const [column, place] of week.entries()) if (place) expect(weekdayOf(place)).toBe(column);
    }),
  );
});

test('CAL-04 within a month the arrow keys move by a day and a week, Home and End within the week', () => {
  const months = [month('2027-06')];
  const from = day('2027-06-16');
  expect(dayAfterKey('ArrowLeft', from, months)).toBe('2027-06-15');
  expect(dayAfterKey('ArrowRight', from, months)).toBe('2027-06-17');
  expect(dayAfterKey('ArrowUp', from, months)).toBe('2027-06-09');
  expect(dayAfterKey('ArrowDown', from, months)).toBe('2027-06-23');
  expect(dayAfterKey('Home', from, months)).toBe('2027-06-14');
  expect(dayAfterKey('End', from, months)).toBe('2027-06-20');
  expect(dayAfterKey('End', day('2027-06-29'), months)).toBe('2027-06-30');
  expect(dayAfterKey('Home', day('2027-06-02'), months)).toBe('2027-06-01');
  expect(dayAfterKey('a', from, months)).toBeNull();
});

test('CAL-04 arrow keys skip months without departures and stop at the ends', () => {
  const months = [month('2027-10'), month('2028-05')];
  expect(dayAfterKey('ArrowRight', day('2027-10-31'), months)).toBe('2028-05-01');
  expect(dayAfterKey('ArrowLeft', day('2028-05-01'), months)).toBe('2027-10-31');
  expect(dayAfterKey('ArrowDown', day('2027-10-28'), months)).toBe('2028-05-04');
  expect(dayAfterKey('ArrowUp', day('2028-05-04'), months)).toBe('2027-10-28');
  expect(dayAfterKey('PageDown', day('2027-10-31'), months)).toBe('2028-05-31');
  expect(dayAfterKey('PageUp', day('2028-05-31'), [month('2028-02'), month('2028-05')])).toBe('2028-02-29');
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown'])
    expect(dayAfterKey(key, day('2028-05-31'), months), key).toBeNull();
  for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp'])
    expect(dayAfterKey(key, day('2027-10-01'), months), key).toBeNull();
});

test('CAL-04 between adjacent months the arrow keys move continuously', () => {
  const months = [month('2027-01'), month('2027-02'), month('2027-03'), month('2027-04')];
  const inside = fc.integer({ min: 0, max: 58 }).map((days) => addDays(day('2027-02-01'), days));
  fc.assert(
    fc.property(inside, (from) => {
      expect(dayAfterKey('ArrowLeft', from, months)).toBe(addDays(from, -1));
      expect(dayAfterKey('ArrowRight', from, months)).toBe(addDays(from, 1));
      expect(dayAfterKey('ArrowUp', from, months)).toBe(addDays(from, -7));
      expect(dayAfterKey('ArrowDown', from, months)).toBe(addDays(from, 7));
    }),
  );
});

test('CAL-01 the visible months scroll no further than necessary', () => {
  expect(windowAround(1, 0, 2, 5)).toBe(0);
  expect(windowAround(2, 0, 2, 5)).toBe(1);
  expect(windowAround(0, 3, 2, 5)).toBe(0);
  expect(windowAround(4, 0, 1, 5)).toBe(4);
  expect(windowAround(4, 4, 2, 5)).toBe(3);
  expect(windowAround(0, 0, 2, 1)).toBe(0);
});
