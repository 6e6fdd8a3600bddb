import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/database.ts';
import { keptAlive, watchedClient, withTimeouts } from '../database/watched-client.ts';
import type { Log } from '../log.ts';
import type { Job, JobKind } from './job.ts';

/** Work that is queued twice under one key waits once; it does not start before its time. */
export type Queueing = { readonly key?: string; readonly notBefore?: Date };

/** The queue of work, kept in the database and shared by all processes. */
export type Queue = {
  /** Queues work as part of a transaction: it will be done exactly when the transaction is committed. */
  add<Data extends object>(
    trx: Transaction,
    kind: JobKind<Data>,
    data: NoInfer<Data>,
    queueing?: Queueing,
  ): Promise<void>;
  /** Starts to do queued work in this process. */
  work(jobs: readonly Job[]): Promise<void>;
  /** Takes no more work, lets what runs finish for a while, then lets go of it so that another process can have it. */
  stop(): Promise<void>;
};

/** How quickly the queue notices things, in seconds. */
export type QueueTimings = {
  /** A worker that was not heard of for so long is dead, and another does its work. */
  readonly heartbeat: number;
  /** How often somebody looks for dead workers. */
  readonly supervise: number;
  readonly poll: number;
  /** How long running work may take to finish once the queue stops. */
  readonly timeout: number;
};

/** A killed worker's work is with another after at most heartbeat + supervise + a short delay: well below 90 s. */
export const defaultQueueTimings: QueueTimings = { heartbeat: 15, supervise: 10, poll: 1, timeout: 20 };

/** How long work that let go of its job may still take to say so. */
const lastWords = 2000;

/** Opens the queue on its own few connections, and makes it know these kinds of work. */
export async function openQueue(
  databaseUrl: string,
  kinds: readonly JobKind[],
  log: Log,
  timings: QueueTimings = defaultQueueTimings,
): Promise<Queue> {
  // It hands on to its pool what it does not know itself.
  const connections = {
    ...keptAlive,
    ...withTimeouts({ statement_timeout: 30_000, lock_timeout: 10_000 }),
    Client: watchedClient(databaseUrl),
  };
  const boss = new PgBoss({
    ...connections,
    connectionString: databaseUrl,
    schema: 'pgboss',
    application_name: 'waymark jobs',
    max: 4,
    connectionTimeoutMillis: 5000,
    superviseIntervalSeconds: timings.supervise,
    monitorIntervalSeconds: timings.supervise,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue had trouble'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
  await boss.start();
  for (const { name, every } of kinds) {
    const options = {
      heartbeatSeconds: timings.heartbeat,
      expireInSeconds: 900,
      retryLimit: 50,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 10,
      deleteAfterSeconds: 86_400,
    };
    // "Short" lets one job of a key wait, so that queueing it again before it ran adds nothing.
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
      // The message alone, in the log and in the queue's own table: what a database says in detail may name people.
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
          // Where there was one there may be more: look again at once instead of at the next poll.
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
        // Of jobs without a key only one may wait, which suits what comes up by itself and nothing else.
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
