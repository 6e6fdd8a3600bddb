import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';

/** How many places of a departure the holds take whose address nobody has confirmed, in SQL; the departure is the query's own. */
export const unconfirmedPersons = sql<number>`(select coalesce(sum(entry.amount), 0)::int from hold
  join place_entry entry on entry.claim_id = hold.id and entry.place_id = departure.place_id
  where hold.departure_id = departure.id and hold.confirmed_at is null and hold.state in ('held', 'paying'))`;

/** What unconfirmed holds take of a departure whose place is locked by this transaction, and how many places it has. */
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

/** A departure and what unconfirmed holds take of it. */
export type UnconfirmedDeparture = {
  readonly departureId: number;
  readonly tour: string;
  readonly day: string;
  readonly held: number;
  readonly capacity: number;
};

/** Every departure that unconfirmed holds take places of, the soonest first. */
export async function unconfirmedDepartures(database: Database): Promise<UnconfirmedDeparture[]> {
  const { rows } = await sql<UnconfirmedDeparture>`
    select departure.id as "departureId", tour.name ->> 'en' as tour, departure.day, ${unconfirmedPersons} as held, place.capacity
    from departure join place on place.id = departure.place_id join variant on variant.id = departure.variant_id
      join tour on tour.id = variant.tour_id
    where departure.id in (select departure_id from hold where confirmed_at is null and state in ('held', 'paying'))
    order by departure.day, departure.id`.execute(database);
  return rows;
}
