import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { forgetLimits, mailsTo, visit } from './access-visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '60', IN_PROCESS_JOBS: '0' });
  await shop.ensureDemo();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const rowOf = (email: string) =>
  shop.database.selectFrom('consent').selectAll().where('email', '=', email).executeTakeFirst();
const queryOf = (url: string, name: string) => new URL(url).searchParams.get(name) as string;

/** Asks for letters and returns the two links of the mail. */
async function asked(email: string) {
  const answer = await visit(shop).postJson('/api/consent/ask', { email, form: 'band' });
  expect(answer.status).toBe(200);
  const mail = (await mailsTo(shop, email)).at(-1);
  expect(mail?.kind).toBe('confirm-letters');
  return { url: mail?.props.url as string, withdrawUrl: mail?.props.withdrawUrl as string };
}

test('NAV-15 a typed address is not a consent; wording, form and time are stored, but no network address', async () => {
  await asked('quiet@example.org');
  const row = await rowOf('quiet@example.org');
  expect(row).toMatchObject({ form: 'band', text_version: '2026-11', language: 'en', confirmed_at: null });
  expect(row?.address_hash).not.toContain('127.0.0.1');
  expect(row?.asked_at).toBeInstanceOf(Date);
});

test('NAV-15 a mail scanner that opens the link confirms nothing; the button does, once', async () => {
  const { url } = await asked('twice@example.org');
  const scanner = visit(shop);
  for (let time = 0; time < 3; time += 1)
    expect((await scanner.ask(new URL(url).pathname + new URL(url).search)).status).toBe(200);
  expect((await rowOf('twice@example.org'))?.confirmed_at).toBeNull();
  const token = queryOf(url, 'token');
  const reader = visit(shop);
  await reader.token();
  const clicks = await Promise.all([1, 2, 3].map(() => reader.postJson('/api/consent/confirm', { token })));
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await rowOf('twice@example.org'))?.confirmed_at).toBeInstanceOf(Date);
  expect((await mailsTo(shop, 'twice@example.org')).map(({ kind }) => kind)).toEqual([
    'confirm-letters',
    'letters-begin',
  ]);
});

test('NAV-15 the page confirms by its form without scripts, in German too', async () => {
  const { url } = await asked('seite@example.org');
  const path = `/de${new URL(url).pathname}${new URL(url).search}`;
  const reader = visit(shop);
  const page = await reader.ask(path);
  expect(page.text).toContain('seite@example.org');
  const sent = await reader.post(path, { intent: 'confirm', security_token: await reader.token() });
  expect(sent.status).toBe(302);
  expect(sent.headers.get('location')).toContain('done=confirmed');
  expect((await rowOf('seite@example.org'))?.confirmed_at).toBeInstanceOf(Date);
});

test('NAV-15 every newsletter can withdraw the consent by a button, not by opening the link', async () => {
  const { url } = await asked('leaving@example.org');
  const reader = visit(shop);
  await reader.postJson('/api/consent/confirm', { token: queryOf(url, 'token') });
  const letter = (await mailsTo(shop, 'leaving@example.org')).at(-1);
  const withdraw = queryOf(letter?.props.withdrawUrl, 'withdraw');
  await reader.ask(`/confirm-mail?withdraw=${withdraw}`);
  expect((await rowOf('leaving@example.org'))?.withdrawn_at).toBeNull();
  for (let time = 0; time < 2; time += 1)
    expect((await reader.postJson('/api/consent/withdraw', { token: withdraw })).status).toBe(200);
  expect((await rowOf('leaving@example.org'))?.withdrawn_at).toBeInstanceOf(Date);
});

test('NAV-15 someone who did not subscribe can delete their address, which invalidates the first link', async () => {
  const { url, withdrawUrl } = await asked('other@example.org');
  const reader = visit(shop);
  await reader.postJson('/api/consent/withdraw', { token: queryOf(withdrawUrl, 'withdraw') });
  expect((await reader.postJson('/api/consent/confirm', { token: queryOf(url, 'token') })).status).toBe(410);
});

test('NAV-15 the answer is the same for every address, and no mailbox is flooded', async () => {
  const told = [];
  for (let time = 0; time < 6; time += 1)
    told.push((await visit(shop).postJson('/api/consent/ask', { email: 'flood@example.org', form: 'popup' })).text);
  expect(new Set(told).size).toBe(1);
  expect((await mailsTo(shop, 'flood@example.org')).length).toBeLessThanOrEqual(3);
});

test('NAV-15 invalid input is refused and stores nothing', async () => {
  const visitor = visit(shop);
  for (const email of ['', 'x', 'a@b', 'a@example.org\r\nBcc: b@example.org', 'a b@example.org'])
    expect((await visitor.postJson('/api/consent/ask', { email, form: 'band' })).status, email).toBe(422);
  expect((await visitor.postJson('/api/consent/ask', { email: 'a@example.org', form: 'brochure' })).status).toBe(422);
  for (const token of ['', 'x', '../..', 'a.b']) {
    expect((await visitor.postJson('/api/consent/confirm', { token })).status).toBe(410);
    expect((await visitor.postJson('/api/consent/withdraw', { token })).status).toBe(410);
  }
});
