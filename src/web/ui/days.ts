/** English pages name days the British way: the month in words cannot be mistaken for another one. */
const localeOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const forms = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  yearless: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day (YYYY-MM-DD) in words. */
export function dayText(day: string, locale: string, form: keyof typeof forms = 'short'): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const noon = new Date(Date.UTC(year, month - 1, date, 12));
  return new Intl.DateTimeFormat(localeOf(locale), { ...forms[form], timeZone: 'UTC' }).format(noon);
}

/** Two days as a range; the year is said once when both lie in it. */
export function rangeText(from: string, until: string, locale: string): string {
  if (from === until) return dayText(from, locale);
  const first = dayText(from, locale, from.slice(0, 4) === until.slice(0, 4) ? 'yearless' : 'short');
  return `${first} – ${dayText(until, locale)}`;
}
