import { sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { sweepAccounts } from '../account/accounts.ts';
import type { Database } from '../database/database.ts';
import { sweepRateLimits } from '../limits/rate-limit.ts';
import type { Log } from '../log.ts';
import { type Job, type JobKind, job } from './job.ts';

/** Throws away what nobody needs any more. */
export const sweep: JobKind = {
  name: 'sweep',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '17 * * * *',
};

/** How many days things are kept. */
const kept = { reports: 90, caughtMails: 30, mails: 90 };

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;

/** The job that sweeps; to sweep twice is the same as once. */
export function createSweep(database: Database, pool: pg.Pool, log: Log): Job {
  return job(sweep, async () => {
    await sweepAccounts(database);
    const rateLimits = await sweepRateLimits(pool);
    const [reports, caughtMails, mails] = await Promise.all([
      database.deleteFrom('report').where('at', '<', daysAgo(kept.reports)).executeTakeFirstOrThrow(),
      database.deleteFrom('caught_mail').where('received_at', '<', daysAgo(kept.caughtMails)).executeTakeFirstOrThrow(),
      database
        .deleteFrom('mail')
        .where((mail) =>
          mail.or([mail('sent_at', '<', daysAgo(kept.mails)), mail('failed_at', '<', daysAgo(kept.mails))]),
        )
        .executeTakeFirstOrThrow(),
    ]);
    log.info(
      {
        rateLimits,
        reports: Number(reports.numDeletedRows),
        caughtMails: Number(caughtMails.numDeletedRows),
        mails: Number(mails.numDeletedRows),
      },
      'swept',
    );
  });
}
