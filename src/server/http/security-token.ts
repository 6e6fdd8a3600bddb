import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that proves a write came from one of our own pages: bound to the visitor's cookie by the server's secret. */
export function securityToken(secret: string, visitorId: string): string {
  return createHmac('sha256', secret).update(`security-token:${visitorId}`).digest('base64url');
}

/** Whether a token belongs to this visitor, in constant time. */
export function isSecurityToken(secret: string, visitorId: string, token: string): boolean {
  const right = Buffer.from(securityToken(secret, visitorId));
  const given = Buffer.from(token);
  return right.length === given.length && timingSafeEqual(right, given);
}
