import { type BookingState, nextBooking } from '#domain/booking/lifecycle.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import { undone } from '#domain/money/transfer.ts';
import { releasePolicy } from '../../insurance/policy.ts';
import { post } from '../../money/journal.ts';
import type { Transaction as ProviderTransaction, SavedCard } from '../../payments/port.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { storeBookingCard } from '../schedule/booking-card.ts';
import { approveLater, notifyOfDecline } from '../schedule/later-payments.ts';
import { completeBooking } from './complete-booking.ts';
import type { PayDeps } from './deps.ts';
import { fail, giveBack, type Locked, lockAttempt, now, setAttempt, setBooking, startCancelling } from './effects.ts';
import { settlePayment } from './job-kinds.ts';
import { notifyOfBooking } from './mails.ts';
import { postCapture } from './refunds.ts';
import { endRequest } from './request-transitions.ts';

/**
 * Records that the provider has reserved the money: the booking is confirmed, or requested from its operator. Returns
 * the booking's state, or null when the attempt was given up in the meantime and the money must be released.
 */
export async function approve(
  trx: Transaction,
  deps: PayDeps,
  attemptId: string,
  transaction: ProviderTransaction,
  savedCard: SavedCard | null,
): Promise<BookingState | null> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'open')
    return attempt.state === 'authorised' || attempt.state === 'captured' ? booking.state : null;
  await setAttempt(trx, attemptId, {
    state: 'authorised',
    transaction_ref: transaction.ref,
    holder_name: null,
    billing_country: null,
  });
  if (savedCard && attempt.keep_card) await storeCard(trx, attempt, savedCard);
  await storeBookingCard(trx, { booking, attempt }, savedCard);
  if (attempt.purpose !== 'booking') {
    await approveLater(trx, deps, attempt);
    return booking.state;
  }
  const state = await completeBooking(trx, deps, { booking, attempt });
  if (state === 'confirmed') await deps.queue.add(trx, settlePayment, { attemptId }, { key: attemptId });
  return state;
}

/** Stores a card in the account of its payer, who may differ from the owner of the hold or booking. */
async function storeCard(trx: Transaction, attempt: Locked['attempt'], card: SavedCard): Promise<void> {
  if (attempt.payer_account_id === null) return;
  const row = await trx
    .insertInto('stored_card')
    .values({
      account_id: attempt.payer_account_id,
      provider: attempt.provider,
      token: card.ref,
      brand: card.brand,
      last_four: card.lastFour,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      holder_name: attempt.holder_name ?? 'Cardholder',
      billing_country: attempt.billing_country ?? 'US',
      consented_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'token']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await setAttempt(trx, attempt.id, { stored_card_id: row.id });
}

/** Records a decline and fails the booking. */
export async function decline(
  trx: Transaction,
  attemptId: string,
  reason: string,
  why: 'declined' | 'cancelled' = 'declined',
): Promise<void> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'open') return;
  await setAttempt(trx, attemptId, { state: 'declined', reason, holder_name: null, billing_country: null });
  if (attempt.purpose === 'booking') await fail(trx, { booking, attempt }, why);
}

/** Gives up an attempt: releases the booking's places, and watches the attempt so that no money is taken. */
export async function giveUp(trx: Transaction, deps: PayDeps, attemptId: string, reason: string): Promise<void> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'open' && attempt.state !== 'authorised') return;
  // A confirmed booking was paid in the meantime, so its payment is not refunded.
  if (attempt.purpose === 'booking' && booking.state === 'confirmed') return;
  await startCancelling(trx, deps, attemptId, reason);
  if (booking.state === 'attempting') await fail(trx, { booking, attempt }, reason);
  if (booking.state === 'requested') await endRequest(trx, deps, booking, 'lapse', 'payment');
}

/** Records that the provider has captured the money; returns false when that was already recorded. */
export async function noteCapture(trx: Transaction, attemptId: string): Promise<boolean> {
  const { attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'authorised') return false;
  await setAttempt(trx, attemptId, { state: 'captured' });
  await postCapture(trx, attempt, attempt.amount);
  return true;
}

/**
 * Undoes a confirmed booking whose payment cannot be captured and notifies all parties; a later payment is declined.
 */
export async function undo(trx: Transaction, deps: PayDeps, attemptId: string, reason: string): Promise<void> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'authorised' || booking.state !== 'confirmed') return;
  await startCancelling(trx, deps, attemptId, reason);
  if (attempt.purpose !== 'booking') return notifyOfDecline(trx, deps, attempt);
  await setBooking(trx, booking.id, { state: nextBooking('confirmed', 'cancel'), reason: 'payment' });
  await trx.deleteFrom('membership').where('booking_id', '=', booking.id).execute();
  await releasePolicy(trx, deps.queue, booking.id);
  await giveBack(trx, { ...booking, hold_id: null }, 'booking cancelled');
  await notifyOfBooking(trx, deps, booking.id, 'payment');
  await post(trx, `sale undone ${booking.id}`, undone(booking.sale as Transfer[]));
}

/** Closes a cancelled attempt once none of its money is reserved or captured. */
export async function close(trx: Transaction, attemptId: string): Promise<void> {
  const { attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state === 'cancelling') await setAttempt(trx, attemptId, { state: 'cancelled' });
}
