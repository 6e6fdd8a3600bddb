import type pg from 'pg';
import { z } from 'zod';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import { forgetDue } from './retention.ts';

/** Forgets what is kept no longer. */
export const sweep: JobKind = {
  name: 'sweep',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '17 * * * *',
};

/** The clock of the database, which all processes share. */
const databaseNow = async (pool: Pick<pg.Pool, 'query'>): Promise<Date> =>
  (await pool.query<{ now: Date }>('select now()')).rows[0]?.now as Date;

/** The job that sweeps; to sweep twice is the same as once. */
export function createSweep(pool: Pick<pg.Pool, 'query'>, log: Log): Job {
  return job(sweep, async (_data, signal) => {
    log.info(await forgetDue(pool, await databaseNow(pool), signal), 'swept');
  });
}
