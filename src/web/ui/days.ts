import { formatter } from './formatter.ts';

/** English pages name days the British way: the month in words cannot be mistaken for another one. */
const localeOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const forms = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  yearless: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day (YYYY-MM-DD) in words; a tour day never passes through the local time of the reader. */
export function dayText(day: string, locale: string, form: keyof typeof forms = 'short'): string {
  const format = formatter(Intl.DateTimeFormat, localeOf(locale), { ...forms[form], timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** Two days as a range; the year is said once when both lie in it. */
export function rangeText(from: string, until: string, locale: string): string {
  if (from === until) return dayText(from, locale);
  const first = dayText(from, locale, from.slice(0, 4) === until.slice(0, 4) ? 'yearless' : 'short');
  return `${first} – ${dayText(until, locale)}`;
}
