import type { MiddlewareHandler } from 'hono';
import { addressOf } from './address.ts';
import { splitLanguage } from './caller.ts';
import type { HttpEnvironment } from './environment.ts';

/** Pages whose paths contain case-sensitive secrets or references. */
const withCapitals = /^\/(bookings|brochures|holds)\//;
/** The characters of a page path; other paths are left unchanged, so that a redirect cannot lead to another host. */
const plain = /^\/[\w%.~@:+-]*(\/[\w%.~@:+-]+)*$/;
/** Percent escapes of letters, digits and other unreserved characters. */
const needless = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Returns the canonical path of a page: lower case, single slashes, no trailing slash, no unnecessary percent escapes.
 */
export function onePath(path: string): string {
  const joined = path.replaceAll(needless, (code) => decodeURIComponent(code)).replaceAll(/\/{2,}/g, '/');
  const bare = joined.length > 1 ? joined.replace(/\/$/, '') : joined;
  const small = bare.toLowerCase().replaceAll(/%[\da-f]{2}/g, (code) => code.toUpperCase());
  const { language, rest } = splitLanguage(small);
  if (!withCapitals.test(rest)) return small;
  // The segment before the secret is converted to lower case; the secret is unchanged.
  const segments = bare.slice(language ? language.length + 1 : 0).split('/');
  return [language ? `/${language}` : '', segments[1]?.toLowerCase(), ...segments.slice(2)]
    .join('/')
    .replace(/^\/\//, '/');
}

/** Permanently redirects other spellings of a page address to the canonical one, preserving the query. */
export const redirectToOneAddress: MiddlewareHandler<HttpEnvironment> = async (c, next) => {
  const { path, query } = addressOf(c.req.url);
  const one = onePath(path);
  // Endpoints are not pages, and data requests of an open page use the spelling in the browser.
  const isPage = !path.endsWith('.data') && !/^(\/\w\w)?\/api(\/|$)/.test(one);
  if (one === path || !isPage || !plain.test(one)) return next();
  return c.redirect(one + query, 301);
};
