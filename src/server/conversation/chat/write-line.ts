import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { NewMessage } from '../write-message.ts';

/**
 * Writes a line of a live chat in one statement, when it has no side effects; this is the fast path for chats. Returns
 * null, and writes nothing, when the chat has ended, when the line assigns or reopens the conversation, or when it was
 * already written. The conversation is locked first and the chat afterwards with a lock that conflicts with ending it,
 * so that a concurrent end is seen instead of the chat's state at the start of the statement.
 */
export async function writeLine(
  database: Database,
  id: number,
  { author, accountId, body, submission }: Pick<NewMessage, 'author' | 'accountId' | 'body' | 'submission'>,
): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`${prepared('write-line')}
    with held as materialized (
      select id, last_position, assigned_to, snoozed_until from conversation where id = ${id} for update),
    live as materialized (
      select held.id from held join chat on chat.conversation_id = held.id where ended_at is null for share of chat)
    insert into message (conversation_id, position, author, account_id, body, submission)
    select held.id, last_position + 1, ${author}::text, ${accountId}::uuid, ${body}::text, ${submission}::uuid
    from held join live on live.id = held.id
    where snoozed_until is null and (${author}::text <> 'staff' or assigned_to is not null)
    on conflict (conversation_id, submission) do nothing
    returning position`.execute(database);
  return rows[0]?.position ?? null;
}
