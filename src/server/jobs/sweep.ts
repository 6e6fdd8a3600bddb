import type pg from 'pg';
import { z } from 'zod';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import { forgetDue } from './retention.ts';

/** Deletes what is past its retention. */
export const sweep: JobKind = {
  name: 'sweep',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '17 * * * *',
};

/** The maximum number of rows that one statement deletes. */
const maxBatch = 1000;

/** Returns the time of the database, which all processes share. */
const databaseNow = async (pool: Pick<pg.Pool, 'query'>): Promise<Date> =>
  (await pool.query<{ now: Date }>('select now()')).rows[0]?.now as Date;

/** Creates the retention sweep; it is idempotent. */
export function createSweep(pool: Pick<pg.Pool, 'query'>, log: Log): Job {
  return job(sweep, async (_data, signal) => {
    log.info(await forgetDue(pool, await databaseNow(pool), signal, maxBatch, log), 'swept');
  });
}
