import { type Brand, brandOf, codeLengthOf, groupDigits, isCardNumber, longestNumberOf } from './brand.ts';
import { expiryDigits, readExpiry, writeExpiry } from './expiry.ts';

/** The three fields of a card. */
export const FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type FieldName = (typeof FIELDS)[number];

/** What stands in a field: its digits, how they are written, and whether they are all of it. */
export type FieldText = { readonly digits: string; readonly text: string; readonly valid: boolean };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** What a field makes of a text that was typed, pasted or filled in by the browser. */
export function readField(field: FieldName, text: string, codeLength: number, now: number): FieldText {
  switch (field) {
    case 'number': {
      const all = digitsOf(text);
      const digits = all.slice(0, longestNumberOf(brandOf(all)));
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

/** Where the caret stands after so many digits of a text; behind what the field writes by itself. */
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

/** The kind of a card as the page is told it, with the length of its code. */
export function brandFacts(digits: string): { readonly brand: Brand | null; readonly codeLength: number } {
  const brand = brandOf(digits);
  return { brand, codeLength: codeLengthOf(brand) };
}

/** What is wrong with three fields that are handed in: all are empty, or these are not right. */
export function fieldTrouble(
  fields: Readonly<Record<FieldName, FieldText>>,
): { readonly kind: 'empty' } | { readonly kind: 'invalid'; readonly fields: readonly FieldName[] } | null {
  if (FIELDS.every((field) => fields[field].digits === '')) return { kind: 'empty' };
  const wrong = FIELDS.filter((field) => !fields[field].valid);
  return wrong.length > 0 ? { kind: 'invalid', fields: wrong } : null;
}
