import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The purposes for which keys are derived from the secret. */
export type Purpose =
  | 'session'
  | 'session network'
  | 'known device'
  | 'security token'
  | 'quote'
  | 'promo proof'
  | 'hold address'
  | 'hold code'
  | 'consent withdrawal'
  | 'consent address'
  | 'brochure'
  | 'rate limit'
  | 'mail outbox'
  | 'booking code'
  | 'guide link'
  | 'booking change'
  | 'conversation code'
  | 'conversation reply'
  | 'offer'
  | 'backup'
  | 'share link'
  | 'sandbox';

/** Derives the key for one purpose, so that a signature for one purpose is invalid for another. */
export const deriveKey = (secret: string, purpose: Purpose): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `waymark ${purpose}`, 32)));

/** Signs a text; also serves as a hash that cannot be computed without the key. */
export const sign = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares two secrets in constant time. */
export function isSame(left: string | Uint8Array, right: string | Uint8Array): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Signs texts for one purpose and verifies the signatures. */
export type Signer = {
  readonly sign: (text: string) => string;
  readonly isSigned: (text: string, signature: string) => boolean;
};

/** Creates the signer of one purpose. */
export function createSigner(secret: string, purpose: Purpose): Signer {
  const key = deriveKey(secret, purpose);
  return {
    sign: (text) => sign(key, text),
    isSigned: (text, signature) => isSame(signature, sign(key, text)),
  };
}
