import type { Minor } from './money.ts';

/**
 * Returns an amount in whole units, such as 1249.5, as minor units. It is rounded half up by its decimal digits,
 * because 100 times 1.005 is below 100.5 in floating point.
 */
export function toMinor(amount: number): Minor {
  const written = String(amount);
  // Amounts in exponent notation are far below a cent; callers limit the large ones.
  const [units = '0', fraction = ''] = written.includes('e') ? [] : written.split('.');
  const digits = fraction.padEnd(3, '0');
  return Number(units) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0);
}
