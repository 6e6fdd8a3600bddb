import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';

/** Has the catalogue read again how fast operators answer: no edit tells of that, and it changes by the clock too. */
export const refreshAnswerTimes: JobKind = {
  name: 'refresh-answer-times',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '41 2 * * *',
};

/** The job that has it read anew, once a day; twice is the same as once. */
export function createAnswerTimes(database: Database): Job {
  return job(refreshAnswerTimes, async () => {
    await sql`select note_catalogue_change(null)`.execute(database);
  });
}
