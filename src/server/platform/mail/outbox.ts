import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { MailKind } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import { type Database, type Transaction, transaction } from '../database/database.ts';
import { forEachItem } from '../jobs/for-each-item.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import { isPlainAddress } from './address.ts';
import type { MailCipher } from './cipher.ts';
import { sendMail } from './job-kinds.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** The dependencies for queueing emails. */
export type Outbox = { readonly queue: Pick<Queue, 'add'>; readonly cipher: MailCipher };

/**
 * Stores an email in the outbox and queues its job, both in the caller's transaction, so that the email exists exactly
 * if the event it reports is committed. Returns its id, or null if an email with its deduplication key exists.
 */
export async function queueMail<Kind extends MailKind>(
  trx: Transaction,
  { queue, cipher }: Outbox,
  { kind, language, to, props, dedupeKey }: OutgoingMail<Kind>,
): Promise<string | null> {
  // Addresses are validated on input; this is a safeguard against header injection.
  if (!isPlainAddress(to)) throw new RangeError('a mail needs one plain address');
  const id = randomUUID();
  const row = await trx
    .insertInto('mail')
    .values({ id, kind, language, recipient: to, props: cipher.cipher(id, props), dedupe_key: dedupeKey ?? null })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await queue.add(trx, sendMail, { mailId: id }, { key: id });
  return id;
}

/** An email leased by this process; the attempt number distinguishes this lease from others. */
export type LeasedMail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly language: Language;
  readonly recipient: string;
  /** The encrypted data of its content. */
  readonly props: unknown;
  readonly attempt: number;
  readonly messageId: string;
  readonly ageSeconds: number;
};

/** The result of a lease request: leased, not available yet, or already settled. */
export type Lease =
  | { readonly state: 'ours'; readonly mail: LeasedMail }
  | { readonly state: 'later'; readonly notBefore: Date }
  | { readonly state: 'settled' };

const seconds = (count: number) => sql<Date>`now() + ${count} * interval '1 second'`;

/** Leases an email for `leaseSeconds`, unless it is leased elsewhere, not due or settled. */
export async function leaseMail(
  database: Database,
  id: string,
  leaseSeconds: number,
  messageHost: string,
): Promise<Lease> {
  const row = await database
    .updateTable('mail')
    .set({
      attempts: sql`attempts + 1`,
      claimed_until: seconds(leaseSeconds),
      message_id: sql`coalesce(message_id, '<' || id || '@' || ${messageHost}::text || '>')`,
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', sql<Date>`now()`)
    .where(sql<SqlBool>`coalesce(claimed_until, '-infinity') < now()`)
    .returningAll()
    .returning(sql<number>`extract(epoch from now() - created_at)::float8`.as('age'))
    .executeTakeFirst();
  if (row) {
    const { kind, language, recipient, props, attempts, age } = row;
    const messageId = row.message_id as string;
    return {
      state: 'ours',
      mail: { id, kind: kind as MailKind, language, recipient, props, attempt: attempts, messageId, ageSeconds: age },
    };
  }
  const waiting = await database
    .selectFrom('mail')
    .select(sql<Date>`greatest(next_try_at, claimed_until)`.as('notBefore'))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return waiting ? { state: 'later', notBefore: waiting.notBefore } : { state: 'settled' };
}

/** Extends a lease; returns false if it has been lost. */
export async function renewLease(database: Database, mail: LeasedMail, leaseSeconds: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('mail')
    .set({ claimed_until: seconds(leaseSeconds) })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempt)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks an email as sent, even if its lease has been lost. */
export async function markSent(database: Database, mail: LeasedMail): Promise<void> {
  await database
    .updateTable('mail')
    .set({ sent_at: sql`now()`, failed_at: null, claimed_until: null, last_error: null, props: '{}' })
    .where('id', '=', mail.id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Postpones an email and queues the next attempt in the same transaction. */
export async function markLater(
  trx: Transaction,
  queue: Pick<Queue, 'add'>,
  mail: LeasedMail,
  delaySeconds: number,
  reason: string,
): Promise<void> {
  const row = await trx
    .updateTable('mail')
    .set({ next_try_at: seconds(delaySeconds), claimed_until: null, last_error: reason })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempt)
    .where('sent_at', 'is', null)
    .returning('next_try_at')
    .executeTakeFirst();
  if (row) await queue.add(trx, sendMail, { mailId: mail.id }, { key: mail.id, notBefore: row.next_try_at });
}

/** Marks an email as failed with a reason for staff, and deletes its data. */
export async function markFailed(database: Database, mail: LeasedMail, reason: string): Promise<void> {
  await database
    .updateTable('mail')
    .set({ failed_at: sql`now()`, claimed_until: null, last_error: reason, props: '{}' })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempt)
    .where('sent_at', 'is', null)
    .execute();
}

/** Queues every overdue email without a lease again and returns their number. */
export async function rescueMails(
  database: Database,
  queue: Pick<Queue, 'add'>,
  overdueSeconds: number,
  log: Pick<Log, 'error'>,
): Promise<number> {
  const lost = await database
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<', seconds(-overdueSeconds))
    .where(sql<SqlBool>`coalesce(claimed_until, '-infinity') < now()`)
    .orderBy('next_try_at')
    .limit(1000)
    .execute();
  let rescued = 0;
  const run = { name: ({ id }: { id: string }) => ({ mailId: id }), failure: 'a mail could not be queued again', log };
  await forEachItem(lost, run, async ({ id }) => {
    await transaction(database, (trx) => queue.add(trx, sendMail, { mailId: id }, { key: id }));
    rescued += 1;
  });
  return rescued;
}
