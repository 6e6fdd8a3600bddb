import { sql } from 'kysely';
import { nextBooking } from '#domain/booking/lifecycle.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';
import { confirmed, giveBack, type Locked, liveAttempt, now, setBooking, startCancelling } from './effects.ts';
import { lapseRequest, settlePayment } from './job-kinds.ts';
import { type BookingNews, tellOfBooking } from './mails.ts';

/** Asks the operator, who has so many hours for the answer. */
export async function request(trx: Transaction, deps: PayDeps, bookingId: string): Promise<void> {
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

/** Ends a request: what it took goes back, and its traveller is told. */
export async function endRequest(
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
