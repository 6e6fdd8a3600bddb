/** How long a cookie lives and who may read it. */
export type CookieOptions = { readonly maxAge: number; readonly secure: boolean; readonly httpOnly?: boolean };

/** The name under which a cookie is set: on https one that no neighbouring host and no unprotected page can set or change. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** The text of a Set-Cookie header; every cookie of ours stays on this site. */
export function cookieText(name: string, value: string, { maxAge, secure, httpOnly = true }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** The value of one cookie in a Cookie header, or null. */
export function readCookie(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, ...rest] = pair.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return null;
    }
  }
  return null;
}
