import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';

/**
 * Selects, in SQL, what takes places without a payment and without a confirmed address: holds, and bookings that are
 * being paid on a bank's page.
 */
const unconfirmedClaims = sql`(select id as claim_id, departure_id from hold where confirmed_at is null and state in ('held', 'paying')
  union all select booking.claim_id, booking.departure_id from payment_attempt attempt join booking on booking.id = attempt.booking_id
  where attempt.unconfirmed and attempt.state = 'open')`;

/** The number of their places of a departure, in SQL; the departure comes from the outer query. */
export const unconfirmedPersons = sql<number>`(select coalesce(sum(entry.amount), 0)::int from ${unconfirmedClaims} claim
  join place_entry entry on entry.claim_id = claim.claim_id and entry.place_id = departure.place_id
  where claim.departure_id = departure.id)`;

/** Returns the number of unconfirmed places of a departure that this transaction has locked, and its capacity. */
export async function countUnconfirmed(
  trx: Transaction,
  departureId: number,
): Promise<{ readonly held: number; readonly capacity: number }> {
  const { rows } = await sql<{ heldUnderLock: number; capacity: number }>`
    select ${unconfirmedPersons} as "heldUnderLock", capacity
    from departure join place on place.id = departure.place_id where departure.id = ${departureId}`.execute(trx);
  const { heldUnderLock = 0, capacity = 0 } = rows[0] ?? {};
  return { held: heldUnderLock, capacity };
}

/** A departure and its number of unconfirmed places. */
export type UnconfirmedDeparture = {
  readonly departureId: number;
  readonly tour: string;
  readonly day: string;
  readonly held: number;
  readonly capacity: number;
};

/** Returns every departure with unconfirmed places, the soonest first. */
export async function unconfirmedDepartures(database: Database): Promise<UnconfirmedDeparture[]> {
  const { rows } = await sql<UnconfirmedDeparture>`
    select departure.id as "departureId", tour.name ->> 'en' as tour, departure.day, ${unconfirmedPersons} as held, place.capacity
    from departure join place on place.id = departure.place_id join variant on variant.id = departure.variant_id
      join tour on tour.id = variant.tour_id
    where departure.id in (select departure_id from ${unconfirmedClaims} claim)
    order by departure.day, departure.id`.execute(database);
  return rows;
}
