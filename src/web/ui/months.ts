import { formatter } from './formatter.ts';

/** A month in the form YYYY-MM, so that `<` compares two months. */
export type Month = string;

/** The months of one year, in order. */
export type YearOfMonths = { readonly year: string; readonly months: readonly Month[] };

/** Returns all months of an inclusive range; empty when the range is reversed. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  let [year, month] = first.split('-').map(Number) as [number, number];
  for (let each = first; each <= last; ) {
    months.push(each);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
    each = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  }
  return months;
}

/** Groups the months by year, sorted and without duplicates. */
export function byYear(offered: readonly Month[]): YearOfMonths[] {
  const years = new Map<string, Month[]>();
  for (const month of [...new Set(offered)].sort()) {
    const year = month.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), month]);
  }
  return [...years].map(([year, months]) => ({ year, months }));
}

/** Formats a month: "March", or "March 2027" with the year. */
export function monthName(month: Month, locale: string, form: 'short' | 'long' | 'full'): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  // The 15th in UTC is in the same month in every time zone.
  const middle = new Date(Date.UTC(year, number - 1, 15));
  return formatter(Intl.DateTimeFormat, locale, {
    month: form === 'short' ? 'short' : 'long',
    ...(form === 'full' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(middle);
}
