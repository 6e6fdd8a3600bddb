import type { Instant } from '#domain/calendar/instant.ts';
import { transaction } from '../database/database.ts';
import { type Job, job } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import { type EndingMeans, endHold } from './end-hold.ts';
import { expireHold, sweepHolds } from './kinds.ts';

/** How many overdue holds are ended in one go. */
const mostAtOnce = 500;

/** The job that ends a hold at its time, and the one that looks after holds whose job was lost. */
export function createHoldJobs(
  means: EndingMeans & { readonly queue: Pick<Queue, 'add'>; readonly log: Log; readonly clock?: () => Instant },
): Job[] {
  const { database, queue, log, clock = Date.now } = means;
  return [
    job(expireHold, async ({ holdId }) => {
      const now = clock();
      if (await endHold(means, holdId, 'expire', now)) {
        log.info({ holdId }, 'hold expired');
        return;
      }
      // The clock of the database may be ahead of ours; then the job comes again when the time is up by ours as well.
      const early = await database
        .selectFrom('hold')
        .select('ends_at')
        .where('id', '=', holdId)
        .where('state', '=', 'held')
        .where('ends_at', '>', new Date(now))
        .executeTakeFirst();
      if (!early) return;
      const notBefore = new Date(Math.max(early.ends_at.getTime(), Date.now() + 1000));
      await transaction(database, (trx) => queue.add(trx, expireHold, { holdId }, { key: holdId, notBefore }));
    }),
    job(sweepHolds, async (_data, signal) => {
      const now = clock();
      const overdue = await database
        .selectFrom('hold')
        .select('id')
        .where('state', '=', 'held')
        .where('ends_at', '<=', new Date(now))
        .orderBy('ends_at')
        .limit(mostAtOnce)
        .execute();
      let ended = 0;
      for (const { id } of overdue) {
        if (signal.aborted) break;
        if (await endHold(means, id, 'expire', now)) ended += 1;
      }
      if (ended > 0) log.warn({ ended }, 'holds without a job were ended');
    }),
  ];
}
