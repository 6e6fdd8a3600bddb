import type pg from 'pg';
import { deriveKey, sign } from '../secrets.ts';

/** At most `max` events within `seconds`, in any distribution. */
export type Limit = { readonly max: number; readonly seconds: number };

/** Counts an event; returns 0, or the seconds until it may be retried. */
export type RateLimiter = (what: string, who: string, limit: Limit) => Promise<number>;

/**
 * Creates rate limits that are stored in PostgreSQL, so that they apply across processes. For each key the time when
 * its bucket is empty is stored; an event adds its share of the window and is rejected if that time would be more than
 * a window ahead.
 */
export function createRateLimiter(pool: pg.Pool, secret: string): RateLimiter {
  const secretKey = deriveKey(secret, 'rate limit');
  return async (what, who, { max, seconds }) => {
    const key = sign(secretKey, `${what}:${who}`);
    const taken = await pool.query({
      name: 'rate-limit-take',
      text: `insert into rate_limit as bucket (key, free_at) values ($1, now() + $2 * interval '1 second')
             on conflict (key) do update set free_at = greatest(bucket.free_at, now()) + $2 * interval '1 second'
             where greatest(bucket.free_at, now()) + $2 * interval '1 second' <= now() + $3 * interval '1 second'`,
      values: [key, seconds / max, seconds],
    });
    if (taken.rowCount) return 0;
    const wait = await pool.query<{ seconds: number }>({
      name: 'rate-limit-wait',
      text: `select extract(epoch from free_at - now())::float8 + $2 - $3 as seconds from rate_limit where key = $1`,
      values: [key, seconds / max, seconds],
    });
    return Math.max(1, Math.ceil(wait.rows[0]?.seconds ?? 1));
  };
}
