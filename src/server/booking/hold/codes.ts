import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../platform/caller.ts';

/** Without letters and digits that are taken for one another, on paper or on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const referenceLength = 8;

/** A reference that people can say: eight letters and digits. */
export const newReference = (): string =>
  Array.from({ length: referenceLength }, () => alphabet[randomInt(alphabet.length)]).join('');

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const markOf = (visitorId: string): string => hash(`hold visitor ${visitorId}`);

/** The browser behind a caller, as it is kept: reading it lets nobody pass for the browser. */
export const visitorMark = (caller: Pick<Caller, 'visitorId'>): string => markOf(caller.visitorId());

/** The same browser as it was known before log-ins and log-outs gave it other ids. */
export const formerMarks = (caller: Pick<Caller, 'formerVisitorIds'>): string[] =>
  caller.formerVisitorIds().map(markOf);

/** The address behind a caller, as it is kept. */
export const addressMark = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`waymark hold address ${address}`).digest('base64url');

/** The code that opens a hold from a mail. It can be worked out again for the next mail, but only with the secret. */
export const holdCode = (secret: string, holdId: string): string =>
  createHmac('sha256', secret).update(`waymark hold ${holdId}`).digest('base64url');

/** Under what a code is kept. */
export const codeHash = (code: string): string => hash(`hold code ${code}`);

/** Whether a code is the one that was kept. */
export function isCode(code: string, kept: string | null): boolean {
  if (kept === null) return false;
  const [given, right] = [Buffer.from(codeHash(code)), Buffer.from(kept)];
  return given.length === right.length && timingSafeEqual(given, right);
}
