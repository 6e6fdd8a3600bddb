import type { Day } from './day.ts';
import type { TimeZone } from './day-at.ts';
import type { Instant } from './instant.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Tells whether a text is a time of day, HH:mm. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** How far the clocks of a zone are ahead of GMT at a moment, in ms. */
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
 * The moment at which the clocks of a zone show a time on a day. A time that the clocks leave out in spring is the one an hour
 * later; of a time that they show twice in autumn it is the second.
 */
export function momentOf(day: Day, time: string, zone: TimeZone): Instant {
  const asGmt = Date.parse(`${day}T${time}:00Z`);
  return asGmt - offsetAt(asGmt - offsetAt(asGmt, zone), zone);
}

/** The day and the time of a moment in GMT. */
export function gmtOf(moment: Instant): { readonly day: Day; readonly time: string } {
  const text = new Date(moment).toISOString();
  return { day: text.slice(0, 10) as Day, time: text.slice(11, 16) };
}
