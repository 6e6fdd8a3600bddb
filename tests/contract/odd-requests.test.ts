// Requests as no browser sends them, spoken on the socket itself where no client would.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';

type Line = { readonly level: string; readonly msg: string };

let shop: TestShop;
const lines: Line[] = [];
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
  shop = await startShop({ IN_PROCESS_JOBS: '0', LOG_LEVEL: 'info' }, { log });
});
afterAll(() => shop?.stop());
beforeEach(() => {
  lines.length = 0;
});

const troubles = () => lines.filter(({ level }) => level !== 'info');

/** Sends a request as it is written, and returns everything that comes back. */
async function speak(request: string): Promise<string> {
  const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

const odd = ['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'FOO', 'QUERY'];
const places: [string, string][] = [
  ['/', 'GET, HEAD, POST'],
  ['/de/search?q=a', 'GET, HEAD, POST'],
  ['/nowhere', 'GET, HEAD, POST'],
  ['/api/countries', 'GET, HEAD'],
  ['/de/api/utils/jserror', 'POST'],
];

describe.each(odd)('the method %s', (method) => {
  test.each(places)('on %s is a 405 that lists the allowed ones and reflects nothing', async (path, allow) => {
    const { host } = new URL(shop.origin);
    const target = method === 'CONNECT' ? 'shop.example:443' : path;
    const answer = await speak(
      `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nX-Secret: heron\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    // Before a target is read nobody knows what it would allow.
    const known = !['CONNECT', 'FOO', 'TRACK'].includes(method);
    expect(/^allow: (.+)\r$/im.exec(answer)?.[1]).toBe(known ? allow : 'GET, HEAD, POST');
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^x-frame-options: DENY\r$/im);
    expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im);
    expect(answer).not.toContain('heron');
    expect(troubles()).toEqual([]);
  });
});

test('a 405 is in the language of the address, like every refusal', async () => {
  const { host } = new URL(shop.origin);
  const [english, german] = await Promise.all(
    ['', '/de'].map(async (prefix) => {
      const answer = await speak(
        `TRACE ${prefix}/api/countries HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    }),
  );
  expect(english).toMatchObject({ status: 'error', problems: [], message: expect.stringContaining('doesn’t accept') });
  expect(german.message).not.toBe(english.message);
});

test('API-02 an endpoint requested with the wrong method names the right one', async () => {
  const visitor = new Visitor(shop.origin);
  const answer = await visitor.ask('/api/utils/jserror');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  const posted = await visitor.post('/api/countries');
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('the address /api is neither page nor endpoint, in any language', async () => {
  for (const path of ['/api', '/api/', '/de/api']) {
    const { status, json } = await new Visitor(shop.origin).ask(path);
    expect([path, status, json?.status]).toEqual([path, 404, 'error']);
  }
});

test('a chunked body that is too large is a 413 that closes the connection', async () => {
  const { host, port } = new URL(shop.origin);
  const socket = connect(Number(port), '127.0.0.1');
  const answer = text(socket);
  socket.write(`POST /api/account/log-in HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`);
  socket.write(`Transfer-Encoding: chunked\r\n\r\n30000\r\n${'x'.repeat(0x30000)}\r\n0\r\n\r\n`);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 .*^connection: close\r$/ims);
});

test('B2B-05 the code of a payment link or brochure is never logged, in any spelling of its address', async () => {
  const visitor = new Visitor(shop.origin);
  const code = '0B1f6f0e-8f3c-4f0e-9a35-2d2a6f6b7c11';
  const spellings = [
    `/pay/${code}`,
    `/PAY/${code}`,
    `/pay//${code}`,
    `//pay/${code}`,
    `/%70ay/${code}`,
    `/%2570ay/${code}`,
    `/pay%2F${code}`,
    `/pay%5c${code}`,
    `/de/Pay/${code}.data`,
    `/de/de/pay/${code}/more`,
    `/pay/${code.replace('0B', '%30B')}`,
    `/BROCHURES/${code}`,
    `/brochures//${code}.pdf`,
    `/api/brochures/${code}`,
    `/api/book-now/shared/${code}`,
    `/de/api/book-now/%73hared/${code}`,
    `/api//book-now/shared/${code}`,
  ];
  const { port, host } = new URL(shop.origin);
  for (const path of spellings) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    await text(socket);
  }
  await visitor.ask(`/holds/${code.toLowerCase()}/pay`);
  await visitor.postJson('/api/brochures/ask', {});
  const logged = lines.map((line) => (line as Line & { path?: string }).path);
  expect(logged).toHaveLength(spellings.length + 3);
  expect(logged.slice(0, spellings.length).filter((path) => path?.toLowerCase().includes('8f3c'))).toEqual([]);
  expect(logged.slice(spellings.length)).toEqual([
    `/holds/${code.toLowerCase()}/pay`,
    '/api/security-token',
    '/api/brochures/ask',
  ]);
});

test('digits in a path that could be a card number are not logged', async () => {
  const visitor = new Visitor(shop.origin);
  for (const path of [
    '/t/4111111111111111',
    '/search/4111%201111%201111%201111',
    '/api/office/mailbox/4111-1111-1111-1111',
  ])
    await visitor.ask(path);
  expect(lines).toHaveLength(3);
  expect(lines.map((line) => JSON.stringify(line)).filter((line) => /4111|1111/.test(line))).toEqual([]);
});

test('an unparseable HTTP request is a plain 400', async () => {
  expect(await speak('GET / HTTP/9\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await speak(`GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

test('a missing page is a 404, also with a line separator in its address', async () => {
  const visitor = new Visitor(shop.origin);
  for (const path of ['/%E2%80%A8', '/de/%E2%80%A9', '/t/a%E2%80%A8b', '/a%0Ab', '/%E2%80%A8.data', '/nowhere']) {
    const { status, text: page } = await visitor.ask(path);
    expect([path, status]).toEqual([path, 404]);
    if (!path.endsWith('.data')) expect(page).toContain('<html lang=');
  }
  const posted = await visitor.ask('/about', {
    method: 'POST',
    body: new URLSearchParams({ security_token: await visitor.token() }),
    headers: { origin: shop.origin },
  });
  expect(posted.status).toBe(405);
  expect(troubles()).toEqual([]);
});

test('the last-resort error page, when even the session cannot be read, allows no script and has the usual headers', async () => {
  const broken = await startShop({ IN_PROCESS_JOBS: '0' });
  try {
    await makeAccount(broken, { email: 'unlucky@example.org' });
    const visitor = new Visitor(broken.origin);
    await logIn(visitor, 'unlucky@example.org');
    await broken.pool.query('alter table user_session rename to gone');
    const page = await visitor.ask('/about');
    expect(page.status).toBe(500);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.text).toContain(page.headers.get('x-request-id'));
    const call = await visitor.ask('/api/account/me');
    expect([call.status, call.headers.get('x-content-type-options')]).toEqual([500, 'nosniff']);
  } finally {
    await broken.stop();
  }
});

test('a proxy without TRUSTED_PROXIES logs one warning in plain words', async () => {
  const visitor = new Visitor(shop.origin);
  await visitor.ask('/api/countries');
  expect(troubles()).toEqual([]);
  for (let time = 0; time < 3; time += 1)
    await visitor.ask('/api/countries', { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(troubles()).toMatchObject([
    { level: 'warn', msg: expect.stringMatching(/TRUSTED_PROXIES is 0.*set TRUSTED_PROXIES/) },
  ]);
});

test('with TRUSTED_PROXIES there is no warning', async () => {
  const told: string[] = [];
  const log = { write: (line: string) => void told.push(line) };
  const proxied = await startShop({ IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' }, { log });
  await new Visitor(proxied.origin).ask('/api/countries', { headers: { 'x-forwarded-for': '192.0.2.1' } });
  await proxied.stop();
  expect(told).toEqual([]);
});

describe('a content security policy violation', () => {
  const path = '/api/utils/csp-report';
  const violation = (more: object = {}) => ({
    'csp-report': {
      'document-uri': `${shop.origin}/search?q=secret`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?token=1',
      'source-file': `${shop.origin}/t/a?b=c`,
      'line-number': 7,
      ...more,
    },
  });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    new Visitor(shop.origin).ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/csp-report', ...headers },
    });
  const kept = async () =>
    (await shop.pool.query("select message, url, details from report where kind = 'policy'")).rows;
  beforeEach(async () => {
    await forgetLimits(shop);
    await shop.pool.query('delete from report');
  });

  test('is reported to the shop by every page, and staff read it without queries', async () => {
    for (const page of ['/', '/login'])
      expect((await new Visitor(shop.origin).ask(page)).headers.get('content-security-policy')).toContain(
        `report-uri ${path}`,
      );
    expect((await send(violation())).status).toBe(204);
    expect(await kept()).toEqual([
      {
        message: 'script-src-elem: https://evil.example/x.js',
        url: `${shop.origin}/search`,
        details: { source: `${shop.origin}/t/a`, line: 7 },
      },
    ]);
    await makeAccount(shop, { email: 'desk@example.org', role: 'staff' });
    const staff = new Visitor(shop.origin);
    await logIn(staff, 'desk@example.org');
    expect((await staff.ask('/api/office/reports?kind=policy')).json.reports).toHaveLength(1);
    expect((await staff.ask('/office/reports?kind=policy')).text).toContain('https://evil.example/x.js');
  });

  test('caused by a browser extension is ignored', async () => {
    expect((await send(violation({ 'blocked-uri': 'chrome-extension' }))).status).toBe(204);
    expect((await send(violation({ 'source-file': 'moz-extension://a/b.js' }))).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test('is refused from other sites, in other formats, too large and too often', async () => {
    expect((await send(violation(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(violation(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(violation(), { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send('{"csp-report":{"blocked-uri":"\\ud800"}}')).status).toBe(422);
    expect((await send('{}')).status).toBe(422);
    expect((await send('[')).status).toBe(400);
    expect((await send(violation({ 'blocked-uri': 'x'.repeat(20_000) }))).status).toBe(413);
    const started = performance.now();
    expect((await send(violation({ 'blocked-uri': 'x'.repeat(10_000) }))).status).toBe(204);
    expect((await kept())[0].message.length).toBeLessThan(400);
    const statuses = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await send(violation())).status);
    expect(statuses).toContain(429);
    // One more is let through for every six seconds that this takes.
    const { length } = await kept();
    expect(length).toBeGreaterThanOrEqual(10);
    expect(length).toBeLessThanOrEqual(10 + Math.floor((performance.now() - started) / 6000));
  });
});

describe('a shop with PUBLIC_ORIGIN', () => {
  let settled: TestShop;
  let port: number;
  beforeAll(async () => {
    settled = await startShop({
      IN_PROCESS_JOBS: '0',
      PUBLIC_ORIGIN: 'https://shop.example',
      ALLOWED_HOSTS: 'www.shop.example',
      METRICS_TOKEN: 'a-token-for-the-collector',
    });
    ({ port } = settled.settings);
  });
  afterAll(() => settled?.stop());

  const askAs = (host: string, path: string, headers: Record<string, string> = {}, body: string | null = null) =>
    new Promise<{ status: number; cookies: string[]; text: string }>((resolve, reject) => {
      const sent = { host, ...(body === null ? {} : { 'content-type': 'application/json' }), ...headers };
      const asking = request({ port, path, method: body === null ? 'GET' : 'POST', headers: sent }, async (answer) =>
        resolve({
          status: answer.statusCode as number,
          cookies: answer.headers['set-cookie'] ?? [],
          text: await text(answer),
        }),
      );
      asking.on('error', reject).end(body ?? undefined);
    });

  test('answers to its own host names only, except for health checks', async () => {
    for (const host of ['shop.example', 'www.shop.example', 'SHOP.example'])
      expect([host, (await askAs(host, '/api/countries')).status]).toEqual([host, 200]);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, '10.0.0.7', 'evil.example', 'shop.example:81']) {
      for (const path of ['/', '/api/countries'])
        expect([host, path, (await askAs(host, path)).status]).toEqual([host, path, 421]);
      for (const path of ['/healthz', '/readyz'])
        expect([host, path, (await askAs(host, path)).status]).toEqual([host, path, 200]);
      expect((await askAs(host, '/metrics')).status).toBe(404);
      expect((await askAs(host, '/metrics', { authorization: 'Bearer a-token-for-the-collector' })).status).toBe(200);
    }
  });

  test('accepts writes from its exact origin only: scheme, name and port', async () => {
    const { cookies, text: told } = await askAs('shop.example', '/api/security-token');
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const write = async (origin: string) =>
      (
        await askAs(
          'shop.example',
          '/api/utils/jserror',
          { cookie, origin, 'x-security-token': JSON.parse(told).token },
          '{"message":"x"}',
        )
      ).status;
    for (const own of ['https://shop.example', 'https://www.shop.example'])
      expect([own, await write(own)]).toEqual([own, 200]);
    for (const foreign of [
      'http://shop.example',
      'ftp://shop.example',
      'https://shop.example:8443',
      `http://localhost:${port}`,
      `https://localhost:${port}`,
      `http://127.0.0.1:${port}`,
      'https://a.shop.example',
      'https://shop.example.evil.example',
      'null',
      '',
    ])
      expect([foreign, await write(foreign)]).toEqual([foreign, 403]);
  });
});
