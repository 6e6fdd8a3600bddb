import { formatter } from '../../ui/formatter.ts';

/** Returns the name of a language or country code in the reader's language; the code itself if it has none. */
export function nameOf(type: 'language' | 'region', code: string, locale: string): string {
  try {
    return formatter(Intl.DisplayNames, locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Joins texts as a list: "a, b and c". */
export function listText(items: readonly string[], locale: string): string {
  return formatter(Intl.ListFormat, locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(items);
}
