import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt, type TimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { weekdayOf } from '#domain/calendar/month.ts';

/** How many minutes before a callback its assignee is reminded. */
export const CALL_REMINDER_MINUTES = 15;

/** The parts of a requested callback that a calendar needs. */
export interface PlannedCall {
  readonly id: number;
  readonly at: Instant;
  readonly until: Instant;
  /** The assignee; null while the callback is unassigned. */
  readonly assigneeId: string | null;
  /** The outcome; null while it is pending. */
  readonly outcome: 'done' | 'missed' | null;
}

/** Returns the days of a calendar view: the week of a day from its Monday, or that day alone. */
export function daysInSpan(day: Day, span: 'week' | 'day'): Day[] {
  if (span === 'day') return [day];
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead));
}

/** Returns the callbacks of each day in a time zone, ordered by start. */
export function callsByDay<Call extends PlannedCall>(
  calls: readonly Call[],
  days: readonly Day[],
  zone: TimeZone,
): { readonly day: Day; readonly calls: readonly Call[] }[] {
  const sorted = calls.toSorted((a, b) => a.at - b.at || a.until - b.until || a.id - b.id);
  return days.map((day) => ({ day, calls: sorted.filter(({ at }) => dayAt(at, zone) === day) }));
}

/** Returns the overlapping callbacks of the same assignee, by id, each with those that it overlaps. */
export function callConflicts(calls: readonly PlannedCall[]): Map<number, number[]> {
  const open = calls.filter(({ outcome, assigneeId }) => outcome === null && assigneeId !== null);
  const meets = (one: PlannedCall, other: PlannedCall): boolean =>
    one.id !== other.id && one.assigneeId === other.assigneeId && one.at < other.until && other.at < one.until;
  return new Map(
    open
      .map((call) => [call.id, open.filter((other) => meets(call, other)).map(({ id }) => id)] as const)
      .filter(([, met]) => met.length > 0),
  );
}
