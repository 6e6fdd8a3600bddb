import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compares without telling by the time it takes how much was right. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Whether a request carries the secret that the shop and the bank share. */
export const hasSecret = (header: string | undefined, secret: string): boolean =>
  isSame(header ?? '', `Bearer ${secret}`);

/** What opens the control page; the secret itself never stands in an address. */
export const controlKey = (secret: string): string =>
  createHmac('sha256', secret).update('control').digest('base64url');

/** Whether a cookie or a link carries the key of the control page. */
export const hasControlKey = (given: string | undefined, secret: string): boolean =>
  isSame(given ?? '', controlKey(secret));
