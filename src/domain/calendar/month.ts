import { type Day, dayOf } from './day.ts';

declare const monthBrand: unique symbol;

/** A calendar month, written YYYY-MM, so that `<` on two months compares them. */
export type Month = string & { readonly [monthBrand]: true };

/** Reads YYYY-MM; null unless it is a real month. */
export function parseMonth(text: string): Month | null {
  const parts = /^(\d{4})-(\d{2})$/.exec(text);
  return parts && dayOf(Number(parts[1]), Number(parts[2]), 1) ? (text as Month) : null;
}

/** The month a day lies in. */
export const monthOf = (value: Day): Month => value.slice(0, 7) as Month;
