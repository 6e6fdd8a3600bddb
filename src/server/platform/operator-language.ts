import { type Language, languages } from '#contract/shop.ts';

/** Returns the language of emails to an operator: its first supported language, or English. */
export const operatorLanguage = (spoken: readonly string[]): Language =>
  spoken.map((code) => languages.find((language) => language === code)).find((language) => language !== undefined) ??
  'en';
