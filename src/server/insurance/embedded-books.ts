import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Binding } from './port.ts';

/** The order book of an embedded insurer: the orders that are bound, and the ones that must never be bound. */
export type EmbeddedBooks = { bind(key: string): Promise<Binding>; cancel(key: string): Promise<void> };

/** Returns a random policy number; a collision is very unlikely, and then the order is retried. */
const newNumber = (): string =>
  `LTC-${randomInt(10_000).toString().padStart(4, '0')}-${randomInt(1_000_000).toString().padStart(6, '0')}`;

/** Creates the order book in the shop's own database; it stores no personal data. */
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
