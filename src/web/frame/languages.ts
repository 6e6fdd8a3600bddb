import { type Language, languages } from '#contract/shop.ts';

/** The languages in their own words. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** The address of a page in a language; `path` is without any prefix, as the router knows it. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The same page in every language, as whole addresses. */
export function alternates(origin: string, path: string): { readonly language: Language; readonly href: string }[] {
  return languages.map((language) => ({ language, href: origin + inLanguage(language, path) }));
}
