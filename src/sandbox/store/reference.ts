import { randomBytes } from 'node:crypto';

/** A name that nobody can guess; its beginning tells people what it names. */
export const newReference = (kind: 'session' | 'once' | 'kept' | 'pay' | 'challenge' | 'notice' | 'redirect'): string =>
  `${kind}_${randomBytes(18).toString('base64url')}`;
