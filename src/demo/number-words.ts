import type { Words } from '#domain/catalogue/words.ts';

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const GERMAN =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );

/** Returns a whole number in words up to 29, larger ones in digits. */
export function numberWords(value: number): Words {
  if (value <= 20) return { en: ENGLISH[value] ?? String(value), de: GERMAN[value] ?? String(value) };
  if (value > 29) return { en: String(value), de: String(value) };
  const unit = value - 20;
  return { en: `twenty-${ENGLISH[unit]}`, de: `${unit === 1 ? 'ein' : GERMAN[unit]}undzwanzig` };
}

/** Returns the same with a capital letter. */
export const capitalised = ({ en, de }: Words): Words => ({
  en: en.charAt(0).toUpperCase() + en.slice(1),
  de: de.charAt(0).toUpperCase() + de.slice(1),
});
