import { createHash, randomInt } from 'node:crypto';
import type { Caller } from '../../platform/caller.ts';
import { deriveKey, isSame, sign } from '../../platform/secrets.ts';

/** Excludes letters and digits that are easily confused on paper or on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const referenceLength = 8;

/** Returns a random reference that is easy to read aloud: eight letters and digits. */
export const newReference = (): string =>
  Array.from({ length: referenceLength }, () => alphabet[randomInt(alphabet.length)]).join('');

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const hashOfVisitor = (visitorId: string): string => hash(`hold visitor ${visitorId}`);

/** Returns the hash of the caller's browser id; the hash cannot be used to impersonate the browser. */
export const visitorHash = (caller: Pick<Caller, 'visitorId'>): string => hashOfVisitor(caller.visitorId());

/** Returns the hashes of the same browser's ids from before logins and logouts changed them. */
export const formerHashes = (caller: Pick<Caller, 'formerVisitorIds'>): string[] =>
  caller.formerVisitorIds().map(hashOfVisitor);

/** Returns the owners whose submissions belong to this caller: their account, and their browser. */
export function submissionOwners(caller: Caller): string[] {
  const browsers = [visitorHash(caller), ...formerHashes(caller)].map((hash) => `browser ${hash}`);
  return caller.account ? [`account ${caller.account.id}`, ...browsers] : browsers;
}

/** Returns the keyed hash of a network address. */
export const networkHash = (secret: string, address: string): string =>
  sign(deriveKey(secret, 'hold address'), address);

/**
 * Returns the code that opens a hold from a mail; it is derived from the secret for each mail. A hold stores the hash
 * of its code, so another derivation would break the links in later mails about existing holds.
 */
export const holdCode = (secret: string, holdId: string): string => sign(deriveKey(secret, 'hold code'), holdId);

/** Returns the stored hash of a code. */
export const codeHash = (code: string): string => hash(`hold code ${code}`);

/** Returns whether a code matches a stored hash. */
export function isCode(code: string, storedHash: string | null): boolean {
  return storedHash !== null && isSame(codeHash(code), storedHash);
}
