import type { Language } from '#contract/shop.ts';

/** Returns the path of a page in a language. */
export const pagePath = (language: Language, path: string): string =>
  `${language === 'en' ? '' : `/${language}`}${path}`;

/** Returns the URL of a page, built from the settings and never from request headers. */
export const pageAddress = (origin: string, language: Language, path: string): string =>
  `${origin}${pagePath(language, path)}`;

/** Returns the URL that opens a page for an account, by way of the sign-in page if necessary. */
export const loginAddress = (origin: string, language: Language, path: string): string =>
  pageAddress(origin, language, `/login?next=${encodeURIComponent(path)}`);
