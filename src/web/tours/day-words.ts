import { formatter } from '../ui/formatter.ts';

/** A calendar day in words, the same day wherever the reader is. */
export function dayWords(day: string, locale: string, form: 'short' | 'long' = 'short'): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return formatter(Intl.DateTimeFormat, locale, {
    day: 'numeric',
    month: form,
    ...(form === 'long' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1, date)));
}

/** The last day of a deal in words, without its year. */
export function endWords(lastDay: string, locale: string): string {
  const format = formatter(Intl.DateTimeFormat, locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(lastDay));
}
