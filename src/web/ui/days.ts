import { formatter } from './formatter.ts';

/** English pages format dates the British way, with the month in words to avoid ambiguity. */
const localeOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const forms = {
  /** 14 Mar 2026 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 14 Mar, where the year is next to it or is unambiguous. */
  yearless: { day: 'numeric', month: 'short' },
  /** Saturday */
  weekday: { weekday: 'long' },
  /** March 2026 */
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short', year: 'numeric' },
  shortWeekday: { weekday: 'short' },
  time: { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const text = (moment: Date, locale: string, form: keyof typeof forms, timeZone = 'UTC'): string =>
  formatter(Intl.DateTimeFormat, localeOf(locale), { ...forms[form], timeZone }).format(moment);

/** Browsers and servers format the separator after a weekday differently, so it is set here. */
const afterWeekday = (locale: string): string => (locale === 'de' ? '., ' : ' ');

/** Returns noon of a day (YYYY-MM-DD) in UTC, so that the reader's time zone never changes a tour day. */
const middleOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Formats a day: 14 Mar 2026, 14. März 2026. */
export function dayText(
  day: string,
  locale: string,
  form: 'day' | 'yearless' | 'weekday' | 'month' | 'shortMonth' = 'day',
): string {
  return text(middleOf(day), locale, form);
}

/** Formats a day with its weekday: Sat 14 Mar 2026, Sa., 14. März 2026. */
export function weekdayText(day: string, locale: string): string {
  return text(middleOf(day), locale, 'shortWeekday') + afterWeekday(locale) + dayText(day, locale);
}

/** Formats a range of days without repeating month and year: 14–21 Mar 2026, 28 Mar – 4 Apr 2026. */
export function rangeText(from: string, until: string, locale: string): string {
  const last = dayText(until, locale);
  if (from === until) return last;
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))}${locale === 'de' ? '.' : ''}–${last}`;
  return `${dayText(from, locale, from.slice(0, 4) === until.slice(0, 4) ? 'yearless' : 'day')} – ${last}`;
}

/** Formats a moment with its time zone: Sat 14 Mar 2026, 18:05 CET. */
export function momentText(moment: Date, locale: string, timeZone: string): string {
  const day = `${text(moment, locale, 'shortWeekday', timeZone)}${afterWeekday(locale)}${text(moment, locale, 'day', timeZone)}`;
  return `${day}, ${text(moment, locale, 'time', timeZone)}`;
}
