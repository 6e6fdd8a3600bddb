import { deriveKey, sign } from './secrets.ts';

/** The code that opens a conversation from a mail; it can be worked out again for the next mail, but only with the secret. */
export const conversationCode = (secret: string, conversationId: number): string =>
  sign(deriveKey(secret, 'conversation code'), String(conversationId));
