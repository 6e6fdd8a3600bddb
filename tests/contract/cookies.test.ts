// Cookies on https, where neighbouring hosts and unprotected pages must not reach them, and ids that are renewed.
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { forgetLimits, goodPassword, makeAccount } from './access-visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0', PUBLIC_ORIGIN: 'https://shop.example' });
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** A browser that came by https: the proxy before the shop speaks plain HTTP and names the public host. */
class Browser {
  readonly jar = new Map<string, string>();
  set: string[] = [];

  ask(path: string, body: object | null = null, headers: Record<string, string> = {}) {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = {
      host: 'shop.example',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    };
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
    return new Promise<{ status: number; json: any }>((resolve, reject) => {
      const options = { port: shop.settings.port, path, method: body ? 'POST' : 'GET', headers: sent };
      request(options, async (answer) => {
        this.set = answer.headers['set-cookie'] ?? [];
        for (const one of this.set) {
          const [name, value] = (one.split(';')[0] as string).split('=', 2) as [string, string];
          if (/max-age=0/i.test(one)) this.jar.delete(name);
          else this.jar.set(name, value);
        }
        resolve({ status: answer.statusCode as number, json: JSON.parse(await text(answer)) });
      })
        .on('error', reject)
        .end(body ? JSON.stringify(body) : undefined);
    });
  }

  async write(path: string, body: object, token?: string) {
    const own = token ?? ((await this.ask('/api/security-token')).json.token as string);
    return this.ask(path, body, { 'x-security-token': own });
  }

  logIn = (email: string) => this.write('/api/account/log-in', { email, password: goodPassword });
  me = async () => (await this.ask('/api/account/me')).json.account;
}

const visitorName = '__Host-waymark_visitor';
const sessionName = '__Host-waymark.session_token';

test('on https every cookie that proves something has a __Host- name', async () => {
  await makeAccount(shop, { email: 'host@example.org' });
  const browser = new Browser();
  await browser.ask('/api/security-token');
  const cookies = [...browser.set];
  expect((await browser.logIn('host@example.org')).status).toBe(200);
  cookies.push(...browser.set);
  expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set([visitorName, sessionName, '__Host-waymark_device']),
  );
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/(;|$)/i);
    expect(cookie).toMatch(/; Secure(;|$)/i);
    expect(cookie).toMatch(/; HttpOnly(;|$)/i);
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/i);
    expect(cookie).not.toMatch(/; Domain=/i);
  }
  expect(await browser.me()).toMatchObject({ email: 'host@example.org' });
});

test('the visitor’s id is renewed at log-in and log-out, and tokens of the old one are invalid', async () => {
  await makeAccount(shop, { email: 'renewed@example.org' });
  const browser = new Browser();
  const before = (await browser.ask('/api/security-token')).json.token as string;
  const ids = [browser.jar.get(visitorName)];
  await browser.logIn('renewed@example.org');
  ids.push(browser.jar.get(visitorName));
  expect((await browser.write('/api/utils/jserror', { message: 'x' }, before)).status).toBe(403);
  const during = (await browser.ask('/api/security-token')).json.token as string;
  expect((await browser.write('/api/utils/jserror', { message: 'x' }, during)).status).toBe(200);
  await browser.write('/api/account/log-out', {}, during);
  ids.push(browser.jar.get(visitorName));
  expect((await browser.write('/api/utils/jserror', { message: 'x' }, during)).status).toBe(403);
  expect(new Set(ids.map((id) => id?.split('.')[0])).size).toBe(3);
});

test('the token is masked differently in each response, and each of them is valid', async () => {
  const browser = new Browser();
  const tokens = [];
  for (let time = 0; time < 5; time += 1) tokens.push((await browser.ask('/api/security-token')).json.token as string);
  expect(new Set(tokens).size).toBe(5);
  // No part of it stays the same either, or packing could find it.
  for (const other of tokens.slice(1)) expect(other.slice(43, 60)).not.toBe(tokens[0]?.slice(43, 60));
  for (const token of tokens)
    expect((await browser.write('/api/utils/jserror', { message: 'x' }, token)).status).toBe(200);
  for (const wrong of ['', 'A', tokens[0]?.slice(1) as string, 'A'.repeat(86)])
    expect((await browser.write('/api/utils/jserror', { message: 'x' }, wrong)).status).toBe(403);
});

test('a visitor id in a cookie that a neighbouring host could set counts for nothing', async () => {
  const id = 'a'.repeat(22);
  const victim = new Browser();
  victim.jar.set('waymark_visitor', id);
  await victim.ask('/api/security-token');
  expect(victim.jar.get(visitorName)).toMatch(/^[\w-]{22}$/);
  expect(victim.jar.get(visitorName)).not.toBe(id);
});

test('a session cookie set by a neighbouring host is ignored', async () => {
  await makeAccount(shop, { email: 'carried@example.org' });
  const browser = new Browser();
  await browser.logIn('carried@example.org');
  const session = browser.jar.get(sessionName) as string;
  browser.jar.delete(sessionName);
  browser.jar.set('__Secure-waymark.session_token', session);
  expect(await browser.me()).toBeNull();
});
