import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** A server that can be looked at and started. */
export type Startable = {
  /** What it is called in the log, and what is the matter without it; the embedded database unless told otherwise. */
  readonly name?: string;
  readonly consequence?: string;
  isRunning(): boolean;
  /** Starts it, unless it runs by then; gives up when the signal says so. */
  start(signal: AbortSignal): Promise<unknown>;
};

/** How quickly a server that ended is started again, in milliseconds. */
export type RestartTimings = {
  readonly look: number;
  /** The wait between two starts: none before the first, then this, doubled up to the longest. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** After so long without success somebody has to be told plainly. */
  readonly long: number;
};

const defaultTimings: RestartTimings = { look: 500, firstPause: 500, longestPause: 30_000, long: 60_000 };

/** Starts a server again whenever it has ended, until this is stopped. */
export function supervise(
  server: Startable,
  log: Log,
  timings: RestartTimings = defaultTimings,
): { readonly stop: () => Promise<void> } {
  const { name = 'the embedded database', consequence = 'the shop is closed' } = server;
  const leaving = new AbortController();
  const { signal } = leaving;
  let runsSince = performance.now();
  let pause = 0;

  const nextPause = () => Math.min(timings.longestPause, Math.max(timings.firstPause, 2 * pause));
  const restart = async (): Promise<void> => {
    const ended = performance.now();
    // One that ends again and again is not started in a frenzy.
    pause = ended - runsSince > timings.longestPause ? 0 : nextPause();
    let reported = false;
    log.error(`${name} has ended, and is started again`);
    for (;;) {
      await wait(pause, undefined, { signal, ref: false });
      try {
        await server.start(signal);
        break;
      } catch (error) {
        signal.throwIfAborted();
        const reason = (error as Error).message;
        const seconds = Math.round((performance.now() - ended) / 1000);
        if (!reported && performance.now() - ended > timings.long) {
          reported = true;
          log.error({ reason, seconds }, `${name} cannot be started: ${consequence} until somebody helps`);
        } else log.warn({ reason, seconds }, `${name} did not start, and is tried again`);
        pause = nextPause();
      }
    }
    runsSince = performance.now();
    log.warn({ ms: Math.round(runsSince - ended) }, `${name} runs again`);
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await wait(timings.look, undefined, { signal, ref: false });
      if (!server.isRunning()) await restart();
    }
  };
  const watching = watch().catch((error: Error) => {
    if (!signal.aborted) log.error({ err: error }, `nobody watches ${name} any more`);
  });
  return {
    async stop() {
      leaving.abort();
      await watching;
    },
  };
}
