import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';

/** How the taken units of a place are divided: booked, held for a payment or a decision, and blocked otherwise. */
export type Taken = { readonly booked: number; readonly held: number; readonly blocked: number };

/** Counts what is taken of each place, from the ledger. */
export async function countTaken(
  database: Database | Transaction,
  placeIds: readonly number[],
): Promise<ReadonlyMap<number, Taken>> {
  if (placeIds.length === 0) return new Map();
  const { rows } = await sql<Taken & { readonly placeId: number }>`
    select place_id as "placeId",
      coalesce(sum(amount) filter (where claim = 'booked'), 0)::int as booked,
      coalesce(sum(amount) filter (where claim = 'held'), 0)::int as held,
      coalesce(sum(amount) filter (where claim = 'blocked'), 0)::int as blocked
    from (select place_id, amount, case
        when exists (select from booking where booking.claim_id = entry.claim_id and state in ('requested', 'confirmed', 'completed'))
          then 'booked'
        when exists (select from booking where booking.claim_id = entry.claim_id and state = 'attempting')
          or exists (select from hold where hold.id = entry.claim_id) then 'held'
        else 'blocked' end as claim
      from place_entry entry where place_id = any(${placeIds}::bigint[])) entries
    group by place_id`.execute(database);
  return new Map(rows.map(({ placeId, ...taken }) => [placeId, taken]));
}
