import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
function isSame(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}

/** Whether a request carries the secret shared by shop and bank. */
export const hasSecret = (header: string | undefined, secret: string): boolean =>
  isSame(header ?? '', `Bearer ${secret}`);

/** Returns the key of the control page, because the secret itself must not be part of a URL. */
export const controlKey = (secret: string): string =>
  createHmac('sha256', secret).update('control').digest('base64url');

/** Whether a cookie or link carries the key of the control page. */
export const hasControlKey = (actual: string | undefined, secret: string): boolean =>
  isSame(actual ?? '', controlKey(secret));
