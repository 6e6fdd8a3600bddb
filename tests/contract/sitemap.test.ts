import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '#tests/support/shop.ts';
import { startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startBookingShop();
});
afterAll(() => shop?.stop());

const ask = (path: string, encoding: string, method = 'GET') =>
  fetch(shop.origin + path, { method, headers: { 'accept-encoding': encoding } });

test('the sitemap is the same file for all clients, compressed or not, in every language', async () => {
  const packed = await ask('/sitemap.xml', 'gzip');
  const text = await packed.text();
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(packed.headers.get('content-type')).toContain('application/xml');
  expect(packed.headers.getSetCookie()).toEqual([]);
  expect(text.match(/<loc>[^<]*\/t\/[^<]*<\/loc>/g)).toHaveLength(80);
  const plain = await ask('/sitemap.xml', 'identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(text);
  expect(await (await ask('/de/sitemap.xml?anything=1', 'gzip')).text()).toBe(text);
  const head = await ask('/sitemap.xml', 'gzip', 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('concurrent requests get the same bytes', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/sitemap.xml', 'gzip')));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
});
