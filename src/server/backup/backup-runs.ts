import { basename } from 'node:path';
import type pg from 'pg';
import type { Gauge } from 'prom-client';
import type { BackupSummary } from './create-backup.ts';

type Pool = Pick<pg.Pool, 'query'>;
/** A finished backup. */
type Written = Pick<BackupSummary, 'manifestSha256'> & { readonly bytes: number | null };

/** Runs a backup and records its outcome; old records are deleted. */
export async function recordBackup<Done extends Written>(
  pool: Pool,
  path: string | null,
  write: () => Promise<Done>,
): Promise<Done> {
  await pool.query("delete from backup_run where started_at < now() - interval '1 year'");
  const { rows } = await pool.query<{ id: number }>('insert into backup_run (file) values ($1) returning id', [
    path === null ? null : basename(path),
  ]);
  const id = rows[0]?.id;
  try {
    const done = await write();
    await pool.query('update backup_run set finished_at = now(), bytes = $2, manifest_sha256 = $3 where id = $1', [
      id,
      done.bytes,
      done.manifestSha256,
    ]);
    return done;
  } catch (error) {
    await pool
      .query('update backup_run set failure = $2 where id = $1', [id, (error as Error).message])
      .catch(() => {});
    throw error;
  }
}

/** The moment as of which the last complete backup was taken, and its age. */
export async function lastBackup(pool: Pool): Promise<{ at: Date; ageSeconds: number } | null> {
  const { rows } = await pool.query<{ at: Date; ageSeconds: number }>(`
    select started_at as at, extract(epoch from now() - started_at)::float8 as "ageSeconds" from backup_run
    where finished_at is not null order by finished_at desc limit 1`);
  return rows[0] ?? null;
}

/** Whether a backup is missing: the last one is older than two intervals, or there is none. */
export const isOverdue = (last: { ageSeconds: number } | null, everyHours: number): boolean =>
  last === null || last.ageSeconds > 2 * everyHours * 3600;

/** How long the age of the last backup is remembered, and how long `/readyz` waits for it, in milliseconds. */
const rememberMs = 30_000;
const timeoutMs = 500;

/**
 * Returns a function that warns of a missing backup, for `/readyz`. It never delays the answer for long, because a
 * shop without a backup can still sell.
 */
export function createBackupWarning(pool: Pool, everyHours: number | null, clock: () => number = Date.now) {
  let found: { readonly warning: string | null; readonly at: number } = { warning: null, at: Number.NEGATIVE_INFINITY };
  const look = async (): Promise<void> => {
    if (everyHours === null) return;
    const last = await lastBackup(pool);
    const hours = last && Math.floor(last.ageSeconds / 3600);
    const warning = hours === null ? 'there is no backup yet' : `the last backup is ${hours} hours old`;
    found = { warning: isOverdue(last, everyHours) ? warning : null, at: clock() };
  };
  return async (): Promise<string | null> => {
    if (everyHours === null || clock() - found.at < rememberMs) return found.warning;
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, timeoutMs);
    await Promise.race([look().catch(() => {}), late.promise]);
    clearTimeout(timer);
    return found.warning;
  };
}

/** Reads the age of the last backup at each scrape; NaN without one. */
export function watchBackupAge(pool: Pool, gauge: Gauge): void {
  Object.assign(gauge, {
    async collect() {
      const last = await lastBackup(pool).catch(() => null);
      gauge.set(last ? last.ageSeconds : Number.NaN);
    },
  });
}
