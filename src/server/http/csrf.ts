import { Refusal } from '../platform/refusal.ts';
import { isSecurityToken } from './security-token.ts';

/** The form field that carries the security token where a header cannot. */
export const tokenField = 'security_token';
/** The header that carries the security token. */
export const tokenHeader = 'x-security-token';

/** Says no to a request that its browser says comes from another site. */
export function refuseForeign(headers: Headers, origins: readonly string[]): Refusal | null {
  const from = headers.get('origin');
  // Scheme, name and port together: a page that came unprotected, or from another port, is not ours.
  const isForeign = from !== null && !origins.includes(from);
  return isForeign || headers.get('sec-fetch-site') === 'cross-site' ? new Refusal(403, 'foreign-origin') : null;
}

/**
 * Says why a write cannot have come from one of our own pages, or null when it has: the browser must name our origin
 * where it names one, and the request must carry the token that belongs to its visitor.
 */
export function refuseForgedRequest(
  headers: Headers,
  sentToken: unknown,
  { origins, secret, visitorId }: { origins: readonly string[]; secret: string; visitorId: string },
): Refusal | null {
  const foreign = refuseForeign(headers, origins);
  if (foreign) return foreign;
  const token = headers.get(tokenHeader) ?? sentToken;
  if (typeof token !== 'string' || !isSecurityToken(secret, visitorId, token))
    return new Refusal(403, 'security-token');
  return null;
}

/** Whether a form was refused only because it came without the right token, as from a page that many share. */
export const isTokenMissing = ({ code }: Refusal): boolean => code === 'security-token';
