/** The rules of a card brand: leading digits, lengths, grouping, and length of the security code. */
type BrandRule = {
  readonly starts: readonly (readonly [string, string])[];
  readonly lengths: readonly number[];
  readonly groups: readonly number[];
  readonly codeLength: number;
};

const fours = [4, 4, 4, 4, 3];
const only = (...starts: string[]) => starts.map((start) => [start, start] as const);

const RULES = {
  visa: { starts: only('4'), lengths: [13, 16, 19], groups: fours, codeLength: 3 },
  mastercard: {
    starts: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    groups: fours,
    codeLength: 3,
  },
  amex: { starts: only('34', '37'), lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  discover: { starts: [...only('6011', '65'), ['644', '649']], lengths: [16, 19], groups: fours, codeLength: 3 },
  diners: { starts: [...only('36', '38', '39'), ['300', '305']], lengths: [14], groups: [4, 6, 4], codeLength: 3 },
  jcb: { starts: [['3528', '3589']], lengths: [16, 17, 18, 19], groups: fours, codeLength: 3 },
  maestro: {
    starts: [...only('5018', '5020', '5038', '5893', '6304', '6759'), ['6761', '6763']],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: fours,
    codeLength: 3,
  },
  unionpay: { starts: only('62', '81'), lengths: [16, 17, 18, 19], groups: fours, codeLength: 3 },
} as const satisfies Record<string, BrandRule>;

/** A card brand. */
export type Brand = keyof typeof RULES;

const maxDigits = 19;
const usualCodeLength = 3;

function fits(digits: string, rule: BrandRule): boolean {
  return rule.starts.some(([first, last]) => {
    const length = Math.min(digits.length, first.length);
    const start = digits.slice(0, length);
    return start >= first.slice(0, length) && start <= last.slice(0, length);
  });
}

/** Returns the brand of the digits typed so far; null if none or several match. */
export function brandOf(digits: string): Brand | null {
  if (digits === '') return null;
  const fitting = Object.entries(RULES).filter(([, rule]) => fits(digits, rule));
  return fitting.length === 1 ? ((fitting[0] as [string, unknown])[0] as Brand) : null;
}

/** Returns the length of a card's security code. */
export const codeLengthOf = (brand: Brand | null): number => (brand ? RULES[brand].codeLength : usualCodeLength);

/** Returns the maximum length of a card number of this brand. */
export const maxDigitsOf = (brand: Brand | null): number => (brand ? Math.max(...RULES[brand].lengths) : maxDigits);

/** Formats a card number in the groups of its brand. */
export function groupDigits(digits: string): string {
  const brand = brandOf(digits);
  const groups: readonly number[] = brand ? RULES[brand].groups : fours;
  const parts: string[] = [];
  let rest = digits;
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ') + rest;
}

/** Whether the last digit is the correct check digit (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether digits are a valid card number. */
export function isCardNumber(digits: string): boolean {
  const brand = brandOf(digits);
  if (!brand || !/^\d+$/.test(digits)) return false;
  const lengths: readonly number[] = RULES[brand].lengths;
  return lengths.includes(digits.length) && passesLuhn(digits);
}
