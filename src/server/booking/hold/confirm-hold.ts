import { sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HoldRow, Viewer } from './access.ts';
import { isCode } from './codes.ts';
import { isOwnMailbox } from './holder.ts';

/**
 * Whether whoever looks at a hold shows that its address is theirs: by the mailed code, or logged in with that address as the
 * one who made the hold. To be logged in alone is not enough: a stranger may have made it in one's name.
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

/** Writes down that a hold's address was confirmed; false when its mailbox has held the departure before. A second time changes nothing. */
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
