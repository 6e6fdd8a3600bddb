/** Letters that have no accent to take off, and how they are written without them. */
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

/** A text in the one spelling that is compared: lower case, without accents, special letters written out. */
export function oneSpelling(text: string): string {
  const lower = text.toLowerCase();
  if (plainAscii.test(lower)) return lower;
  return lower
    .replace(/[ßæœøłđðıþ]/g, (letter) => writtenOut[letter] as string)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

/** The same with umlauts as two letters, for those who type them so; null when there are none. */
export function withUmlautsWritten(text: string): string | null {
  const composed = text.toLowerCase().normalize('NFC');
  if (!/[äöü]/.test(composed)) return null;
  return oneSpelling(composed.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] as string));
}

/** The words of a text, in the spelling it came in. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Words that say nothing about a tour, in the one spelling. */
const silent = new Set(
  (
    'a an and at by for from in into is it its of on or the to with your you our as be are that this ' +
    'tour tours trip trips travel holiday holidays journey ' +
    'am an auf aus bei das dem den der des die ein eine einem einen einer es fur im in ins ist mit nach oder sie sind ' +
    'und uns von vom vor wir zu zum zur ihr ihre reise reisen urlaub rundreise rundreisen'
  ).split(' '),
);

/** Whether a word in the one spelling says nothing about a tour. */
export const isSilent = (word: string): boolean => silent.has(word);
