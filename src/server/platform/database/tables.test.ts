import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/postgres.ts';
import { programFile } from '../../../../bin/program-file.mjs';
import { describeTables } from '../../../../bin/table-types.ts';
import { projectFolder } from '../project-folder.ts';
import { migrate } from './migrate.ts';

test('the table types are what the migrations make', async () => {
  const fresh = await freshDatabase();
  const pool = new pg.Pool({ connectionString: fresh.url });
  const biome = programFile(projectFolder, 'biome');
  const text = execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=tables.ts'], {
    input: await describeTables(pool),
    encoding: 'utf8',
  });
  expect(readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8')).toBe(text);
  await pool.end();
  await fresh.drop();
});

test('a database of its own costs a test less than migrating one would', async () => {
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const empty = await freshDatabase('template1');
  const pool = new pg.Pool({ connectionString: empty.url });
  const migrating = await time(() => migrate(pool));
  await pool.end();
  await empty.drop();
  // The best of three: what else the machine is doing is not what this is about.
  const cloning: number[] = [];
  for (let round = 0; round < 3; round += 1)
    cloning.push(await time(async () => void (await (await freshDatabase()).drop())));
  expect(Math.min(...cloning)).toBeLessThan(migrating);
});

test('migrating again does nothing, from many processes at once too, and a changed migration is refused', async () => {
  const fresh = await freshDatabase();
  const pool = new pg.Pool({ connectionString: fresh.url });
  expect(await Promise.all([migrate(pool), migrate(pool), migrate(pool)])).toEqual([[], [], []]);
  await pool.query("update migration set hash = 'other' where name = '0001_places.sql'");
  await expect(migrate(pool)).rejects.toThrow(/0001_places.sql was changed after it had been applied/);
  await pool.end();
  await fresh.drop();
});
