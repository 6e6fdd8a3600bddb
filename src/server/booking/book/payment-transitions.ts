import { type BookingState, nextBooking, nextHold } from '#domain/booking/lifecycle.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import { undone } from '#domain/money/transfer.ts';
import { releasePolicy } from '../../insurance/policy.ts';
import { post } from '../../money/journal.ts';
import type { KeptCard, Transaction as ProviderTransaction } from '../../payments/port.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { keepBookingCard } from '../schedule/booking-card.ts';
import { approveLater, tellOfDecline } from '../schedule/later-payments.ts';
import type { PayDeps } from './deps.ts';
import {
  confirmed,
  fail,
  giveBack,
  type Locked,
  lockAttempt,
  now,
  setAttempt,
  setBooking,
  startCancelling,
} from './effects.ts';
import { settlePayment } from './job-kinds.ts';
import { tellOfBooking } from './mails.ts';
import { postCapture } from './refunds.ts';
import { endRequest, request } from './request-transitions.ts';

/**
 * The provider has reserved the money: the booking is confirmed, or requested from its operator. Answers what the booking is now,
 * or null when the attempt was given up meanwhile; then the money must be released.
 */
export async function approve(
  trx: Transaction,
  deps: PayDeps,
  attemptId: string,
  transaction: ProviderTransaction,
  keptCard: KeptCard | null,
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
  // The account of a booking by link is the agent's, and the card is the client's.
  if (keptCard && attempt.keep_card && booking.share_link_id === null)
    await keepCard(trx, { booking, attempt }, keptCard);
  await keepBookingCard(trx, { booking, attempt }, keptCard);
  if (attempt.purpose !== 'booking') {
    await approveLater(trx, deps, attempt);
    return booking.state;
  }
  if (booking.hold_id !== null)
    await trx
      .updateTable('hold')
      .set({ state: nextHold('paying', 'paid') as 'booked' })
      .where('id', '=', booking.hold_id)
      .where('state', '=', 'paying')
      .execute();
  if (booking.on_request) {
    await request(trx, deps, booking.id);
    return 'requested';
  }
  await setBooking(trx, booking.id, { state: nextBooking('attempting', 'confirm') });
  await confirmed(trx, deps, booking);
  await deps.queue.add(trx, settlePayment, { attemptId }, { key: attemptId });
  return 'confirmed';
}

async function keepCard(trx: Transaction, { booking, attempt }: Locked, card: KeptCard): Promise<void> {
  if (booking.account_id === null) return;
  const row = await trx
    .insertInto('stored_card')
    .values({
      account_id: booking.account_id,
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

/** The provider has said no: nothing is left of the booking but the word why. */
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

/** Nobody expects this booking any more: its places go back, and the attempt is watched so that no money is taken. */
export async function giveUp(trx: Transaction, deps: PayDeps, attemptId: string, reason: string): Promise<void> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'open' && attempt.state !== 'authorised') return;
  // Somebody has found the money meanwhile: what is booked by it is not paid back.
  if (attempt.purpose === 'booking' && booking.state === 'confirmed') return;
  await startCancelling(trx, deps, attemptId, reason);
  if (booking.state === 'attempting') await fail(trx, { booking, attempt }, reason);
  if (booking.state === 'requested') await endRequest(trx, deps, booking, 'lapse', 'payment');
}

/** The provider has collected the money; false when that was known. */
export async function noteCapture(trx: Transaction, attemptId: string): Promise<boolean> {
  const { attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'authorised') return false;
  await setAttempt(trx, attemptId, { state: 'captured' });
  await postCapture(trx, attempt, attempt.amount);
  return true;
}

/** A confirmed booking whose payment cannot be collected is undone, and everybody is told; a later payment is declined. */
export async function undo(trx: Transaction, deps: PayDeps, attemptId: string, reason: string): Promise<void> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'authorised' || booking.state !== 'confirmed') return;
  await startCancelling(trx, deps, attemptId, reason);
  if (attempt.purpose !== 'booking') return tellOfDecline(trx, deps, attempt);
  await setBooking(trx, booking.id, { state: nextBooking('confirmed', 'cancel'), reason: 'payment' });
  await trx.deleteFrom('membership').where('booking_id', '=', booking.id).execute();
  await releasePolicy(trx, deps.queue, booking.id);
  await giveBack(trx, { ...booking, hold_id: null }, 'booking cancelled');
  await tellOfBooking(trx, deps, booking.id, 'payment');
  await post(trx, `sale undone ${booking.id}`, undone(booking.sale as Transfer[]));
}

/** What is left to do for an attempt that was given up is done: no money of it is with anybody. */
export async function close(trx: Transaction, attemptId: string): Promise<void> {
  const { attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state === 'cancelling') await setAttempt(trx, attemptId, { state: 'cancelled' });
}
