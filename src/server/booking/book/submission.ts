import type { BookingState } from '#domain/booking/lifecycle.ts';
import { LOCAL_METHODS } from '#domain/payment/method.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { SubmissionName } from '../hold/submission.ts';

/** A booking that a submission has begun. */
export type PlacedBooking = {
  readonly id: string;
  readonly reference: string;
  readonly state: BookingState;
  readonly reason: string | null;
};

/** The booking that a submission has begun already; `other` when its key was used for something else. */
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

/**
 * The booking of the same people on the same journey that a sender has made under another key, from another tab perhaps, if it
 * lives; one whose payer is at a page of a bank can be begun anew and is none.
 */
export async function findSame(
  database: Database,
  { owners, key, print }: SubmissionName,
): Promise<{ readonly id: string } | null> {
  const row = await database
    .selectFrom('booking')
    .leftJoin('payment_attempt as atBank', (join) =>
      join
        .onRef('atBank.booking_id', '=', 'booking.id')
        .on('atBank.state', '=', 'open')
        .on('atBank.method', 'in', [...LOCAL_METHODS]),
    )
    .select('booking.id')
    .where('submission_owner', 'in', owners)
    .where('submission_hash', '=', print)
    .where('submission_key', '<>', key)
    .where('hold_id', 'is', null)
    .where('booking.state', 'in', ['attempting', 'requested', 'confirmed'])
    .where('atBank.id', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The code of the words for a payment that came to nothing, by what its booking failed of. */
export function failureCode(reason: string | null): string {
  if (reason === 'declined') return 'payment-declined';
  return reason === 'cancelled' ? 'payment-cancelled' : 'payment-unfinished';
}
