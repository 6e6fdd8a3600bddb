import { expect, test } from 'vitest';
import { momentOf } from '#domain/calendar/clock-time.ts';
import { day } from '#domain/calendar/day.ts';
import { callText } from './call-text.ts';

test('CALL-02 a callback is described in both time zones, across daylight saving changes and midnight', () => {
  // New York leaves summer time a week after Berlin: they are five hours apart in that week, and six in the others.
  const told = (date: string, zone: string) => {
    const [at, until] = ['18:00', '19:30'].map((time) => momentOf(day(date), time, 'America/New_York')) as [
      number,
      number,
    ];
    return callText(at, until, zone, 'en');
  };
  expect(told('2026-10-24', 'America/New_York')).toBe('Sat 24 Oct 2026, 18:00–19:30 (New York)');
  expect(told('2026-10-24', 'Europe/Berlin')).toBe('Sun 25 Oct 2026, 00:00–01:30 (Berlin)');
  expect(told('2026-10-28', 'Europe/Berlin')).toBe('Wed 28 Oct 2026, 23:00–00:30 (Berlin)');
  expect(told('2026-11-04', 'UTC')).toBe('Wed 4 Nov 2026, 23:00–00:30 (GMT)');
});
