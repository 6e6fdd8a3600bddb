import { sql } from 'kysely';
import type { Transaction } from '../platform/database/database.ts';

/**
 * Returns the conversations of a person who leaves an office to their colleagues: messages no longer go to the person's
 * address, and live chats wait in the queue again.
 */
export async function unassignConversations(trx: Transaction, accountId: string): Promise<void> {
  await sql`with returned as (update conversation set assigned_to = null where assigned_to = ${accountId} returning id)
    update chat set late_at = null from returned where conversation_id = returned.id and ended_at is null`.execute(trx);
  await sql`delete from chat_presence where account_id = ${accountId}`.execute(trx);
}
