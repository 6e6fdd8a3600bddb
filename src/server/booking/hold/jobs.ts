import { sql } from 'kysely';
import { transaction } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Log } from '../../platform/log.ts';
import { type EndingDeps, endHold } from './end-hold.ts';
import { expireHold, sweepHolds } from './job-kinds.ts';

/** The maximum number of overdue holds that are ended in one batch. */
const maxBatch = 500;

/** Creates the job that ends a hold at its time, and the sweep for holds whose job was lost. */
export function createHoldJobs(deps: EndingDeps & { readonly queue: Pick<Queue, 'add'>; readonly log: Log }): Job[] {
  const { database, queue, log } = deps;
  const now = sql<Date>`now()`;
  return [
    job(expireHold, async ({ holdId }) => {
      if (await endHold(deps, holdId, 'expire')) {
        log.info({ holdId }, 'hold expired');
        return;
      }
      // A job that ran too early is queued again for the end of the hold.
      const early = await database
        .selectFrom('hold')
        .select('ends_at')
        .where('id', '=', holdId)
        .where('state', '=', 'held')
        .where('ends_at', '>', now)
        .executeTakeFirst();
      if (!early) return;
      const queueing = { key: holdId, notBefore: early.ends_at };
      await transaction(database, (trx) => queue.add(trx, expireHold, { holdId }, queueing));
    }),
    job(sweepHolds, async (_data, signal) => {
      const overdue = await database
        .selectFrom('hold')
        .select('id')
        .where('state', '=', 'held')
        .where('ends_at', '<=', now)
        .orderBy('ends_at')
        .limit(maxBatch)
        .execute();
      let ended = 0;
      const ending = { name: ({ id }: { id: string }) => ({ holdId: id }), failure: 'a hold could not be ended' };
      await forEachItem(overdue, { ...ending, log, signal }, async ({ id }) => {
        if (await endHold(deps, id, 'expire')) ended += 1;
      });
      if (ended > 0) log.warn({ ended }, 'holds without a job were ended');
    }),
  ];
}
