// The shop as `npm start` runs it, in a process of its own, with a folder and a port of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Progress } from '#server/start/report-progress.ts';

/** Where the shop of this test lives; a new folder and a new port for each. */
export const place = { home: '', port: 0 };
const running: ChildProcess[] = [];

/**
 * Gives each test of a file a place for its shop, and tidies up after it. Each file has ports of its own from `firstPort` on, below
 * those that the system gives to callers: a call that came from the port of a shop would keep it from opening.
 */
export function givePlaces(firstPort: number): void {
  place.port = firstPort;
  beforeEach(() => {
    place.home = mkdtempSync(join(tmpdir(), 'waymark-start-'));
    chmodSync(place.home, 0o755);
    place.port += 1;
  });
  afterEach(async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(place.home, { recursive: true, force: true });
  });
}

export type Started = {
  child: ChildProcess;
  said: () => string;
  /** How far it said it was, in order. */
  told: readonly Progress[];
  exit: Promise<number | null>;
};

/** Starts the shop by itself, or by another command; what it says on either channel is gathered. */
export function start(environment: Record<string, string> = {}, command = ['build/shop/main.js']): Started {
  const env = {
    ...process.env,
    DATA_DIR: place.home,
    PORT: String(place.port),
    LOG_LEVEL: 'silent',
    DEMO_TOURS: '20',
    ...environment,
  };
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  running.push(child);
  const told: Progress[] = [];
  child.on('message', (message) => {
    const { progress } = message as { progress?: Progress };
    if (progress) told.push(progress);
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  return { child, said: () => text, told, exit: once(child, 'exit').then(([code]) => code as number | null) };
}

/** Waits until the shop says that it is open. */
export async function opened({ said, exit }: Started): Promise<void> {
  let ended = false;
  exit.then(() => {
    ended = true;
  });
  while (!said().includes('Waymark is open')) {
    if (ended) throw new Error(`did not open: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
