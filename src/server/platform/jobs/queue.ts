import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database.ts';
import { connectTimeoutMs, keepAliveOptions, watchedClient, withTimeouts } from '../database/watched-client.ts';
import type { Log } from '../log.ts';
import type { Job, JobKind } from './job.ts';

/** Only one job per key waits at a time; a job does not start before `notBefore`. */
export type Queueing = { readonly key?: string; readonly notBefore?: Date };

/** The job queue, stored in the database and shared by all processes. */
export type Queue = {
  /** Adds a job within a transaction, so that it runs exactly if the transaction commits. */
  add<Data extends object>(
    trx: Transaction,
    kind: JobKind<Data>,
    data: NoInfer<Data>,
    queueing?: Queueing,
  ): Promise<void>;
  /** Starts processing jobs in this process. */
  work(jobs: readonly Job[]): Promise<void>;
  /** Stops accepting jobs, waits for running ones up to the timeout, then releases them to other processes. */
  stop(): Promise<void>;
};

/** Intervals of the queue, in seconds. */
export type QueueTimings = {
  /** A worker without a heartbeat for this long is considered dead, and its job is retried. */
  readonly heartbeat: number;
  /** How often dead workers are detected. */
  readonly supervise: number;
  readonly poll: number;
  /** How long running jobs may take to finish when the queue stops. */
  readonly timeout: number;
};

/** A killed worker's job restarts within heartbeat + supervise + a short delay, well below 90 s. */
export const defaultQueueTimings: QueueTimings = { heartbeat: 15, supervise: 10, poll: 1, timeout: 20 };

/** How long abandoned jobs may take to report, in milliseconds. */
const lastWords = 2000;

/** Opens the queue on its own connections and registers the kinds of jobs. */
export async function openQueue(
  databaseUrl: string,
  kinds: readonly JobKind[],
  log: Log,
  timings: QueueTimings = defaultQueueTimings,
): Promise<Queue> {
  // pg-boss passes unknown options to its connection pool.
  const connections = {
    ...keepAliveOptions,
    ...withTimeouts({ statement_timeout: 30_000, lock_timeout: 10_000 }),
    Client: watchedClient(databaseUrl),
  };
  const boss = new PgBoss({
    ...connections,
    connectionString: databaseUrl,
    schema: 'pgboss',
    application_name: 'waymark jobs',
    max: 4,
    connectionTimeoutMillis: connectTimeoutMs,
    superviseIntervalSeconds: timings.supervise,
    monitorIntervalSeconds: timings.supervise,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue had trouble'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
  await boss.start();
  for (const { name, every, maxSeconds = 900 } of kinds) {
    const options = {
      heartbeatSeconds: timings.heartbeat,
      expireInSeconds: maxSeconds,
      retryLimit: 50,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 10,
      deleteAfterSeconds: 86_400,
    };
    // The "short" policy allows one waiting job per key, so that queueing it again has no effect.
    await boss.createQueue(name, { ...options, policy: 'short' });
    await boss.updateQueue(name, options);
    if (every) await boss.schedule(name, every);
  }

  let stopped: Promise<void> | null = null;
  const running = new Set<Promise<void>>();
  const runOne = async ({ kind, run }: Job, id: string, data: unknown, signal: AbortSignal): Promise<void> => {
    const started = performance.now();
    const context = { job: kind.name, jobId: id };
    const ms = () => Math.round(performance.now() - started);
    try {
      await run(data, signal);
      log.info({ ...context, ms: ms() }, 'job done');
    } catch (error) {
      // Only the message is logged and stored, because database error details may contain personal data.
      const { message } = error as Error;
      log.warn({ ...context, ms: ms(), reason: message }, 'job failed, and is tried again');
      throw new Error(message);
    }
  };
  const startWorker = async (job: Job): Promise<void> => {
    const workerId = await boss.work<unknown>(
      job.kind.name,
      { pollingIntervalSeconds: timings.poll },
      async ([found]) => {
        if (!found) return;
        const work = runOne(job, found.id, found.data, found.signal);
        running.add(work);
        try {
          await work;
        } finally {
          running.delete(work);
          // More jobs may be waiting, so the next one is fetched without waiting for the poll.
          boss.notifyWorker(workerId);
        }
      },
    );
  };

  const stopNow = async (): Promise<void> => {
    await boss.stop({ graceful: true, timeout: timings.timeout * 1000 });
    const letGo = new Promise((resolve) => setTimeout(resolve, lastWords).unref());
    await Promise.race([Promise.allSettled(running), letGo]);
  };

  return {
    async add(trx, kind, data, { key, notBefore } = {}) {
      await boss.send(kind.name, data, {
        db: fromKysely(trx),
        // Only one job without a key can wait, which is right for scheduled jobs alone.
        singletonKey: key ?? randomUUID(),
        ...(notBefore && { startAfter: notBefore }),
      });
    },
    async work(jobs) {
      for (const one of jobs) for (let at = 0; at < one.kind.atOnce; at += 1) await startWorker(one);
    },
    stop() {
      stopped ??= stopNow();
      return stopped;
    },
  };
}
