import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { addDays, day, daysBetween } from './day.ts';
import { dayAt, dayStart, isTimeZone, nextDayStart } from './day-at.ts';

const HOUR = 3_600_000;
/**
 * Includes the first and last zones where a day begins, and zones that change clocks at midnight or by half an hour.
 */
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Nuuk',
  'UTC',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
const anyZone = fc.constantFrom(...ZONES);
const anyMoment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

test('CAL-02 at one moment, different time zones can have three different dates', () => {
  const noon = Date.UTC(2027, 2, 1, 10, 30);
  expect(dayAt(noon, 'Pacific/Kiritimati')).toBe('2027-03-02');
  expect(dayAt(noon, 'UTC')).toBe('2027-03-01');
  expect(dayAt(noon, 'Pacific/Pago_Pago')).toBe('2027-02-28');
});

test('CAL-02 the date at any moment agrees with the calendar of every time zone', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (moment, zone) => {
      const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(moment);
      expect(dayAt(moment, zone)).toBe(shown);
      expect(Math.abs(daysBetween(dayAt(moment, 'UTC'), dayAt(moment, zone)))).toBeLessThanOrEqual(1);
    }),
    runs(),
  );
});

test('CAL-02 a day runs from its first to its last moment, also across daylight saving changes', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (moment, zone) => {
      const today = dayAt(moment, zone);
      const [begins, ends] = [dayStart(today, zone), nextDayStart(moment, zone)];
      expect(begins).toBeLessThanOrEqual(moment);
      expect(ends).toBeGreaterThan(moment);
      expect(dayAt(begins, zone)).toBe(today);
      expect(dayAt(begins - 1, zone)).toBe(addDays(today, -1));
      expect(dayAt(ends - 1, zone)).toBe(today);
      expect(dayAt(ends, zone)).toBe(addDays(today, 1));
      expect(ends).toBe(dayStart(addDays(today, 1), zone));
      expect([23, 23.5, 24, 24.5, 25]).toContain((ends - begins) / HOUR);
    }),
    runs(),
  );
});

test('CAL-02 days have 23 or 25 hours when clocks change, and may begin at one o’clock', () => {
  const hours = (text: string, zone: string) => {
    const begins = dayStart(day(text), zone);
    return (nextDayStart(begins, zone) - begins) / HOUR;
  };
  expect(hours('2027-03-28', 'Europe/Berlin')).toBe(23);
  expect(hours('2027-10-31', 'Europe/Berlin')).toBe(25);
  expect(hours('2027-03-29', 'Europe/Berlin')).toBe(24);
  // Clocks in Beirut go from midnight to one o'clock.
  expect(dayStart(day('2027-03-28'), 'Asia/Beirut')).toBe(Date.UTC(2027, 2, 27, 22));
  expect(hours('2027-03-28', 'Asia/Beirut')).toBe(23);
});

test('CAL-02 a day that a time zone skipped at the date line is over when it begins', () => {
  const zone = 'Pacific/Apia';
  expect(dayAt(Date.UTC(2011, 11, 30, 9, 59), zone)).toBe('2011-12-29');
  expect(dayAt(Date.UTC(2011, 11, 30, 10), zone)).toBe('2011-12-31');
  expect(dayStart(day('2011-12-30'), zone)).toBe(Date.UTC(2011, 11, 30, 10));
  expect(dayStart(day('2011-12-31'), zone)).toBe(Date.UTC(2011, 11, 30, 10));
  expect(nextDayStart(Date.UTC(2011, 11, 30, 9), zone)).toBe(Date.UTC(2011, 11, 30, 10));
});

test('only IANA names are time zones', () => {
  expect(ZONES.every(isTimeZone)).toBe(true);
  expect(['', 'Nowhere/Atlantis', 'Europe/Berlin; drop'].some(isTimeZone)).toBe(false);
});
