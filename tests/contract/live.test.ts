import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { livePath } from '#contract/live.ts';
import { startTalkShop, type TalkShop } from '#tests/support/conversing.ts';
import { LivePage } from '#tests/support/live-page.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { logIn, visit } from './access-visitor.ts';

const patiently = { timeout: 60_000 };
let shop: TalkShop;
let own: Visitor;
let other: Visitor;

async function enter(email: string): Promise<Visitor> {
  const visitor = visit(shop);
  expect((await logIn(visitor, email)).status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  shop = await startTalkShop();
  own = await enter('own@talk.example');
  other = await enter('other@talk.example');
});
afterAll(() => shop?.stop());

const write = (visitor: Visitor, id: number, message: Record<string, unknown>) =>
  visitor.postJson(`/api/conversations/${id}/messages`, message);

/** The version that a call answers: what every page should have heard of. */
const versionNow = async (id: number, code: string) =>
  (await visit(shop).ask(`/api/conversations/${id}/version?code=${code}`)).json.version as string;
const hears = async (page: LivePage, id: number, code: string) => {
  const now = await versionNow(id, code);
  await vi.waitFor(() => expect(page.version()).toBe(now), patiently);
};

test('ASK-17 messages, read marks and typing reach both sides immediately, and a reconnecting side gets the current state', async () => {
  const { id, code } = await shop.asked();
  const traveller = await LivePage.open(shop.origin);
  traveller.follow(id, code);
  const operator = await LivePage.open(shop.origin, own);
  operator.follow(id);
  await hears(traveller, id, code);
  for (const body of ['Yes.', 'At nine.', 'And at noon.']) await write(own, id, { body });
  await Promise.all([hears(traveller, id, code), hears(operator, id, code)]);
  traveller.socket.terminate();
  await write(own, id, { body: 'Or by bus.' });
  const again = await LivePage.open(shop.origin);
  again.follow(id, code);
  await hears(again, id, code);
  await visit(shop).postJson(`/api/conversations/${id}/read`, { code, position: 5 });
  await Promise.all([hears(again, id, code), hears(operator, id, code)]);
  again.say({ type: 'typing', conversationId: id });
  await vi.waitFor(
    () => expect(operator.heard).toContainEqual({ type: 'typing', conversationId: id, side: 'traveller' }),
    patiently,
  );
  expect(again.heard.some(({ type }) => type === 'typing')).toBe(false);
  // Whoever left hears nothing more.
  again.say({ type: 'leave', conversationId: id });
  const before = again.version();
  await write(own, id, { body: 'Have a good journey.' });
  await hears(operator, id, code);
  const second = await shop.asked();
  again.follow(second.id, second.code);
  await vi.waitFor(() => expect(again.heard.at(-1)).toMatchObject({ conversationId: second.id }), patiently);
  expect(again.heard.findLast((news) => news.type !== 'queue' && news.conversationId === id)).toMatchObject({
    version: before,
  });
  again.socket.close();
  operator.socket.close();
});

test('when the listening connection is cut, missed messages are delivered afterwards', async () => {
  const { id, code } = await shop.asked();
  const page = await LivePage.open(shop.origin);
  page.follow(id, code);
  await hears(page, id, code);
  const listeners = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'waymark listener'`;
  await shop.pool.query(listeners);
  await write(own, id, { body: 'Did you hear that?' });
  await hears(page, id, code);
  page.socket.close();
});

test('B19 only our own pages can open a socket, and only readers of a conversation can follow it', async () => {
  const { id, code } = await shop.asked();
  const answerTo = async (headers: Record<string, string>, path = livePath): Promise<string> => {
    const { hostname, port, host } = new URL(shop.origin);
    const line = connect(Number(port), hostname);
    const asked = {
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    };
    const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`);
    line.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const [first] = await once(line, 'data');
    line.destroy();
    return String(first).split('\r\n')[0] as string;
  };
  expect(await answerTo({ origin: shop.origin })).toContain(' 101 ');
  expect(await answerTo({})).toContain(' 403 ');
  expect(await answerTo({ origin: 'https://evil.example' })).toContain(' 403 ');
  expect(await answerTo({ origin: shop.origin, 'sec-fetch-site': 'cross-site' })).toContain(' 403 ');
  expect(await answerTo({ origin: shop.origin, host: 'evil.example' })).toContain(' 421 ');
  expect(await answerTo({ origin: shop.origin }, '/')).toContain(' 200 ');
  expect(await answerTo({ origin: shop.origin, upgrade: 'h2c' }, '/')).toContain(' 200 ');

  for (const [visitor, wrong] of [
    [undefined, null],
    [undefined, `${code}x`],
    [undefined, (await shop.asked()).code],
    [other, null],
  ] as const) {
    const page = await LivePage.open(shop.origin, visitor);
    page.follow(id, wrong);
    await vi.waitFor(() => expect(page.heard).toEqual([{ type: 'refused', conversationId: id }]), patiently);
    page.say({ type: 'typing', conversationId: id });
    page.socket.close();
  }
  const page = await LivePage.open(shop.origin, own);
  page.follow(id);
  await hears(page, id, code);
  expect(page.heard.some(({ type }) => type === 'typing')).toBe(false);
  page.socket.close();
});

test('B20 malformed, large or frequent messages close the socket, and sockets per network are limited', async () => {
  const said = async (...texts: string[]) => {
    const page = await LivePage.open(shop.origin);
    const closed = page.closed();
    for (const text of texts) page.say(text);
    return closed;
  };
  expect(await said('no JSON')).toBe(1008);
  expect(await said('{"type":"follow"}')).toBe(1008);
  expect(await said(JSON.stringify({ type: 'typing', conversationId: 1, more: 'x'.repeat(5000) }))).toBe(1009);
  const leave = JSON.stringify({ type: 'leave', conversationId: 1 });
  expect(await said(...Array<string>(61).fill(leave))).toBe(1008);
  const { id, code } = await shop.asked();
  const follow = (conversationId: number) => JSON.stringify({ type: 'follow', conversationId, code });
  expect(await said(...Array.from({ length: 21 }, (_, at) => follow(id + at)))).toBe(1008);

  const opened: LivePage[] = [];
  for (;;) {
    const page = new LivePage(shop.origin);
    const outcome = await Promise.race([
      once(page.socket, 'open').then(() => 'open'),
      once(page.socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode),
    ]);
    if (outcome !== 'open') {
      expect(outcome).toBe(429);
      break;
    }
    opened.push(page);
    if (opened.length > 300) throw new Error('there is no end of sockets');
  }
  expect(opened.length).toBeGreaterThanOrEqual(190);
  for (const { socket } of opened) socket.terminate();
});
