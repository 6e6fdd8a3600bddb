import { redirect, redirectDocument } from 'react-router';
import { type Language, languages, type SignedIn } from '#contract/shop.ts';
import { workspaceOf } from '../frame/workspaces.ts';

const home = '/account';
/** Only the origin of this base matters: a URL with another origin leads to another site. */
const base = 'http://here.invalid';

/** Converts a path to the router's form, without the language prefix. */
export function withoutPrefix(path: string, language: Language): string {
  if (language === languages[0]) return path;
  const prefix = `/${language}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** Returns the router path of a URL, or null when it leads to another site. */
export function ownPath(target: string | null, language: Language): string | null {
  if (!target?.startsWith('/') || !URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  // Browsers treat `//`, `/\` and some control characters as the start of another origin, and so does this parser.
  if (url.origin !== base) return null;
  const path = withoutPrefix(url.pathname, language);
  // Parsing may leave two leading slashes, which would lead to another origin when parsed again.
  return path.startsWith('//') ? null : path + url.search + url.hash;
}

/** Returns a page of ours that can be opened after login; null for other sites and unsuitable pages. */
export function safeNext(target: string | null, language: Language): string | null {
  const path = ownPath(target, language);
  return path === null || /^\/(api|login|logout|signup)([/?#]|$)/.test(path) ? null : path;
}

/**
 * Returns the page to open after login: the one that required it (`next`), otherwise the role's workspace, otherwise
 * the page where a traveller pressed "Log in" (`from`), otherwise the account.
 */
export const landingPage = (
  query: URLSearchParams,
  account: Pick<SignedIn, 'role' | 'preset'>,
  language: Language,
): string =>
  safeNext(query.get('next'), language) ?? workspaceOf(account) ?? safeNext(query.get('from'), language) ?? home;

/**
 * Redirects to a path of `ownPath` or `landingPage`. A page in another language needs a document load, because this
 * router does not know it.
 */
export function leadTo(path: string): Response {
  const [, first] = path.split(/[/?#]/);
  return languages.slice(1).some((language) => language === first) ? redirectDocument(path) : redirect(path);
}

/** Returns the URL of the login page that leads back to a page afterwards. */
export function loginFor(pageUrl: string, language: Language): string {
  const { pathname, search } = new URL(pageUrl);
  const next = withoutPrefix(pathname.replace(/\.data$/, ''), language) + search;
  return `/login?next=${encodeURIComponent(next)}`;
}
