import { addDays, type Day, dayOf, EPOCH } from './day.ts';
import type { Instant } from './instant.ts';

/** An IANA time zone, such as `Pacific/Auckland`. */
export type TimeZone = string;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No zone is further from UTC than this, including moves across the date line. */
const FARTHEST_MS = 26 * 3_600_000;

/** A formatter, and the day it returned for the last minute that was formatted. */
type Calendar = { readonly format: Intl.DateTimeFormat; minute: number; day: Day };

// Creating a formatter takes a thousand times longer than using it, and there are only a few hundred zones.
const calendars = new Map<TimeZone, Calendar>();

function calendarOf(zone: TimeZone): Calendar {
  const known = calendars.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const cached = { format, minute: Number.NaN, day: EPOCH };
  calendars.set(zone, cached);
  return cached;
}

/** Returns whether a zone of this name is known. */
export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns the calendar day in a zone at a moment. */
export function dayAt(moment: Instant, zone: TimeZone): Day {
  if (zone === 'UTC') return addDays(EPOCH, Math.floor(moment / DAY_MS));
  const calendar = calendarOf(zone);
  // Every midnight falls on a whole minute of UTC.
  const minute = Math.floor(moment / MINUTE_MS);
  if (calendar.minute !== minute) {
    calendar.day = read(calendar, minute);
    calendar.minute = minute;
  }
  return calendar.day;
}

function read({ format }: Calendar, minute: number): Day {
  const parts = { year: 0, month: 0, day: 0 };
  for (const { type, value } of format.formatToParts(minute * MINUTE_MS))
    if (type === 'year' || type === 'month' || type === 'day') parts[type] = Number(value);
  const found = dayOf(parts.year, parts.month, parts.day);
  if (!found) throw new RangeError(`no day at minute ${minute}`);
  return found;
}

/** Returns the first moment of a day in a zone, or of the next day where the zone skipped it. */
export function dayStart(day: Day, zone: TimeZone): Instant {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return firstShowing(day, zone, midnight - FARTHEST_MS, midnight + FARTHEST_MS);
}

/** Returns when the day of a moment ends; always later than the moment. */
export function nextDayStart(moment: Instant, zone: TimeZone): Instant {
  return firstShowing(addDays(dayAt(moment, zone), 1), zone, moment, moment + 2 * FARTHEST_MS);
}

/** Returns the first moment of a day between `before`, when it has not begun, and `after`, when it has. */
function firstShowing(day: Day, zone: TimeZone, before: Instant, after: Instant): Instant {
  const calendar = calendarOf(zone);
  let [low, high] = [Math.floor(before / MINUTE_MS), Math.ceil(after / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (read(calendar, middle) >= day) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
}
