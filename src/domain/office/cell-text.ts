import { type Day, dayOf, parseDay } from '#domain/calendar/day.ts';
import type { Minor } from '#domain/money/money.ts';

/** The number and day format of a file, chosen by the person who imports it and never guessed from the values. */
export type TextFormat = {
  readonly decimal: 'point' | 'comma';
  readonly dayOrder: 'dayMonthYear' | 'monthDayYear';
};

/** Why a text cannot be read. */
export type TextProblem = 'not-an-amount' | 'ambiguous-amount' | 'not-a-whole-number' | 'not-a-day' | 'two-digit-year';

type Read<Value> = { readonly value: Value } | { readonly problem: TextProblem };

const MAX_DIGITS = 12;

/**
 * Reads an amount into minor units. Without a format, a separator followed by one or two digits is the decimal one, and
 * `1.234` or `1,234` is refused, because its meaning depends on the country.
 */
export function readAmount(text: string, format: TextFormat | null): Read<Minor> {
  const written = text.replaceAll(/[\s\u00a0\u202f'’]/g, '');
  if (!/^\d[\d.,]*$/.test(written) || written.length > MAX_DIGITS) return { problem: 'not-an-amount' };
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  if (last === -1) return { value: Number(written) * 100 };
  const sign = written.charAt(last);
  const decimals = written.length - last - 1;
  const isRepeated = written.indexOf(sign) !== last;
  const other = sign === '.' ? ',' : '.';
  if (format) {
    const decimal = format.decimal === 'point' ? '.' : ',';
    const group = decimal === '.' ? ',' : '.';
    const [units = '', fraction = '', ...rest] = written.split(decimal);
    const isGrouped = /^\d{1,3}(\D\d{3})+$/.test(units) && !units.includes(decimal);
    if (rest.length > 0 || fraction.includes(group) || !/^\d{0,2}$/.test(fraction)) return { problem: 'not-an-amount' };
    if (units.includes(group) && !isGrouped) return { problem: 'not-an-amount' };
    return { value: Number(units.replaceAll(group, '')) * 100 + Number(fraction.padEnd(2, '0')) };
  }
  if (decimals === 3 || isRepeated) {
    // Two different separators, or a repeated one, make clear which one groups thousands.
    const isCertain = isRepeated && !written.includes(other) && /^\d{1,3}([.,]\d{3})+$/.test(written);
    return isCertain ? { value: Number(written.replaceAll(sign, '')) * 100 } : { problem: 'ambiguous-amount' };
  }
  if (decimals < 1 || decimals > 2) return { problem: 'not-an-amount' };
  return readAmount(written, { decimal: sign === '.' ? 'point' : 'comma', dayOrder: 'dayMonthYear' });
}

/** Reads a whole number. */
export function readWhole(text: string): Read<number> {
  const written = text.trim();
  return /^\d{1,9}$/.test(written) ? { value: Number(written) } : { problem: 'not-a-whole-number' };
}

/** Reads a day: always YYYY-MM-DD, and the order of the format if there is one. A year has four digits. */
export function readDay(text: string, format: TextFormat | null): Read<Day> {
  const written = text.trim();
  const iso = parseDay(written);
  if (iso) return { value: iso };
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(written);
  if (!parts || !format) return { problem: 'not-a-day' };
  const [, one = '', two = '', year = ''] = parts;
  if (year.length === 2) return { problem: 'two-digit-year' };
  const [dayOfMonth, month] = format.dayOrder === 'dayMonthYear' ? [one, two] : [two, one];
  const found = dayOf(Number(year), Number(month), Number(dayOfMonth));
  return found ? { value: found } : { problem: 'not-a-day' };
}

/** Writes an amount as every import reads it: digits, a decimal point, two digits. */
export const writeAmount = (amount: Minor): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
