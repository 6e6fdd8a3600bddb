import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { allocateRefund, type Cancellation, type CancellationSide, cancelSold } from '#domain/booking/cancellation.ts';
import { nextBooking } from '#domain/booking/lifecycle.ts';
import { releasePolicy, withdrawPolicy } from '../../insurance/policy.ts';
import { post } from '../../money/journal.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PayDeps } from '../book/deps.ts';
import {
  closeBooking,
  giveBack,
  type Locked,
  liveAttempt,
  releaseClaim,
  setBooking,
  startCancelling,
} from '../book/effects.ts';
import { payRefund } from '../book/job-kinds.ts';
import type { HeldPrice } from '../hold/snapshot.ts';
import { issueCreditCode } from './credit-code.ts';
import { notifyOfCancellation } from './mails.ts';
import { readSold } from './read-sold.ts';

/** Who cancels, and which side is the reason. */
export type CancelledBy = {
  readonly side: CancellationSide;
  readonly role: 'traveller' | 'agent' | 'operator' | 'staff';
  readonly accountId: string | null;
  readonly words: string | null;
};

/** The amounts displayed before cancelling; the cancellation is refused if they have changed. */
export type ExpectedRefund = Pick<Cancellation, 'money' | 'credit' | 'kept'>;

/** The result that cancelling a booking would have now. */
export type CancellationPreview =
  /** Nothing was captured yet, so the reservation is released. */
  { readonly kind: 'request' } | { readonly kind: 'sold'; readonly cancellation: Cancellation };

/** Returns what cancelling a booking would do now, or why it cannot be cancelled. */
export async function previewCancellation(
  database: Database | Transaction,
  booking: Locked['booking'],
  side: CancellationSide,
): Promise<CancellationPreview | Refusal> {
  if (booking.state === 'requested') return { kind: 'request' };
  if (booking.state !== 'confirmed') return new Refusal(409, 'booking-over');
  const { sold, today, departure, live } = await readSold(database, booking);
  if (side === 'traveller' && today >= departure) return new Refusal(409, 'booking-begun');
  if (live) return new Refusal(409, 'payment-under-way', { retryAfterSeconds: 10 });
  return { kind: 'sold', cancellation: cancelSold(sold, side, today) };
}

/**
 * Cancels a booking in one transaction: its state, what it took, the journal, the promised refunds, and the mails. Jobs
 * request the refunds from the provider afterwards.
 */
export async function cancelBooking(
  trx: Transaction,
  deps: PayDeps,
  bookingId: string,
  by: CancelledBy,
  expected: ExpectedRefund,
): Promise<Refusal | { readonly changeId: string }> {
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // A policy that the insurer has not bound by now will not be bound.
  if (booking.state === 'confirmed' && by.side === 'traveller') await withdrawPolicy(trx, deps.queue, bookingId);
  const preview = await previewCancellation(trx, booking, by.side);
  if (preview instanceof Refusal) return preview;
  const result = preview.kind === 'sold' ? preview.cancellation : nothingCollected;
  if (result.money !== expected.money || result.credit !== expected.credit || result.kept !== expected.kept)
    return new Refusal(409, 'cancellation-changed');
  await setBooking(trx, bookingId, {
    state: nextBooking(booking.state, 'cancel'),
    reason: by.side,
    reason_words: by.words,
  });
  const changeId = await recordChange(trx, booking, by, result);
  if (preview.kind === 'request') {
    const attempt = await liveAttempt(trx, bookingId);
    await giveBack(trx, booking, 'booking cancelled');
    if (attempt) await startCancelling(trx, deps, attempt.id, 'cancelled');
    await notifyOfCancellation(trx, deps, changeId);
    return { changeId };
  }
  const refunds = await promiseRefunds(trx, deps, booking, changeId, result.money);
  if (by.side === 'operator') {
    await trx.deleteFrom('membership').where('booking_id', '=', bookingId).execute();
    await releasePolicy(trx, deps.queue, bookingId);
    await giveBack(trx, { ...booking, hold_id: null }, 'booking cancelled');
  } else {
    // Codes and special prices remain used, because the traveller benefited from them and chose to cancel.
    await closeBooking(trx, bookingId);
    await releaseClaim(trx, booking.claim_id, 'booking cancelled');
  }
  await notifyOfCancellation(trx, deps, changeId);
  await postCancellation(trx, booking, result, refunds);
  return { changeId };
}

async function recordChange(
  trx: Transaction,
  booking: Locked['booking'],
  { side, role, accountId, words }: CancelledBy,
  { paid, money, credit, kept, dropped }: Cancellation,
): Promise<string> {
  const { id, tour_id, currency, price } = booking;
  const code =
    credit > 0 ? await issueCreditCode(trx, tour_id, { amount: credit, currency }, price as HeldPrice) : null;
  const changeId = randomUUID();
  const amounts = { paid, money, credit, kept, dropped };
  await trx
    .insertInto('booking_change')
    .values({
      id: changeId,
      booking_id: id,
      number: sql<number>`(select count(*) + 1 from booking_change where booking_id = ${id})`,
      kind: 'cancel',
      side,
      role,
      account_id: accountId,
      ...amounts,
      credit_code: code,
      words,
    })
    .execute();
  return changeId;
}

export type PromisedRefund = { readonly id: string; readonly amount: number };

/**
 * Records the refund of each payment, the newest payment first, and queues the jobs that request them from the
 * provider.
 */
export async function promiseRefunds(
  trx: Transaction,
  { queue }: Pick<PayDeps, 'queue'>,
  booking: Pick<Locked['booking'], 'id'>,
  changeId: string,
  money: number,
): Promise<PromisedRefund[]> {
  const { rows } = await sql<{ attemptId: string; left: number }>`
    select attempt.id as "attemptId", (attempt.amount - coalesce((select sum(amount) from payment_refund
        where attempt_id = attempt.id and state <> 'failed'), 0))::int as left
    from payment_attempt attempt where booking_id = ${booking.id} and state = 'captured'
    order by created_at desc, id`.execute(trx);
  const parts = allocateRefund(money, rows);
  if (!parts) throw new Error(`booking ${booking.id} is to get back more than was collected`);
  const refunds = parts.map((part) => ({ ...part, id: randomUUID() }));
  for (const { id, attemptId, amount } of refunds) {
    await trx
      .insertInto('payment_refund')
      .values({ id, attempt_id: attemptId, amount, reason: 'cancelled', change_id: changeId })
      .execute();
    await queue.add(trx, payRefund, { refundId: id }, { key: id });
  }
  return refunds;
}

/**
 * Posts the reversed sale, the credit and the promised refunds; called last, so that shared accounts are locked only
 * briefly.
 */
async function postCancellation(
  trx: Transaction,
  { id, currency }: Locked['booking'],
  { transfers, credit }: Cancellation,
  refunds: readonly PromisedRefund[],
): Promise<void> {
  const own = { kind: 'booking', owner: id } as const;
  await post(trx, `sale undone ${id}`, transfers);
  // The shop holds the credit in the saving account, which pays for the code when it is used.
  if (credit > 0)
    await post(trx, `credit ${id}`, [{ from: own, to: { kind: 'saving', owner: '' }, currency, amount: credit }]);
  for (const { id: refundId, amount } of refunds)
    await post(trx, `refund ${refundId}`, [{ from: own, to: { kind: 'refund', owner: id }, currency, amount }]);
}

const nothingCollected: Cancellation = {
  share: 0,
  paid: 0,
  money: 0,
  credit: 0,
  kept: 0,
  dropped: 0,
  cancellationFee: 0,
  transfers: [],
};
