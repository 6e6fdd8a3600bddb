import { sql } from 'kysely';
import { nextBooking } from '#domain/booking/lifecycle.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';
import { confirmed, giveBack, type Locked, liveAttempt, now, setBooking, startCancelling } from './effects.ts';
import { lapseRequest, settlePayment } from './job-kinds.ts';
import { type BookingNews, notifyOfBooking } from './mails.ts';

/** The start of a departure: the beginning of its day in the operator's time zone. */
const departureStart = sql<Date>`(select departure.day::timestamp at time zone profile.time_zone from departure, tour
  join operator_profile profile on profile.id = tour.operator_id
  where departure.id = booking.departure_id and tour.id = booking.tour_id)`;

/** A booking with the attempt that paid it, if it cost anything. */
export type Completed = { readonly booking: Locked['booking']; readonly attempt: Locked['attempt'] | null };

/**
 * Requests a booking from the operator. The deadline is some hours away, but never after the departure or the end of
 * the reservation.
 */
export async function request(trx: Transaction, deps: PayDeps, { booking, attempt }: Completed): Promise<void> {
  const bookingId = booking.id;
  const provider = attempt && deps.providers.byName(attempt.provider);
  const lastsMs = provider?.authorisationLastsMs(attempt?.method as PaymentMethod) ?? null;
  const reservedUntil = attempt && lastsMs !== null ? new Date(attempt.created_at.getTime() + lastsMs) : null;
  const row = await trx
    .updateTable('booking')
    .set({
      state: nextBooking('attempting', 'request') as 'requested',
      state_since: now,
      answer_by: sql<Date>`least(now() + interval '1 hour' * (select request_hours from operator_profile
        join tour on tour.operator_id = operator_profile.id where tour.id = booking.tour_id),
        ${departureStart}, ${reservedUntil}::timestamptz)`,
    })
    .where('id', '=', bookingId)
    .returning('answer_by')
    .executeTakeFirstOrThrow();
  await notifyOfBooking(trx, deps, bookingId, 'requested');
  await deps.queue.add(trx, lapseRequest, { bookingId }, { key: bookingId, notBefore: row.answer_by as Date });
}

/** Accepts a request for the operator; returns false when it is no longer waiting or its deadline has passed. */
export async function accept(trx: Transaction, deps: PayDeps, bookingId: string): Promise<boolean> {
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    // A departure may have been moved since the deadline was set.
    .select(sql<boolean>`least(answer_by, ${departureStart}) <= now()`.as('overdue'))
    .where('id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  if (booking?.state !== 'requested' || booking.overdue) return false;
  await setBooking(trx, bookingId, { state: nextBooking('requested', 'accept') });
  await confirmed(trx, deps, booking);
  const attempt = await liveAttempt(trx, bookingId);
  if (attempt) await deps.queue.add(trx, settlePayment, { attemptId: attempt.id }, { key: attempt.id });
  return true;
}

/** Ends a request as declined or as unanswered at its deadline. Returns false when it was no longer waiting. */
export async function refuseRequest(
  trx: Transaction,
  deps: PayDeps,
  bookingId: string,
  how: { readonly event: 'decline'; readonly words: string } | { readonly event: 'lapse' },
): Promise<boolean> {
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    .select(sql<boolean>`least(answer_by, ${departureStart}) <= now()`.as('overdue'))
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

/** Ends a request: releases what it took and notifies its traveller. */
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
  await notifyOfBooking(trx, deps, booking.id, news);
}
