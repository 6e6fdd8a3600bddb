// What strangers can use up, over however many networks, and what the owner of an account has for themselves.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, goodPassword, mailedToken, mailsTo, makeAccount, me, visit } from './access-visitor.ts';

let shop: TestShop;
let tour: number;
beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '60', IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  await shop.ensureDemo();
  ({ id: tour } = await shop.database.selectFrom('tour').select('id').orderBy('id').executeTakeFirstOrThrow());
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const network = (host: number) => ({ 'x-forwarded-for': `198.51.${Math.floor(host / 250)}.${1 + (host % 250)}` });
const home = { 'x-forwarded-for': '192.0.2.7' };
const logInFrom = (visitor: Visitor, email: string, headers: Record<string, string>, password = goodPassword) =>
  visitor.postJson('/api/account/log-in', { email, password }, headers);

/** Guesses from so many networks; the statuses in order. */
async function guess(email: string, networks: number): Promise<number[]> {
  const stranger = visit(shop);
  await stranger.token();
  const statuses: number[] = [];
  for (let host = 0; host < networks; host += 1)
    statuses.push((await logInFrom(stranger, email, network(host), 'not the one')).status);
  return statuses;
}

test('guessing from many networks is stopped after fifty attempts, except for the owner’s browser and network', async () => {
  const email = 'guessed@example.org';
  await makeAccount(shop, { email });
  const [phone, laptop] = [visit(shop), visit(shop)];
  await logInFrom(phone, email, network(900));
  await logInFrom(laptop, email, home);
  await phone.postJson('/api/account/log-out', {}, network(900));
  // Their own first log-ins were those of strangers, too.
  await forgetLimits(shop);
  const statuses = await guess(email, 56);
  expect(statuses.slice(0, 49)).not.toContain(429);
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  // The right password from a place that nobody knows is told no more than a wrong one.
  const stranger = await logInFrom(visit(shop), email, network(700));
  expect(stranger.status).toBe(429);
  expect(Number(stranger.headers.get('retry-after'))).toBeLessThanOrEqual(120);
  // The phone is on another network and logged out, but it has logged in before.
  expect((await logInFrom(phone, email, network(701))).status).toBe(200);
  // A new browser on the network where the laptop is logged in.
  expect((await logInFrom(visit(shop), email, home)).status).toBe(200);
});

test('an address without an account is refused after the same number of attempts', async () => {
  const email = 'counted@example.org';
  await makeAccount(shop, { email });
  expect(await guess(email, 53)).toEqual(await guess('nobody@example.org', 53));
});

test('the device cookie of one account does not apply to another, and does not allow faster guessing', async () => {
  const [mine, other] = ['mine@example.org', 'other@example.org'];
  await makeAccount(shop, { email: mine });
  await makeAccount(shop, { email: other });
  const browser = visit(shop);
  await logInFrom(browser, mine, network(800));
  await guess(other, 52);
  expect((await logInFrom(browser, other, network(801))).status).toBe(429);
  const statuses: number[] = [];
  for (let host = 0; host < 14; host += 1)
    statuses.push((await logInFrom(browser, mine, network(810 + host), 'not the one')).status);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
});

test('the owner can reset the password from anywhere while strangers guess', async () => {
  const email = 'abroad@example.org';
  await makeAccount(shop, { email });
  await guess(email, 52);
  const owner = visit(shop);
  expect((await logInFrom(owner, email, network(600))).status).toBe(429);
  await owner.postJson('/api/account/request-reset', { email }, network(600));
  const password = 'a quite new password';
  const token = await mailedToken(shop, email);
  expect((await owner.postJson('/api/account/reset', { token, password }, network(600))).status).toBe(200);
  expect((await logInFrom(owner, email, network(600), password)).status).toBe(200);
  expect(await me(owner)).toMatchObject({ email });
});

test('a stranger cannot use up the password mails of an address', async () => {
  const email = 'wanted@example.org';
  await makeAccount(shop, { email });
  const owner = visit(shop);
  await logInFrom(owner, email, home);
  await owner.postJson('/api/account/log-out', {}, home);
  const stranger = visit(shop);
  const ask = (visitor: Visitor, headers: Record<string, string>) =>
    visitor.postJson('/api/account/request-reset', { email }, headers);
  // Signing up with the address tells its owner so, and takes nothing from the mails with links.
  for (let host = 0; host < 12; host += 1)
    await stranger.postJson('/api/account/sign-up', { name: 'Eve', email, password: goodPassword }, network(host));
  const fromOne = [];
  for (let time = 0; time < 5; time += 1) fromOne.push((await ask(stranger, network(20))).status);
  expect(fromOne).toEqual([200, 200, 200, 429, 429]);
  for (let host = 30; host < 45; host += 1) expect((await ask(stranger, network(host))).status).toBe(200);
  const mails = async () => (await mailsTo(shop, email)).filter(({ kind }) => kind === 'reset-password');
  expect(await mails()).toHaveLength(10);
  // The newest link works, whoever asked for it, and the owner's own browser still gets one of its own.
  expect((await stranger.ask(`/api/account/link?token=${await mailedToken(shop, email)}`)).json.purpose).toBe('reset');
  expect((await ask(owner, network(50))).status).toBe(200);
  expect(await mails()).toHaveLength(11);
});

for (const [what, path, form] of [
  ['SHARE-01 tours sent', '/api/tours/share', (to: string) => ({ tab: 'send_yourself', id: tour, email: to })],
  ['NAV-15 brochures', '/api/brochures/ask', (to: string) => ({ tour, email: to })],
] as const) {
  test(`${what} to an address: one network reaches its own limit first, and the owner has a separate one`, async () => {
    const email = `${path.split('/')[2]}@example.org`;
    await makeAccount(shop, { email });
    const send = async (visitor: Visitor, headers: Record<string, string>) =>
      (await visitor.postJson(path, form(email), headers)).status;
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await send(visit(shop), network(1)));
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    // Somebody else, somewhere else, is not kept from it.
    expect(await send(visit(shop), home)).toBe(200);
    for (let host = 2; host < 12; host += 1) await send(visit(shop), network(host));
    expect(await send(visit(shop), network(99))).toBe(429);
    expect(await mailsTo(shop, email)).toHaveLength(10);
    const owner = visit(shop);
    await logInFrom(owner, email, home);
    const own = [];
    for (let time = 0; time < 6; time += 1) own.push(await send(owner, home));
    expect(own).toEqual([200, 200, 200, 200, 200, 429]);
  });
}
