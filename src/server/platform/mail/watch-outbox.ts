import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';

/** Lets the figures about waiting mails be read from the outbox whenever somebody asks for them. */
export function watchOutbox(database: Database, { mailsWaiting, oldestMailSeconds }: Metrics): void {
  const waiting = async () =>
    database
      .selectFrom('mail')
      .select((row) => [
        row.fn.countAll<number>().as('count'),
        sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as('oldest'),
      ])
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
  const collect = async () => {
    // The other figures are wanted most while the database is away; what is not known then is no number.
    const { count, oldest } = await waiting().catch(() => ({ count: Number.NaN, oldest: Number.NaN }));
    mailsWaiting.set(count);
    oldestMailSeconds.set(oldest);
  };
  // Both are read in one go; the second gauge only has to wait for the first.
  let reading: Promise<void> | null = null;
  const once = () => {
    reading ??= collect().finally(() => {
      reading = null;
    });
    return reading;
  };
  Object.assign(mailsWaiting, { collect: once });
  Object.assign(oldestMailSeconds, { collect: once });
}
