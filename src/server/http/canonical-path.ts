import type { MiddlewareHandler } from 'hono';
import { addressOf } from './address.ts';
import { splitLanguage } from './caller.ts';
import type { HttpEnvironment } from './environment.ts';

/** Pages below which capitals mean something: mailed secrets and numbers of holds and bookings. */
const withCapitals = /^\/(bookings|brochures|holds)\//;
/** What a page's address is made of; anything else is left as it is, so that no path can lead to another host. */
const plain = /^\/[\w%.~@:+-]*(\/[\w%.~@:+-]+)*$/;
/** Letters, digits and what else never needs a percent sign. */
const needless = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** The one way to write the path of a page: small letters, one slash between names, none at the end, no needless percent signs. */
export function onePath(path: string): string {
  const joined = path.replaceAll(needless, (code) => decodeURIComponent(code)).replaceAll(/\/{2,}/g, '/');
  const bare = joined.length > 1 ? joined.replace(/\/$/, '') : joined;
  const small = bare.toLowerCase().replaceAll(/%[\da-f]{2}/g, (code) => code.toUpperCase());
  const { language, rest } = splitLanguage(small);
  if (!withCapitals.test(rest)) return small;
  // The names before the secret are written small, the secret stays.
  const kept = bare.slice(language ? language.length + 1 : 0).split('/');
  return [language ? `/${language}` : '', kept[1]?.toLowerCase(), ...kept.slice(2)].join('/').replace(/^\/\//, '/');
}

/** Leads whoever comes by another spelling of a page's address to the one that search engines know, for good and with the query. */
export const redirectToOneAddress: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  const { path, query } = addressOf(c.req.url);
  const one = onePath(path);
  // Calls are no pages; data for a page that is already open is asked for under the spelling that the browser has.
  const isPage = !path.endsWith('.data') && !/^(\/\w\w)?\/api(\/|$)/.test(one);
  if (one === path || !isPage || !plain.test(one)) return next();
  return c.redirect(one + query, 301);
};
