import { type Brand, brandOf, codeLengthOf, groupDigits, isCardNumber, maxDigitsOf } from './brand.ts';
import { expiryDigits, readExpiry, writeExpiry } from './expiry.ts';

/** The three fields of a card. */
export const FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type FieldName = (typeof FIELDS)[number];

/** The value of a field: its digits, their formatted text, and whether they are complete and valid. */
export type FieldText = { readonly digits: string; readonly text: string; readonly valid: boolean };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Parses a text that was typed, pasted or autofilled. */
export function readField(field: FieldName, text: string, codeLength: number, now: number): FieldText {
  switch (field) {
    case 'number': {
      const all = digitsOf(text);
      const digits = all.slice(0, maxDigitsOf(brandOf(all)));
      return { digits, text: groupDigits(digits), valid: isCardNumber(digits) };
    }
    case 'expirationDate': {
      const digits = expiryDigits(text);
      return { digits, text: writeExpiry(digits), valid: readExpiry(digits, now) !== null };
    }
    case 'cvv': {
      const digits = digitsOf(text).slice(0, codeLength);
      return { digits, text: digits, valid: digits.length === codeLength };
    }
  }
}

/** Returns the caret position after a number of digits and the separators that follow them. */
export function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index] as string)) seen += 1;
    if (seen === digits) {
      const rest = /^\D+/.exec(text.slice(index + 1));
      return index + 1 + (rest?.[0].length ?? 0);
    }
  }
  return text.length;
}

/** Returns the brand of a card and the length of its security code, as reported to the page. */
export function brandFacts(digits: string): { readonly brand: Brand | null; readonly codeLength: number } {
  const brand = brandOf(digits);
  return { brand, codeLength: codeLengthOf(brand) };
}

/** Returns whether all fields are empty or which ones are invalid; null if all are valid. */
export function fieldProblem(
  fields: Readonly<Record<FieldName, FieldText>>,
): { readonly kind: 'empty' } | { readonly kind: 'invalid'; readonly fields: readonly FieldName[] } | null {
  if (FIELDS.every((field) => fields[field].digits === '')) return { kind: 'empty' };
  const wrong = FIELDS.filter((field) => !fields[field].valid);
  return wrong.length > 0 ? { kind: 'invalid', fields: wrong } : null;
}
