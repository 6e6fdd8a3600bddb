import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { openArchive } from '#server/backup/read-archive.ts';
import { restoreDatabase, restoreFiles } from '#server/backup/restore-backup.ts';
import { restoreJobs } from '#server/backup/restore-jobs.ts';
import { verifyBackup } from '#server/backup/verify-backup.ts';
import { writeBackupFile } from '#server/backup/write-backup-file.ts';
import { audit } from '#server/booking/book/audit.ts';
import { jobKinds } from '#server/jobs/job-kinds.ts';
import { createProviders } from '#server/payments/providers.ts';
import { backupFolder, emptyDatabase, sourceOf, waymark } from '#tests/support/backing-up.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { describeTables } from '../../bin/table-types.ts';

let shop: PayShop;
let place: ReturnType<typeof backupFolder>;
/** A backup of a shop with one booking. */
let file: string;
beforeAll(async () => {
  shop = await startPayShop();
  place = backupFolder();
  expect((await buy(shop.bank, shop.visitor(), shop.tour())).status).toBe(200);
  file = join(place.folder, 'first.tar');
  await writeBackupFile(sourceOf(shop), file);
});
afterAll(async () => {
  await shop?.stop();
  place?.remove();
});

const counted = async (pool: PayShop['pool']): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) counts[name] = (await pool.query(`select count(*) from ${name}`)).rows[0].count;
  return counts;
};

test('a restored database has every row, the same tables, counters that continue, and all of its rules', async () => {
  const empty = await emptyDatabase();
  const archive = await openArchive(file);
  expect(await restoreDatabase(empty.pool, archive)).toEqual([]);
  const counts = await counted(empty.pool);
  expect(counts.booking).toBe(1);
  for (const { name, rows } of archive.manifest.tables) expect([name, counts[name]]).toEqual([name, rows]);
  expect(await describeTables(empty.pool)).toBe(await describeTables(shop.pool));
  const rules = `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`;
  expect((await empty.pool.query(rules)).rows).toEqual((await shop.pool.query(rules)).rows);
  // Triggers work again, and identities continue after the last row.
  await expect(empty.pool.query('delete from place_entry')).rejects.toThrow();
  await empty.pool.query("insert into place (kind, capacity) values ('room', 3)");
  await archive.close();
  await empty.drop();
});

test('a backup contains one moment, while buyers book between its parts', async () => {
  const path = join(place.folder, 'busy.tar');
  const before = (await shop.pool.query('select count(*) from booking')).rows[0].count;
  const chunks: Uint8Array[] = [];
  let sold = 0;
  await createBackup(sourceOf(shop), async (bytes) => {
    chunks.push(bytes);
    // A header of a table: the next buyer books before the table is read.
    if (!Buffer.from(bytes).toString('latin1').startsWith('tables/') || sold >= 6) return;
    sold += 1;
    expect((await buy(shop.bank, shop.visitor(), shop.tour())).status).toBe(200);
  });
  writeFileSync(path, Buffer.concat(chunks));
  expect(sold).toBe(6);
  const empty = await emptyDatabase();
  const archive = await openArchive(path);
  await restoreDatabase(empty.pool, archive);
  expect((await empty.pool.query('select count(*) from booking')).rows[0].count).toBe(before);
  const withoutBank = await audit(empty.database, createProviders(null));
  expect(withoutBank.disagreements).toEqual([]);
  // The bank has payments of the bookings that came later, and the audit names each of them.
  const { disagreements } = await audit(empty.database, createProviders(shop.provider));
  expect(disagreements.map(({ detail }) => detail)).toEqual(
    Array(6).fill(expect.stringContaining('which nobody here has asked for')),
  );
  await archive.close();
  await empty.drop();
});

test('a truncated or altered file is refused, wherever it was cut or changed', async () => {
  const whole = readFileSync(file);
  const damaged = join(place.folder, 'damaged.tar');
  const refused = async (bytes: Buffer, message: RegExp) => {
    writeFileSync(damaged, bytes);
    await expect(verifyBackup(damaged)).rejects.toThrow(message);
    await expect(openArchive(damaged)).rejects.toThrow(message);
  };
  for (const length of [0, 100, 512, 5000, Math.floor(whole.length / 2), whole.length - 1025, whole.length - 1])
    await refused(whole.subarray(0, length), /not complete/);
  const changed = (at: number) => {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] as number) ^ 1;
    return copy;
  };
  await refused(changed(10), /damaged/);
  await refused(changed(whole.length >> 1), /changed|damaged/);
  await refused(changed(whole.lastIndexOf('"format": 1')), /manifest was changed/);
  await refused(Buffer.concat([whole, Buffer.alloc(512)]), /continues after its end/);
  await refused(Buffer.from('not a backup at all '.repeat(100)), /damaged/);
});

test('a restore over a database with bookings is refused and changes nothing', async () => {
  const before = await counted(shop.pool);
  const { code, text } = await waymark(['restore', file], {
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: join(place.folder, 'over'),
  });
  expect([code, text]).toEqual([1, expect.stringContaining('the database is not empty')]);
  expect(await counted(shop.pool)).toEqual(before);
  expect(readdirSync(join(place.folder, 'over'))).toEqual([]);
});

test('a restore that fails on the way leaves the database empty, so that it can be repeated', async () => {
  const empty = await emptyDatabase();
  const archive = await openArchive(file);
  const failing = () => Promise.reject(new Error('the disk is full'));
  await expect(restoreDatabase(empty.pool, archive, failing)).rejects.toThrow('the disk is full');
  expect((await empty.pool.query(`select 1 from pg_class where relname in ('booking', 'migration')`)).rowCount).toBe(0);
  await restoreDatabase(empty.pool, archive);
  await archive.close();
  await empty.drop();
});

test('a backup of a release that is newer than this one is refused before anything is written', async () => {
  const archive = await openArchive(file);
  const newer = [...archive.manifest.migrations, { name: '9999_later.sql', hash: 'x' }];
  const empty = await emptyDatabase();
  const later = { ...archive, manifest: { ...archive.manifest, migrations: newer } };
  await expect(restoreDatabase(empty.pool, later)).rejects.toThrow(/9999_later.sql.*restore with Waymark/);
  await archive.close();
  await empty.drop();
});

test('a backup of an earlier schema is restored with the migrations that came later', async () => {
  const archive = await openArchive(file);
  const { migrations, tables } = archive.manifest;
  const last = migrations.at(-1)?.name as string;
  const path = join(place.folder, 'files');
  expect(await restoreFiles(path, archive)).toBe(archive.manifest.files.length);
  const empty = await emptyDatabase();
  // As if it had been taken when there was one migration only.
  const first = tables.filter(({ name }) => name === 'place' || name === 'place_entry');
  const manifest = { ...archive.manifest, migrations: migrations.slice(0, 1), tables: first, sequences: [] };
  const earlier = { ...archive, manifest };
  const applied = await restoreDatabase(empty.pool, earlier);
  expect(applied.at(-1)).toBe(last);
  expect(applied).toHaveLength(migrations.length - 1);
  await archive.close();
  await empty.drop();
});

test('verify reads a backup without a database, and a restore keeps what is in the data folder', async () => {
  const { code, text } = await waymark(['verify', file], {});
  expect([code, text]).toEqual([0, expect.stringContaining('complete and unchanged')]);
  expect((await waymark(['verify', join(place.folder, 'none.tar')], {})).code).toBe(1);
  const folder = join(place.folder, 'mine');
  const archive = await openArchive(file);
  await restoreFiles(folder, { ...archive, manifest: { ...archive.manifest, files: [] } });
  expect(existsSync(folder)).toBe(true);
  const outside = { ...(archive.manifest.jobs as object), name: '../escaped' } as never;
  await expect(
    restoreFiles(folder, { ...archive, manifest: { ...archive.manifest, files: [outside] } }),
  ).rejects.toThrow(/outside the data folder/);
  await archive.close();
});

test('queued jobs are queued again, with their key and their time', async () => {
  const archive = await openArchive(file);
  expect(archive.manifest.jobs.count).toBeGreaterThan(0);
  const added: string[] = [];
  const queue = { add: async (_trx: unknown, { name }: { name: string }) => void added.push(name) };
  const count = await restoreJobs(shop.database, queue as never, jobKinds, archive);
  expect(added).toContain('send-mail');
  expect(count).toBe(added.length);
  await archive.close();
});
