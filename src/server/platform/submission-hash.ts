import { createHash } from 'node:crypto';
import type { Caller } from './caller.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Returns the hashes that a submission may be stored under; sign-in and sign-out change the browser's id, and the
 * current one comes first.
 */
export const submissionHashes = (caller: Caller, kind: string, submission: string): string[] =>
  [caller.visitorId(), ...caller.formerVisitorIds()].map((visitor) => hash(`${kind} ${visitor} ${submission}`));
