import { createHash } from 'node:crypto';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Submission } from '#contract/wire/book.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { formerMarks, visitorMark } from './codes.ts';

/** What a submission is known by: whose it is, what its sender calls it, and what it says. */
export type SubmissionName = { readonly owners: readonly string[]; readonly key: string; readonly print: string };

/** A hold that a submission has made. */
export type Made = { readonly id: string; readonly reference: string; readonly ends_at: Date };

/** The same content in one form: keys in order, whatever order they were sent in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

/**
 * Names a submission. The quote is not part of what it says: after a lost answer a page may have been given a new one for
 * the same wish. The first owner is who it is written down for.
 */
export function nameSubmission(
  { objectId, currency, submission_key }: ParsedOf<'book'>,
  { wish, answers, path }: Submission,
  caller: Caller,
): SubmissionName {
  const said = canonical({ objectId, currency: currency ?? null, wish, answers, path });
  const print = createHash('sha256').update(said).digest('base64url');
  const browsers = [visitorMark(caller), ...formerMarks(caller)].map((mark) => `browser ${mark}`);
  const owners = caller.account ? [`account ${caller.account.id}`, ...browsers] : browsers;
  return { owners, key: submission_key ?? `content ${print}`, print };
}

/** The hold that a submission has made already, whether somebody has logged in since or not; `other` when its key was used for something else. */
export async function findMade(
  database: Database | Transaction,
  { owners, key, print }: SubmissionName,
): Promise<Made | 'other' | null> {
  const row = await database
    .selectFrom('hold')
    .select(['id', 'reference', 'ends_at', 'submission_print'])
    .where('submission_owner', 'in', owners)
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return row.submission_print === print ? row : 'other';
}
