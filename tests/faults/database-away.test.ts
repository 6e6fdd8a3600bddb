import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop({ DEMO: '0' });
});
afterAll(() => shop.stop());

/** Cuts every connection of the shop to its database and keeps new ones out, or lets them in again. */
async function allowConnections(allowed: boolean): Promise<void> {
  const { default: pg } = await import('pg');
  const url = new URL(shop.databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`alter database ${name} with allow_connections ${allowed}`);
  if (!allowed) await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  await admin.end();
}

test('while the database is away a write is a clear 503 that changes nothing, and the shop recovers by itself', async () => {
  const visitor = new Visitor(shop.origin);
  await visitor.token();
  await allowConnections(false);
  const refused = await visitor.post('/api/utils/jserror', { message: 'while away' });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(refused.json).toMatchObject({ status: 'error', reference: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect((await visitor.ask('/readyz')).status).toBe(503);
  expect((await visitor.ask('/healthz')).status).toBe(200);

  await allowConnections(true);
  expect((await visitor.post('/api/utils/jserror', { message: 'again' })).status).toBe(200);
  const { rows } = await shop.pool.query('select message from report');
  expect(rows.map(({ message }) => message)).toEqual(['again']);
});

test('a page that cannot be made at all is still a kind page with a reference number', async () => {
  const visitor = new Visitor(shop.origin);
  await allowConnections(false);
  const page = await visitor.ask('/de/account', { headers: { cookie: 'waymark.session_token=abc.def' } });
  await allowConnections(true);
  expect(page.status).toBeGreaterThanOrEqual(302);
  if (page.status >= 500) {
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(page.headers.get('x-request-id'));
  }
});
