import { link, open, rename, rm } from 'node:fs/promises';
import { type BackupSource, type BackupSummary, createBackup } from './create-backup.ts';
import { BackupProblem } from './manifest.ts';

/** Returns the file name of a backup; names sort by time. */
export const backupFileName = (at: Date): string => `waymark-${at.toISOString().replaceAll(/[-:.]/g, '')}.tar`;

/** Writes a backup to standard output or another stream. */
export async function streamBackup(
  source: BackupSource,
  output: NodeJS.WritableStream,
  signal?: AbortSignal,
): Promise<BackupSummary> {
  const write = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      output.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  return createBackup(source, write, signal);
}

/** Gives a complete file its name, and never overwrites another. */
async function giveName(partial: string, path: string): Promise<void> {
  await link(partial, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackupProblem(`${path} exists already`);
    // Some file systems have no hard links.
    return rename(partial, path);
  });
}

/**
 * Writes a backup to a new file, which only its owner can read. The file has its name once it is complete and on disk.
 */
export async function writeBackupFile(
  source: BackupSource,
  path: string,
  signal?: AbortSignal,
): Promise<BackupSummary & { readonly bytes: number }> {
  const partial = `${path}.partial`;
  const file = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`${path} cannot be written: ${error.message}`);
  });
  try {
    let bytes = 0;
    let summary: BackupSummary;
    try {
      summary = await createBackup(
        source,
        async (chunk) => {
          bytes += chunk.length;
          await file.writeFile(chunk);
        },
        signal,
      );
      await file.sync();
    } finally {
      await file.close();
    }
    await giveName(partial, path);
    return { ...summary, bytes };
  } finally {
    await rm(partial, { force: true });
  }
}
