import { z } from 'zod';
import { type Database, transaction } from '../platform/database/database.ts';
import type { JobKind } from '../platform/jobs/job.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { Archive } from './read-archive.ts';

const storedJob = z.object({
  name: z.string(),
  data: z.looseObject({}).nullable(),
  key: z.string().nullable(),
  notBefore: z.iso.datetime({ offset: true }),
});

async function readLines(archive: Archive): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of archive.read(archive.manifest.jobs)) chunks.push(chunk);
  return Buffer.concat(chunks)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/**
 * Queues the jobs of a backup again, and returns their number. Scheduled ones are left out, because the queue adds
 * them itself, and so are kinds that this release no longer has.
 */
export async function restoreJobs(
  database: Database,
  queue: Pick<Queue, 'add'>,
  kinds: readonly JobKind[],
  archive: Archive,
): Promise<number> {
  const known = new Map(kinds.filter(({ every }) => !every).map((kind) => [kind.name, kind]));
  let count = 0;
  const lines = await readLines(archive);
  await transaction(database, async (trx) => {
    for (const line of lines) {
      const { name, data, key, notBefore } = storedJob.parse(JSON.parse(line));
      const kind = known.get(name);
      if (!kind) continue;
      await queue.add(trx, kind, data ?? {}, { ...(key && { key }), notBefore: new Date(notBefore) });
      count += 1;
    }
  });
  return count;
}
