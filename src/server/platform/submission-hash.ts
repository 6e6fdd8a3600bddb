import { createHash } from 'node:crypto';
import type { Caller } from './caller.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What a caller's submissions of a kind may be kept under: log-ins and log-outs give a browser other ids, the present one first. */
export const submissionHashes = (caller: Caller, kind: string, submission: string): string[] =>
  [caller.visitorId(), ...caller.formerVisitorIds()].map((visitor) => hash(`${kind} ${visitor} ${submission}`));
