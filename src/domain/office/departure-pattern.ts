import { addDays, type Day, daysBetween, partsOf } from '#domain/calendar/day.ts';
import { weekdayOf } from '#domain/calendar/month.ts';

/** A span of days, both ends included. */
export interface DayRange {
  readonly from: Day;
  readonly until: Day;
}

/** When departures repeat: on weekdays (0 is Monday) every n weeks, or on days of the month. */
export type Recurrence =
  | { readonly kind: 'weekly'; readonly weekdays: readonly number[]; readonly everyWeeks: number }
  | { readonly kind: 'monthly'; readonly daysOfMonth: readonly number[] };

/** A rule such as "every Saturday from May to September, but not in August". */
export interface DeparturePattern {
  readonly recurrence: Recurrence;
  readonly season: DayRange;
  readonly exclusions: readonly DayRange[];
}

/** The days of a pattern, grouped by the result of creating departures on them. */
export interface PatternDays {
  readonly create: readonly Day[];
  /** Days that already have a departure; these are never overwritten. */
  readonly existing: readonly Day[];
  /** Days that are today or in the past, in the operator's time zone. */
  readonly past: readonly Day[];
  /** The number of days that the exclusions remove. */
  readonly excluded: number;
}

/** The longest season of one pattern: three years. */
export const MAX_SEASON_DAYS = 1096;

/** Returns the departure days of a pattern; days have no time zone, so they are never shifted. */
export function patternDays(pattern: DeparturePattern, existing: ReadonlySet<Day>, today: Day): PatternDays {
  const matching = daysIn(pattern.season).filter((day) => recursOn(pattern, day));
  const included = matching.filter((day) => !pattern.exclusions.some((range) => isIn(range, day)));
  const future = included.filter((day) => day > today);
  return {
    create: future.filter((day) => !existing.has(day)),
    existing: future.filter((day) => existing.has(day)),
    past: included.filter((day) => day <= today),
    excluded: matching.length - included.length,
  };
}

const isIn = ({ from, until }: DayRange, day: Day): boolean => from <= day && day <= until;

function daysIn({ from, until }: DayRange): Day[] {
  const length = Math.min(daysBetween(from, until) + 1, MAX_SEASON_DAYS);
  return Array.from({ length: Math.max(0, length) }, (_, index) => addDays(from, index));
}

function recursOn({ recurrence, season }: DeparturePattern, day: Day): boolean {
  if (recurrence.kind === 'monthly') return recurrence.daysOfMonth.includes(partsOf(day)[2]);
  // Weeks start on the Monday of the season's first week, so that all weekdays of a week are in the same cycle.
  const firstMonday = addDays(season.from, -weekdayOf(season.from));
  const week = Math.floor(daysBetween(firstMonday, day) / 7);
  return recurrence.weekdays.includes(weekdayOf(day)) && week % recurrence.everyWeeks === 0;
}
