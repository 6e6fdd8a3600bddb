import { movesOn } from '#domain/party/date-entry.ts';

/** A date as typed into three inputs. */
export type TypedDate = { readonly day: string; readonly month: string; readonly year: string };

export const noDate: TypedDate = { day: '', month: '', year: '' };

/** Returns the typed day as YYYY-MM-DD; null while it is incomplete or invalid. */
export function typedDay({ day, month, year }: TypedDate): string | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  const maxDay =
    m === 2 ? (y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31;
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > maxDay) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Splits a day (YYYY-MM-DD) into its three parts. */
export function dayParts(day: string): TypedDate {
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: date, month, year };
}

/**
 * Returns whether the cursor advances after an edit: only when a digit was typed at the end of a part that is now
 * complete, not after a deletion, a paste or a correction in the middle.
 */
export function advances(edit: {
  part: keyof TypedDate;
  inputType: string;
  text: string;
  cursor: number | null;
}): boolean {
  const { part, inputType, text, cursor } = edit;
  return part !== 'year' && inputType === 'insertText' && cursor === text.length && movesOn(part, text);
}

/** Splits a date in the form dd/mm/yyyy, which may be incomplete. */
export function splitDate(joined: string): TypedDate {
  const [day = '', month = '', year = ''] = joined.split('/');
  return { day, month, year };
}

/** Joins the typed parts as dd/mm/yyyy; empty while nothing is typed. */
export const joinDate = ({ day, month, year }: TypedDate): string =>
  day === '' && month === '' && year === '' ? '' : [day, month, year].join('/');

/** Parses a date that was pasted into one of the inputs, such as 03/09/1984, 3.9.1984 or 1984-09-03. */
export function pastedDate(text: string): TypedDate | null {
  const dayFirst = /^\s*(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})\s*$/.exec(text);
  if (dayFirst) return { day: dayFirst[1] ?? '', month: dayFirst[2] ?? '', year: dayFirst[3] ?? '' };
  const yearFirst = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  return yearFirst ? { day: yearFirst[3] ?? '', month: yearFirst[2] ?? '', year: yearFirst[1] ?? '' } : null;
}
