import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/database.ts';

/** A number of places of one departure or room type. */
export type Wanted = { readonly placeId: number; readonly amount: number };

/**
 * Whether the places were taken; if not, nothing was taken, and it lists which places were short or that the departure
 * is closed.
 */
export type Taking =
  | { readonly taken: true }
  | { readonly taken: false; readonly closed: boolean; readonly short: readonly number[] };

/** Sums the amounts per place and sorts them, so that two buyers always lock in the same order. */
function summed(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, number>();
  for (const { placeId, amount } of wanted) {
    if (!Number.isInteger(amount) || amount < 1) throw new RangeError(`cannot take ${amount} places`);
    sums.set(placeId, (sums.get(placeId) ?? 0) + amount);
  }
  return [...sums].map(([placeId, amount]) => ({ placeId, amount })).sort((a, b) => a.placeId - b.placeId);
}

async function write(trx: Transaction, claimId: string, reason: string, changes: readonly Wanted[]): Promise<void> {
  const rows = changes.map(({ placeId, amount }) => ({ place_id: placeId, claim_id: claimId, amount, reason }));
  await trx.insertInto('place_entry').values(rows).execute();
}

/**
 * Takes places for a claim (a hold or a booking), all or none, in one statement: locks are acquired in sorted order
 * before the check, and a table constraint backs the check.
 */
export async function takePlaces(
  trx: Transaction,
  claimId: string,
  reason: string,
  wanted: readonly Wanted[],
): Promise<Taking> {
  const changes = summed(wanted);
  const ids = changes.map(({ placeId }) => placeId);
  const amounts = changes.map(({ amount }) => amount);
  const { rows } = await sql<{ short: number[] | null }>`
    select take_places(${claimId}, ${reason}, ${ids}::bigint[], ${amounts}::integer[]) as short`.execute(trx);
  const short = rows[0]?.short ?? null;
  if (short === null) return { taken: false, closed: true, short: [] };
  return short.length > 0 ? { taken: false, closed: false, short: short.map(Number) } : { taken: true };
}

/** Releases the places that a claim still holds and returns their number; it is idempotent. */
export async function giveBackPlaces(trx: Transaction, claimId: string, reason: string): Promise<number> {
  const places = await trx
    .selectFrom('place_entry')
    .select('place_id')
    .distinct()
    .where('claim_id', '=', claimId)
    .orderBy('place_id')
    .execute();
  if (places.length === 0) return 0;
  const ids = places.map(({ place_id }) => place_id);
  await trx.selectFrom('place').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const held = await trx
    .selectFrom('place_entry')
    .select(['place_id', sql<number>`sum(amount)::int`.as('amount')])
    .where('claim_id', '=', claimId)
    .groupBy('place_id')
    .having(sql`sum(amount)`, '>', 0)
    .orderBy('place_id')
    .execute();
  if (held.length === 0) return 0;
  for (const { place_id, amount } of held) {
    await trx
      .updateTable('place')
      .set({ taken: sql`taken - ${amount}` })
      .where('id', '=', place_id)
      .execute();
  }
  await write(
    trx,
    claimId,
    reason,
    held.map(({ place_id, amount }) => ({ placeId: place_id, amount: -amount })),
  );
  return held.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Makes a claim have exactly these places: takes what it lacks and gives back the rest, all or nothing, under one sorted
 * lock. A departure must be open only where places are taken.
 */
export async function moveClaim(
  trx: Transaction,
  claimId: string,
  reason: string,
  target: readonly Wanted[],
): Promise<Taking> {
  const wanted = new Map(summed(target).map(({ placeId, amount }) => [placeId, amount]));
  const claimed = async () =>
    (
      await trx
        .selectFrom('place_entry')
        .select(['place_id', sql<number>`sum(amount)::int`.as('amount')])
        .where('claim_id', '=', claimId)
        .groupBy('place_id')
        .execute()
    ).map(({ place_id, amount }) => [Number(place_id), amount] as const);
  const ids = [...new Set([...wanted.keys(), ...(await claimed()).map(([placeId]) => placeId)])].sort((a, b) => a - b);
  const places = await trx
    .selectFrom('place')
    .select(['id', 'capacity', 'taken'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Read again under the lock.
  const held = new Map(await claimed());
  const moves = ids
    .map((placeId) => ({ placeId, amount: (wanted.get(placeId) ?? 0) - (held.get(placeId) ?? 0) }))
    .filter(({ amount }) => amount !== 0);
  const taken = moves.filter(({ amount }) => amount > 0);
  const left = new Map(places.map(({ id, capacity, taken: sold }) => [Number(id), capacity - sold]));
  const short = taken.filter(({ placeId, amount }) => (left.get(placeId) ?? 0) < amount).map(({ placeId }) => placeId);
  if (short.length > 0) return { taken: false, closed: false, short };
  if (await isClosed(trx, taken)) return { taken: false, closed: true, short: [] };
  for (const { placeId, amount } of moves)
    await trx
      .updateTable('place')
      .set({ taken: sql`taken + ${amount}` })
      .where('id', '=', placeId)
      .execute();
  if (moves.length > 0) await write(trx, claimId, reason, moves);
  return { taken: true };
}

/** Returns whether a place belongs to a departure that is not on sale. */
async function isClosed(trx: Transaction, places: readonly Wanted[]): Promise<boolean> {
  const ids = places.map(({ placeId }) => placeId);
  const { rows } = await sql<{ closed: boolean }>`
    select exists (select from departure join variant on variant.id = variant_id join tour on tour.id = tour_id
      where place_id = any(${ids}::bigint[])
        and (departure.state <> 'open' or variant.state <> 'open' or tour.state <> 'open')) as closed`.execute(trx);
  return rows[0]?.closed ?? false;
}

/** A place whose count disagrees with its ledger; any result is a bug. */
export type Disagreement = { readonly placeId: number; readonly taken: number; readonly counted: number };

/** Recounts every place from its ledger and returns the discrepancies. */
export async function recountPlaces(database: Database): Promise<Disagreement[]> {
  const { rows } = await sql<Disagreement>`
    select place.id as "placeId", place.taken, coalesce(sum(entry.amount), 0)::int as counted
    from place left join place_entry entry on entry.place_id = place.id
    group by place.id having place.taken <> coalesce(sum(entry.amount), 0)
    order by place.id`.execute(database);
  return rows;
}
