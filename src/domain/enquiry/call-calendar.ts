import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt, type TimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { weekdayOf } from '#domain/calendar/month.ts';

/** So long before a call begins, whoever makes it is reminded. */
export const CALL_REMINDER_MINUTES = 15;

/** A call that somebody wants, as far as a calendar cares. */
export interface PlannedCall {
  readonly id: number;
  readonly at: Instant;
  readonly until: Instant;
  /** Who makes it; null while nobody does. */
  readonly assigneeId: string | null;
  /** What became of it; null while it is to be made. */
  readonly outcome: 'done' | 'missed' | null;
}

/** The days that a calendar shows: the week of a day from its Monday, or that day alone. */
export function shownDays(day: Day, span: 'week' | 'day'): Day[] {
  if (span === 'day') return [day];
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, ahead) => addDays(monday, ahead));
}

/** The calls of each day, by the clocks of a zone, in the order in which they begin. */
export function callsByDay<Call extends PlannedCall>(
  calls: readonly Call[],
  days: readonly Day[],
  zone: TimeZone,
): { readonly day: Day; readonly calls: readonly Call[] }[] {
  const sorted = calls.toSorted((a, b) => a.at - b.at || a.until - b.until || a.id - b.id);
  return days.map((day) => ({ day, calls: sorted.filter(({ at }) => dayAt(at, zone) === day) }));
}

/** The calls that one person would have to make at the same time, by id, each with those that it meets. */
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
