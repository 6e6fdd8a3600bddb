import { dayAt } from '#domain/calendar/day-at.ts';
import { weekdayText } from './days.ts';
import { formatter } from './formatter.ts';

const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A moment as the clocks of a zone show it: 18:05. */
export const clockText = (moment: number, zone: string): string =>
  formatter(Intl.DateTimeFormat, 'en-GB', { ...form, timeZone: zone }).format(moment);

/** A zone by the city that it is named after, which says more to people than three letters. */
export const zoneText = (zone: string): string =>
  zone === 'UTC' || zone === 'Etc/UTC' ? 'GMT' : (zone.split('/').at(-1) as string).replaceAll('_', ' ');

/** From when until when, by the clocks of a zone: 10:00–11:30 (Berlin). */
export const callTimeText = (at: number, until: number, zone: string): string =>
  `${clockText(at, zone)}–${clockText(until, zone)} (${zoneText(zone)})`;

/** The same with its day: Mon 16 Nov 2026, 10:00–11:30 (Berlin). */
export const callText = (at: number, until: number, zone: string, locale: string): string =>
  `${weekdayText(dayAt(at, zone), locale)}, ${callTimeText(at, until, zone)}`;
