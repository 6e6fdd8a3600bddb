import { type Language, languages } from '#contract/shop.ts';

/** The names of the languages in the languages themselves. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** Returns the URL of a page in a language; `path` has no prefix, as in the router. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Returns the absolute URLs of a page in every language. */
export function alternates(origin: string, path: string): { readonly language: Language; readonly href: string }[] {
  return languages.map((language) => ({ language, href: origin + inLanguage(language, path) }));
}
