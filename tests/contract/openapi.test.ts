import { afterAll, beforeAll, expect, test } from 'vitest';
import { callEntries } from '#contract/list.ts';
import { schemas } from '#contract/schemas.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;

beforeAll(async () => {
  shop = await startShop({ EXPERIMENTS: 'card=plain,photo' });
  visitor = new Visitor(shop.origin);
});
afterAll(() => shop.stop());

test('API-03 the server serves an OpenAPI 3.1 document that lists every endpoint with its schemas', async () => {
  const { json } = await visitor.ask('/api/openapi.json');
  expect(json.openapi).toBe('3.1.0');
  for (const [name, { method, path, summary }] of callEntries) {
    expect(json.paths[path]?.[method.toLowerCase()]).toMatchObject({
      operationId: name,
      summary,
      responses: { 200: expect.anything() },
    });
  }
});

test('API-03 every endpoint of the document answers on the running server, at that method and path', async () => {
  for (const [name, { method, path }] of callEntries) {
    const answer = await visitor.ask(path.replaceAll(/\{\w+\}/g, 'unknown'), {
      method,
      headers: { 'x-security-token': await visitor.token() },
    });
    // Unknown to the router would be the general "not found" or "wrong method"; anything else shows that the call is there.
    expect.soft([answer.status, name]).not.toEqual([405, name]);
    expect.soft(answer.status, name).toBeLessThan(500);
  }
});

test('API-04 countries, security token, reports and experiment tokens match the document', async () => {
  const countries = await visitor.ask('/api/countries');
  expect(schemas.listCountries.answer.parse(countries.json).countries.DE).toEqual({ name: 'Germany', dialCode: '49' });
  expect((await visitor.ask('/de/api/countries')).json.countries.DE.name).toBe('Deutschland');

  const log = {
    url: 'https://waymark.example/book-now/1?email=ada@example.org',
    type: 'fields-not-loaded',
    'error[description]': 'card 4111 1111 1111 1111',
    language: 'en',
    useragent: 'x',
    platform: 'y',
    oscpu: 'z',
    referrer: 'https://waymark.example/reset-password?token=mailed-secret',
  };
  expect((await visitor.post('/api/utils/payment-logs', log)).json).toEqual({ status: 'OK' });
  const { rows } = await shop.pool.query("select * from report where kind = 'payment'");
  expect(rows[0]).toMatchObject({ url: 'https://waymark.example/book-now/1', message: 'card •••• ••••' });
  expect(JSON.stringify(rows)).not.toMatch(/4111|ada@|mailed-secret/);

  const first = await visitor.post('/api/experiments/sync');
  const again = await visitor.post('/api/experiments/sync', { token: first.json.token });
  expect(again.json).toEqual(first.json);
  const forged = await visitor.post('/api/experiments/sync', { token: 'made-up' });
  expect(forged.json.token).not.toBe('made-up');
});

test('API-01 GET parameters go in the query, and the language prefix works on every endpoint', async () => {
  expect((await visitor.ask('/de/api/security-token')).status).toBe(200);
  expect((await visitor.ask('/api/chat')).status).toBe(200);
  expect((await visitor.ask('/api/chat?conversationId=nonsense')).status).toBe(422);
});

test('PRICE-06 without scripts the currency menu posts a form and redirects only to its page', async () => {
  const person = new Visitor(shop.origin);
  const form = { currency: 'GBP', security_token: await person.token() };
  const back = await person.post('/de/preferences', { ...form, return_to: '/de/login' });
  expect([back.status, back.headers.get('location')]).toEqual([303, '/de/login']);
  expect(person.cookie).toContain('waymark_currency=GBP');
  const away = await person.post('/preferences', { ...form, return_to: '//evil.example/' });
  expect(away.headers.get('location')).not.toContain('evil');
});

test('PRICE-06 a chosen currency is remembered, and a forced one in the address applies to that page', async () => {
  const person = new Visitor(shop.origin);
  expect((await person.post('/api/preferences', { currency: 'USD' })).status).toBe(200);
  expect(person.cookie).toContain('waymark_currency=USD');
  expect((await person.ask('/')).text).toContain('data-currency="USD"');
  expect((await person.ask('/?currency=GBP')).text).toContain('data-currency="GBP"');
  expect((await person.post('/api/preferences', { currency: 'XXX' })).status).toBe(422);
});
