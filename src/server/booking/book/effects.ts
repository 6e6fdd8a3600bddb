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
import { eraseSensitiveAnswers } from './erase-sensitive-answers.ts';
import { settlePayment } from './job-kinds.ts';
import { notifyOfBooking } from './mails.ts';

/**
 * The shared parts of the transitions of bookings and attempts. Locks are taken in one order: the booking, its attempt,
 * its hold, what it used up, its places, and last the accounts of the journal. Each transition starts from a state that
 * was read under the lock of the booking, so a concurrent second transition changes nothing.
 */

export const now = sql<Date>`now()`;

/**
 * Locks the booking of an attempt, then reads both. The attempt is read after the lock, because it may have changed
 * while waiting.
 */
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
    // The network is needed only while the holder may be on a bank's page.
    .set({ ...change, network_hash: null, state_since: now })
    .where('id', '=', id)
    .execute();

export const setBooking = (trx: Transaction, id: string, change: Partial<Record<string, unknown>>) =>
  trx
    .updateTable('booking')
    .set({ ...change, state_since: now })
    .where('id', '=', id)
    .execute();

/** Applies the effects of a confirmation: membership, insurance policy, mails and the posting of the sale. */
export async function confirmed(trx: Transaction, deps: PayDeps, booking: Locked['booking']): Promise<void> {
  // Uses the terms of the sale, because the product may have changed since.
  if (booking.membership_months !== null)
    await sql`
      insert into membership (account_id, mailbox_key, booking_id, since, until)
      select ${booking.account_id}, ${booking.mailbox_key}, ${booking.id}, now(),
        now() + make_interval(months => ${booking.membership_months})
      on conflict (booking_id) do nothing`.execute(trx);
  await wantPolicy(trx, deps.queue, booking.id);
  await notifyOfBooking(trx, deps, booking.id, 'confirmed');
  await post(trx, `sale ${booking.id}`, booking.sale as Transfer[]);
}

/** Starts cancelling an attempt: a job releases or refunds its money. */
export async function startCancelling(
  trx: Transaction,
  deps: PayDeps,
  attemptId: string,
  reason: string,
): Promise<void> {
  await setAttempt(trx, attemptId, { state: 'cancelling', reason, holder_name: null, billing_country: null });
  await deps.queue.add(trx, settlePayment, { attemptId }, { key: attemptId });
}

/** Fails a booking that was never paid and releases what it took. */
export async function fail(trx: Transaction, { booking, attempt }: Locked, reason: string): Promise<void> {
  // A payment on a bank's page has no one-time token, so the same submission may be repeated unchanged.
  const again = isLocal(attempt.method);
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

/** Releases what a booking has taken; an unpaid hold becomes a hold again, with its original expiry. */
export async function giveBack(trx: Transaction, booking: Locked['booking'], reason: string): Promise<void> {
  await closeBooking(trx, booking.id);
  if (booking.hold_id !== null) {
    const held = await trx
      .updateTable('hold')
      .set({ state: nextHold('paying', 'notPaid') as 'held' })
      .where('id', '=', booking.hold_id)
      .where('state', '=', 'paying')
      .returning('id')
      .executeTakeFirst();
    if (held) return;
  }
  await trx.deleteFrom('promo_use').where('claim_id', '=', booking.claim_id).execute();
  await giveBackSpecialPrice(trx, booking.claim_id);
  await releaseClaim(trx, booking.claim_id, reason);
}

/** Erases the sensitive answers of a booking that has ended, and lets its trip be booked again. */
export async function closeBooking(trx: Transaction, bookingId: string): Promise<void> {
  await eraseSensitiveAnswers(trx, bookingId);
  // A submission that is identified only by its content may be repeated once its booking has ended.
  await sql`update booking set submission_key = submission_key || ' ' || id
    where id = ${bookingId} and submission_key like 'content %'`.execute(trx);
}

/** Releases the credits and places of a claim. */
export async function releaseClaim(trx: Transaction, claimId: string, reason: string): Promise<void> {
  await giveBackCredits(trx, claimId);
  await giveBackPlaces(trx, claimId, reason);
}

/** Locks and returns the attempt of a booking that can still be captured. */
export const liveAttempt = (trx: Transaction, bookingId: string) =>
  trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'authorised'])
    .forUpdate()
    .executeTakeFirst();
