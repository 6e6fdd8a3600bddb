import { sql } from 'kysely';
import { nextBooking } from '#domain/booking/lifecycle.ts';
import { transaction } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import type { PayDeps } from './deps.ts';
import { setBooking } from './effects.ts';

/** The most bookings that one run completes; the next run takes the rest. */
const maxPerRun = 1000;

/** Bookings whose trip has ended at the operator's place and whose account is settled: until then they can still be paid. */
const endedTrips = sql<{ id: string }>`
  select booking.id from booking
    join tour on tour.id = booking.tour_id join operator_profile profile on profile.id = tour.operator_id
  where booking.state = 'confirmed'
    and (booking.selection ->> 'until')::date < (now() at time zone profile.time_zone)::date
    and not exists (select from payment_attempt attempt
      where attempt.booking_id = booking.id and attempt.state in ('open', 'authorised', 'cancelling'))
    and not exists (select from money_account account
      where account.kind = 'booking' and account.owner = booking.id::text and account.balance <> 0)
  order by booking.created_at limit ${maxPerRun}`;

/** Marks bookings as completed once their trip is over and nothing is owed. */
export async function completeTrips(deps: PayDeps, signal: AbortSignal): Promise<void> {
  const { database, log } = deps;
  const { rows } = await endedTrips.execute(database);
  const run = {
    name: ({ id }: { id: string }) => ({ bookingId: id }),
    failure: 'a booking whose trip is over could not be completed',
    log,
    signal,
  };
  await forEachItem(rows, run, ({ id }) =>
    transaction(database, async (trx) => {
      const booking = await trx
        .selectFrom('booking')
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // It may have been cancelled since the list was read.
      const next = nextBooking(booking.state, 'complete');
      if (next) await setBooking(trx, id, { state: next });
    }),
  );
}
