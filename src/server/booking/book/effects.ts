import { sql } from 'kysely';
import { nextBooking, nextHold } from '#domain/booking/lifecycle.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import { isLocal } from '#domain/payment/method.ts';
import { wantPolicy } from '../../insurance/policy.ts';
import { post } from '../../money/journal.ts';
import { giveBackPlaces } from '../../places/ledger.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { giveBackSpecialPrice } from '../hold/special-price-use.ts';
import { giveBackCredits } from '../quote/credit-ledger.ts';
import type { PayDeps } from './deps.ts';
import { settlePayment } from './job-kinds.ts';
import { tellOfBooking } from './mails.ts';

/**
 * What every change of a booking and of its attempts is made of. Locks are taken in one order: the booking, its attempt, its hold,
 * what it used up, its places, and last the accounts of the journal. Each change starts from a state that was read under the lock
 * of the booking, so whoever comes second changes nothing.
 */

export const now = sql<Date>`now()`;

/** Locks the booking of an attempt, and reads both. The attempt is read anew: it may have changed while the booking was waited for. */
export async function lockAttempt(trx: Transaction, attemptId: string) {
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', (row) => row.selectFrom('payment_attempt').select('booking_id').where('id', '=', attemptId))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const attempt = await trx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { booking, attempt };
}

export type Locked = Awaited<ReturnType<typeof lockAttempt>>;

export const setAttempt = (trx: Transaction, id: string, change: Partial<Record<string, unknown>>) =>
  trx
    .updateTable('payment_attempt')
    // From which network it was begun matters only while its holder may be at a page of a bank.
    .set({ ...change, network_hash: null, state_since: now })
    .where('id', '=', id)
    .execute();

export const setBooking = (trx: Transaction, id: string, change: Partial<Record<string, unknown>>) =>
  trx
    .updateTable('booking')
    .set({ ...change, state_since: now })
    .where('id', '=', id)
    .execute();

/** What happens with every booking that is confirmed: its membership begins, its sale is posted, people are told. */
export async function confirmed(trx: Transaction, deps: PayDeps, booking: Locked['booking']): Promise<void> {
  const lines = (booking.price as { lines: readonly { kind: string }[] }).lines;
  if (lines.some(({ kind }) => kind === 'membership'))
    await sql`
      insert into membership (account_id, mailbox_key, booking_id, since, until)
      select ${booking.account_id}, ${booking.mailbox_key}, ${booking.id}, now(),
        now() + make_interval(months => (select months from membership_product limit 1))
      on conflict (booking_id) do nothing`.execute(trx);
  await wantPolicy(trx, deps.queue, booking.id);
  await tellOfBooking(trx, deps, booking.id, 'confirmed');
  await post(trx, `sale ${booking.id}`, booking.sale as Transfer[]);
}

/** No money of this attempt may be taken, or kept, any more. */
export async function startCancelling(
  trx: Transaction,
  deps: PayDeps,
  attemptId: string,
  reason: string,
): Promise<void> {
  await setAttempt(trx, attemptId, { state: 'cancelling', reason, holder_name: null, billing_country: null });
  await deps.queue.add(trx, settlePayment, { attemptId }, { key: attemptId });
}

/** A booking that was never paid comes to nothing. */
export async function fail(trx: Transaction, { booking, attempt }: Locked, reason: string): Promise<void> {
  // What is known by its content alone, or brings nothing that is used up, can be made again.
  const again = booking.submission_key.startsWith('content ') || isLocal(attempt.method);
  await trx
    .updateTable('booking')
    .set({
      state: nextBooking('attempting', 'fail') as 'failed',
      state_since: now,
      reason,
      ...(again && { submission_key: `${booking.submission_key} ${booking.id}` }),
    })
    .where('id', '=', booking.id)
    .where('state', '=', 'attempting')
    .execute();
  await giveBack(trx, booking, 'booking failed');
}

/** Gives back what a booking has taken; a hold that was not paid is a hold again, and ends at its time. */
export async function giveBack(trx: Transaction, booking: Locked['booking'], reason: string): Promise<void> {
  if (booking.hold_id !== null) {
    const kept = await trx
      .updateTable('hold')
      .set({ state: nextHold('paying', 'notPaid') as 'held' })
      .where('id', '=', booking.hold_id)
      .where('state', '=', 'paying')
      .returning('id')
      .executeTakeFirst();
    if (kept) return;
  }
  await trx.deleteFrom('promo_use').where('claim_id', '=', booking.claim_id).execute();
  await giveBackSpecialPrice(trx, booking.claim_id);
  await giveBackCredits(trx, booking.claim_id);
  await giveBackPlaces(trx, booking.claim_id, reason);
}

/** The attempt of a booking that can still be collected. */
export const liveAttempt = (trx: Transaction, bookingId: string) =>
  trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'authorised'])
    .forUpdate()
    .executeTakeFirst();
