import type { BookingState } from '#domain/booking/lifecycle.ts';
import { LOCAL_METHODS } from '#domain/payment/method.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { SubmissionName } from '../hold/submission.ts';

/** A booking that a submission has started. */
export type PlacedBooking = {
  readonly id: string;
  readonly reference: string;
  readonly state: BookingState;
  readonly reason: string | null;
};

/** Returns the booking that a submission has already started; `other` when its key was used for something else. */
export async function findBooked(
  database: Database | Transaction,
  { owners, key, print }: SubmissionName,
): Promise<PlacedBooking | 'other' | null> {
  const row = await database
    .selectFrom('booking')
    .select(['id', 'reference', 'state', 'reason', 'submission_hash'])
    .where('submission_owner', 'in', owners)
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return row.submission_hash === print ? row : 'other';
}

/** The owners and key of a submission, its trip, and the hold that it pays. */
type TripSubmission = Pick<SubmissionName, 'owners' | 'key'> & {
  readonly trip: string;
  readonly holdId: string | null;
};

/**
 * Returns the active booking of the same trip that the sender has made under another key. Bookings of different holds
 * are separate, because each hold has its own places. `atBank`: its payment page at a bank is open and can be closed.
 */
export async function findSame(
  database: Database | Transaction,
  { owners, key, trip, holdId }: TripSubmission,
): Promise<{ readonly id: string; readonly atBank: boolean } | null> {
  const row = await database
    .selectFrom('booking')
    .leftJoin('payment_attempt as atBank', (join) =>
      join
        .onRef('atBank.booking_id', '=', 'booking.id')
        .on('atBank.state', '=', 'open')
        .on('atBank.method', 'in', [...LOCAL_METHODS]),
    )
    .select(['booking.id', 'atBank.id as attemptId'])
    .where('submission_owner', 'in', owners)
    .where('trip_hash', '=', trip)
    .where('submission_key', '<>', key)
    .where('booking.state', 'in', ['attempting', 'requested', 'confirmed'])
    .$if(holdId !== null, (query) => query.where('hold_id', 'is', null))
    .orderBy('atBank.id', (order) => order.nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, atBank: row.attemptId !== null } : null;
}

/** Returns the message code for a booking that is in progress, made or ended. */
export function bookingWords(state: Exclude<BookingState, 'failed'>, reason: string | null): string {
  if (state === 'attempting') return 'booking-checking';
  // The payment could not be captured, so the operator is not the reason.
  if ((state === 'cancelled' || state === 'lapsed') && reason === 'payment') return 'booking-unpaid';
  return `booking-${state}`;
}

/** Returns the message code for a failed payment, by the reason of its booking. */
export function failureCode(reason: string | null): string {
  if (reason === 'declined') return 'payment-declined';
  return reason === 'cancelled' ? 'payment-cancelled' : 'payment-unfinished';
}
