import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { logIn, makeAccount, visit } from './access-visitor.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop({ DEMO: '0' });
  await makeAccount(shop, { email: 'staff@example.org', role: 'staff' });
  // Something that nobody expects: a table is gone.
  await shop.pool.query('drop table report');
});
afterAll(() => shop.stop());

test('an uncaught error shows a friendly page with the reference number of the response', async () => {
  const visitor = visit(shop);
  await logIn(visitor, 'staff@example.org');
  for (const path of ['/office/reports', '/de/office/reports']) {
    const page = await visitor.ask(path);
    expect(page.status).toBe(500);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(page.headers.get('x-request-id'));
    expect(page.text).not.toMatch(/relation|does not exist|at .*\.ts:/);
  }
});

test('an uncaught error of an endpoint returns its reference number and nothing about its cause', async () => {
  const visitor = visit(shop);
  await logIn(visitor, 'staff@example.org');
  const answer = await visitor.ask('/api/office/reports');
  expect(answer.status).toBe(500);
  expect(answer.json.reference).toBe(answer.headers.get('x-request-id'));
  expect(answer.text).not.toMatch(/relation|report"|select/);
});
