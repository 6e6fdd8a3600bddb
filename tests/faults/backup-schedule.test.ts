import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBackupWarning } from '#server/backup/backup-runs.ts';
import { createBackupJob, pruneBackups } from '#server/backup/scheduled-backup.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { createOfficeToday } from '#server/office/today.ts';
import { backupFolder, sourceOf } from '#tests/support/backing-up.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

const token = 'a token that only tests know';
let shop: TestShop;
let place: ReturnType<typeof backupFolder>;
beforeAll(async () => {
  place = backupFolder();
  const environment = { BACKUP_DIR: join(place.folder, 'scheduled'), BACKUP_KEEP: '2', METRICS_TOKEN: token };
  shop = await startShop({ IN_PROCESS_JOBS: '0', ...environment });
});
afterAll(async () => {
  await shop?.stop();
  place?.remove();
});
beforeEach(() => shop.pool.query('delete from backup_run'));

const files = () => readdirSync(shop.settings.backup?.folder as string);
const run = (folder = shop.settings.backup?.folder as string) =>
  createBackupJob({
    pool: shop.pool,
    source: sourceOf(shop),
    settings: { folder, everyHours: 24, keep: 2 },
    log: shop.log,
  }).run({}, new AbortController().signal);
const later = (hours: number) =>
  shop.pool.query(
    `update backup_run set started_at = started_at - make_interval(hours => $1), finished_at = finished_at - make_interval(hours => $1)`,
    [hours],
  );

test('a scheduled backup is written when it is due, by one process at a time, and can be verified', async () => {
  await Promise.all([run(), run(), run()]);
  const [name] = files();
  expect(files()).toEqual([expect.stringMatching(/^waymark-\d{8}T\d{6,9}Z\.tar$/)]);
  expect((await verifyBackup(join(shop.settings.backup?.folder as string, name as string))).unknownMigrations).toEqual(
    [],
  );
  await run();
  await later(23);
  await run();
  expect((await shop.pool.query('select 1 from backup_run where finished_at is not null')).rowCount).toBe(1);
  await later(2);
  await run();
  expect((await shop.pool.query('select 1 from backup_run where finished_at is not null')).rowCount).toBe(2);
});

test('a missing or late backup is a warning on /readyz and in the metrics, and the shop stays ready', async () => {
  const ready = await fetch(`${shop.origin}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([200, 'ready\nwarning: there is no backup yet']);
  let now = 0;
  const warning = createBackupWarning(shop.pool, 24, () => now);
  await run();
  expect(await warning()).toBe(null);
  await later(47);
  now += 60_000;
  expect(await warning()).toBe(null);
  await later(2);
  now += 60_000;
  expect(await warning()).toBe('the last backup is 49 hours old');
  expect(await createBackupWarning(shop.pool, null)()).toBe(null);
  const metrics = await fetch(`${shop.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(Number(/^waymark_backup_age_seconds (\S+)$/m.exec(await metrics.text())?.[1])).toBeGreaterThan(49 * 3600);
});

test('the office shows when the last backup was taken, and whether one is missing', async () => {
  const today = createOfficeToday(shop.database, shop.pool, shop.settings.backup);
  expect((await today.officeToday()).backup).toEqual({ last: null, overdue: true });
  await run();
  expect((await today.officeToday()).backup).toEqual({ last: expect.any(String), overdue: false });
  await later(49);
  expect((await today.officeToday()).backup).toMatchObject({ overdue: true });
  expect((await createOfficeToday(shop.database, shop.pool, null).officeToday()).backup).toBe(null);
});

test('a backup that cannot be written is recorded as failed, leaves no file, and does not count', async () => {
  const file = join(place.folder, 'a-file');
  writeFileSync(file, '');
  await expect(run(join(file, 'below'))).rejects.toThrow();
  const stopped = new AbortController();
  stopped.abort();
  const folder = join(place.folder, 'stopped');
  const job = createBackupJob({
    pool: shop.pool,
    source: sourceOf(shop),
    settings: { folder, everyHours: 24, keep: 2 },
    log: shop.log,
  });
  await expect(job.run({}, stopped.signal)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
  const { rows } = await shop.pool.query('select finished_at, failure from backup_run');
  expect(rows).toEqual([{ finished_at: null, failure: expect.any(String) }]);
});

test('old backups are deleted: more than the number to keep, or older than thirty days, but never the newest', () => {
  const { folder } = backupFolder();
  const now = new Date('2027-03-01T00:00:00Z');
  const write = (name: string, daysAgo: number) => {
    writeFileSync(join(folder, name), '');
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    utimesSync(join(folder, name), at, at);
  };
  write('waymark-20260101T000000Z.tar', 59);
  write('waymark-20260110T000000Z.tar', 50);
  write('waymark-20260120T000000Z.tar', 40);
  write('waymark-20260121T000000Z.tar.partial', 39);
  write('mine.tar', 100);
  expect(pruneBackups(folder, 5, now)).toHaveLength(3);
  expect(readdirSync(folder)).toEqual(['mine.tar', 'waymark-20260120T000000Z.tar']);
  write('waymark-20260226T000000Z.tar', 3);
  write('waymark-20260227T000000Z.tar', 2);
  expect(pruneBackups(folder, 2, now)).toEqual(['waymark-20260120T000000Z.tar']);
});
