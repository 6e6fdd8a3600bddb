import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** A server that can be monitored and restarted. */
export type Startable = {
  /** The name in log messages and the consequence of a failure; defaults to the embedded database. */
  readonly name?: string;
  readonly consequence?: string;
  isRunning(): boolean;
  /** Starts the server unless it is running; aborts on the signal. */
  start(signal: AbortSignal): Promise<unknown>;
};

/** Delays between restarts, in milliseconds. */
export type RestartTimings = {
  readonly checkInterval: number;
  /** The pause after a failed start, doubled up to the maximum; the first restart is immediate. */
  readonly firstPause: number;
  readonly maxPause: number;
  /** Failures for longer than this are logged as an error. */
  readonly long: number;
};

const defaultTimings: RestartTimings = { checkInterval: 500, firstPause: 500, maxPause: 30_000, long: 60_000 };

/** Restarts a server whenever it exits, until stopped. */
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

  const nextPause = () => Math.min(timings.maxPause, Math.max(timings.firstPause, 2 * pause));
  const restart = async (): Promise<void> => {
    const ended = performance.now();
    // A server that exits repeatedly is restarted with increasing pauses.
    pause = ended - runsSince > timings.maxPause ? 0 : nextPause();
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
      await wait(timings.checkInterval, undefined, { signal, ref: false });
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
