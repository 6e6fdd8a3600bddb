import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../settings.ts';
import { startTimeOf } from './process-state.ts';

type Running = { readonly pid: number; readonly since: string; readonly origin: string };

function readRunning(path: string): Running | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Running;
  } catch {
    return null;
  }
}

/**
 * Locks a data folder for this process and returns a function that unlocks it. Throws if another process uses the
 * folder; removes the lock of a process that was killed.
 */
export function lockDataFolder(folder: string, origin: string): () => void {
  const path = join(folder, 'running.json');
  const running = readRunning(path);
  if (running && running.pid !== process.pid && startTimeOf(running.pid) === running.since) {
    throw new StartProblem(
      `already running on ${folder} (process ${running.pid}, ${running.origin}): stop it first, or set DATA_DIR and PORT`,
    );
  }
  rmSync(path, { force: true });
  const entry: Running = { pid: process.pid, since: startTimeOf(process.pid) ?? 'unknown', origin };
  try {
    writeFileSync(path, JSON.stringify(entry), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new StartProblem(`already starting on ${folder}`);
    throw error;
  }
  return () => rmSync(path, { force: true });
}
