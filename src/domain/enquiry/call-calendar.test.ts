import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { callConflicts, callsByDay, daysInSpan, type PlannedCall } from './call-calendar.ts';

const call = (id: number, at: string, until: string, more: Partial<PlannedCall> = {}): PlannedCall => ({
  id,
  at: Date.parse(at),
  until: Date.parse(until),
  assigneeId: 'olga',
  outcome: null,
  ...more,
});

test('a calendar week begins on Monday, for any day of it', () => {
  expect(daysInSpan(day('2026-11-22'), 'week')[0]).toBe('2026-11-16');
  expect(daysInSpan(day('2026-11-16'), 'week')).toHaveLength(7);
  expect(daysInSpan(day('2026-11-18'), 'day')).toEqual(['2026-11-18']);
});

test('a callback is listed on the date of the reader’s time zone, also across daylight saving changes', () => {
  // Berlin changes from +2 to +1 on the night to 25 October 2026, so an evening in GMT is another local day before it
  // than after it.
  const calls = [
    call(2, '2026-10-25T22:30:00Z', '2026-10-25T23:30:00Z'),
    call(1, '2026-10-24T22:30:00Z', '2026-10-24T23:30:00Z'),
  ];
  const days = [day('2026-10-24'), day('2026-10-25'), day('2026-10-26')];
  const ids = (zone: string) => callsByDay(calls, days, zone).map(({ calls: found }) => found.map(({ id }) => id));
  expect(ids('Europe/Berlin')).toEqual([[], [1, 2], []]);
  expect(ids('UTC')).toEqual([[1], [2], []]);
  expect(ids('Pacific/Auckland')).toEqual([[], [1], [2]]);
});

test('overlapping callbacks of one person conflict; past, unassigned or adjacent ones do not', () => {
  const first = call(1, '2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z');
  const calls = [
    first,
    call(2, '2026-11-16T09:30:00Z', '2026-11-16T11:00:00Z'),
    call(3, '2026-11-16T11:00:00Z', '2026-11-16T12:00:00Z'),
    call(4, '2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z', { outcome: 'done' }),
    call(5, '2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z', { assigneeId: 'stella' }),
    call(6, '2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z', { assigneeId: null }),
    call(7, '2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z', { assigneeId: null }),
  ];
  expect([...callConflicts(calls)]).toEqual([
    [1, [2]],
    [2, [1]],
  ]);
});
