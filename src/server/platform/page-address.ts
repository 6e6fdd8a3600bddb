import type { Language } from '#contract/shop.ts';

/** The path of a page in a language. */
export const pagePath = (language: Language, path: string): string =>
  `${language === 'en' ? '' : `/${language}`}${path}`;

/** The address of a page, from our own settings and never from what a request says. */
export const pageAddress = (origin: string, language: Language, path: string): string =>
  `${origin}${pagePath(language, path)}`;
