import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import type { BackupSettings } from '../platform/settings.ts';
import { lastBackup, recordBackup } from './backup-runs.ts';
import type { BackupSource } from './create-backup.ts';
import { openArchive } from './read-archive.ts';
import { backupFileName, writeBackupFile } from './write-backup-file.ts';

/** Writes a backup to BACKUP_DIR if one is due. */
export const backUp: JobKind = {
  name: 'back-up',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '*/10 * * * *',
  maxSeconds: 6 * 3600,
};

/** An arbitrary constant that must be the same in every process. */
const backupLock = 7_291_035;
/** Backups are deleted after this many days, because the privacy page promises it. */
const maxAgeDays = 30;
const dayMs = 86_400_000;

/** Deletes all but the newest backups, those that are too old, and remains of abandoned ones. The newest remains. */
export function pruneBackups(folder: string, keep: number, now: Date): string[] {
  const names = readdirSync(folder).filter((name) => /^waymark-\d{8}T\d{6,9}Z\.tar(\.partial)?$/.test(name));
  const isOld = (name: string, days: number) => statSync(join(folder, name)).mtimeMs < now.getTime() - days * dayMs;
  const complete = names.filter((name) => name.endsWith('.tar')).sort();
  const doomed = [
    ...complete.slice(0, -1).filter((name, at) => at < complete.length - keep || isOld(name, maxAgeDays)),
    ...names.filter((name) => name.endsWith('.partial') && isOld(name, 1)),
  ];
  for (const name of doomed) rmSync(join(folder, name), { force: true });
  return doomed;
}

/** What the job needs. */
type BackupJobDeps = {
  readonly pool: pg.Pool;
  readonly source: BackupSource;
  readonly settings: BackupSettings;
  readonly log: Log;
};

/** Creates the scheduled backup. One process at a time writes one, and reads it again before older ones are deleted. */
export function createBackupJob({ pool, source, settings, log }: BackupJobDeps): Job {
  const { folder, everyHours, keep } = settings;
  const write = async (signal: AbortSignal): Promise<void> => {
    const last = await lastBackup(pool);
    if (last && last.ageSeconds < everyHours * 3600) return;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const now = new Date();
    const path = join(folder, backupFileName(now));
    const done = await recordBackup(pool, path, async () => {
      const written = await writeBackupFile(source, path, signal);
      await (await openArchive(path)).close();
      return written;
    });
    const deleted = pruneBackups(folder, keep, now);
    log.info({ file: path, bytes: done.bytes, rows: done.rows, deleted: deleted.length }, 'backed up');
  };
  return job(backUp, async (_data, signal) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [backupLock]);
      if (rows[0]?.free) await write(signal);
    } finally {
      // Ending the connection releases the lock.
      client.release(true);
    }
  });
}
