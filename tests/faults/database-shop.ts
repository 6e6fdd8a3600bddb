// Shops and workers in processes of their own, run from the sources, whose database is about to have trouble.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { projectFolder } from '#server/platform/project-folder.ts';
import { freePort } from '#tests/support/free-port.ts';
import { patiently } from '#tests/support/patience.ts';

/** A process that was started: what it has logged, and whether it has ended. */
export type Program = {
  readonly child: ChildProcess;
  /** The lines that it has logged, one JSON object each; what is no JSON is left out. */
  logged(): readonly { level: string; msg: string; [field: string]: unknown }[];
  /** Everything that it has said. */
  said(): string;
  isAlive(): boolean;
  stop(): Promise<void>;
};

/** A shop in a process of its own, and where it answers. */
export type ShopProgram = Program & { readonly origin: string; readonly home: string };

export const secret = 'a secret that only this test run knows about';

function run(file: string, env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(projectFolder, file)], {
    env: { PATH: process.env.PATH, SECRET: secret, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    child,
    isAlive,
    said: () => text,
    logged: () =>
      text
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line)),
    async stop() {
      if (!isAlive()) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Starts a shop and waits until it is open. Without DATABASE_URL it has an embedded database in its home. */
export async function runShop(environment: Record<string, string> = {}): Promise<ShopProgram> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-database-'));
  chmodSync(home, 0o755);
  const port = await freePort();
  const program = run('src/server/start/main.ts', {
    DATA_DIR: home,
    PORT: String(port),
    DEMO: '1',
    DEMO_TOURS: '20',
    TRUSTED_PROXIES: '1',
    ...environment,
  });
  while (!program.said().includes('Waymark is open')) {
    if (!program.isAlive()) throw new Error(`the shop did not open: ${program.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    ...program,
    home,
    origin: `http://localhost:${port}`,
    async stop() {
      await program.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Starts a worker on a database and waits until it works. */
export async function runWorker(databaseUrl: string, environment: Record<string, string> = {}): Promise<Program> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-database-'));
  const program = run('src/server/start/worker.ts', { DATA_DIR: home, DATABASE_URL: databaseUrl, ...environment });
  await vi.waitFor(() => {
    if (!program.said().includes('the worker works')) throw new Error(`the worker does not work: ${program.said()}`);
  }, patiently);
  return {
    ...program,
    async stop() {
      await program.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** What a shop says of itself: 200 when it is ready, 0 when nobody answers. */
export const readiness = (origin: string): Promise<number> =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
