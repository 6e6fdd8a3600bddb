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

/** Vitest's global set-up: starts the server and migrates the template. */
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

/** A fresh migrated database of its own for the calling test file, and how to drop it. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = new pg.Pool({ connectionString: inject('postgres'), max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name} template ${template}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      // Connections that were just closed take a moment to be gone; cutting them off would shout at whoever closed them.
      const open = () => admin.query('select 1 from pg_stat_activity where datname = $1 limit 1', [name]);
      for (let tries = 0; tries < 50 && (await open()).rowCount; tries += 1) await wait(20);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
