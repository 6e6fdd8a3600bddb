import { redirect, redirectDocument } from 'react-router';
import { type Language, languages } from '#contract/shop.ts';

const home = '/account';
/** Only the origin of this base matters: whatever leaves it leads to another site. */
const base = 'http://here.invalid';

/** A path as the router knows it: without the prefix of its language. */
export function withoutPrefix(path: string, language: Language): string {
  if (language === languages[0]) return path;
  const prefix = `/${language}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** The path that an address asks for, as the router knows it, or null when it leads to another site. */
export function ownPath(asked: string | null, language: Language): string | null {
  if (!asked?.startsWith('/') || !URL.canParse(asked, base)) return null;
  const url = new URL(asked, base);
  // A browser reads `//`, `/\` and some control characters as the start of another site's address; so does this parser.
  if (url.origin !== base) return null;
  const path = withoutPrefix(url.pathname, language);
  // Parsing may leave two slashes at the front, which would lead away when read again.
  return path.startsWith('//') ? null : path + url.search + url.hash;
}

/** Where to go after logging in: the page that was asked for if it is one of ours, else the account. */
export function safeNext(asked: string | null, language: Language): string {
  const path = ownPath(asked, language);
  return path === null || /^\/(api|login|logout|signup)([/?#]|$)/.test(path) ? home : path;
}

/** Leads on to a path of `ownPath` or `safeNext`. A page in another language is another document: the router of this one does not know it. */
export function leadTo(path: string): Response {
  const [, first] = path.split(/[/?#]/);
  return languages.slice(1).some((language) => language === first) ? redirectDocument(path) : redirect(path);
}

/** The address of the log-in page that leads back to a page afterwards. */
export function loginFor(pageUrl: string, language: Language): string {
  const { pathname, search } = new URL(pageUrl);
  const next = withoutPrefix(pathname.replace(/\.data$/, ''), language) + search;
  return `/login?next=${encodeURIComponent(next)}`;
}
