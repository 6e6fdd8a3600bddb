import { parse, serialize } from 'hono/utils/cookie';

/** Lifetime and access flags of a cookie. */
export type CookieOptions = { readonly maxAge: number; readonly secure: boolean; readonly httpOnly?: boolean };

/**
 * Returns the name of a cookie; on HTTPS the __Host- prefix prevents neighbouring hosts and insecure pages from setting
 * it.
 */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Returns the value of a Set-Cookie header; all cookies are restricted to this site. */
export const cookieText = (name: string, value: string, { maxAge, secure, httpOnly = true }: CookieOptions): string =>
  serialize(name, value, { path: '/', maxAge, sameSite: 'Lax', httpOnly, secure });

/** Returns the value of one cookie from a Cookie header, or null. */
export const readCookie = (cookies: string | null, name: string): string | null =>
  parse(cookies ?? '', name)[name] ?? null;
