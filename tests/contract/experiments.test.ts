import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetDue } from '#server/jobs/retention.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';

let quiet: TestShop;
let comparing: TestShop;
beforeAll(async () => {
  [quiet, comparing] = await Promise.all([
    startShop({ IN_PROCESS_JOBS: '0' }),
    startShop({ IN_PROCESS_JOBS: '0', EXPERIMENTS: 'card=plain,photo; hero=still,moving,none' }),
  ]);
});
afterAll(async () => {
  await quiet?.stop();
  await comparing?.stop();
});

const tokens = async ({ pool }: TestShop) =>
  (await pool.query('select token, variants from experiment_token order by at')).rows;

test('API-05 without experiments a request for variants returns none and stores nothing', async () => {
  const told = await new Visitor(quiet.origin).post('/api/experiments/sync', { token: 'of an earlier experiment' });
  expect(told.json).toMatchObject({ status: 'OK', variants: {} });
  expect(await tokens(quiet)).toEqual([]);
});

test('API-05 with experiments a visitor keeps the first variants, stored in one row', async () => {
  const visitor = new Visitor(comparing.origin);
  const first = (await visitor.post('/api/experiments/sync')).json;
  expect(first.variants.card).toMatch(/^(plain|photo)$/);
  expect(first.variants.hero).toMatch(/^(still|moving|none)$/);
  const again = (await visitor.post('/api/experiments/sync', { token: first.token })).json;
  expect(again).toEqual(first);
  expect(await tokens(comparing)).toEqual([{ token: first.token, variants: first.variants }]);
});

test('API-05 an experiment token is deleted 90 days after its last visit', async () => {
  const { pool } = comparing;
  const visitor = new Visitor(comparing.origin);
  const { token } = (await visitor.post('/api/experiments/sync')).json;
  await pool.query("update experiment_token set at = now() - interval '100 days'");
  await visitor.post('/api/experiments/sync', { token });
  await forgetDue(pool, new Date(), new AbortController().signal);
  expect((await tokens(comparing)).map((row) => row.token)).toEqual([token]);
  await forgetDue(pool, new Date(Date.now() + 91 * 86_400_000), new AbortController().signal);
  expect(await tokens(comparing)).toEqual([]);
});
