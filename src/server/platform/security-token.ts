import { randomBytes } from 'node:crypto';
import { deriveKey, isSame, sign } from './secrets.ts';

const size = 32;

const tokenOf = (secret: string, visitorId: string): Buffer =>
  Buffer.from(sign(deriveKey(secret, 'security token'), visitorId), 'base64url');

const xor = (one: Buffer, other: Buffer): Buffer => Buffer.from(one.map((byte, at) => byte ^ (other[at] as number)));

/**
 * Returns a token that proves that a write came from our own pages, bound to the visitor's cookie. A random pad masks
 * each token, so that the size of a compressed page does not reveal it.
 */
export function securityToken(secret: string, visitorId: string): string {
  const pad = randomBytes(size);
  return Buffer.concat([pad, xor(pad, tokenOf(secret, visitorId))]).toString('base64url');
}

/** Verifies in constant time that a token belongs to this visitor. */
export function isSecurityToken(secret: string, visitorId: string, token: string): boolean {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * size) return false;
  return isSame(xor(bytes.subarray(0, size), bytes.subarray(size)), tokenOf(secret, visitorId));
}
