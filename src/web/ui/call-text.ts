import { dayAt } from '#domain/calendar/day-at.ts';
import { weekdayText } from './days.ts';
import { formatter } from './formatter.ts';

const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats a time of day in a time zone: 18:05. */
export const clockText = (moment: number, zone: string): string =>
  formatter(Intl.DateTimeFormat, 'en-GB', { ...form, timeZone: zone }).format(moment);

/** Returns the city of a time zone, which is better known than its abbreviation. */
export const zoneText = (zone: string): string =>
  zone === 'UTC' || zone === 'Etc/UTC' ? 'GMT' : (zone.split('/').at(-1) as string).replaceAll('_', ' ');

/** Formats a time range in a time zone: 10:00–11:30 (Berlin). */
export const callTimeText = (at: number, until: number, zone: string): string =>
  `${clockText(at, zone)}–${clockText(until, zone)} (${zoneText(zone)})`;

/** Formats a time range with its date: Mon 16 Nov 2026, 10:00–11:30 (Berlin). */
export const callText = (at: number, until: number, zone: string, locale: string): string =>
  `${weekdayText(dayAt(at, zone), locale)}, ${callTimeText(at, until, zone)}`;
