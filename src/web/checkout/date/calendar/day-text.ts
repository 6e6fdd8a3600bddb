import { dayText } from '../../../ui/days.ts';
import { formatter } from '../../../ui/formatter.ts';

/** Formats a month (YYYY-MM) with its year. */
export const monthText = (month: string, locale: string, form: 'month' | 'shortMonth' = 'month'): string =>
  dayText(`${month}-15`, locale, form);

/** Returns the weekdays from Monday to Sunday, in full and abbreviated for the column width. */
export const weekdayNames = (locale: string): { readonly full: string; readonly short: string }[] =>
  // 5 January 1970 was a Monday.
  ['05', '06', '07', '08', '09', '10', '11'].map((date) => {
    const full = dayText(`1970-01-${date}`, locale, 'weekday');
    return { full, short: full.slice(0, 2) };
  });

/** Formats a price for a calendar cell in whole units, rounded up so that it is never below the amount charged. */
export function cellPrice(minor: number, currency: string, locale: string): string {
  const format = formatter(Intl.NumberFormat, locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return format.format(Math.ceil(minor / 100));
}
