import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { NewMessage } from '../write-message.ts';

/**
 * Writes a line of a chat that lives in one statement, where nothing hangs on it: people wait for it, and there is nobody to mail.
 * Null where the chat has ended or more is to be done (it is taken by being answered, or rests), and where the line was written
 * before: then nothing is written. Whoever writes waits for the conversation first and locks the chat afterwards, in a way that its
 * end would wait for: only then is an end seen that came meanwhile, and not the chat as it was when the statement began.
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
