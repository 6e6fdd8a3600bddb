import type { Database } from '../../platform/database/database.ts';

/** Returns the payment of a booking that is in progress; null without one. */
export async function liveAttemptId(database: Database, bookingId: string): Promise<string | null> {
  const live = await database
    .selectFrom('payment_attempt')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'authorised'])
    .executeTakeFirst();
  return live?.id ?? null;
}
