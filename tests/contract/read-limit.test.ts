// A limit on what is read: a flood is held, and whoever looks around never meets it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';

const now = Date.now();
let shop: TestShop;
/** A shop with the limit that shops have, and one that has hardly any, where time stands still. */
let strict: TestShop;
beforeAll(async () => {
  const settings = { DEMO_TOURS: '40', TRUSTED_PROXIES: '1' };
  [shop, strict] = await Promise.all([
    startShop({ ...settings, READ_LIMIT: '60' }),
    startShop({ ...settings, READ_LIMIT: '1' }, { clock: () => now }),
  ]);
  await Promise.all([shop.ensureDemo(), strict.ensureDemo()]);
});
afterAll(async () => {
  await Promise.all([shop?.stop(), strict?.stop()]);
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const suggest = (at: TestShop, address: string, path = '/api/shop/suggest?q=per') =>
  new Visitor(at.origin).ask(path, from(address));

/** Asks until it is refused, and answers with the refusal. */
async function flood(path: string, address: string) {
  for (let count = 0; count < 200; count++) {
    const told = await suggest(strict, address, path);
    if (told.status !== 200) return told;
  }
  throw new Error('nobody was refused');
}

test('a flood of requests from one network is refused in the caller’s language, and another network is served', async () => {
  const told = await flood('/de/api/shop/suggest?q=per', '203.0.113.7');
  expect(told.status).toBe(429);
  expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(told.json.message).toContain('Zu viele Versuche');
  expect((await suggest(strict, '203.0.113.8')).status).toBe(200);
});

test('addresses of one IPv6 /64 share a limit', async () => {
  await flood('/api/shop/suggest?q=per', '2001:db8:7:7::1');
  expect((await suggest(strict, '2001:db8:7:7:8::2')).status).toBe(429);
  expect((await suggest(strict, '2001:db8:7:8::1')).status).toBe(200);
});

test('over the limit a page explains it, and files and cached pages are still served', async () => {
  expect((await new Visitor(strict.origin).ask('/about', from('203.0.113.20'))).status).toBe(200);
  const told = await flood('/login', '203.0.113.21');
  expect(told.status).toBe(429);
  expect(told.headers.get('content-type')).toContain('text/html');
  expect(told.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(told.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(told.text).toContain('Too many attempts');
  for (const path of ['/about', '/favicon.svg', '/healthz'])
    expect([path, (await new Visitor(strict.origin).ask(path, from('203.0.113.21'))).status]).toEqual([path, 200]);
});

test('a price request by POST changes nothing and counts as a read', async () => {
  const body = { method: 'POST', body: '{}' };
  const headers = { ...from('203.0.113.30').headers, 'content-type': 'application/json' };
  const statuses = new Set<number>();
  for (let count = 0; count < 100 && !statuses.has(429); count++)
    statuses.add((await new Visitor(strict.origin).ask('/api/book-now/load_data/1', { ...body, headers })).status);
  expect(statuses).toContain(429);
});

test('sixty pages with suggestions in between are all served', async () => {
  const visitor = new Visitor(shop.origin);
  const home = from('198.51.100.4');
  const slugs = shop.catalogue
    .snapshot()
    .source.tours.slice(0, 30)
    .map(({ facts }) => facts.slug);
  await visitor.token();
  for (const slug of slugs) {
    const paths = [`/t/${slug}`, `/search?q=${slug.slice(0, 5)}`, '/api/shop/suggest?q=l', '/api/shop/suggest?q=li'];
    for (const path of paths) expect([path, (await visitor.ask(path, home)).status]).toEqual([path, 200]);
  }
});
