import { sql } from 'kysely';
import { maxWishes } from '#contract/list/wishlist.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';

/** Creates the wishlist of an account; all endpoints require a session. */
export function createWishlist(database: Database) {
  const ownerOf = (caller: Caller): string => (caller.account as Account).id;

  const wishesOf = async (caller: Caller) => {
    const rows = await database
      .selectFrom('wish')
      .select('tour_id')
      .where('user_id', '=', ownerOf(caller))
      .orderBy('added_at', 'desc')
      .orderBy('tour_id')
      .execute();
    return { ids: rows.map((row) => row.tour_id) };
  };

  /** Adds tours, the first as the newest; unknown tours and those beyond the limit are skipped. */
  const add = async (caller: Caller, ids: readonly number[]): Promise<void> => {
    await sql`
      insert into wish (user_id, tour_id, added_at)
      select ${ownerOf(caller)}, tour.id, now() - wanted.place * interval '1 microsecond'
      from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
      join tour on tour.id = wanted.id
      order by wanted.place
      limit greatest(0, ${maxWishes} - (select count(*) from wish where user_id = ${ownerOf(caller)}))
      on conflict (user_id, tour_id) do nothing
    `.execute(database);
  };

  return {
    listWishes: (_request: object, caller: Caller) => wishesOf(caller),

    async addWish({ tour }: ParsedOf<'addWish'>, caller: Caller) {
      await add(caller, [tour]);
      const wishes = await wishesOf(caller);
      if (wishes.ids.includes(tour)) return wishes;
      return wishes.ids.length >= maxWishes ? new Refusal(409, 'wishlist-full') : new Refusal(404, 'not-found');
    },

    async removeWish({ tour }: ParsedOf<'removeWish'>, caller: Caller) {
      await database.deleteFrom('wish').where('user_id', '=', ownerOf(caller)).where('tour_id', '=', tour).execute();
      return wishesOf(caller);
    },

    async mergeWishes({ ids }: ParsedOf<'mergeWishes'>, caller: Caller) {
      await add(caller, [...new Set(ids)]);
      return wishesOf(caller);
    },
  };
}
