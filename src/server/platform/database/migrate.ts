import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectFolder } from '../project-folder.ts';
import { StartProblem } from '../settings.ts';

const folder = join(projectFolder, 'src/server/platform/database/migrations');
/** An arbitrary constant that must be the same in every process. */
const migrationLock = 7_291_034;

type Migration = { name: string; sql: string; hash: string };

function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Applies pending migrations, each in its own transaction. Concurrent callers wait for the first one. A migration that
 * changed after it was applied is rejected.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  const applied: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const known = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from migration')).rows.map((row) => [
        row.name,
        row.hash,
      ]),
    );
    for (const { name, sql, hash } of readMigrations()) {
      const before = known.get(name);
      if (before === hash) continue;
      if (before)
        throw new StartProblem(`migration ${name} was changed after it had been applied: add a new one instead`);
      await client.query('begin');
      try {
        await client.query(sql);
        await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new StartProblem(`migration ${name} failed: ${(error as Error).message}`);
      }
      applied.push(name);
    }
    return applied;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}
