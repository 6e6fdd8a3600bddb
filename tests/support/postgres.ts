// One disposable PostgreSQL server for a whole test run, with a migrated template that each test file clones.
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test server's database `postgres`. */
    postgres: string;
  }
}

const template = 'waymark_template';

/** Starts the server and migrates the template as Vitest's global setup. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-test-'));
  chmodSync(home, 0o755);
  const server = await startEmbedded(home, { disposable: true });
  const admin = new pg.Pool({ connectionString: server.url('postgres'), max: 1 });
  await admin.query(`create database ${template}`);
  await admin.end();
  const pool = new pg.Pool({ connectionString: server.url(template), max: 1 });
  await migrate(pool);
  await pool.end();
  project.provide('postgres', server.url('postgres'));
  return async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
}

/**
 * Returns a new migrated database for the calling test file, and a function to drop it; `from` names another template.
 */
export async function freshDatabase(from = template): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = new pg.Pool({ connectionString: inject('postgres'), max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template ${from}`);
  return {
    url: addressOf(name),
    async drop() {
      await untilUnused(admin, name);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/**
 * Returns the name of a template that the first caller fills, so that a demo marketplace of each size is created once
 * for all test files. Other callers wait until it is ready.
 */
export async function filledTemplate(name: string, fill: (databaseUrl: string) => Promise<void>): Promise<string> {
  // A pool would close an idle connection, which would release the lock.
  const admin = new pg.Client({ connectionString: inject('postgres') });
  await admin.connect();
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  const known = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (!known.rowCount) {
    await admin.query(`drop database if exists ${name}_unfinished`);
    await admin.query(`create database ${name}_unfinished template ${template}`);
    await fill(addressOf(`${name}_unfinished`));
    await untilUnused(admin, `${name}_unfinished`);
    await admin.query(`alter database ${name}_unfinished rename to ${name}`);
  }
  // Ending the connection releases the lock.
  await admin.end();
  return name;
}

function addressOf(name: string): string {
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Connections that were just closed take a moment to disappear; terminating them would cause errors in their clients.
 */
async function untilUnused(admin: pg.Pool | pg.Client, name: string): Promise<void> {
  const open = () => admin.query('select 1 from pg_stat_activity where datname = $1 limit 1', [name]);
  for (let tries = 0; tries < 50 && (await open()).rowCount; tries += 1) await wait(20);
}
