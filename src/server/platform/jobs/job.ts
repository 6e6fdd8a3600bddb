import type { z } from 'zod';

/** A kind of work, declared once: its name, the data that it takes, and how it is run. */
export type JobKind<Data extends object = object> = {
  readonly name: string;
  /** Jobs outlive the version of the program that queued them, so their data is parsed like any other input. */
  readonly data: z.ZodType<Data>;
  /** How many of it one process runs side by side. */
  readonly atOnce: number;
  /** When it comes up by itself, as a cron expression in UTC; null when only others queue it. */
  readonly every: string | null;
};

/** A kind of work together with the hands that do it. It may run more than once, so its effect must not. */
export type Job = {
  readonly kind: JobKind;
  /** The signal tells that the process is leaving and the work should be let go. */
  run(data: unknown, signal: AbortSignal): Promise<void>;
};

/** Says how a kind of work is done. */
export function job<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, signal: AbortSignal) => Promise<void>,
): Job {
  return { kind, run: async (data, signal) => run(kind.data.parse(data), signal) };
}
