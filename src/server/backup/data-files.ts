import { existsSync, readdirSync } from 'node:fs';
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

/** Returns the names of the files in a data folder that belong into a backup, relative to it, with `/`. */
export function listDataFiles(folder: string, backupFolder: string | null): string[] {
  const walk = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const whole = join(path, entry.name);
      if (whole === backupFolder) return [];
      if (entry.isDirectory()) return walk(whole);
      return entry.isFile() ? [relative(folder, whole).replaceAll('\\', '/')] : [];
    });
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !excluded.has(name) && !isOfSandbox(name) && join(folder, name) !== backupFolder)
    .flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : entry.isFile() ? [entry.name] : []))
    .sort();
}

/** Whether the data folder has a sandbox bank. */
export const hasSandbox = (folder: string): boolean => existsSync(join(folder, sandboxFile));
