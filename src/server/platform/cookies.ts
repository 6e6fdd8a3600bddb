import { parse, serialize } from 'hono/utils/cookie';

/** How long a cookie lives and who may read it. */
export type CookieOptions = { readonly maxAge: number; readonly secure: boolean; readonly httpOnly?: boolean };

/** The name under which a cookie is set: on https one that no neighbouring host and no unprotected page can set or change. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** The text of a Set-Cookie header; every cookie of ours stays on this site. */
export const cookieText = (name: string, value: string, { maxAge, secure, httpOnly = true }: CookieOptions): string =>
  serialize(name, value, { path: '/', maxAge, sameSite: 'Lax', httpOnly, secure });

/** The value of one cookie in a Cookie header, or null. */
export const readCookie = (cookies: string | null, name: string): string | null =>
  parse(cookies ?? '', name)[name] ?? null;
