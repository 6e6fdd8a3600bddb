import { type Language, languages } from '#contract/shop.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { readCookie } from '../platform/cookies.ts';
import { networkOf } from '../platform/limits/network.ts';
import type { Reader } from '../platform/limits/read-limit.ts';
import type { Settings } from '../platform/settings.ts';
import { addressOf } from './address.ts';
import { readVisitorIds } from './visitor-ids.ts';

const currencies = ['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD'];
/** Languages with a path prefix. */
const prefixed = languages.slice(1);

/** Splits a path into its language prefix and the rest. */
export function splitLanguage(path: string): { language: Language | null; rest: string } {
  for (const language of prefixed) {
    if (path === `/${language}`) return { language, rest: '/' };
    if (path.startsWith(`/${language}/`)) return { language, rest: path.slice(language.length + 1) };
  }
  return { language: null, rest: path };
}

/** Returns the currency from the visitor's cookie, or the default currency. */
export function chosenCurrency(cookies: string | null): string {
  const chosen = cookies && readCookie(cookies, 'waymark_currency');
  return chosen && currencies.includes(chosen) ? chosen : 'EUR';
}

/** Returns the client address as reported by the last trusted proxy, or the socket's address. */
export function clientAddress(headers: Headers, socketAddress: string | undefined, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const claimed = hops.at(-trustedProxies);
    if (claimed) return claimed;
  }
  return socketAddress ?? 'unknown';
}

/** Creates the caller of a request. */
export function makeCaller(
  request: Request,
  socketAddress: string | undefined,
  account: Account | null,
  requestId: string,
  settings: Pick<Settings, 'secureCookies' | 'trustedProxies'>,
): { caller: Caller; reader: Reader; cookiesToSet: string[]; forcedCurrency: boolean } {
  const { headers } = request;
  const { path, query } = addressOf(request.url);
  const cookiesToSet: string[] = [];
  const setCookie = (cookie: string) => void cookiesToSet.push(cookie);

  const requested = headers.get('x-language')?.toLowerCase().slice(0, 2) as Language | undefined;
  const language = splitLanguage(path).language ?? (requested && languages.includes(requested) ? requested : 'en');
  const forced = (query && new URLSearchParams(query).get('currency')?.toUpperCase()) || '';
  const forcedCurrency = request.method === 'GET' && currencies.includes(forced);
  // A page fetches in the currency that it displays, even if another window has changed the cookie since. Pages
  // themselves
  // depend only on address and cookie.
  const named = splitLanguage(path).rest.startsWith('/api/') ? (headers.get('x-currency') ?? '').toUpperCase() : '';
  const currency = forcedCurrency ? forced : named;
  const address = clientAddress(headers, socketAddress, settings.trustedProxies);
  const network = networkOf(address);
  const ids = readVisitorIds(headers.get('cookie'), settings.secureCookies, setCookie);
  return {
    cookiesToSet,
    forcedCurrency,
    reader: { network, visitor: account?.id ?? ids.knownVisitorId },
    caller: {
      requestId,
      ...ids,
      account,
      language,
      currency: currencies.includes(currency) ? currency : chosenCurrency(headers.get('cookie')),
      address,
      network,
      dataOnly: (headers.get('accept') ?? '').includes('application/vnd.waymark.data+json'),
      headers,
      setCookie,
    },
  };
}
