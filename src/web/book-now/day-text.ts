/** A calendar day in words, the same day wherever the reader is. */
export function dayText(day: string, locale: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const moment = new Date(Date.UTC(year, month - 1, date));
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(moment);
}

/** A month in words. */
export function monthText(month: string, locale: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const moment = new Date(Date.UTC(year, number - 1, 1));
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment);
}

/** A day with its month written out: "12 March 2027" cannot be mistaken for another one. */
export function longDayText(day: string, locale: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, date)),
  );
}
