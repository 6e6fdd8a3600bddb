import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Language, languages } from '#contract/shop.ts';

/** A fresh secret for a mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Under what a link's secret is kept, so that reading the table confirms nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A value that can be compared but not turned back, such as where a request came from. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

function signed(secret: string, purpose: string, text: string): string {
  return `${text}.${keyedHash(secret, `${purpose}:${text}`)}`;
}

function unsigned(secret: string, purpose: string, token: string): string | null {
  const cut = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(cut, 0));
  const [given, right] = [Buffer.from(token), Buffer.from(signed(secret, purpose, text))];
  return given.length === right.length && timingSafeEqual(given, right) ? text : null;
}

/** The link by which a consent is withdrawn; it works as long as the consent is kept. */
export const withdrawalToken = (secret: string, consentId: string): string => signed(secret, 'withdraw', consentId);

/** The consent that a withdrawal link is about, or null when the link is not ours. */
export function readWithdrawal(secret: string, token: string): string | null {
  const id = unsigned(secret, 'withdraw', token);
  return id && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}

/** A brochure that somebody asked for: of which tour, in which language, and until when (in ms) the link works. */
export type BrochureWish = { readonly tourId: number; readonly language: Language; readonly until: number };

/** The unguessable name of a brochure. */
export const brochureToken = (secret: string, { tourId, language, until }: BrochureWish): string =>
  signed(secret, 'brochure', `${tourId}-${language}-${until}`);

/** What a brochure's name stands for; null when it is not ours or too old. */
export function readBrochureToken(secret: string, token: string, now: number): BrochureWish | null {
  const [id, language, until] = unsigned(secret, 'brochure', token)?.split('-') ?? [];
  if (!id || !languages.includes(language as Language) || Number(until) < now) return null;
  return { tourId: Number(id), language: language as Language, until: Number(until) };
}
