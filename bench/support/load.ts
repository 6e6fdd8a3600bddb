import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a burst of requests came to. */
export type Burst = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly failed: number };

/** Sends GET requests from another process for some seconds. */
export async function burst(url: string, connections = 16, seconds = 4): Promise<Burst> {
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'load-process.ts'),
    url,
    String(connections),
    String(seconds),
  ]);
  return JSON.parse(stdout) as Burst;
}

/** The middle of several figures. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] as number;
}
