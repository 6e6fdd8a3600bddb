// What strangers learn about promo codes, and what calls and processes have to know of each other for that.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { type HoldServer, startHoldServer } from '#tests/support/hold-servers.ts';
import { type Holdable, submissionFor, submit } from '#tests/support/holding.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';
import { dataOnly } from './book-now-shop.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
let tour: Holdable;
let second: HoldServer;

beforeAll(async () => {
  shop = await startHoldShop();
  tour = shop.tour();
  second = await startHoldServer(shop);
  await shop.pool.query(`insert into promo_code values
    ('PERSONAL', '{"kind":"absolute","amount":100}', now() - interval '1 day', now() + interval '90 days', null, null, null, 1, 0, '{}'),
    ('LARGE', '{"kind":"absolute","amount":100}', now() - interval '1 day', now() + interval '90 days', null, null, null, null, 0, '{}')`);
});
afterAll(async () => {
  await second?.stop();
  await shop?.stop();
});
beforeEach(() => forgetLimits(shop));

/** Somebody with an account who has used the code. */
async function user(): Promise<string> {
  const email = newEmail();
  await makeAccount(shop, { email });
  await shop.pool.query("insert into promo_use values ('PERSONAL', gen_random_uuid(), $1)", [email]);
  return email;
}

const check = (visitor: Visitor, code: string, email: string | null, from = '10.2.0.1', more: object = {}) =>
  visitor.postJson(
    `/api/book-now/check_promo_code/${tour.objectId}`,
    { promoCode: code, pax: 2, currency: 'EUR', date: toDotted(tour.date), email, ...more },
    { ...dataOnly, 'x-forwarded-for': from },
  );

const load = (visitor: Visitor, code: string, from = '10.2.0.1', more: object = {}) =>
  visitor.postJson(
    `/api/book-now/load_data/${tour.objectId}`,
    { ...submissionFor(tour, newEmail()), saving: 'promoCode', promoCode: code, ...more },
    { ...dataOnly, 'x-forwarded-for': from },
  );

const savingProblemIn = ({ json }: { json: { data: { quote: { savingProblem: string | null } } } }) =>
  json.data.quote.savingProblem;

test('PROMO-03 strangers get the same answer for the address of a code’s user as for any other', async () => {
  const email = await user();
  const logged = shop.visitor();
  const own = newEmail();
  await makeAccount(shop, { email: own });
  await logIn(logged, own);
  for (const visitor of [shop.visitor(), logged]) {
    const about = await check(visitor, 'PERSONAL', email);
    const aboutNobody = await check(visitor, 'PERSONAL', newEmail());
    expect(about.json.status).toBe('OK');
    expect(about.json).toEqual(aboutNobody.json);
  }
});

test('PROMO-03 the owner of the address is told, in the check, in the price and at the hold', async () => {
  const email = await user();
  const owner = shop.visitor();
  await logIn(owner, email);
  expect((await check(owner, 'PERSONAL', email.toUpperCase())).json.type).toBe('used-by-person');
  expect((await check(owner, 'PERSONAL', null)).json.type).toBe('used-by-person');
  expect(savingProblemIn(await load(owner, 'PERSONAL'))).toBe('usedByPerson');
  const held = await submit(owner, tour.objectId, {
    ...submissionFor(tour, email),
    saving: 'promoCode',
    promoCode: 'PERSONAL',
  });
  expect(held.status, held.text).toBe(422);
  expect(held.json.data.problems).toEqual([expect.objectContaining({ block: 'savings', code: 'used-by-person' })]);
});

test('PROMO-03 the limit per person applies at the hold, and a stranger only learns that the code is not valid', async () => {
  const email = await user();
  const before = await shop.rows();
  const held = await submit(shop.visitor(), tour.objectId, {
    ...submissionFor(tour, email),
    saving: 'promoCode',
    promoCode: 'PERSONAL',
  });
  expect(held.status, held.text).toBe(409);
  expect(held.json.data.problems).toEqual([expect.objectContaining({ block: 'savings', code: 'unknown-code' })]);
  expect(await shop.rows()).toBe(before);
});

test('PROMO-03 a code valid during pricing does not count as a guess at the hold', async () => {
  const from = '10.2.0.7';
  const visitor = shop.visitor();
  const submission = { ...submissionFor(tour, newEmail()), saving: 'promoCode', promoCode: 'LARGE' };
  const priced = await load(visitor, 'LARGE', from);
  expect(savingProblemIn(priced)).toBeNull();
  for (let guess = 0; guess < 12; guess++) await load(visitor, `GUESS${guess}`, from);
  expect((await load(visitor, 'GUESS', from)).status).toBe(429);
  const held = await visitor.postJson(
    `/api/book-now/book/${tour.objectId}`,
    { ...submission, signed_quote: priced.json.data.quote.id },
    { 'x-forwarded-for': from },
  );
  expect(held.status, held.text).toBe(200);
});

test('PROMO-03 guesses and proofs are shared by all processes', async () => {
  const from = '10.2.0.8';
  const here = shop.visitor();
  const there = new Visitor(second.origin);
  const alone = { priceCategories: { 1: 1 }, accommodationsSelected: {} };
  const spend = (await load(here, '', from, { saving: 'none' })).json.data.quote.tourPrice;
  await shop.pool.query(
    `insert into promo_code values ('FORBOTH', '{"kind":"absolute","amount":100}', now() - interval '1 day',
     now() + interval '2 days', null, null, null, null, $1, '{}')`,
    [Math.floor(spend * 0.9)],
  );
  expect(savingProblemIn(await load(there, 'FORBOTH', from, alone))).toBe('unknownCode');
  expect(savingProblemIn(await load(here, 'FORBOTH', from))).toBeNull();
  expect(savingProblemIn(await load(there, 'FORBOTH', from, alone))).toBe('belowMinimumSpend');
  for (let guess = 0; guess < 12; guess++) await load(guess % 2 === 0 ? here : there, `GUESS${guess}`, from);
  expect((await load(there, 'GUESS', from)).status).toBe(429);
  expect(savingProblemIn(await load(there, 'FORBOTH', from))).toBeNull();
  // Another address has proven nothing.
  expect(savingProblemIn(await load(there, 'FORBOTH', '10.2.0.9', alone))).toBe('unknownCode');
});
