/** The last month in which a card works. */
export type Expiry = { readonly month: number; readonly year: number };

/** No card lasts longer; a later year is a slip of the finger. */
const longestYears = 20;

/** The digits of an expiry as they are typed, MMYY; a first digit that can only be a whole month gets its zero, a full year loses its century. */
export function expiryDigits(text: string): string {
  const [month = '', year = ''] = text.split('/').map((part) => part.replaceAll(/\D/g, ''));
  if (text.includes('/'))
    return `${month.padStart(2, '0').slice(0, 2)}${year.length === 4 ? year.slice(2) : year.slice(0, 2)}`;
  if (/^[2-9]/.test(month)) return `0${month}`.slice(0, 4);
  return month.length === 6 ? month.slice(0, 2) + month.slice(4) : month.slice(0, 4);
}

/** Digits of an expiry as a card has them printed: MM / YY. */
export const writeExpiry = (digits: string): string =>
  digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;

/** The expiry that four digits name, or null when they name no month or one that is over. */
export function readExpiry(digits: string, now: number): Expiry | null {
  if (!/^\d{4}$/.test(digits)) return null;
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (month < 1 || month > 12) return null;
  return isOver({ month, year }, now) || year > new Date(now).getUTCFullYear() + longestYears ? null : { month, year };
}

/** Whether the month of an expiry is over everywhere; twelve hours behind UTC lies the last place where it is not. */
export function isOver({ month, year }: Expiry, now: number): boolean {
  return now >= Date.UTC(year, month) + 12 * 3_600_000;
}
