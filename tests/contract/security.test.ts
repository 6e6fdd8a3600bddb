import { request as rawRequest } from 'node:http';
import { connect as openSocket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashSource } from '#server/http/security-headers.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { type Told, Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;

beforeAll(async () => {
  shop = await startShop({ METRICS_TOKEN: 'a-token-for-the-collector' });
  visitor = new Visitor(shop.origin);
});
afterAll(() => shop.stop());

const countReports = async () => (await shop.pool.query('select count(*) as n from report')).rows[0].n as number;
const jserror = '/api/utils/jserror';

describe('a write from outside our pages', () => {
  test('is refused without a token from any browser, or with a session, and nothing is stored', async () => {
    const before = await countReports();
    const withoutToken = (headers: Record<string, string>) =>
      visitor.ask(jserror, { method: 'POST', body: new URLSearchParams({ message: 'x' }), headers });
    const cases = [
      { origin: shop.origin },
      { 'sec-fetch-site': 'same-origin' },
      { referer: `${shop.origin}/help` },
      { cookie: 'waymark.session_token=any' },
      { cookie: '__Host-waymark.session_token=any' },
    ];
    for (const headers of cases) {
      const answer = await withoutToken(headers as Record<string, string>);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(answer.json).toMatchObject({ status: 'error', problems: [] });
    }
    expect(await countReports()).toBe(before);
  });

  test('API-02 needs no token from a program without a session', async () => {
    const before = await countReports();
    const answer = await visitor.ask(jserror, { method: 'POST', body: new URLSearchParams({ message: 'program' }) });
    expect(answer.status).toBe(200);
    expect(Number(await countReports())).toBe(Number(before) + 1);
  });

  test('is refused with another visitor’s token', async () => {
    const other = await new Visitor(shop.origin).token();
    expect((await visitor.post(jserror, { message: 'x' }, { 'x-security-token': other })).status).toBe(403);
  });

  test('is refused from a foreign origin even with the right token', async () => {
    expect((await visitor.post(jserror, { message: 'x' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await visitor.post(jserror, { message: 'x' }, { origin: 'null' })).status).toBe(403);
    expect((await visitor.post(jserror, { message: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('is refused as text/plain, which a foreign form could send without a preflight', async () => {
    const headers = { 'content-type': 'text/plain', 'x-security-token': await visitor.token() };
    expect((await visitor.ask(jserror, { method: 'POST', body: '{"message":"x"}', headers })).status).toBe(415);
  });

  test('is accepted with the token as a form field', async () => {
    const before = await countReports();
    const body = new URLSearchParams({ message: 'x', security_token: await visitor.token() });
    expect((await visitor.ask(jserror, { method: 'POST', body })).status).toBe(200);
    expect(await countReports()).toBe(before + 1);
  });

  test('is refused on pages as well as endpoints', async () => {
    expect((await visitor.ask('/', { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status).toBe(403);
  });

  test('on a page changes nothing, and the entered values are offered to be sent again', async () => {
    const stranger = new Visitor(shop.origin);
    const body = new URLSearchParams({ currency: 'USD', return_to: '/search?q="><b>', security_token: '' });
    const answer = await stranger.ask('/de/preferences', { method: 'POST', body, headers: { origin: shop.origin } });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie().join()).not.toContain('waymark_currency');
    expect(answer.text).toContain('<html lang="de"');
    expect(answer.text).toContain('<form action="/de/preferences" method="post">');
    expect(answer.text).toContain('name="currency" value="USD"');
    expect(answer.text).toContain('value="/search?q=&quot;&gt;&lt;b&gt;"');
    const token = /name="security_token" value="([^"]+)"/.exec(answer.text)?.[1] as string;
    body.set('security_token', token);
    const again = await stranger.ask('/de/preferences', { method: 'POST', body, headers: { origin: shop.origin } });
    expect(again.status).toBe(303);
    expect(again.headers.getSetCookie().join()).toContain('waymark_currency=USD');
  });

  test('on a page does not return passwords', async () => {
    const body = new URLSearchParams({ email: 'ada@example.org', password: 'correct horse battery' });
    const answer = await visitor.ask('/login', { method: 'POST', body, headers: { origin: shop.origin } });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('correct horse');
    expect(answer.text).toContain('href="/login"');
  });

  test('the send-again page shows nothing when opened directly', async () => {
    expect((await visitor.ask('/send-again')).status).toBe(302);
  });
});

describe('headers', () => {
  const policyOf = ({ headers }: Told) => headers.get('content-security-policy') as string;

  test('a shared page runs only its own scripts: its policy contains the hash of each', async () => {
    // The first was rendered, the second was kept, the third went the whole way again.
    for (const page of [
      await visitor.ask('/'),
      await visitor.ask('/'),
      await visitor.ask('/', { headers: { cookie: 'a=session' } }),
    ]) {
      const scripts = [...page.text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
        ([, attributes]) => !attributes?.includes('ld+json'),
      );
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, attributes, text] of scripts)
        if (!attributes?.includes(' src=')) expect(policyOf(page)).toContain(hashSource(text as string));
      expect(policyOf(page)).not.toContain('nonce-');
      expect(page.text).not.toContain(' nonce=');
      expect(policyOf(page)).toContain("frame-ancestors 'none'");
      expect(policyOf(page)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    }
  });

  test('a personal page runs only its own scripts: each response has a fresh nonce', async () => {
    const [first, second] = [await visitor.ask('/login'), await visitor.ask('/login')];
    const nonce = (policy: string | null) => /script-src [^;]*'nonce-([^']+)'/.exec(policy ?? '')?.[1] as string;
    const own = nonce(first.headers.get('content-security-policy'));
    expect(own).not.toBe(nonce(second.headers.get('content-security-policy')));
    // The first was rendered, the second was kept.
    for (const { text, headers } of [first, second]) {
      const scripts = [...text.matchAll(/<script([^>]*)>/g)].map((match) => match[1] as string);
      expect(scripts.length).toBeGreaterThan(0);
      const right = nonce(headers.get('content-security-policy'));
      for (const script of scripts) expect(script).toContain(`nonce="${right}"`);
    }
    expect(first.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(first.headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  test('a shared page, compressed or plain, is the same for all visitors and sets no cookie', async () => {
    const texts = new Set<string>();
    for (const [encoding, packing] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
      ['gzip, deflate, br, zstd', 'br'],
    ] as const) {
      for (const one of [visitor, new Visitor(shop.origin)]) {
        const page = await one.ask('/', { headers: { 'accept-encoding': encoding } });
        expect(page.headers.get('content-encoding')).toBe(packing);
        expect(page.headers.get('vary')).toBe('Accept-Encoding');
        expect(page.headers.getSetCookie()).toEqual([]);
        expect(page.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
        texts.add(page.text);
      }
    }
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('<meta name="csrf-token" content=""/>');
  });

  test('a personal page contains the visitor’s token and the request id', async () => {
    const page = await visitor.ask('/login');
    const token = /<meta name="csrf-token" content="([^"]+)"\/>/.exec(page.text)?.[1] as string;
    expect((await visitor.post(jserror, { message: 'x' }, { 'x-security-token': token })).status).toBe(200);
    expect(page.text).toContain(page.headers.get('x-request-id'));
  });

  test.each(['/', '/api/countries', '/healthz', '/nowhere', '/api/nowhere', '/favicon.svg'])(
    '%s carries the security headers and a request id',
    async (path) => {
      const { headers } = await visitor.ask(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('the visitor cookie cannot be read by scripts and is not sent to other sites', async () => {
    const { headers } = await new Visitor(shop.origin).ask('/api/security-token');
    expect(headers.getSetCookie().join()).toMatch(
      /waymark_visitor=[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
    );
  });
});

test('a foreign host name is refused, so that no link can be built from it', async () => {
  const status = await new Promise((resolve) => {
    rawRequest(`${shop.origin}/`, { headers: { host: 'evil.example' } }, (response) =>
      resolve(response.resume().statusCode),
    ).end();
  });
  expect(status).toBe(421);
  const page = await visitor.ask('/', { headers: { 'x-forwarded-host': 'evil.example' } });
  expect(page.text).not.toContain('evil.example');
});

test('health and readiness are public, metrics require the token', async () => {
  expect((await visitor.ask('/healthz')).text).toBe('ok');
  expect((await visitor.ask('/readyz')).text).toBe('ready');
  expect((await visitor.ask('/metrics')).status).toBe(404);
  expect((await visitor.ask('/metrics', { headers: { authorization: 'Bearer wrong' } })).status).toBe(404);
  const metrics = await visitor.ask('/metrics', { headers: { authorization: 'Bearer a-token-for-the-collector' } });
  expect(metrics.text).toContain('waymark_request_seconds_count');
});

describe('limits', () => {
  test('API-04 a report may be 16 kB, and a larger one is refused before it is read', async () => {
    expect((await visitor.post(jserror, { message: 'x', stack: 'y'.repeat(7000) })).status).toBe(200);
    expect((await visitor.post(jserror, { message: 'x', stack: 'y'.repeat(20_000) })).status).toBe(413);
  });

  test('a form posted to a page has the general body limit', async () => {
    const body = new URLSearchParams({ security_token: await visitor.token(), text: 'x'.repeat(200_000) });
    expect((await visitor.ask('/login', { method: 'POST', body })).status).toBe(413);
  });

  test('a form posted to a page has a limit on its fields', async () => {
    const { status } = await visitor.ask('/login', { method: 'POST', body: new URLSearchParams('a&'.repeat(2001)) });
    expect(status).toBe(400);
  });

  test('a body without a length is cut off at the limit', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(4096))),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-security-token': await visitor.token() };
    const answer = await visitor
      .ask(jserror, { method: 'POST', body: endless, headers, duplex: 'half' } as RequestInit)
      .catch(() => ({ status: 413 }));
    expect(answer.status).toBe(413);
  });

  test('too many requests get a retry time, in every process that shares the database', async () => {
    const second = await startShop({ DATABASE_URL: shop.databaseUrl });
    try {
      const other = new Visitor(second.origin);
      const statuses: number[] = [];
      let retryAfter: string | null = null;
      const started = performance.now();
      for (let index = 0; index < 40; index += 1) {
        const { status, headers } = await (index % 2 ? visitor : other).post(jserror, { message: 'again' });
        statuses.push(status);
        retryAfter ??= headers.get('retry-after');
      }
      expect(statuses).toContain(429);
      // One more is let through for every two seconds that this takes.
      const most = 30 + Math.floor((performance.now() - started) / 2000);
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(most);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    } finally {
      await second.stop();
    }
  });

  test('a client that sends its headers byte by byte is cut off, while others are served', async () => {
    const { hostname, port } = new URL(shop.origin);
    const slow = openSocket(Number(port), hostname);
    slow.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const closed = new Promise((resolve) => {
      slow
        .on('data', () => {})
        .on('close', () => resolve('closed'))
        .on('error', () => resolve('closed'));
    });
    expect((await visitor.ask('/healthz')).status).toBe(200);
    expect(await closed).toBe('closed');
  });
});
