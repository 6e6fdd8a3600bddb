import { type Day, day, dayOf, daysBetween, partsOf } from './day.ts';

declare const monthBrand: unique symbol;

/** A calendar month, written YYYY-MM, so that `<` on two months compares them. */
export type Month = string & { readonly [monthBrand]: true };

const MONDAY = day('1970-01-05');

/** Reads YYYY-MM; null unless it is a real month. */
export function parseMonth(text: string): Month | null {
  const parts = /^(\d{4})-(\d{2})$/.exec(text);
  return parts && dayOf(Number(parts[1]), Number(parts[2]), 1) ? (text as Month) : null;
}

/** Returns the month that contains a day. */
export const monthOf = (value: Day): Month => value.slice(0, 7) as Month;

/** Returns every day of a month, in order. */
export function daysOf(month: Month): Day[] {
  const [year, number] = partsOf(day(`${month}-01`));
  return Array.from({ length: 31 }, (_, index) => dayOf(year, number, index + 1)).filter((found) => found !== null);
}

/** Returns the weekday of a day, counted from Monday, which is 0. */
export const weekdayOf = (value: Day): number => ((daysBetween(MONDAY, value) % 7) + 7) % 7;
