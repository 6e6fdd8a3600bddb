import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/** What the shop signs, hashes or seals with its secret. */
export type Purpose =
  | 'session'
  | 'known device'
  | 'security token'
  | 'quote'
  | 'promo proof'
  | 'hold address'
  | 'consent withdrawal'
  | 'consent address'
  | 'brochure'
  | 'rate limit'
  | 'mail outbox'
  | 'booking code'
  | 'conversation code'
  | 'conversation reply'
  | 'offer'
  | 'sandbox';

/** The key for one purpose, made from the shop's secret: what is signed for one purpose never passes for another. */
export const deriveKey = (secret: string, purpose: Purpose): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `waymark ${purpose}`, 32)));

/** The signature of a text; also a hash that nobody without the key can work out. */
export const sign = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Whether two secrets are the same, in constant time. */
export function isSame(given: string | Uint8Array, right: string | Uint8Array): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * How texts were signed before there was a key for each purpose. It is still accepted, and still made where a signature is
 * compared with the hash of one that was made long ago (decision 20).
 */
export const formerSign = (secret: string | KeyObject, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Signs texts for one purpose, and knows its own signatures again. */
export type Signer = {
  readonly sign: (text: string) => string;
  readonly isSigned: (text: string, signature: string) => boolean;
};

/** A signer that also accepts how the same text was signed before, where what was signed outlives a release. */
export function createSigner(secret: string, purpose: Purpose, former?: (text: string) => string): Signer {
  const key = deriveKey(secret, purpose);
  return {
    sign: (text) => sign(key, text),
    isSigned: (text, signature) =>
      isSame(signature, sign(key, text)) || (former !== undefined && isSame(signature, former(text))),
  };
}
