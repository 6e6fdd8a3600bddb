import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../settings.ts';
import { beginningOf } from './process-state.ts';

type Running = { readonly pid: number; readonly since: string; readonly origin: string };

function readRunning(path: string): Running | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Running;
  } catch {
    return null;
  }
}

/**
 * Claims a data folder for this process, or refuses when another one lives on it. What a killed process left behind is
 * cleared away. Returns how to let go of the folder.
 */
export function claimDataFolder(folder: string, origin: string): () => void {
  const path = join(folder, 'running.json');
  const there = readRunning(path);
  if (there && there.pid !== process.pid && beginningOf(there.pid) === there.since) {
    throw new StartProblem(
      `already running on ${folder} (process ${there.pid}, ${there.origin}): stop it first, or set DATA_DIR and PORT`,
    );
  }
  rmSync(path, { force: true });
  const own: Running = { pid: process.pid, since: beginningOf(process.pid) ?? 'unknown', origin };
  try {
    writeFileSync(path, JSON.stringify(own), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new StartProblem(`already starting on ${folder}`);
    throw error;
  }
  return () => rmSync(path, { force: true });
}
