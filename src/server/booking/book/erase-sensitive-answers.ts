import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/**
 * Erases passport and health answers of a booking that will not take place, because they were stored only for the trip.
 */
export async function eraseSensitiveAnswers(trx: Transaction, bookingId: string): Promise<void> {
  await sql`
    update booking_traveller set answers = ordinary_answers(answers, fields), fields = ordinary_fields(fields)
    where booking_id = ${bookingId}`.execute(trx);
  // A hold that is still open keeps its answers.
  await sql`
    update hold_traveller set answers = ordinary_answers(answers, fields), fields = ordinary_fields(fields)
    from hold join booking on booking.hold_id = hold.id
    where hold_traveller.hold_id = hold.id and hold.state = 'booked' and booking.id = ${bookingId}`.execute(trx);
  await sql`update booking set sensitive_erased_at = now() where id = ${bookingId}`.execute(trx);
}
