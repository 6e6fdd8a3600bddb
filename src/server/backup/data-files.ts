import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * What a data folder contains besides the data: the database itself, which is backed up as rows; pictures, which are
 * generated again; and what belongs to a running process. Everything else is backed up, so that nobody has to remember
 * new files.
 */
const excluded = new Set(['postgres', 'postgres-password', 'running.json', 'pictures', 'backups']);

/** The database of the sandbox bank, which is copied through SQLite, and its companions. */
export const sandboxFile = 'sandbox.db';
const isOfSandbox = (name: string) => name.startsWith(sandboxFile);

/**
 * Returns the names of the files in a data folder that belong into a backup, relative to it, with `/`. Links are
 * followed, because a folder may be on another disk.
 */
export function listDataFiles(folder: string, backupFolder: string | null): string[] {
  const others = backupFolder && existsSync(backupFolder) ? [realpathSync(backupFolder)] : [];
  const visited = new Set([realpathSync(folder), ...others]);
  const walk = (path: string): string[] => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isDirectory()) return found?.isFile() ? [relative(folder, path).replaceAll('\\', '/')] : [];
    const real = realpathSync(path);
    if (visited.has(real)) return [];
    visited.add(real);
    return readdirSync(path).flatMap((name) => walk(join(path, name)));
  };
  return readdirSync(folder)
    .filter((name) => !excluded.has(name) && !isOfSandbox(name))
    .flatMap((name) => walk(join(folder, name)))
    .sort();
}

/** Whether the data folder has a sandbox bank. */
export const hasSandbox = (folder: string): boolean => existsSync(join(folder, sandboxFile));
