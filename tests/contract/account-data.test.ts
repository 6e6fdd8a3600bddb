// What an account owns: told to its owner alone, and a stored card is forgotten when they say so.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount, visit } from './access-visitor.ts';

let shop: TestShop;
let [owner, stranger, agent] = [] as unknown as [Visitor, Visitor, Visitor];
let ownerId: string;

const write = (text: string, values: unknown[] = []) => shop.pool.query(text, values);

async function storeCard(accountId: string, lastFour: string, expiryYear = 2090): Promise<number> {
  const { rows } = await write(
    `insert into stored_card
       (account_id, provider, token, brand, last_four, expiry_month, expiry_year, holder_name, billing_country, consented_at)
     values ($1, 'sandbox', 'tok_' || gen_random_uuid(), 'visa', $2, 3, $3, 'Ada Test', 'GB', now()) returning id`,
    [accountId, lastFour, expiryYear],
  );
  return rows[0].id;
}

async function enter(email: string): Promise<Visitor> {
  const visitor = visit(shop);
  expect((await logIn(visitor, email)).status).toBe(200);
  return visitor;
}

const belongings = async (visitor: Visitor) => (await visitor.ask('/api/account/belongings')).json;
const remove = (visitor: Visitor, id: unknown) => visitor.postJson('/api/account/cards/remove', { id });

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
  ownerId = await makeAccount(shop, { email: 'owner@example.org' });
  await makeAccount(shop, { email: 'stranger@example.org' });
  await makeAccount(shop, {
    email: 'agent@example.org',
    role: 'agent',
    agency: { slug: 'north', name: 'North Travel' },
  });
  await write(`update agency set commission = 1250, open_holds_limit = 7`);
  [owner, stranger, agent] = [
    await enter('owner@example.org'),
    await enter('stranger@example.org'),
    await enter('agent@example.org'),
  ];
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

test('an account without belongings has empty lists', async () => {
  const nothing = {
    membership: null,
    travelCredits: { balance: 0, reserved: 0, entries: [] },
    cards: [],
    agency: null,
  };
  expect(await belongings(stranger)).toEqual(nothing);
});

test('PROMO-05 MEMB-01 only the owner can read membership and travel credits', async () => {
  await write(
    `insert into membership (account_id, since, until) values
       ($1, now() - interval '2 years', now() - interval '1 year'), ($1, now() - interval '1 day', now() + interval '1 year')`,
    [ownerId],
  );
  await write(
    `insert into travel_credit (account_id, amount, reason, at) values
       ($1, 2500, 'friend', '2026-01-05'), ($1, -1000, 'booking', '2026-02-06'), ($1, 700, 'A late bus', '2026-03-07')`,
    [ownerId],
  );
  const { membership, travelCredits } = await belongings(owner);
  expect(membership.running).toBe(true);
  expect(Date.parse(membership.until)).toBeGreaterThan(Date.now());
  expect(travelCredits.balance).toBe(2200);
  expect(
    travelCredits.entries.map(({ amount, reason }: { amount: number; reason: string }) => [amount, reason]),
  ).toEqual([
    [700, 'A late bus'],
    [-1000, 'booking'],
    [2500, 'friend'],
  ]);
  expect((await belongings(stranger)).travelCredits.balance).toBe(0);
});

test('an ended membership is reported as ended, and a future one is not reported', async () => {
  const id = await makeAccount(shop, { email: 'once@example.org' });
  const once = await enter('once@example.org');
  await write(
    `insert into membership (account_id, since, until) values ($1, now() + interval '1 day', now() + interval '1 year')`,
    [id],
  );
  expect((await belongings(once)).membership).toBeNull();
  await write(
    `insert into membership (account_id, since, until) values ($1, now() - interval '2 years', now() - interval '1 year')`,
    [id],
  );
  expect((await belongings(once)).membership.running).toBe(false);
});

test('an agent can read the terms of their agency; a traveller cannot', async () => {
  expect((await belongings(agent)).agency).toEqual({ name: 'North Travel', commission: 1250, openHoldsLimit: 7 });
  expect((await belongings(owner)).agency).toBeNull();
});

test('PAY-06 the owner of a stored card sees brand, last four digits and expiry, and never its token', async () => {
  await storeCard(ownerId, '4242');
  await storeCard(ownerId, '1881', 2020);
  const told = await owner.ask('/api/account/belongings');
  expect(told.json.cards).toMatchObject([
    { brand: 'visa', lastFour: '4242', expiryMonth: 3, expiryYear: 2090, expired: false, holderName: 'Ada Test' },
    { lastFour: '1881', expired: true },
  ]);
  expect(told.text).not.toContain('tok_');
  expect((await belongings(stranger)).cards).toEqual([]);
});

test('PAY-06 only the owner can remove a stored card, permanently', async () => {
  const id = await storeCard(ownerId, '0005');
  const there = async () => (await write('select 1 from stored_card where id = $1', [id])).rows.length;
  for (const other of [stranger, agent]) expect((await remove(other, id)).status).toBe(404);
  expect((await remove(visit(shop), id)).status).toBe(401);
  expect(await there()).toBe(1);
  expect((await remove(owner, id)).json).toEqual({ status: 'OK' });
  expect(await there()).toBe(0);
  expect((await remove(owner, id)).status).toBe(404);
});

test.each([undefined, null, 0, -1, 1.5, 'x', '', 2 ** 60, { a: 1 }])(
  'removing %j is refused and removes nothing',
  async (id) => {
    const cards = async () => (await write('select count(*) as n from stored_card')).rows[0].n;
    const before = await cards();
    expect((await remove(owner, id)).status).toBe(422);
    expect(await cards()).toBe(before);
  },
);

test('PAY-06 the account page lists belongings and removes a card by a form without scripts, in both languages', async () => {
  const id = await storeCard(ownerId, '5100');
  const english = await owner.ask('/account');
  expect(english.text).toContain('Visa ending in 5100');
  expect(english.text).toContain('A late bus');
  expect(english.text).not.toContain('North Travel');
  expect((await agent.ask('/account')).text).toContain('North Travel');
  const submit = async (fields: Record<string, string>, path = '/account') =>
    owner.ask(path, { method: 'POST', body: new URLSearchParams({ security_token: await owner.token(), ...fields }) });
  const refused = await submit({ intent: 'card-1', id: '999999999' });
  expect(refused.status).toBe(404);
  const done = await submit({ intent: `card-${id}`, id: String(id) }, '/de/account');
  expect(done.headers.get('location')).toBe('/de/account?done=card');
  expect((await owner.ask('/account?done=card')).text).not.toContain('ending in 5100');
});
