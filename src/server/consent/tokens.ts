import { createHash, randomBytes } from 'node:crypto';
import { type Language, languages } from '#contract/shop.ts';
import { createSigner, deriveKey, formerSign, type Signer, sign } from '../platform/secrets.ts';

/** A fresh secret for a mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Under what a link's secret is kept, so that reading the table confirms nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Where a request came from, as it can be compared but not turned back. */
export const addressHash = (secret: string, address: string): string =>
  sign(deriveKey(secret, 'consent address'), address);

const signed = (signer: Signer, text: string): string => `${text}.${signer.sign(text)}`;

function unsigned(signer: Signer, token: string): string | null {
  const cut = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(cut, 0));
  return signer.isSigned(text, token.slice(cut + 1)) ? text : null;
}

const withdrawals = (secret: string): Signer =>
  createSigner(secret, 'consent withdrawal', (text) => formerSign(secret, `withdraw:${text}`));
const brochures = (secret: string): Signer =>
  createSigner(secret, 'brochure', (text) => formerSign(secret, `brochure:${text}`));

/** The link by which a consent is withdrawn; it works as long as the consent is kept. */
export const withdrawalToken = (secret: string, consentId: string): string => signed(withdrawals(secret), consentId);

/** The consent that a withdrawal link is about, or null when the link is not ours. */
export function readWithdrawal(secret: string, token: string): string | null {
  const id = unsigned(withdrawals(secret), token);
  return id && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}

/** A brochure that somebody asked for: of which tour, in which language, and until when (in ms) the link works. */
export type BrochureRequest = { readonly tourId: number; readonly language: Language; readonly until: number };

/** The unguessable name of a brochure. */
export const brochureToken = (secret: string, { tourId, language, until }: BrochureRequest): string =>
  signed(brochures(secret), `${tourId}-${language}-${until}`);

/** What a brochure's name stands for; null when it is not ours or too old. */
export function readBrochureToken(secret: string, token: string, now: number): BrochureRequest | null {
  const [id, language, until] = unsigned(brochures(secret), token)?.split('-') ?? [];
  if (!id || !languages.includes(language as Language) || Number(until) < now) return null;
  return { tourId: Number(id), language: language as Language, until: Number(until) };
}
