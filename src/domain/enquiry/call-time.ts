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

/** An invalid field, and why it is invalid. */
export interface CallTimeProblem {
  readonly field: keyof CallTime;
  readonly code: 'missing' | 'invalid' | 'notLater' | 'past' | 'tooFar';
}

/** The hours of the day for which a callback can be requested, in the visitor's time zone. */
export const CALL_HOURS = { first: 8, last: 20 } as const;
/** How many days ahead a callback can be requested. */
export const CALL_DAYS = 60;

const MAX_DURATION_MS = (CALL_HOURS.last - CALL_HOURS.first) * 3_600_000;

/** Returns everything that is wrong with a call time; the end must be later than the start, on the same day. */
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

/** Returns a valid call time as it is sent: the times in GMT, and the GMT day on which it begins. */
export function callTimeInGmt({ phone, date, from, to }: CallTime, zone: TimeZone): CallTime {
  const begin = gmtOf(momentOf(date as Day, from, zone));
  return { phone, date: begin.day, from: begin.time, to: gmtOf(momentOf(date as Day, to, zone)).time };
}

/**
 * Returns everything that is wrong with a call time in GMT. A local call can begin before midnight GMT and end after
 * it, so an earlier end belongs to the next day, as long as the call is no longer than the daily calling hours.
 */
export function gmtCallTimeProblems(call: CallTime, now: Instant): CallTimeProblem[] {
  const problems = callTimeProblems(call);
  const wraps = problems.some(({ code }) => code === 'notLater');
  const others = problems.filter(({ code }) => code !== 'notLater');
  const timesAreRight = isTimeOfDay(call.from) && isTimeOfDay(call.to);
  if (!timesAreRight || parseDay(call.date) === null) return others;
  const begin = Date.parse(`${call.date}T${call.from}:00Z`);
  const end = Date.parse(`${wraps ? addDays(call.date as Day, 1) : call.date}T${call.to}:00Z`);
  if (end - begin > MAX_DURATION_MS) return [...others, { field: 'to', code: wraps ? 'notLater' : 'invalid' }];
  if (end <= now) return [...others, { field: 'date', code: 'past' }];
  return begin > now + CALL_DAYS * 86_400_000 ? [...others, { field: 'date', code: 'tooFar' }] : others;
}
