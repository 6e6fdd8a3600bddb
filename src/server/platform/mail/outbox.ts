import { randomUUID } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { MailKind } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Queue } from '../jobs/queue.ts';
import { isPlainAddress } from './address.ts';
import type { MailCipher } from './cipher.ts';
import { sendMail } from './job-kinds.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** What writing a mail needs: the queue that wakes its sender, and the seal on what it has to know. */
export type Outbox = { readonly queue: Pick<Queue, 'add'>; readonly cipher: MailCipher };

/**
 * Writes a mail into the outbox and queues its sending, both in the caller's transaction: the mail exists exactly when
 * what it tells of was committed. Returns its id, or null when a mail with its key was there already.
 */
export async function queueMail<Kind extends MailKind>(
  trx: Transaction,
  { queue, cipher }: Outbox,
  { kind, language, to, props, dedupeKey }: OutgoingMail<Kind>,
): Promise<string | null> {
  // Addresses are checked where they are entered; one that could smuggle in a header must not get this far.
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

/** A mail that this process has in hand. The number of the try tells its claim from an earlier or later one. */
export type LeasedMail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly language: Language;
  readonly recipient: string;
  /** What its words need to know, still under its seal. */
  readonly props: unknown;
  readonly attempt: number;
  readonly messageId: string;
  readonly ageSeconds: number;
};

/** What became of the wish to have a mail in hand: it is ours, somebody or its time stands before it, or it is settled. */
export type Lease =
  | { readonly state: 'ours'; readonly mail: LeasedMail }
  | { readonly state: 'later'; readonly notBefore: Date }
  | { readonly state: 'settled' };

const seconds = (count: number) => sql<Date>`now() + ${count} * interval '1 second'`;

/** Takes a mail in hand for so many seconds, unless another has it, its time has not come, or it is settled. */
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

/** Keeps a mail in hand for so many seconds more; false when it is no longer ours. */
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

/** Notes that a mail is sent. That is true whoever has it in hand by now. */
export async function markSent(database: Database, mail: LeasedMail): Promise<void> {
  await database
    .updateTable('mail')
    .set({ sent_at: sql`now()`, failed_at: null, claimed_until: null, last_error: null, props: '{}' })
    .where('id', '=', mail.id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Notes that a mail goes later, and queues that try in the same transaction. */
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

/** Notes that a mail will never be sent, and why, for staff to see; what it would have told is forgotten. */
export async function markFailed(database: Database, mail: LeasedMail, reason: string): Promise<void> {
  await database
    .updateTable('mail')
    .set({ failed_at: sql`now()`, claimed_until: null, last_error: reason, props: '{}' })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempt)
    .where('sent_at', 'is', null)
    .execute();
}

/** Queues again every mail that is overdue by so many seconds with nobody having it in hand. Returns how many. */
export async function rescueMails(
  trx: Transaction,
  queue: Pick<Queue, 'add'>,
  overdueSeconds: number,
): Promise<number> {
  const lost = await trx
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<', seconds(-overdueSeconds))
    .where(sql<SqlBool>`coalesce(claimed_until, '-infinity') < now()`)
    .orderBy('next_try_at')
    .limit(1000)
    .execute();
  for (const { id } of lost) await queue.add(trx, sendMail, { mailId: id }, { key: id });
  return lost.length;
}
