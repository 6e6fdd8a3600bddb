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
