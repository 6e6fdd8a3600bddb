import { createHash, randomInt } from 'node:crypto';
import type { Caller } from '../../platform/caller.ts';
import { deriveKey, formerSign, isSame, sign } from '../../platform/secrets.ts';

/** Without letters and digits that are taken for one another, on paper or on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const referenceLength = 8;

/** A reference that people can say: eight letters and digits. */
export const newReference = (): string =>
  Array.from({ length: referenceLength }, () => alphabet[randomInt(alphabet.length)]).join('');

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const hashOfVisitor = (visitorId: string): string => hash(`hold visitor ${visitorId}`);

/** The browser behind a caller, as it is kept: reading it lets nobody pass for the browser. */
export const visitorHash = (caller: Pick<Caller, 'visitorId'>): string => hashOfVisitor(caller.visitorId());

/** The same browser as it was known before log-ins and log-outs gave it other ids. */
export const formerHashes = (caller: Pick<Caller, 'formerVisitorIds'>): string[] =>
  caller.formerVisitorIds().map(hashOfVisitor);

/** The address behind a caller, as it is kept. */
export const networkHash = (secret: string, address: string): string =>
  sign(deriveKey(secret, 'hold address'), address);

/**
 * The code that opens a hold from a mail. It can be worked out again for the next mail, but only with the secret. A hold keeps
 * the hash of its code, so another way to work it out would make the next mail of every hold there is useless.
 */
export const holdCode = (secret: string, holdId: string): string => formerSign(secret, `waymark hold ${holdId}`);

/** Under what a code is kept. */
export const codeHash = (code: string): string => hash(`hold code ${code}`);

/** Whether a code is the one that was kept. */
export function isCode(code: string, kept: string | null): boolean {
  return kept !== null && isSame(codeHash(code), kept);
}
