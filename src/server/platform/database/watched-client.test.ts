import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWay } from '#tests/faults/database-proxy.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { databaseFailure } from './failure.ts';
import { watchedClient } from './watched-client.ts';

const quick = { silence: 100, timeout: 300 };
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let way: Awaited<ReturnType<typeof openWay>>;
let pool: pg.Pool;

beforeAll(async () => {
  fresh = await freshDatabase();
  way = await openWay(fresh.url);
  // Nobody leaves the pool for having nothing to do: who leaves was let go of.
  pool = new pg.Pool({
    connectionString: way.url,
    max: 2,
    idleTimeoutMillis: 0,
    Client: watchedClient(way.url, quick),
  });
  pool.on('error', () => {});
});
afterAll(async () => {
  await pool?.end();
  await way?.close();
  await fresh?.drop();
});

test('a slow statement continues as long as the server answers others', async () => {
  // How long a look at the server may take is not what this is about.
  const Client = watchedClient(way.url, { silence: quick.silence, timeout: 60_000 });
  const patient = new pg.Pool({ connectionString: way.url, max: 1, idleTimeoutMillis: 0, Client });
  const { rows } = await patient.query("select pg_sleep(1)::text, 'done' as said");
  expect(rows).toEqual([{ pg_sleep: '', said: 'done' }]);
  expect(patient.totalCount).toBe(1);
  await patient.end();
});

test('a statement to a silent server fails, and so do its connection and the next query', async () => {
  const client = await pool.connect();
  await client.query('begin');
  way.hush(true);
  const error = await client.query('select 1').catch((caught: unknown) => caught);
  expect(databaseFailure(error)).toBe('away');
  expect(databaseFailure(await client.query('rollback').catch((caught: unknown) => caught))).toBe('away');
  client.release();
  way.hush(false);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a client cut off in an idle transaction does not crash the process and is not reused', async () => {
  const client = await pool.connect();
  await client.query('begin');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
  );
  await ended;
  expect(databaseFailure(await client.query('commit').catch((caught: unknown) => caught))).toBe('away');
  client.release();
  for (let time = 0; time < 4; time += 1) await pool.query('select 1');
});

test('a client whose server became read-only is dropped, whether busy or idle', async () => {
  await pool.query('create table kept (id int)');
  const inUse = await pool.connect();
  await inUse.query('begin read only');
  const refused = await inUse.query('insert into kept values (1)').catch((caught: unknown) => caught);
  expect(databaseFailure(refused)).toBe('read-only');
  inUse.release();
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  const left = await removed;
  expect(left).toBe(inUse);
  for (let time = 0; time < 4; time += 1) await pool.query('insert into kept values (2)');
});
