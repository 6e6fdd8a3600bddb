import { sql } from 'kysely';
import { CHAT_LEASE_SECONDS } from '#domain/enquiry/chat.ts';
import type { Database } from '../../platform/database/database.ts';

/** What a visitor looks at. */
export type Looking = {
  readonly conversationId: number;
  readonly path: string;
  readonly objectId: number | null;
  readonly selection: string | null;
};

const until = sql`now() + ${CHAT_LEASE_SECONDS} * interval '1 second'`;

/** What is true only while a socket is open: who is there for chats, and what visitors look at. Each ends by itself when nobody renews it. */
export function createPresence(database: Database) {
  return {
    /** Notes that somebody of the staff is there at a socket. */
    async arrive(socketId: string, accountId: string): Promise<void> {
      await sql`insert into chat_presence (socket_id, account_id, until) values (${socketId}, ${accountId}, ${until})
        on conflict (socket_id) do update set until = excluded.until`.execute(database);
    },

    /** Notes that they are not, or no longer. */
    async leave(socketId: string): Promise<void> {
      await sql`delete from chat_presence where socket_id = ${socketId}`.execute(database);
    },

    /** Notes what the visitor of a chat that lives looks at; whoever looks last, at whichever window, counts. */
    async look(socketId: string, { conversationId, path, objectId, selection }: Looking): Promise<void> {
      await sql`insert into chat_looking (conversation_id, socket_id, path, object_id, selection, until)
        select conversation_id, ${socketId}, ${path}, ${objectId}, ${selection}, ${until} from chat
          where conversation_id = ${conversationId} and ended_at is null
        on conflict (conversation_id) do update set socket_id = excluded.socket_id, path = excluded.path,
          object_id = excluded.object_id, selection = excluded.selection, until = excluded.until`.execute(database);
    },

    /** Forgets what somebody looked at from a socket. */
    async lookAway(socketId: string): Promise<void> {
      await sql`delete from chat_looking where socket_id = ${socketId}`.execute(database);
    },

    /** Says that a socket is still open. */
    async renew(socketId: string): Promise<void> {
      await sql`with present as (update chat_presence set until = ${until} where socket_id = ${socketId})
        update chat_looking set until = ${until} where socket_id = ${socketId}`.execute(database);
    },
  };
}
