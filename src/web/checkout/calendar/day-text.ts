/** English pages name days the British way: the month in words cannot be mistaken for another one. */
const localeOf = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

const forms = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  plain: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long' },
  yearless: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Making a formatter takes far longer than using it, and a calendar names every day of its months.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(locale), { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const prices = new Map<string, Intl.NumberFormat>();

// A tour day never passes through the local time of the reader.
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day (YYYY-MM-DD) in words. */
export const dayText = (day: string, locale: string, form: keyof typeof forms): string =>
  formatOf(locale, forms[form]).format(noonOf(day));

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
  formatOf(locale, { month: form, year: 'numeric' }).format(noonOf(`${month}-15`));

/** The weekdays from Monday to Sunday, in full and as short as a column is wide. */
export const weekdayNames = (locale: string): { readonly full: string; readonly short: string }[] =>
  // The fifth of January 1970 was a Monday.
  ['05', '06', '07', '08', '09', '10', '11'].map((date) => {
    const day = noonOf(`1970-01-${date}`);
    const short = formatOf(locale, { weekday: 'short' }).format(day).slice(0, 2);
    return { full: formatOf(locale, { weekday: 'long' }).format(day), short };
  });

/** A price as short as a day is wide: whole units, rounded up so that nobody is promised less than is charged. */
export function cellPrice(minor: number, currency: string, locale: string): string {
  const key = locale + currency;
  const format =
    prices.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
  prices.set(key, format);
  return format.format(Math.ceil(minor / 100));
}
