import { addDays, type Day, dayOf, EPOCH } from './day.ts';
import type { Instant } from './instant.ts';

/** An IANA time zone, such as `Pacific/Auckland`. */
export type TimeZone = string;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No calendar is further from UTC than this, a move across the date line included. */
const FARTHEST_MS = 26 * 3_600_000;

/** What a zone's calendar showed when it was last asked. */
type Calendar = { readonly format: Intl.DateTimeFormat; minute: number; day: Day };

// Making a formatter takes a thousand times longer than using it; there are some hundred zones at most.
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

/** Tells whether a zone of this name is known. */
export function isTimeZone(name: string): boolean {
  try {
    calendarOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The day that the calendar shows in a zone at a moment. */
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

/** The first moment at which the calendar shows a day, or a later one where a zone left the day out. */
export function dayStart(day: Day, zone: TimeZone): Instant {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return firstShowing(day, zone, midnight - FARTHEST_MS, midnight + FARTHEST_MS);
}

/** When the day of a moment is over; always later than the moment. */
export function nextDayStart(moment: Instant, zone: TimeZone): Instant {
  return firstShowing(addDays(dayAt(moment, zone), 1), zone, moment, moment + 2 * FARTHEST_MS);
}

/** The first moment after `before`, by which the day has not come, and up to `after`, by which it has. */
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
