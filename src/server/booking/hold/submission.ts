import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Submission } from '#contract/booking/book.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { insurerQuoteOf } from '#contract/selection-codec/codec.ts';
import type { HoldState } from '#domain/booking/lifecycle.ts';
import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { submissionOwners } from './codes.ts';
import { presentState } from './view-hold.ts';

/** Identifies a submission: its owners, the key that its sender uses, and the hash of its content. */
export type SubmissionName = { readonly owners: readonly string[]; readonly key: string; readonly print: string };

/** The current state of a hold that a submission has made. */
export type PlacedHold = {
  readonly id: string;
  readonly reference: string;
  readonly ends_at: Date;
  readonly state: HoldState;
};

/** Serialises a value with sorted keys, so that equal content gives equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

/**
 * Returns the content of a submission that is hashed. The form must not change, because stored holds contain its hash
 * and repeated submissions must still match.
 */
function contentOf(request: ParsedOf<'book'>, { requested: selection, answers, path }: Submission) {
  const { answer, policyId } = selection.insurance ?? NO_INSURANCE_CHOICE;
  const quoteId = insurerQuoteOf(request);
  const insurance = { answer, policyId, quoteId, ...(quoteId !== null && { location: selection.insurance?.location }) };
  const wish = { ...selection, party: selection.party ?? null, insurance, applyRecommendation: false };
  return {
    objectId: request.objectId,
    currency: request.currency ?? null,
    wish,
    answers,
    path,
    // One key pays one hold, or by one link.
    ...(request.hold_id && { holdId: request.hold_id }),
    ...(request.share_link !== null && { shareLink: request.share_link.toLowerCase() }),
  };
}

/**
 * Returns the identity of a submission. The quote is not part of its content, because a page may get a new quote when a
 * response was lost. The first owner is the one that is stored.
 */
export function nameSubmission(request: ParsedOf<'book'>, submission: Submission, caller: Caller): SubmissionName {
  const text = canonical(contentOf(request, submission));
  const print = createHash('sha256').update(text).digest('base64url');
  return { owners: submissionOwners(caller), key: request.submission_key ?? `content ${print}`, print };
}

/**
 * Returns the hold that a submission has already made, also if the visitor has logged in since; `other` when its key
 * was used for something else.
 */
export async function findMade(
  database: Database | Transaction,
  { owners, key, print }: SubmissionName,
): Promise<PlacedHold | 'other' | null> {
  const row = await database
    .selectFrom('hold')
    .select(['id', 'reference', 'state', 'ends_at', 'submission_print'])
    .select(sql<Date>`now()`.as('read_at'))
    .where('submission_owner', 'in', owners)
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return row.submission_print === print ? { ...row, state: presentState(row) } : 'other';
}
