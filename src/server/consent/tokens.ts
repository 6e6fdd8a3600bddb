import { createHash, randomBytes } from 'node:crypto';
import { type Language, languages } from '#contract/shop.ts';
import { createSigner, deriveKey, type Signer, sign } from '../platform/secrets.ts';

/** Creates a random token for an emailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash under which a token is stored, so that reading the table does not allow confirmations. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns a keyed hash of a network address, which can be compared but not reversed. */
export const addressHash = (secret: string, address: string): string =>
  sign(deriveKey(secret, 'consent address'), address);

const signed = (signer: Signer, text: string): string => `${text}.${signer.sign(text)}`;

function unsigned(signer: Signer, token: string): string | null {
  const cut = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(cut, 0));
  return signer.isSigned(text, token.slice(cut + 1)) ? text : null;
}

const withdrawals = (secret: string): Signer => createSigner(secret, 'consent withdrawal');
const brochures = (secret: string): Signer => createSigner(secret, 'brochure');

/** Returns the token of a withdrawal link, valid as long as the consent is stored. */
export const withdrawalToken = (secret: string, consentId: string): string => signed(withdrawals(secret), consentId);

/** Returns the consent id of a withdrawal token, or null if the token is invalid. */
export function readWithdrawal(secret: string, token: string): string | null {
  const id = unsigned(withdrawals(secret), token);
  return id && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}

/** A brochure request: tour, language, and the expiry of the link in milliseconds. */
export type BrochureRequest = { readonly tourId: number; readonly language: Language; readonly until: number };

/** Returns the signed token of a brochure. */
export const brochureToken = (secret: string, { tourId, language, until }: BrochureRequest): string =>
  signed(brochures(secret), `${tourId}-${language}-${until}`);

/** Verifies a brochure token; returns null if it is invalid or expired. */
export function readBrochureToken(secret: string, token: string, now: number): BrochureRequest | null {
  const [id, language, until] = unsigned(brochures(secret), token)?.split('-') ?? [];
  if (!id || !languages.includes(language as Language) || Number(until) < now) return null;
  return { tourId: Number(id), language: language as Language, until: Number(until) };
}
