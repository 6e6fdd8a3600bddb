import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFailure } from '#server/platform/database/failure.ts';
import { createSigner } from '#server/platform/secrets.ts';
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
  if (!allowed)
    await admin.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [name]);
  await admin.end();
}

test('while the database is away a write is a 503 that changes nothing, and the shop recovers automatically', async () => {
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

/** The cookie of a session that nobody has looked up yet; it is signed, so it will be. */
function sessionCookie(): string {
  const signature = createSigner(shop.settings.secret, 'session').sign('some-token');
  return `waymark.session_token=${encodeURIComponent(`some-token.${signature}`)}`;
}

const hold = '/holds/00000000-0000-4000-8000-000000000000';
const signedIn = () => ({ headers: { cookie: sessionCookie() } });

test('while the database is away a page that needs it is a friendly 503 in the visitor’s language, and cached pages are served', async () => {
  const visitor = new Visitor(shop.origin);
  expect((await visitor.ask('/search')).status).toBe(200);
  await allowConnections(false);
  const pages = {
    english: await visitor.ask(hold),
    german: await visitor.ask(`/de${hold}`),
    head: await visitor.ask(hold, { method: 'HEAD' }),
    data: await visitor.ask(`/de${hold}.data`),
    known: await visitor.ask('/de/account', signedIn()),
    knownData: await visitor.ask('/account.data', signedIn()),
    knownCall: await visitor.ask('/de/api/security-token', signedIn()),
  };
  const kept = await visitor.ask('/search');
  const file = await visitor.ask('/favicon.svg', signedIn());
  const alive = await visitor.ask('/healthz', signedIn());
  await allowConnections(true);

  for (const [name, { status, headers }] of Object.entries(pages)) {
    expect([name, status, headers.get('retry-after')]).toEqual([name, 503, '5']);
    expect([name, headers.get('cache-control')]).toEqual([name, 'private, no-store']);
    expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff']);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(pages.english.text).toContain('We can’t reach our database right now.');
  expect(pages.english.text).toContain(pages.english.headers.get('x-request-id'));
  for (const page of [pages.german, pages.known]) {
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('lang="de"');
    expect(page.text).toContain('Unser System ist gerade nicht erreichbar.');
  }
  expect(pages.knownCall.json.message).toContain('Unser System ist gerade nicht erreichbar.');
  expect([kept.status, file.status, alive.status]).toEqual([200, 200, 200]);
  // Nothing of it was kept.
  expect((await visitor.ask(hold)).status).toBe(404);
});

test('a write of unknown outcome is not reported as failed', async () => {
  const visitor = new Visitor(shop.origin);
  await visitor.token();
  await allowConnections(false);
  const { json } = await visitor.post('/api/utils/jserror', { message: 'unsure' });
  await allowConnections(true);
  expect(json.message).toContain('we don’t know whether this was saved');
});

test.each([
  ['57014', 'set local statement_timeout = 20; select pg_sleep(2)'],
  ['55P03', 'set local lock_timeout = 20; lock table report in exclusive mode'],
])('a statement that fails with %s is a temporary database failure', async (code, statements) => {
  const locked = await shop.pool.connect();
  await locked.query('begin; lock table report in exclusive mode');
  const error = await shop.pool.query(`begin; ${statements}`).catch((caught: unknown) => caught);
  await locked.query('rollback');
  locked.release();
  expect(error).toMatchObject({ code });
  expect(databaseFailure(error)).toBe('busy');
});
