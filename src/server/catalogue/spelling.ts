/** Letters without a decomposition, with their ASCII spelling. */
const writtenOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
};
const plainAscii = /^[\0-\x7f]*$/;

/** Normalizes a text for comparison: lower case, no accents, special letters spelled out. */
export function oneSpelling(text: string): string {
  const lower = text.toLowerCase();
  if (plainAscii.test(lower)) return lower;
  return lower
    .replace(/[ßæœøłđðıþ]/g, (letter) => writtenOut[letter] as string)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

/** Normalizes a text with umlauts spelled as two letters; null if it has none. */
export function withUmlautsWritten(text: string): string | null {
  const composed = text.toLowerCase().normalize('NFC');
  if (!/[äöü]/.test(composed)) return null;
  return oneSpelling(composed.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] as string));
}

/** Returns the words of a text in their original spelling. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Stop words in normalized spelling. */
const silent = new Set(
  (
    'a an and at by for from in into is it its of on or the to with your you our as be are that this ' +
    'tour tours trip trips travel holiday holidays journey ' +
    'am an auf aus bei das dem den der des die ein eine einem einen einer es fur im in ins ist mit nach oder sie sind ' +
    'und uns von vom vor wir zu zum zur ihr ihre reise reisen urlaub rundreise rundreisen'
  ).split(' '),
);

/** Whether a normalized word is a stop word. */
export const isSilent = (word: string): boolean => silent.has(word);
