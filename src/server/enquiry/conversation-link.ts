import { sql } from 'kysely';
import { conversationCode } from '../platform/conversation-code.ts';
import type { Database } from '../platform/database/database.ts';
import { isSame } from '../platform/secrets.ts';

/** Returns whether a code opens a conversation. */
export const opensConversation = (secret: string, id: number, code: string): boolean =>
  isSame(code, conversationCode(secret, id));

/** Returns the conversation that one of our links opens; null for any other link. */
export function linkedConversation(secret: string, link: string): number | null {
  const parts =
    /^(?:https?:\/\/[^/?#]+)?(?:\/de)?\/conversations\/(\d{1,15})\?(?:[^#]*&)?code=([\w-]{1,100})(?:[&#]|$)/.exec(link);
  if (!parts) return null;
  const id = Number(parts[1]);
  return opensConversation(secret, id, parts[2] as string) ? id : null;
}

/**
 * Returns whether the traveller has unread messages since a time (in ms); null when the conversation does not exist.
 */
export async function hasNews(database: Database, id: number, since: number | null): Promise<boolean | null> {
  const row = await database
    .selectFrom('conversation')
    .select(
      sql<boolean>`exists (select from message where conversation_id = conversation.id and author <> 'traveller'
        and position > coalesce(traveller_read, 0) and at > to_timestamp(${(since ?? 0) / 1000}::float8))`.as('news'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.news ?? null;
}
