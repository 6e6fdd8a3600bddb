import { sql } from 'kysely';
import { CHAT_LEASE_SECONDS } from '#domain/enquiry/chat.ts';
import type { Database } from '../../platform/database/database.ts';

/** The page that a visitor is viewing. */
export type Looking = {
  readonly conversationId: number;
  readonly path: string;
  readonly objectId: number | null;
  readonly selection: string | null;
};

const until = sql`now() + ${CHAT_LEASE_SECONDS} * interval '1 second'`;

/**
 * Creates the store of presence that lasts while a socket is open: available staff, and the pages that visitors view.
 * Entries expire unless they are renewed.
 */
export function createPresence(database: Database) {
  return {
    /** Records that a staff member is available for chats on a socket. */
    async arrive(socketId: string, accountId: string): Promise<void> {
      await sql`insert into chat_presence (socket_id, account_id, until) values (${socketId}, ${accountId}, ${until})
        on conflict (socket_id) do update set until = excluded.until`.execute(database);
    },

    /** Records that they are no longer available. */
    async leave(socketId: string): Promise<void> {
      await sql`delete from chat_presence where socket_id = ${socketId}`.execute(database);
    },

    /** Records the page that the visitor of a live chat is viewing; the latest one of all windows counts. */
    async setPage(socketId: string, { conversationId, path, objectId, selection }: Looking): Promise<void> {
      await sql`insert into chat_looking (conversation_id, socket_id, path, object_id, selection, until)
        select conversation_id, ${socketId}, ${path}, ${objectId}, ${selection}, ${until} from chat
          where conversation_id = ${conversationId} and ended_at is null
        on conflict (conversation_id) do update set socket_id = excluded.socket_id, path = excluded.path,
          object_id = excluded.object_id, selection = excluded.selection, until = excluded.until`.execute(database);
    },

    /** Removes the page that was viewed from a socket. */
    async clearPage(socketId: string): Promise<void> {
      await sql`delete from chat_looking where socket_id = ${socketId}`.execute(database);
    },

    /** Renews the entries of a socket that is still open. */
    async renew(socketId: string): Promise<void> {
      await sql`with present as (update chat_presence set until = ${until} where socket_id = ${socketId})
        update chat_looking set until = ${until} where socket_id = ${socketId}`.execute(database);
    },
  };
}
