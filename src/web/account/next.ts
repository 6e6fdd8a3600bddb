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

/** Where to go after logging in: the page that was asked for if it is one of ours, else the account. */
export function safeNext(asked: string | null, language: Language): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, base)) return home;
  const url = new URL(asked, base);
  // A browser reads `//`, `/\` and some control characters as the start of another site's address; so does this parser.
  if (url.origin !== base) return home;
  const path = withoutPrefix(url.pathname, language);
  // Parsing may leave two slashes at the front, which would lead away when read again.
  if (path.startsWith('//') || /^\/(api|login|logout|signup)(\/|$)/.test(path)) return home;
  return path + url.search + url.hash;
}

/** The address of the log-in page that leads back to a page afterwards. */
export function loginFor(pageUrl: string, language: Language): string {
  const { pathname, search } = new URL(pageUrl);
  const next = withoutPrefix(pathname.replace(/\.data$/, ''), language) + search;
  return `/login?next=${encodeURIComponent(next)}`;
}
