// The commands of `npm run waymark` that write, verify and restore backups.
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { recordBackup } from '#server/backup/backup-runs.ts';
import { markOfSecret } from '#server/backup/create-backup.ts';
import { openArchive } from '#server/backup/read-archive.ts';
import { restoreDatabase, restoreFiles } from '#server/backup/restore-backup.ts';
import { restoreJobs } from '#server/backup/restore-jobs.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { backupFileName, streamBackup, writeBackupFile } from '#server/backup/write-backup-file.ts';
import { jobKinds } from '#server/jobs/job-kinds.ts';
import { connect } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { openQueue } from '#server/platform/jobs/queue.ts';
import { createLog } from '#server/platform/log.ts';
import type { Settings } from '#server/platform/settings.ts';

const say = (text: string) => process.stderr.write(`${text}\n`);

/** Writes a backup to a file, to a new file in a folder (BACKUP_DIR by default), or to standard output for `-`. */
export async function backupCommand(
  settings: Settings,
  pool: pg.Pool,
  databaseUrl: string,
  file: string | undefined,
): Promise<number> {
  const source = { ...settings, databaseUrl };
  const place = resolve(file ?? settings.backup?.folder ?? '.');
  const path = existsSync(place) && statSync(place).isDirectory() ? join(place, backupFileName(new Date())) : place;
  const done = await recordBackup(pool, file === '-' ? null : path, async () =>
    file === '-'
      ? { ...(await streamBackup(source, process.stdout)), bytes: null }
      : await writeBackupFile(source, path),
  );
  const { tables, rows, files, jobs, createdAt, manifestSha256 } = done;
  say(`${file === '-' ? 'standard output' : path}: ${rows} rows of ${tables} tables, ${files} files, ${jobs} jobs`);
  say(`as of ${createdAt}, manifest ${manifestSha256}`);
  return 0;
}

/** Reads all of a backup without writing anything. */
export async function verifyCommand(file: string): Promise<number> {
  const { manifest, manifestSha256, rows, unknownMigrations } = await verifyBackup(resolve(file));
  const { createdAt, waymark, postgres, tables, files, jobs } = manifest;
  say(`complete and unchanged: ${rows} rows of ${tables.length} tables, ${files.length} files, ${jobs.count} jobs`);
  say(`as of ${createdAt}, by Waymark ${waymark} with PostgreSQL ${postgres}, manifest ${manifestSha256}`);
  if (unknownMigrations.length === 0) return 0;
  say(`this release cannot restore it: it does not have ${unknownMigrations.join(', ')}`);
  return 1;
}

/** Says what to do if the shop would not use the secret of the backup. */
function warnOfSecret(dataFolder: string, mark: string): void {
  const stored = () => {
    try {
      return readFileSync(join(dataFolder, 'secret'), 'utf8').trim();
    } catch {
      return null;
    }
  };
  const secret = process.env.SECRET || stored();
  if (secret && markOfSecret(secret) === mark) return;
  say('Set SECRET to that of the shop that was backed up: without it, waiting emails cannot be sent, mailed links do');
  say('not work, and everyone has to sign in again. A shop without the setting had it in the file `secret`.');
}

/** Restores a backup into an empty database and a data folder without other files. */
export async function restoreCommand(file: string): Promise<number> {
  const archive = await openArchive(resolve(file));
  const dataFolder = resolve(process.env.DATA_DIR || 'data');
  const { DATABASE_URL: databaseUrl } = process.env;
  mkdirSync(dataFolder, { recursive: true });
  const embedded = databaseUrl ? null : await startEmbedded(dataFolder);
  const url = databaseUrl || (embedded?.url('postgres') as string);
  const connected = connect(url, 4);
  try {
    let files = 0;
    const later = await restoreDatabase(connected.pool, archive, async () => {
      files = await restoreFiles(dataFolder, archive);
    });
    const queue = await openQueue(url, jobKinds, createLog('silent'));
    const jobs = await restoreJobs(connected.database, queue, jobKinds, archive);
    await queue.stop();
    const { manifest } = archive;
    say(`restored ${manifest.tables.length} tables, ${files} files and ${jobs} jobs as of ${manifest.createdAt}`);
    if (later.length > 0) say(`applied the migrations since: ${later.join(', ')}`);
    warnOfSecret(dataFolder, manifest.secretMark);
    say('Next: `npm run waymark -- audit`, then start the shop. Run `forget` again for people deleted since then.');
    return 0;
  } finally {
    await connected.close();
    await archive.close();
    if (embedded?.started) await embedded.stop();
  }
}
