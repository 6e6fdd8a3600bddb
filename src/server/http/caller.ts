import { type Language, languages } from '#contract/shop.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { readCookie } from '../platform/cookies.ts';
import { networkOf } from '../platform/limits/network.ts';
import type { Reader } from '../platform/limits/read-limit.ts';
import type { Settings } from '../platform/settings.ts';
import { addressOf } from './address.ts';
import { readVisitorIds } from './visitor-ids.ts';

const currencies = ['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD'];
/** Languages that have a prefix in their addresses. */
const prefixed = languages.slice(1);

/** The language prefix of a path and the path without it. */
export function splitLanguage(path: string): { language: Language | null; rest: string } {
  for (const language of prefixed) {
    if (path === `/${language}`) return { language, rest: '/' };
    if (path.startsWith(`/${language}/`)) return { language, rest: path.slice(language.length + 1) };
  }
  return { language: null, rest: path };
}

/** The currency that a visitor has chosen before, or the shop's own. */
export function chosenCurrency(cookies: string | null): string {
  const chosen = cookies && readCookie(cookies, 'waymark_currency');
  return chosen && currencies.includes(chosen) ? chosen : 'EUR';
}

/** The address that a request came from: what the last proxy we trust says, else the socket's. */
export function clientAddress(headers: Headers, socketAddress: string | undefined, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const claimed = hops.at(-trustedProxies);
    if (claimed) return claimed;
  }
  return socketAddress ?? 'unknown';
}

/** Works out who makes a request. */
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

  const asked = headers.get('x-language')?.toLowerCase().slice(0, 2) as Language | undefined;
  const language = splitLanguage(path).language ?? (asked && languages.includes(asked) ? asked : 'en');
  const forced = (query && new URLSearchParams(query).get('currency')?.toUpperCase()) || '';
  const forcedCurrency = request.method === 'GET' && currencies.includes(forced);
  // A page fetches in the currency that it shows, whatever was chosen since in another window. Pages themselves are told apart by
  // address and cookie alone.
  const named = splitLanguage(path).rest.startsWith('/api/') ? (headers.get('x-currency') ?? '').toUpperCase() : '';
  const shown = forcedCurrency ? forced : named;
  const address = clientAddress(headers, socketAddress, settings.trustedProxies);
  const network = networkOf(address);
  const { knownVisitorId, ...ids } = readVisitorIds(headers.get('cookie'), settings.secureCookies, setCookie);
  return {
    cookiesToSet,
    forcedCurrency,
    reader: { network, visitor: account?.id ?? knownVisitorId },
    caller: {
      requestId,
      ...ids,
      account,
      language,
      currency: currencies.includes(shown) ? shown : chosenCurrency(headers.get('cookie')),
      address,
      network,
      dataOnly: (headers.get('accept') ?? '').includes('application/vnd.waymark.data+json'),
      headers,
      setCookie,
    },
  };
}
