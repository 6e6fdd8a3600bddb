/** English pages name days the British way: the month in words cannot be mistaken for another one. */
const localeOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const forms = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  plain: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long' },
  yearless: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// A tour day never passes through the local time of the reader.
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day (YYYY-MM-DD) in words. */
export const dayText = (day: string, locale: string, form: keyof typeof forms): string =>
  new Intl.DateTimeFormat(localeOf(locale), { ...forms[form], timeZone: 'UTC' }).format(noonOf(day));

/** A day with its weekday, put together here because browsers and servers set the comma differently. */
export const fullDayText = (day: string, locale: string): string =>
  `${dayText(day, locale, 'weekday')}, ${dayText(day, locale, 'long')}`;

/** Two days as a range; the year is said once when both lie in it. */
export function rangeText(from: string, until: string, locale: string): string {
  if (from === until) return dayText(from, locale, 'plain');
  const first = dayText(from, locale, from.slice(0, 4) === until.slice(0, 4) ? 'yearless' : 'plain');
  return `${first} – ${dayText(until, locale, 'plain')}`;
}

/** A month (YYYY-MM) in words, with its year. */
export const monthText = (month: string, locale: string, form: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(localeOf(locale), { month: form, year: 'numeric', timeZone: 'UTC' }).format(
    noonOf(`${month}-15`),
  );

/** The weekdays from Monday to Sunday, in full and as short as a column is wide. */
export function weekdayNames(locale: string): { readonly full: string; readonly short: string }[] {
  const name = (place: number, weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(localeOf(locale), { weekday, timeZone: 'UTC' }).format(
      noonOf(`1970-01-${place + 5}`.replace(/-(\d)$/, '-0$1')),
    );
  return Array.from({ length: 7 }, (_, place) => ({
    full: name(place, 'long'),
    short: name(place, 'short').slice(0, 2),
  }));
}

/** A price as short as a day is wide: whole units, rounded up so that nobody is promised less than is charged. */
export const cellPrice = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(Math.ceil(minor / 100));
