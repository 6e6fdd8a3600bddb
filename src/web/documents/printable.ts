import { isPrintable } from './fonts.ts';

/**
 * Replaces characters that the fonts of documents cannot draw: an unsupported mark is omitted, any other unsupported
 * character becomes a question mark. Names stay in their own script. The fonts must be loaded.
 */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printableCharacter).join('');
}

function printableCharacter(character: string): string {
  if (character === '\n' || isPrintable(character)) return character;
  return /[\p{M}\p{Cf}]/u.test(character) ? '' : '?';
}
