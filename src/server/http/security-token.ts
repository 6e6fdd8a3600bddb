import { randomBytes } from 'node:crypto';
import { deriveKey, isSame, sign } from '../platform/secrets.ts';

const size = 32;

const tokenOf = (secret: string, visitorId: string): Buffer =>
  Buffer.from(sign(deriveKey(secret, 'security token'), visitorId), 'base64url');

const xor = (one: Buffer, other: Buffer): Buffer => Buffer.from(one.map((byte, at) => byte ^ (other[at] as number)));

/**
 * The token that proves a write came from one of our own pages: bound to the visitor's cookie by the server's secret. Each time
 * it is written under another random pad, so that the size of a packed page tells nothing about it, whatever else the page repeats.
 */
export function securityToken(secret: string, visitorId: string): string {
  const pad = randomBytes(size);
  return Buffer.concat([pad, xor(pad, tokenOf(secret, visitorId))]).toString('base64url');
}

/** Whether a token belongs to this visitor, in constant time. */
export function isSecurityToken(secret: string, visitorId: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url');
  if (given.length !== 2 * size) return false;
  return isSame(xor(given.subarray(0, size), given.subarray(size)), tokenOf(secret, visitorId));
}
