import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';

/** Reloads how fast operators answer into the catalogue: no edit triggers this, and it also changes over time. */
export const refreshAnswerTimes: JobKind = {
  name: 'refresh-answer-times',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '41 2 * * *',
};

/** Creates the daily job that reloads the answer times; it is idempotent. */
export function createAnswerTimes(database: Database): Job {
  return job(refreshAnswerTimes, async () => {
    await sql`select note_catalogue_change(null)`.execute(database);
  });
}
