import { sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HoldRow, Viewer } from './access.ts';
import { isCode } from './codes.ts';
import { isOwnMailbox } from './holder.ts';

/**
 * Returns whether a viewer has proved that the hold's address is theirs: by the mailed code, or as its owner who is
 * logged in with that address. The login alone is not enough, because a stranger may have made the hold in their name.
 */
export async function provesAddress(
  database: Database,
  hold: HoldRow,
  viewer: Viewer,
  caller: Caller,
  code: string | null,
): Promise<boolean> {
  if (code !== null && isCode(code, hold.code_hash)) return true;
  return viewer === 'owner' && (await isOwnMailbox(database, caller, hold.mailbox_key));
}

/**
 * Records that a hold's address was confirmed; returns false when its mailbox already holds the departure. It is
 * idempotent.
 */
export async function confirmHold(database: Database, id: string): Promise<boolean> {
  try {
    await database
      .updateTable('hold')
      .set({ confirmed_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .where('state', '=', 'held')
      .where('ends_at', '>', sql<Date>`now()`)
      .execute();
    return true;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'hold_once_by_mailbox') return false;
    throw error;
  }
}
