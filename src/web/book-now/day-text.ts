// Making a formatter takes far longer than using it, and a page with dates uses the same few again and again.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

function moment(day: string): Date {
  const [year, month, date = 1] = day.split('-').map(Number) as [number, number, number?];
  return new Date(Date.UTC(year, month - 1, date));
}

/** A day with its month written out: "12 March 2027" cannot be mistaken for another one. */
export function longDayText(day: string, locale: string): string {
  return formatOf(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long' }).format(moment(day));
}
