/** Letters that do not fall apart into a base and a mark. */
const plain: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  ə: 'e',
  Ə: 'E',
  '→': '–',
  '−': '-',
  '\u202f': ' ',
  '\u2009': ' ',
};
/** What the built-in fonts of every PDF reader can show beside Latin-1. */
const shown = /[\u0020-\u007e\u00a0-\u00ffŒœŠšŸŽžƒ–—‘’‚“”„†‡•…‰‹›€™\n]/;

/** A text that the built-in fonts can show: marks they do not know are left off, other letters become a question mark. */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (shown.test(letter)) return letter;
      const known = plain[letter];
      if (known !== undefined) return known;
      const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return shown.test(base) ? base : '?';
    })
    .join('');
}
