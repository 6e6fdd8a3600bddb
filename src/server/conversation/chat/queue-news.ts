import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ConversationNews } from '../news.ts';

/** Changes whenever a chat, its messages, who is there or what visitors look at have changed. */
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

/** So long is between two readings of one process, in ms: many who write at once are news a few times a second. */
const pauseMs = 250;

/** Tells the staff who have the queue open at this process that it changed; the version is read once for all of them. */
export function createQueueNews(
  database: Database,
  news: Pick<ConversationNews, 'followQueue'>,
  failed: (error: Error) => void,
) {
  const hearers = new Set<(version: string) => void>();
  let stop: (() => void) | null = null;
  let reading: 'not' | 'once' | 'again' = 'not';

  async function tell(): Promise<void> {
    if (reading !== 'not') {
      reading = 'again';
      return;
    }
    do {
      reading = 'once';
      const version = await readQueueVersion(database);
      for (const hear of [...hearers]) hear(version);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    } while ((reading as string) === 'again' && hearers.size > 0);
    reading = 'not';
  }
  const hear = () => {
    tell().catch((error) => {
      reading = 'not';
      failed(error);
    });
  };

  return {
    /** Begins to tell of the queue, beginning with how it is; answers how to end that. */
    follow(one: (version: string) => void): () => void {
      hearers.add(one);
      stop ??= news.followQueue(hear);
      hear();
      return () => {
        hearers.delete(one);
        if (hearers.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
