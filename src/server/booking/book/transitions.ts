import { sql } from 'kysely';
import { nextBooking, nextHold } from '#domain/booking/lifecycle.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import { undone } from '#domain/money/transfer.ts';
import { releasePolicy, wantPolicy } from '../../insurance/policy.ts';
import { post } from '../../money/journal.ts';
import type { KeptCard, Transaction as ProviderTransaction } from '../../payments/port.ts';
import { giveBackPlaces } from '../../places/ledger.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { giveBackCredits } from '../quote/credit-ledger.ts';
import type { PayDeps } from './deps.ts';
import { lapseRequest, settlePayment } from './job-kinds.ts';
import { type BookingNews, tellOfBooking } from './mails.ts';

/**
 * Every change of a booking and of its attempt. Locks are taken in one order: the booking, its attempt, its hold, what it used
 * up, its places, and last the accounts of the journal. Each change is one statement with the state that it starts from, so
 * whoever comes second changes nothing.
 */

const now = sql<Date>`now()`;

/** Locks the booking of an attempt, and reads both. */
export async function lockAttempt(trx: Transaction, attemptId: string) {
  const { booking_id } = await trx
    .selectFrom('payment_attempt')
    .select('booking_id')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', booking_id)
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

type Locked = Awaited<ReturnType<typeof lockAttempt>>;

const setAttempt = (trx: Transaction, id: string, change: Partial<Record<string, unknown>>) =>
  trx
    .updateTable('payment_attempt')
    .set({ ...change, state_since: now })
    .where('id', '=', id)
    .execute();

const setBooking = (trx: Transaction, id: string, change: Partial<Record<string, unknown>>) =>
  trx
    .updateTable('booking')
    .set({ ...change, state_since: now })
    .where('id', '=', id)
    .execute();

/**
 * The provider has reserved the money: the booking is confirmed, or requested from its operator. False when the attempt was given
 * up meanwhile; then the money must be released.
 */
export async function approve(
  trx: Transaction,
  deps: PayDeps,
  attemptId: string,
  transaction: ProviderTransaction,
  keptCard: KeptCard | null,
): Promise<boolean> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'open') return attempt.state === 'authorised' || attempt.state === 'captured';
  await setAttempt(trx, attemptId, {
    state: 'authorised',
    transaction_ref: transaction.ref,
    holder_name: null,
    billing_country: null,
  });
  if (keptCard && attempt.keep_card) await keepCard(trx, { booking, attempt }, keptCard);
  if (booking.hold_id !== null)
    await trx
      .updateTable('hold')
      .set({ state: nextHold('paying', 'paid') as 'booked' })
      .where('id', '=', booking.hold_id)
      .where('state', '=', 'paying')
      .execute();
  if (booking.on_request) {
    await request(trx, deps, booking.id);
    return true;
  }
  await setBooking(trx, booking.id, { state: nextBooking('attempting', 'confirm') });
  await confirmed(trx, deps, booking);
  await deps.queue.add(trx, settlePayment, { attemptId }, { key: attemptId });
  return true;
}

/** Asks the operator, who has so many hours for the answer. */
async function request(trx: Transaction, deps: PayDeps, bookingId: string): Promise<void> {
  const row = await trx
    .updateTable('booking')
    .set({
      state: nextBooking('attempting', 'request') as 'requested',
      state_since: now,
      answer_by: sql<Date>`now() + interval '1 hour' * (select request_hours from operator_profile
        join tour on tour.operator_id = operator_profile.id where tour.id = booking.tour_id)`,
    })
    .where('id', '=', bookingId)
    .returning('answer_by')
    .executeTakeFirstOrThrow();
  await tellOfBooking(trx, deps, bookingId, 'requested');
  await deps.queue.add(trx, lapseRequest, { bookingId }, { key: bookingId, notBefore: row.answer_by as Date });
}

/** What happens with every booking that is confirmed: its membership begins, its sale is posted, people are told. */
async function confirmed(trx: Transaction, deps: PayDeps, booking: Locked['booking']): Promise<void> {
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
export async function decline(trx: Transaction, attemptId: string, reason: string): Promise<void> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'open') return;
  await setAttempt(trx, attemptId, { state: 'declined', reason, holder_name: null, billing_country: null });
  await fail(trx, booking, 'declined');
}

/** Nobody expects this booking any more: its places go back, and the attempt is watched so that no money is taken. */
export async function giveUp(trx: Transaction, deps: PayDeps, attemptId: string, reason: string): Promise<void> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'open' && attempt.state !== 'authorised') return;
  await startCancelling(trx, deps, attemptId, reason);
  if (booking.state === 'attempting') await fail(trx, booking, reason);
  if (booking.state === 'requested') await endRequest(trx, deps, booking, 'lapse', 'payment');
}

async function startCancelling(trx: Transaction, deps: PayDeps, attemptId: string, reason: string): Promise<void> {
  await setAttempt(trx, attemptId, { state: 'cancelling', reason, holder_name: null, billing_country: null });
  await deps.queue.add(trx, settlePayment, { attemptId }, { key: attemptId });
}

async function fail(trx: Transaction, booking: Locked['booking'], reason: string): Promise<void> {
  await trx
    .updateTable('booking')
    .set({
      state: nextBooking('attempting', 'fail') as 'failed',
      state_since: now,
      reason,
      // A submission that is known by its content alone can be made again.
      submission_key: sql`case when submission_key like 'content %' then submission_key || ' ' || id else submission_key end`,
    })
    .where('id', '=', booking.id)
    .where('state', '=', 'attempting')
    .execute();
  await giveBack(trx, booking, 'booking failed');
}

/** Gives back what a booking has taken; a hold that was not paid is a hold again, and ends at its time. */
async function giveBack(trx: Transaction, booking: Locked['booking'], reason: string): Promise<void> {
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
  await giveBackCredits(trx, booking.claim_id);
  await giveBackPlaces(trx, booking.claim_id, reason);
}

/** The operator accepts a request: false when it was not waiting any more. */
export async function accept(trx: Transaction, deps: PayDeps, bookingId: string): Promise<boolean> {
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  if (booking?.state !== 'requested') return false;
  await setBooking(trx, bookingId, { state: nextBooking('requested', 'accept') });
  await confirmed(trx, deps, booking);
  const attempt = await liveAttempt(trx, bookingId);
  if (attempt) await deps.queue.add(trx, settlePayment, { attemptId: attempt.id }, { key: attempt.id });
  return true;
}

/** A request ends without a journey: declined with words, or unanswered until its deadline. False when it was not waiting any more. */
export async function refuseRequest(
  trx: Transaction,
  deps: PayDeps,
  bookingId: string,
  how: { readonly event: 'decline'; readonly words: string } | { readonly event: 'lapse' },
): Promise<boolean> {
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    .select(sql<boolean>`answer_by <= now()`.as('overdue'))
    .where('id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  if (booking?.state !== 'requested' || (how.event === 'lapse' && !booking.overdue)) return false;
  const words = how.event === 'decline' ? how.words : null;
  await endRequest(trx, deps, booking, how.event, how.event === 'decline' ? 'declined' : 'lapsed', words);
  const attempt = await liveAttempt(trx, bookingId);
  if (attempt) await startCancelling(trx, deps, attempt.id, how.event === 'decline' ? 'declined' : 'lapsed');
  return true;
}

async function endRequest(
  trx: Transaction,
  deps: PayDeps,
  booking: Locked['booking'],
  event: 'decline' | 'lapse',
  news: BookingNews,
  words: string | null = null,
): Promise<void> {
  await setBooking(trx, booking.id, { state: nextBooking('requested', event), reason: news, reason_words: words });
  await giveBack(trx, booking, `booking ${news}`);
  await tellOfBooking(trx, deps, booking.id, news);
}

const liveAttempt = (trx: Transaction, bookingId: string) =>
  trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'authorised'])
    .forUpdate()
    .executeTakeFirst();

/** The provider has collected the money. */
export async function noteCapture(trx: Transaction, attemptId: string): Promise<void> {
  const { attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'authorised') return;
  await setAttempt(trx, attemptId, { state: 'captured' });
  await postCapture(trx, attempt, attempt.amount);
}

const postCapture = (trx: Transaction, attempt: Locked['attempt'], amount: number) =>
  post(trx, `capture ${attempt.id}`, [
    {
      from: { kind: 'provider', owner: attempt.provider },
      to: { kind: 'booking', owner: attempt.booking_id },
      currency: attempt.currency,
      amount,
    },
  ]);

/** A confirmed booking whose payment cannot be collected is undone, and everybody is told. */
export async function undo(trx: Transaction, deps: PayDeps, attemptId: string, reason: string): Promise<void> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'authorised' || booking.state !== 'confirmed') return;
  await startCancelling(trx, deps, attemptId, reason);
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

/** Money that was collected for an attempt that was given up goes back: written down before the provider is asked. */
export async function beginRefund(
  trx: Transaction,
  attemptId: string,
  refundId: string,
  amount: number,
): Promise<void> {
  const { attempt } = await lockAttempt(trx, attemptId);
  const asked = await trx
    .insertInto('payment_refund')
    .values({ id: refundId, attempt_id: attemptId, amount, reason: attempt.reason ?? 'cancelled' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!asked) return;
  await postCapture(trx, attempt, amount);
  await post(trx, `refund ${refundId}`, [
    {
      from: { kind: 'booking', owner: attempt.booking_id },
      to: { kind: 'refund', owner: attempt.booking_id },
      currency: attempt.currency,
      amount,
    },
  ]);
}

/** The provider has paid back, or will not; a refund that nobody has begun is not ended either. */
export async function endRefund(trx: Transaction, refundId: string, how: 'done' | 'failed'): Promise<void> {
  const refund = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt as attempt', 'attempt.id', 'attempt_id')
    .select(['attempt_id', 'payment_refund.amount', 'payment_refund.state', 'booking_id', 'provider', 'currency'])
    .where('payment_refund.id', '=', refundId)
    .executeTakeFirst();
  if (!refund) return;
  const { attempt } = await lockAttempt(trx, refund.attempt_id);
  const changed = await trx
    .updateTable('payment_refund')
    .set({ state: how, state_since: now })
    .where('id', '=', refundId)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  const owner = refund.booking_id;
  if (how === 'done' && attempt.state === 'cancelling') await setAttempt(trx, attempt.id, { state: 'refunded' });
  await post(trx, `${how === 'done' ? 'refunded' : 'refund failed'} ${refundId}`, [
    {
      from: { kind: 'refund', owner },
      to: how === 'done' ? { kind: 'provider', owner: refund.provider } : { kind: 'booking', owner },
      currency: refund.currency,
      amount: refund.amount,
    },
  ]);
}
