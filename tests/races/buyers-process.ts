// One of several processes full of buyers who all want a place on the same departure. Reads rounds from its parent, answers how many it sold.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { takePlaces } from '#server/places/ledger.ts';
import { connect, transaction } from '#server/platform/database/database.ts';
import { databaseFailure } from '#server/platform/database/failure.ts';

/** A round: so many buyers rush for one place each of this departure. */
export type Round = { readonly placeId: number; readonly buyers: number; readonly guarded: boolean };

const { database, close } = connect(process.argv[2] as string, 25);

/** What careless code does: look whether there is room, think for a moment, then take it. */
async function takeCarelessly(placeId: number): Promise<boolean> {
  return transaction(database, async (trx) => {
    const place = await trx.selectFrom('place').selectAll().where('id', '=', placeId).executeTakeFirstOrThrow();
    if (place.taken >= place.capacity) return false;
    await wait(3);
    await trx.updateTable('place').set({ taken: sql`taken + 1` }).where('id', '=', placeId).execute();
    await trx
      .insertInto('place_entry')
      .values({ place_id: placeId, claim_id: randomUUID(), amount: 1, reason: 'careless' })
      .execute();
    return true;
  });
}

async function takeGuarded(placeId: number): Promise<boolean> {
  const { taken } = await transaction(database, (trx) =>
    takePlaces(trx, randomUUID(), 'race', [{ placeId, amount: 1 }]),
  );
  return taken;
}

/** Tries again as long as the database is only too busy: on a slow machine some wait longer than a connection or a lock may be waited for. */
async function insist(take: (placeId: number) => Promise<boolean>, placeId: number): Promise<boolean> {
  for (;;) {
    try {
      return await take(placeId);
    } catch (error) {
      if (!databaseFailure(error)) throw error;
    }
  }
}

process.on('message', async ({ placeId, buyers, guarded }: Round) => {
  const take = guarded ? takeGuarded : takeCarelessly;
  const outcomes = await Promise.all(Array.from({ length: buyers }, () => insist(take, placeId)));
  process.send?.(outcomes.filter(Boolean).length);
});
process.on('disconnect', () => close());
process.send?.('ready');
