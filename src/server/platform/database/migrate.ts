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

/** A migration as the table `migration` records it. */
export type AppliedMigration = { readonly name: string; readonly hash: string };

/** Returns the migrations of this release. */
export const listMigrations = (): AppliedMigration[] => readMigrations().map(({ name, hash }) => ({ name, hash }));

/** Waits until no other process migrates or restores, and reserves that for this connection. */
export const lockMigrations = (client: pg.ClientBase) => client.query('select pg_advisory_lock($1)', [migrationLock]);

/** Creates the table that records migrations, and returns what it contains in the order of application. */
async function readApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  await client.query(
    'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  return (await client.query<AppliedMigration>('select name, hash from migration order by applied_at, name')).rows;
}

async function applyOne(client: pg.ClientBase, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    throw new StartProblem(`migration ${name} failed: ${(error as Error).message}`);
  }
  // The clock, because the migrations of a restore share a transaction and their order must be known.
  await client.query('insert into migration (name, hash, applied_at) values ($1, $2, clock_timestamp())', [name, hash]);
}

/** Applies exactly these migrations to an empty database, in the caller's transaction. */
export async function applyMigrations(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  await readApplied(client);
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]));
  for (const name of names) {
    const migration = known.get(name);
    if (!migration) throw new StartProblem(`this release has no migration ${name}`);
    await applyOne(client, migration);
  }
}

/** Applies pending migrations, each in its own transaction, on a connection that has the lock. */
export async function applyPending(client: pg.ClientBase): Promise<string[]> {
  const applied: string[] = [];
  const known = new Map((await readApplied(client)).map((row) => [row.name, row.hash]));
  for (const migration of readMigrations()) {
    const { name, hash } = migration;
    const before = known.get(name);
    if (before === hash) continue;
    if (before)
      throw new StartProblem(`migration ${name} was changed after it had been applied: add a new one instead`);
    await client.query('begin');
    try {
      await applyOne(client, migration);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    applied.push(name);
  }
  return applied;
}

/**
 * Applies pending migrations, each in its own transaction. Concurrent callers wait for the first one. A migration that
 * changed after it was applied is rejected.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await lockMigrations(client);
    return await applyPending(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {});
    client.release();
  }
}
