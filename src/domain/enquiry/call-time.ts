import { gmtOf, isTimeOfDay, momentOf } from '#domain/calendar/clock-time.ts';
import { addDays, type Day, parseDay } from '#domain/calendar/day.ts';
import type { TimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { isPhoneText } from '#domain/party/phone.ts';

/** When a person wants to be called: a day, and times as HH:mm. */
export interface CallTime {
  readonly phone: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** A field that is not right, and why. */
export interface CallTimeProblem {
  readonly field: keyof CallTime;
  readonly code: 'missing' | 'invalid' | 'notLater' | 'past' | 'tooFar';
}

/** The hours of the day between which somebody can ask to be called, by their own clock. */
export const CALL_HOURS = { first: 8, last: 20 } as const;
/** How many days ahead a call can be asked for. */
export const CALL_DAYS = 60;

const LONGEST_MS = (CALL_HOURS.last - CALL_HOURS.first) * 3_600_000;

/** Everything that is not right with a call time; the end must come after the start, on the same day. */
export function callTimeProblems({ phone, date, from, to }: CallTime): CallTimeProblem[] {
  const problems: CallTimeProblem[] = [];
  const check = (field: keyof CallTime, text: string, right: boolean) => {
    if (text.trim() === '') problems.push({ field, code: 'missing' });
    else if (!right) problems.push({ field, code: 'invalid' });
  };
  check('phone', phone, isPhoneText(phone));
  check('date', date, parseDay(date) !== null);
  check('from', from, isTimeOfDay(from));
  check('to', to, isTimeOfDay(to));
  if (isTimeOfDay(from) && isTimeOfDay(to) && to <= from) problems.push({ field: 'to', code: 'notLater' });
  return problems;
}

/** A call time without problems as it is sent: the times in GMT, and the day on which it begins there. */
export function callTimeInGmt({ phone, date, from, to }: CallTime, zone: TimeZone): CallTime {
  const begin = gmtOf(momentOf(date as Day, from, zone));
  return { phone, date: begin.day, from: begin.time, to: gmtOf(momentOf(date as Day, to, zone)).time };
}

/**
 * Everything that is not right with a call time in GMT. One hour of somebody's day may begin before midnight there and end after
 * it, so an end that is not later is the next day's, as long as that is no more than a day has hours to be called in.
 */
export function gmtCallTimeProblems(call: CallTime, now: Instant): CallTimeProblem[] {
  const problems = callTimeProblems(call);
  const wraps = problems.some(({ code }) => code === 'notLater');
  const others = problems.filter(({ code }) => code !== 'notLater');
  const timesAreRight = isTimeOfDay(call.from) && isTimeOfDay(call.to);
  if (!timesAreRight || parseDay(call.date) === null) return others;
  const begin = Date.parse(`${call.date}T${call.from}:00Z`);
  const end = Date.parse(`${wraps ? addDays(call.date as Day, 1) : call.date}T${call.to}:00Z`);
  if (end - begin > LONGEST_MS) return [...others, { field: 'to', code: wraps ? 'notLater' : 'invalid' }];
  if (end <= now) return [...others, { field: 'date', code: 'past' }];
  return begin > now + CALL_DAYS * 86_400_000 ? [...others, { field: 'date', code: 'tooFar' }] : others;
}
