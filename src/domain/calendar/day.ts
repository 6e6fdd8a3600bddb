declare const dayBrand: unique symbol;

/** A calendar day with no time and no zone, written YYYY-MM-DD, so that `<` on two days compares them. */
export type Day = string & { readonly [dayBrand]: true };

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`);
const written = (year: number, month: number, dayOfMonth: number) =>
  `${two(Math.floor(year / 100))}${two(year % 100)}-${two(month)}-${two(dayOfMonth)}` as Day;

/** Returns the day of a year, month and day of month, or null when there is no such day; years run from 1 to 9999. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day | null {
  if (![year, month, dayOfMonth].every(Number.isInteger) || year < 1 || year > 9999) return null;
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return null;
  return written(year, month, dayOfMonth);
}

/** Reads YYYY-MM-DD; null unless it is exactly that and a real day. */
export function parseDay(text: string): Day | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts && dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Returns a day from a literal that is known to be valid, such as a constant; throws when it is not. */
export function day(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed) throw new RangeError(`not a day: ${text}`);
  return parsed;
}

/** The day from which days are counted. */
export const EPOCH = day('1970-01-01');

/** Returns the day a number of days later, or earlier when negative. */
export const addDays = (start: Day, days: number): Day => fromOrdinal(toOrdinal(start) + days);

/** Returns how many days the second day is after the first; negative when it is earlier. */
export const daysBetween = (from: Day, to: Day): number => toOrdinal(to) - toOrdinal(from);

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

/** Year, month and day of month. */
export const partsOf = (value: Day): readonly [year: number, month: number, dayOfMonth: number] => [
  100 * digits(value, 0) + digits(value, 2),
  digits(value, 5),
  digits(value, 8),
];

/** Returns the number written by two digits. */
const digits = (text: string, at: number): number =>
  10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - 11 * '0'.charCodeAt(0);

// Days since 1970-01-01, counted in a year that starts in March so that the leap day comes last.
function toOrdinal(value: Day): number {
  const [year, month, dayOfMonth] = partsOf(value);
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function fromOrdinal(ordinal: number): Day {
  const shifted = ordinal + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`no day ${ordinal} days from 1970-01-01`);
  return written(year, month, dayOfMonth);
}
