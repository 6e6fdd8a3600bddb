import type { Day } from './day.ts';
import type { TimeZone } from './day-at.ts';
import type { Instant } from './instant.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns whether a text is a time of day, HH:mm. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** Returns how far a zone is ahead of GMT at a moment, in ms. */
function offsetAt(moment: Instant, zone: TimeZone): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}

/**
 * Returns the moment at which clocks in a zone show a time on a day. A time that is skipped in spring is the one an
 * hour later; one that occurs twice in autumn is the second.
 */
export function momentOf(day: Day, time: string, zone: TimeZone): Instant {
  const asGmt = Date.parse(`${day}T${time}:00Z`);
  return asGmt - offsetAt(asGmt - offsetAt(asGmt, zone), zone);
}

/** Returns the day and the time of a moment in GMT. */
export function gmtOf(moment: Instant): { readonly day: Day; readonly time: string } {
  const text = new Date(moment).toISOString();
  return { day: text.slice(0, 10) as Day, time: text.slice(11, 16) };
}
