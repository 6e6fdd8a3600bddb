/** The last month in which a card is valid. */
export type Expiry = { readonly month: number; readonly year: number };

/** No card is valid for longer; a later year is a typing error. */
const maxYears = 20;

/**
 * Normalizes a typed expiry date to MMYY: adds a zero to an unambiguous single-digit month and shortens a four-digit
 * year.
 */
export function expiryDigits(text: string): string {
  const [month = '', year = ''] = text.split('/').map((part) => part.replaceAll(/\D/g, ''));
  if (text.includes('/'))
    return `${month.padStart(2, '0').slice(0, 2)}${year.length === 4 ? year.slice(2) : year.slice(0, 2)}`;
  if (/^[2-9]/.test(month)) return `0${month}`.slice(0, 4);
  return month.length === 6 ? month.slice(0, 2) + month.slice(4) : month.slice(0, 4);
}

/** Formats an expiry date as printed on cards: MM / YY. */
export const writeExpiry = (digits: string): string =>
  digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;

/** Parses a four-digit expiry date; returns null if it is invalid or in the past. */
export function readExpiry(digits: string, now: number): Expiry | null {
  if (!/^\d{4}$/.test(digits)) return null;
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (month < 1 || month > 12) return null;
  return isOver({ month, year }, now) || year > new Date(now).getUTCFullYear() + maxYears ? null : { month, year };
}

/** Whether an expiry month has ended in every time zone; the last one is twelve hours behind UTC. */
export function isOver({ month, year }: Expiry, now: number): boolean {
  return now >= Date.UTC(year, month) + 12 * 3_600_000;
}
