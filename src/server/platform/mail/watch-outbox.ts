import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';

/** Reads the metrics of queued emails from the outbox at each scrape. */
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
    // A scrape must succeed while the database is unavailable; unknown values are NaN.
    const { count, oldest } = await waiting().catch(() => ({ count: Number.NaN, oldest: Number.NaN }));
    mailsWaiting.set(count);
    oldestMailSeconds.set(oldest);
  };
  // One query serves both gauges; the second waits for the first.
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
