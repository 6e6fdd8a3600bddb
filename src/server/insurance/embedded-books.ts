import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Binding } from './port.ts';

/** What an embedded insurer remembers: which orders it has bound, and which it will never bind. */
export type EmbeddedBooks = { bind(key: string): Promise<Binding>; cancel(key: string): Promise<void> };

/** Ten digits; that a number is taken already is as likely as winning a lottery, and then the order is asked for again. */
const newNumber = (): string =>
  `LTC-${randomInt(10_000).toString().padStart(4, '0')}-${randomInt(1_000_000).toString().padStart(6, '0')}`;

/** The books in the shop's own database; nothing in them names anybody. */
export const embeddedBooks = (database: Database): EmbeddedBooks => ({
  async bind(key) {
    await sql`insert into embedded_policy (order_key, number) values (${key}, ${newNumber()}) on conflict (order_key) do nothing`.execute(
      database,
    );
    const { number, cancelled_at } = await database
      .selectFrom('embedded_policy')
      .select(['number', 'cancelled_at'])
      .where('order_key', '=', key)
      .executeTakeFirstOrThrow();
    return number !== null && cancelled_at === null
      ? { outcome: 'bound', number }
      : { outcome: 'refused', reason: 'cancelled' };
  },
  async cancel(key) {
    await sql`
      insert into embedded_policy (order_key, cancelled_at) values (${key}, now())
      on conflict (order_key) do update set cancelled_at = coalesce(embedded_policy.cancelled_at, now())`.execute(
      database,
    );
  },
});
