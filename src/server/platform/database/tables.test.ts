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

test('the table types match the migrations', async () => {
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

test('migrating again does nothing, also concurrently, and a changed migration is refused', async () => {
  const fresh = await freshDatabase();
  const pool = new pg.Pool({ connectionString: fresh.url });
  expect(await Promise.all([migrate(pool), migrate(pool), migrate(pool)])).toEqual([[], [], []]);
  await pool.query("update migration set hash = 'other' where name = '0001_places.sql'");
  await expect(migrate(pool)).rejects.toThrow(/0001_places.sql was changed after it had been applied/);
  await pool.end();
  await fresh.drop();
});
