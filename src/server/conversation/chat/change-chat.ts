import { sql } from 'kysely';
import type { ChatEvent } from '#contract/schemas/chat.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ConversationRow } from '../access.ts';

/** An event in a chat that is not a message. */
export type NewEvent = {
  readonly kind: ChatEvent['kind'];
  readonly accountId?: string | null;
  readonly takenFrom?: string | null;
};

/** Records an event of a chat after its last message. The caller must hold the lock on the conversation. */
export async function noteEvent(
  trx: Transaction,
  { id, last }: Pick<ConversationRow, 'id' | 'last'>,
  { kind, accountId = null, takenFrom = null }: NewEvent,
): Promise<void> {
  await trx
    .insertInto('chat_event')
    .values({ conversation_id: id, kind, account_id: accountId, taken_from: takenFrom, position: last })
    .execute();
}

/** Assigns a chat to a staff member. */
export async function giveChat(trx: Transaction, row: ConversationRow, to: string): Promise<void> {
  await trx.updateTable('conversation').set({ assigned_to: to }).where('id', '=', row.id).execute();
  await noteEvent(trx, row, { kind: 'taken', accountId: to, takenFrom: row.assigned_to });
  await sql`update chat set taken_at = coalesce(taken_at, now()), late_at = null where conversation_id = ${row.id}`.execute(
    trx,
  );
}

/** Returns a chat to the queue; if nobody takes it, the visitor is notified again. */
export async function releaseChat(trx: Transaction, { id }: ConversationRow): Promise<void> {
  await trx.updateTable('conversation').set({ assigned_to: null }).where('id', '=', id).execute();
  await sql`update chat set late_at = null where conversation_id = ${id}`.execute(trx);
}

/** Ends a live chat; `accountId` is null when the visitor ended it or it timed out. */
export async function closeChat(
  trx: Transaction,
  row: ConversationRow,
  { kind, accountId }: { kind: 'ended' | 'passed'; accountId: string | null },
): Promise<void> {
  await noteEvent(trx, row, { kind, accountId });
  await sql`update chat set ended_at = now() where conversation_id = ${row.id}`.execute(trx);
  await sql`delete from chat_looking where conversation_id = ${row.id}`.execute(trx);
}
