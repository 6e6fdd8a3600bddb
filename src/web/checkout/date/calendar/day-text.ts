import { dayText } from '../../../ui/days.ts';
import { formatter } from '../../../ui/formatter.ts';

/** A month (YYYY-MM) in words, with its year. */
export const monthText = (month: string, locale: string, form: 'month' | 'shortMonth' = 'month'): string =>
  dayText(`${month}-15`, locale, form);

/** The weekdays from Monday to Sunday, in full and as short as a column is wide. */
export const weekdayNames = (locale: string): { readonly full: string; readonly short: string }[] =>
  // The fifth of January 1970 was a Monday.
  ['05', '06', '07', '08', '09', '10', '11'].map((date) => {
    const full = dayText(`1970-01-${date}`, locale, 'weekday');
    return { full, short: full.slice(0, 2) };
  });

/** A price as short as a day is wide: whole units, rounded up so that nobody is promised less than is charged. */
export function cellPrice(minor: number, currency: string, locale: string): string {
  const format = formatter(Intl.NumberFormat, locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return format.format(Math.ceil(minor / 100));
}
