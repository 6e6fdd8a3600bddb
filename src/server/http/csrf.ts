import { Refusal } from '../platform/refusal.ts';
import { isSecurityToken } from '../platform/security-token.ts';

/** The form field with the security token, for requests that cannot set a header. */
export const tokenField = 'security_token';
/** The header with the security token. */
export const tokenHeader = 'x-security-token';

/** Rejects a request that the browser marks as cross-site. */
export function refuseForeign(headers: Headers, origins: readonly string[]): Refusal | null {
  const from = headers.get('origin');
  // Compares scheme, host and port, because a page from an insecure origin or another port is not ours.
  const isForeign = from !== null && !origins.includes(from);
  return isForeign || headers.get('sec-fetch-site') === 'cross-site' ? new Refusal(403, 'foreign-origin') : null;
}

/** Headers that browsers add to every write and that a page cannot remove. */
const browserHeaders = ['origin', 'sec-fetch-site', 'referer'];

/**
 * Whether a request comes from a program without a session: no browser sends such a request, so it cannot be forged by
 * another site.
 */
function isProgram(headers: Headers): boolean {
  const hasSession = headers.get('cookie')?.includes('session_token=') ?? false;
  return !hasSession && browserHeaders.every((name) => !headers.has(name));
}

/**
 * Returns why a write cannot have come from one of our own pages, or null if it is accepted: the browser must name our
 * origin if it names one, and the request must carry its visitor's token. A program without a session needs no token if
 * `isProgramTrusted`.
 */
export function refuseForgedRequest(
  headers: Headers,
  sentToken: unknown,
  {
    origins,
    secret,
    visitorId,
    isProgramTrusted,
  }: { origins: readonly string[]; secret: string; visitorId: string; isProgramTrusted: boolean },
): Refusal | null {
  const foreign = refuseForeign(headers, origins);
  if (foreign) return foreign;
  const token = headers.get(tokenHeader) ?? sentToken;
  if (token === undefined && isProgramTrusted && isProgram(headers)) return null;
  if (typeof token !== 'string' || !isSecurityToken(secret, visitorId, token))
    return new Refusal(403, 'security-token');
  return null;
}

/** Whether a form was rejected only because of a missing token, as from a shared cached page. */
export const isTokenMissing = ({ code }: Refusal): boolean => code === 'security-token';
