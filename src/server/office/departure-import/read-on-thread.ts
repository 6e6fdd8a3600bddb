import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { TextFormat } from '#domain/office/cell-text.ts';
import type { FileProblem, ReadTable } from './read-table.ts';

/** Far longer than the largest table takes on a slow machine. */
const timeoutMs = 60_000;
const threadMemory = { maxOldGenerationSizeMb: 512 };

/** In development Node runs the sources; a build has the thread as a separate file next to the bundle. */
const threadFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'table-thread.ts' : 'table-thread.js',
);

let last: Promise<unknown> = Promise.resolve();

/** Reads a table on a thread of its own, one at a time. A table that needs too much memory or time is refused. */
export function readTableOnThread(bytes: Uint8Array, format: TextFormat | null): Promise<ReadTable | FileProblem> {
  const reading = last.then(() => readNext(bytes, format));
  last = reading.catch(() => {});
  return reading;
}

async function readNext(bytes: Uint8Array, format: TextFormat | null): Promise<ReadTable | FileProblem> {
  const thread = new Worker(threadFile, { resourceLimits: threadMemory });
  const outcome = Promise.withResolvers<ReadTable | FileProblem>();
  thread.once('message', outcome.resolve).once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') outcome.resolve('import-unpacked-too-large');
    else outcome.reject(error);
  });
  const over = new AbortController();
  wait(timeoutMs, undefined, { signal: over.signal, ref: false }).then(
    () => outcome.resolve('import-unpacked-too-large'),
    () => {},
  );
  try {
    thread.postMessage({ bytes: new Uint8Array(bytes), format });
    return await outcome.promise;
  } finally {
    over.abort();
    await thread.terminate();
  }
}
