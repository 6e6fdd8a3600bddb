import { sql } from 'kysely';
import type { Side } from '#domain/enquiry/conversation.ts';
import type { Database } from '../platform/database/database.ts';
import { type Listening, listenTo } from '../platform/database/listener.ts';
import type { Log } from '../platform/log.ts';

/** Listens to a conversation: null for a change, or the side that is typing. */
export type Listener = (typing: Side | null) => void;

const channel = 'waymark_conversation';
/** Notifies listeners that the chat queue has changed. */
const queuePayload = 'chats';

/**
 * Notifies listeners in this process when a conversation changes in any process. A notification only names what to
 * reload, so lost, duplicate or late notifications do no harm.
 */
export class ConversationNews {
  readonly #database: Database;
  readonly #listeners = new Map<number, Set<Listener>>();
  readonly #queueHearers = new Set<() => void>();
  #listening: Listening | null = null;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async open(parts: { databaseUrl: string; database: Database; log: Log }): Promise<ConversationNews> {
    const news = new ConversationNews(parts.database);
    news.#listening = await listenTo(parts.databaseUrl, channel, {
      // Notifications may have been missed while the connection was down.
      ready: () => {
        for (const id of news.#listeners.keys()) news.#tell(id, null);
        news.#tellQueue();
      },
      notified(payload) {
        if (payload === queuePayload) return news.#tellQueue();
        const [id, side] = payload.split(' ') as [string, Side | undefined];
        news.#tell(Number(id), side ?? null);
      },
      lost: (error) => parts.log.warn({ err: error }, 'news of conversations are late: connecting again'),
    });
    return news;
  }

  /** Subscribes to a conversation; returns a function that unsubscribes. */
  follow(id: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id);
    };
  }

  /** Subscribes to changes of the chat queue; returns a function that unsubscribes. */
  followQueue(listener: () => void): () => void {
    this.#queueHearers.add(listener);
    return () => void this.#queueHearers.delete(listener);
  }

  /** Notifies listeners in all processes that a side is typing. */
  async typing(id: number, side: Side): Promise<void> {
    await sql`select pg_notify(${channel}, ${`${id} ${side}`})`.execute(this.#database);
  }

  async stop(): Promise<void> {
    await this.#listening?.stop();
  }

  #tellQueue(): void {
    for (const listener of [...this.#queueHearers]) listener();
  }

  #tell(id: number, typing: Side | null): void {
    for (const listener of [...(this.#listeners.get(id) ?? [])]) listener(typing);
  }
}
