import type { z } from 'zod';

/** A kind of job: its name, its data and how it is run. */
export type JobKind<Data extends object = object> = {
  readonly name: string;
  /** Jobs outlive the release that queued them, so their data is parsed like any other input. */
  readonly data: z.ZodType<Data>;
  /** How many jobs of this kind one process runs concurrently. */
  readonly atOnce: number;
  /** The schedule as a cron expression in UTC; null if jobs are only queued explicitly. */
  readonly every: string | null;
  /** How long one job may take, in seconds; 900 by default. */
  readonly maxSeconds?: number;
};

/** A kind of job with its handler. Handlers must be idempotent, because a job may run more than once. */
export type Job = {
  readonly kind: JobKind;
  /** The signal is aborted when the process stops and the job should be abandoned. */
  run(data: unknown, signal: AbortSignal): Promise<void>;
};

/** Defines the handler for a kind of job. */
export function job<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, signal: AbortSignal) => Promise<void>,
): Job {
  return { kind, run: async (data, signal) => run(kind.data.parse(data), signal) };
}
