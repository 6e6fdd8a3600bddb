import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ConversationNews } from '../news.ts';

/** Returns a version that changes whenever a chat, its messages, available staff or viewed pages change. */
export async function readQueueVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || '.' || coalesce(sum(version), 0) || '.' || coalesce(sum(last_position), 0) || '.' || coalesce(sum(operator_read), 0)
      || '.' || (select md5(coalesce(string_agg(account_id::text, ' ' order by socket_id), '')) from chat_presence where until > now())
      || '.' || (select md5(coalesce(string_agg(concat_ws(' ', conversation_id, path, object_id, selection), E'\n' order by conversation_id), ''))
        from chat_looking where until > now()) as version
    from chat join conversation on conversation.id = chat.conversation_id
    where ended_at is null or ended_at > now() - interval '1 day'`.execute(database);
  return (rows[0] as { version: string }).version;
}

/** The minimum interval between two reads of one process, in ms; it batches simultaneous changes. */
const pauseMs = 250;

/** Notifies the staff who have the queue open in this process of changes; the version is read once for all of them. */
export function createQueueNews(
  database: Database,
  news: Pick<ConversationNews, 'followQueue'>,
  failed: (error: Error) => void,
) {
  const listeners = new Set<(version: string) => void>();
  let stop: (() => void) | null = null;
  let reading: 'not' | 'once' | 'again' = 'not';

  async function notify(): Promise<void> {
    if (reading !== 'not') {
      reading = 'again';
      return;
    }
    do {
      reading = 'once';
      const version = await readQueueVersion(database);
      for (const listener of [...listeners]) listener(version);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    } while ((reading as string) === 'again' && listeners.size > 0);
    reading = 'not';
  }
  const listener = () => {
    notify().catch((error) => {
      reading = 'not';
      failed(error);
    });
  };

  return {
    /** Subscribes to the queue, starting with the current version; returns a function that unsubscribes. */
    follow(one: (version: string) => void): () => void {
      listeners.add(one);
      stop ??= news.followQueue(listener);
      listener();
      return () => {
        listeners.delete(one);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
