import { sql } from 'kysely';
import type { Side } from '#domain/enquiry/conversation.ts';
import type { Database } from '../platform/database/database.ts';
import { type Listening, listenTo } from '../platform/database/listener.ts';
import type { Log } from '../platform/log.ts';

/** Hears that something in a conversation changed (null), or that a side of it is writing. */
export type Hear = (typing: Side | null) => void;

const channel = 'waymark_conversation';
/** Says that the queue of chats has changed. */
const queuePayload = 'chats';

/**
 * Tells those who have a conversation open at this process that something changed in it, at whichever process. A notification only
 * says where to look, so one that is lost, doubled or late loses, doubles and reorders nothing.
 */
export class ConversationNews {
  readonly #database: Database;
  readonly #hearers = new Map<number, Set<Hear>>();
  readonly #queueHearers = new Set<() => void>();
  #listening: Listening | null = null;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async open(parts: { databaseUrl: string; database: Database; log: Log }): Promise<ConversationNews> {
    const news = new ConversationNews(parts.database);
    news.#listening = await listenTo(parts.databaseUrl, channel, {
      // What was said while nobody listened was not heard.
      ready: () => {
        for (const id of news.#hearers.keys()) news.#tell(id, null);
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

  /** Begins to tell of a conversation; answers how to end that. */
  follow(id: number, hear: Hear): () => void {
    const hearers = this.#hearers.get(id) ?? new Set();
    this.#hearers.set(id, hearers.add(hear));
    return () => {
      hearers.delete(hear);
      if (hearers.size === 0 && this.#hearers.get(id) === hearers) this.#hearers.delete(id);
    };
  }

  /** Begins to tell that the queue of chats has changed; answers how to end that. */
  followQueue(hear: () => void): () => void {
    this.#queueHearers.add(hear);
    return () => void this.#queueHearers.delete(hear);
  }

  /** Tells everybody who has it open, at every process, that a side is writing. */
  async typing(id: number, side: Side): Promise<void> {
    await sql`select pg_notify(${channel}, ${`${id} ${side}`})`.execute(this.#database);
  }

  async stop(): Promise<void> {
    await this.#listening?.stop();
  }

  #tellQueue(): void {
    for (const hear of [...this.#queueHearers]) hear();
  }

  #tell(id: number, typing: Side | null): void {
    for (const hear of [...(this.#hearers.get(id) ?? [])]) hear(typing);
  }
}
