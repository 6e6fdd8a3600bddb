import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logIn, makeAccount } from './access-visitor.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0', METRICS_TOKEN: 'a-token-for-the-collector' });
});
afterAll(() => shop.stop());

const stranger = () => new Visitor(shop.origin);

async function counted(name: string): Promise<number> {
  const headers = { authorization: 'Bearer a-token-for-the-collector' };
  const { text } = await stranger().ask('/metrics', { headers });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}
const cachedPages = () => counted('waymark_kept_pages_total');
const renderedPages = () => counted('waymark_rendered_pages_total');

/** Asks with exactly these headers, and tells which came back. */
const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    rawRequest(new URL(path, shop.origin), { method, headers }, (answer) => {
      let text = '';
      answer.on('data', (piece) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode as number, headers: answer.headers, text }));
    })
      .on('error', reject)
      .end();
  });

test('the fast path and the normal path give the same answer, header by header', async () => {
  await ask('/about', {});
  const before = await cachedPages();
  const short = await ask('/about', {});
  expect(await cachedPages()).toBe(before + 1);
  const whole = await ask('/about', { cookie: 'no-session=1' });
  expect(await cachedPages()).toBe(before + 1);
  const same = ({ 'x-request-id': id, date, ...rest }: Record<string, unknown>) => {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    return rest;
  };
  expect(same(short.headers)).toEqual(same(whole.headers));
  expect(short.text).toBe(whole.text);
});

test.each([
  ['asks for the head alone', '/about', {}, 'HEAD', 200],
  ['names a host that is not ours', '/about', { host: 'evil.example' }, 'GET', 421],
  ['asks in another language than the address', '/about', { 'x-language': 'de' }, 'GET', 200],
  ['forces a currency by the address', '/about?currency=USD', {}, 'GET', 200],
  ['has something like a session', '/about', { cookie: 'waymark.session_token=forged' }, 'GET', 200],
])('a visitor who %s takes the normal path', async (_who, path, headers, method, status) => {
  await ask(path, {});
  await ask('/about', {});
  const before = await cachedPages();
  expect((await ask(path, headers as Record<string, string>, method)).status).toBe(status);
  expect(await cachedPages()).toBe(before);
});

test('a chosen currency has its own cached pages', async () => {
  await ask('/help', {});
  const cookie = 'a=b; waymark_currency=USD';
  await ask('/help', { cookie });
  const before = await cachedPages();
  expect((await ask('/help', { cookie })).text).toContain('Currency: USD');
  expect((await ask('/help', {})).text).toContain('Currency: EUR');
  expect((await ask('/help', { cookie: 'waymark_currency=XXX' })).text).toContain('Currency: EUR');
  expect(await cachedPages()).toBe(before + 3);
});

test('a signed-in visitor gets a personal page, also where one is cached', async () => {
  await makeAccount(shop, { email: 'grace@example.org', name: 'Grace Hopper' });
  const grace = stranger();
  await ask('/about', {});
  expect((await logIn(grace, 'grace@example.org')).status).toBe(200);
  expect((await grace.ask('/about')).text).toContain('Grace Hopper');
  expect((await ask('/about', {})).text).not.toContain('Grace');
});

test('a cached page is rendered again after a minute, once, and the old one is served in the meantime', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await ask('/terms', {});
    const before = await renderedPages();
    vi.setSystemTime(Date.now() + 59_000);
    await ask('/terms', {});
    expect(await renderedPages()).toBe(before);
    vi.setSystemTime(Date.now() + 2000);
    for (let visit = 0; visit < 3; visit += 1) expect((await ask('/terms', {})).status).toBe(200);
    await vi.waitFor(async () => expect(await renderedPages()).toBe(before + 1), patiently);
    const kept = await cachedPages();
    await vi.waitFor(async () => {
      await ask('/terms', {});
      expect(await cachedPages()).toBeGreaterThan(kept);
    }, patiently);
    expect(await renderedPages()).toBe(before + 1);
    vi.setSystemTime(Date.now() + 3_600_000);
    await ask('/terms', {});
    expect(await renderedPages()).toBe(before + 2);
  } finally {
    vi.useRealTimers();
  }
});

test('campaign and random parameters do not create another cached page', async () => {
  const plain = await ask('/membership', {});
  const before = { kept: await cachedPages(), rendered: await renderedPages() };
  for (const query of ['?utm_source=mail', '?x=1', `?${Math.random()}`])
    expect((await ask(`/membership${query}`, {})).text).toBe(plain.text);
  expect(await cachedPages()).toBe(before.kept + 3);
  expect(await renderedPages()).toBe(before.rendered);
});
