import type { Language } from '#contract/shop.ts';
import { pagePath } from './page-address.ts';
import { deriveKey, sign } from './secrets.ts';

/**
 * Returns the code that opens a conversation from an email; it is derived from the secret, so every email has the same
 * code.
 */
export const conversationCode = (secret: string, conversationId: number): string =>
  sign(deriveKey(secret, 'conversation code'), String(conversationId));

/** Returns the path of the calendar file for a conversation's call; the code gives access without an account. */
export const callCalendarPath = (language: Language, conversationId: number, code: string | null): string =>
  `${pagePath(language, `/api/conversations/${conversationId}/call.ics`)}${code === null ? '' : `?code=${code}`}`;
