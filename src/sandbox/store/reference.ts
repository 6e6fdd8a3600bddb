import { randomBytes } from 'node:crypto';

/** Returns a random reference with a readable prefix. */
export const newReference = (kind: 'session' | 'once' | 'kept' | 'pay' | 'challenge' | 'notice' | 'redirect'): string =>
  `${kind}_${randomBytes(18).toString('base64url')}`;
