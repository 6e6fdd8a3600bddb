import { sql } from 'kysely';
import type { LiveNews } from '#contract/live.ts';
import type { Side } from '#domain/enquiry/conversation.ts';
import type { Database } from '../platform/database/database.ts';
import { type Listening, listenTo } from '../platform/database/listener.ts';
import type { Log } from '../platform/log.ts';
import { readMessages } from './view-conversation.ts';

/** Somebody who has a conversation open at this process. */
export type Follower = {
  readonly side: Side;
  /** The position of the last message that they have; moved on with everything that is sent. */
  after: number;
  send(news: LiveNews): void;
};

const channel = 'waymark_conversation';
/** After so many ms what could not be read is read again. */
const retryPause = 1000;

/**
 * Tells whoever has a conversation open at this process what is written in it, by whichever process. A notification only says
 * where to look: what is sent is read by its position, so nothing is lost, doubled or out of order, also when notifications were.
 */
export class Followers {
  readonly #database: Database;
  readonly #log: Log;
  readonly #followers = new Map<number, Set<Follower>>();
  /** Conversations that are being looked at, and whether they changed meanwhile. */
  readonly #looking = new Map<number, 'once' | 'again'>();
  #listening: Listening | null = null;

  private constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  static async open(parts: { databaseUrl: string; database: Database; log: Log }): Promise<Followers> {
    const followers = new Followers(parts.database, parts.log);
    followers.#listening = await listenTo(parts.databaseUrl, channel, {
      // What was said while nobody listened was not heard.
      ready: () => {
        for (const id of followers.#followers.keys()) followers.#look(id);
      },
      notified: (payload) => followers.#hear(payload),
      lost: (error) => parts.log.warn({ err: error }, 'news of conversations are late: connecting again'),
    });
    return followers;
  }

  /** Tells a follower what was written since, and from now on; answers how to end that. */
  follow(id: number, follower: Follower): () => void {
    const all = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, all.add(follower));
    this.#look(id);
    return () => {
      all.delete(follower);
      if (all.size === 0 && this.#followers.get(id) === all) this.#followers.delete(id);
    };
  }

  /** Tells the other side, at every process, that somebody writes. */
  async typing(id: number, side: Side): Promise<void> {
    await sql`select pg_notify(${channel}, ${`${id} ${side}`})`.execute(this.#database);
  }

  async stop(): Promise<void> {
    await this.#listening?.stop();
  }

  #hear(payload: string): void {
    const [id, side] = payload.split(' ') as [string, Side | undefined];
    if (side === undefined) this.#look(Number(id));
    else
      for (const follower of this.#followers.get(Number(id)) ?? [])
        if (follower.side !== side) follower.send({ type: 'typing', conversationId: Number(id), side });
  }

  /** Looks at a conversation; what changes while it is looked at is looked at again afterwards. */
  #look(id: number): void {
    if (!this.#followers.has(id)) return;
    if (this.#looking.has(id)) return void this.#looking.set(id, 'again');
    this.#looking.set(id, 'once');
    this.#sendNews(id)
      .catch((error) => {
        this.#log.warn({ err: error, conversationId: id }, 'news of a conversation could not be read');
        setTimeout(() => this.#look(id), retryPause).unref();
      })
      .finally(() => {
        const again = this.#looking.get(id) === 'again';
        this.#looking.delete(id);
        if (again) this.#look(id);
      });
  }

  async #sendNews(id: number): Promise<void> {
    const followers = [...(this.#followers.get(id) ?? [])];
    const [row, messages] = await Promise.all([
      this.#database
        .selectFrom('conversation')
        .select(['traveller_read', 'operator_read'])
        .where('id', '=', id)
        .executeTakeFirst(),
      readMessages(this.#database, id, Math.min(...followers.map(({ after }) => after))),
    ]);
    if (!row) return;
    const last = messages.at(-1)?.position ?? 0;
    const read = { traveller: row.traveller_read ?? 0, operator: row.operator_read ?? 0 };
    for (const follower of followers) {
      const fresh = messages.filter(({ position }) => position > follower.after);
      follower.after = Math.max(follower.after, last);
      follower.send({ type: 'news', conversationId: id, messages: fresh, read });
    }
  }
}
