import { type Day, dayOf } from './day.ts';

/** Writes DD.MM.YYYY, as page addresses do. */
export const toDotted = (value: Day): string => written(value, '.');

/** Reads DD.MM.YYYY; null unless it is a real day. */
export const fromDotted = (text: string): Day | null => read(text, /^(\d{2})\.(\d{2})\.(\d{4})$/);

/** Writes dd/mm/yyyy, as birth dates are written. */
export const toSlashed = (value: Day): string => written(value, '/');

/** Reads dd/mm/yyyy as three fields join it, with or without leading zeros; null unless it is a real day. */
export const fromSlashed = (text: string): Day | null => read(text, /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/);

function written(value: Day, mark: string): string {
  const [year, month, dayOfMonth] = value.split('-');
  return [dayOfMonth, month, year].join(mark);
}

function read(text: string, form: RegExp): Day | null {
  const parts = form.exec(text);
  return parts && dayOf(Number(parts[3]), Number(parts[2]), Number(parts[1]));
}
