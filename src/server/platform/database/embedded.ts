import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Log } from '../log.ts';
import { StartProblem } from '../settings.ts';
import { probe } from './probe.ts';
import { runsProgram } from './process-state.ts';
import { findPrograms, initialise, type Owner, type Programs, requirePassage, unprivilegedOwner } from './programs.ts';
import { supervise } from './supervise.ts';

const run = promisify(execFile);

/** A PostgreSQL server that Waymark runs on its own data folder. */
export type EmbeddedServer = {
  /** Returns the URL of a database on the server. */
  url(database: string): string;
  /** Whether this call started the server; false if it was already running. */
  readonly started: boolean;
  /** Restarts the server on the same port whenever it exits, until it is stopped here. */
  watch(log: Log): void;
  stop(): Promise<void>;
};

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Returns the port of a server that already runs on this folder, read from its lock file. A stale lock file is removed,
 * because PostgreSQL mistakes a zombie process, or another process with the same PID after a container restart, for a
 * running server.
 */
function runningPort(folder: string): number | null {
  const path = join(folder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    // The server may remove the file at any moment when it exits.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (runsProgram(Number(lines[0]), 'postgres')) return Number(lines[3]);
  rmSync(path, { force: true });
  return null;
}

/** The longest time without any response from a starting server. */
const maxSilenceMs = 60_000;

/** Waits until the server accepts connections; returns false if it gives up. Crash recovery may take long. */
async function comesUp(isAlive: () => boolean, url: string): Promise<boolean> {
  let deadline = Date.now() + maxSilenceMs;
  while (Date.now() < deadline && isAlive()) {
    const state = await probe(url, 1000);
    if (state === 'open') return true;
    if (state === 'starting') deadline = Date.now() + maxSilenceMs;
    await wait(30);
  }
  return false;
}

/** Options for starting the server process. */
type Launch = {
  readonly programs: Programs;
  readonly folder: string;
  readonly port: number;
  readonly url: string;
  readonly owner: Owner;
  readonly disposable: boolean;
};

/** Starts the server process, retrying because the remains of a killed server may take a moment to exit. */
async function launch({ programs, folder, port, url, owner, disposable }: Launch, signal?: AbortSignal): Promise<void> {
  const options = [
    '-D',
    folder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ];
  options.push('-c', 'max_connections=200', '-c', 'log_min_messages=fatal');
  if (disposable) options.push('-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off');
  let output = '';
  for (let attempt = 0; attempt < 10; attempt += 1) {
    // Its own process group, so that Ctrl-C reaches only Waymark, which closes the database last.
    const child = spawn(programs.postgres, options, {
      ...owner,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });
    child.on('error', ({ message }) => {
      output = message;
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output = chunk.toString().trim().split('\n')[0] ?? output;
    });
    const isAlive = () =>
      child.pid !== undefined && child.exitCode === null && child.signalCode === null && !signal?.aborted;
    if (await comesUp(isAlive, url)) {
      child.unref();
      (child.stderr as unknown as { unref(): void }).unref();
      return;
    }
    child.kill('SIGKILL');
    if (!/shared memory/.test(output) || signal?.aborted) break;
    await wait(300);
  }
  throw new StartProblem(`PostgreSQL did not start: ${output || 'it did not answer within 60 s'}`);
}

/** Options that trade durability for speed; only for databases that tests discard. */
export type Trade = { readonly disposable?: boolean };

/**
 * Starts the embedded server on `<home>/postgres` and initializes it on first start. A server that survived a killed
 * Waymark is reused.
 */
export async function startEmbedded(home: string, { disposable = false }: Trade = {}): Promise<EmbeddedServer> {
  const programs = await findPrograms();
  const owner = unprivilegedOwner();
  const folder = join(home, 'postgres');
  const passwordFile = join(home, 'postgres-password');
  requirePassage(home, owner);
  requirePassage(programs.postgres, owner);
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const password = readFileSync(passwordFile, 'utf8').trim();
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    await initialise(programs, folder, password, owner);
  }
  accessSync(folder, constants.R_OK);

  const urlAt = (port: number) => (database: string) => `postgres://waymark:${password}@127.0.0.1:${port}/${database}`;
  const port = runningPort(folder) ?? (await freePort());
  const url = urlAt(port);
  const launchOptions = { programs, folder, port, url: url('postgres'), owner, disposable };
  const isUp = () => runningPort(folder) === port;
  /** Starts the server unless it is running or starting; returns whether it was started here. */
  const start = async (signal?: AbortSignal): Promise<boolean> => {
    if (isUp() && (await comesUp(() => isUp() && !signal?.aborted, launchOptions.url))) return false;
    await launch(launchOptions, signal);
    return true;
  };
  const started = await start();
  let watching: ReturnType<typeof supervise> | null = null;
  return {
    url,
    started,
    watch(log) {
      watching ??= supervise({ isRunning: isUp, start }, log);
    },
    async stop() {
      await watching?.stop();
      await run(programs.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30'], owner).catch(() => {});
    },
  };
}
