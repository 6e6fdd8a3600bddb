import { createHash } from 'node:crypto';
import type { Submission } from '#contract/booking/book.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { insurerQuoteOf } from '#contract/selection-codec/codec.ts';
import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { formerHashes, visitorHash } from './codes.ts';

/** What a submission is known by: whose it is, what its sender calls it, and what it says. */
export type SubmissionName = { readonly owners: readonly string[]; readonly key: string; readonly print: string };

/** A hold that a submission has made. */
export type PlacedHold = { readonly id: string; readonly reference: string; readonly ends_at: Date };

/** The same content in one form: keys in order, whatever order they were sent in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

/** What a submission says, in the form that the prints of stored holds were made of: who sends it again after a release is known. */
function contentOf(request: ParsedOf<'book'>, { asked, answers, path }: Submission) {
  const { answer, policyId } = asked.insurance ?? NO_INSURANCE_CHOICE;
  const quoteId = insurerQuoteOf(request);
  const insurance = { answer, policyId, quoteId, ...(quoteId !== null && { location: asked.insurance?.location }) };
  const wish = { ...asked, party: asked.party ?? null, insurance, applyRecommendation: false };
  return { objectId: request.objectId, currency: request.currency ?? null, wish, answers, path };
}

/**
 * Names a submission. The quote is not part of what it says: after a lost answer a page may have been given a new one for
 * the same wish. The first owner is who it is written down for.
 */
export function nameSubmission(request: ParsedOf<'book'>, submission: Submission, caller: Caller): SubmissionName {
  const text = canonical(contentOf(request, submission));
  const print = createHash('sha256').update(text).digest('base64url');
  const browsers = [visitorHash(caller), ...formerHashes(caller)].map((hash) => `browser ${hash}`);
  const owners = caller.account ? [`account ${caller.account.id}`, ...browsers] : browsers;
  return { owners, key: request.submission_key ?? `content ${print}`, print };
}

/** The hold that a submission has made already, whether somebody has logged in since or not; `other` when its key was used for something else. */
export async function findMade(
  database: Database | Transaction,
  { owners, key, print }: SubmissionName,
): Promise<PlacedHold | 'other' | null> {
  const row = await database
    .selectFrom('hold')
    .select(['id', 'reference', 'ends_at', 'submission_print'])
    .where('submission_owner', 'in', owners)
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return row.submission_print === print ? row : 'other';
}
