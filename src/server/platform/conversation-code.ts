import type { Language } from '#contract/shop.ts';
import { pagePath } from './page-address.ts';
import { deriveKey, sign } from './secrets.ts';

/** The code that opens a conversation from a mail; it can be worked out again for the next mail, but only with the secret. */
export const conversationCode = (secret: string, conversationId: number): string =>
  sign(deriveKey(secret, 'conversation code'), String(conversationId));

/** Where the call of a conversation is found as a file for a calendar; without an account, by its code. */
export const callCalendarPath = (language: Language, conversationId: number, code: string | null): string =>
  `${pagePath(language, `/api/conversations/${conversationId}/call.ics`)}${code === null ? '' : `?code=${code}`}`;
