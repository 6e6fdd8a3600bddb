// Travel credits are reserved with the hold that they lower, and come back once when it ends.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endHold } from '#server/booking/hold/end-hold.ts';
import { recountCredits } from '#server/booking/quote/credit-ledger.ts';
import { type Holdable, submissionFor, submit } from '#tests/support/holding.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';
import { dataOnly } from './book-now-shop.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
beforeAll(async () => {
  shop = await startHoldShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** Somebody who is logged in and owns five euro. */
async function owner() {
  const email = newEmail();
  const accountId = await makeAccount(shop, { email });
  await shop.pool.query("insert into travel_credit (account_id, amount, reason) values ($1, 500, 'welcome')", [
    accountId,
  ]);
  const visitor = shop.visitor();
  await logIn(visitor, email);
  return { email, accountId, visitor };
}

const wish = (tour: Holdable, email: string, currency = 'EUR') => ({
  ...submissionFor(tour, email),
  currency,
  saving: 'travelCredits',
});
const price = async (visitor: Visitor, tour: Holdable, email: string, currency = 'EUR') =>
  (await visitor.postJson(`/api/book-now/load_data/${tour.objectId}`, wish(tour, email, currency), dataOnly)).json;
const entries = async (accountId: string) =>
  (
    await shop.pool.query('select amount, reason, claim_id from travel_credit where account_id = $1 order by id', [
      accountId,
    ])
  ).rows.map(({ amount, reason, claim_id }) => [amount, reason, claim_id]);
const belongings = async (visitor: Visitor) => (await visitor.ask('/api/account/belongings')).json.travelCredits;

test('PROMO-05 BOOK-07 credits reserved by one hold are not available to another', async () => {
  const { email, accountId, visitor } = await owner();
  const [one, other] = [shop.tour(), shop.tour()];
  const quoted = await price(visitor, other, email);
  expect(quoted.travelCredits).toEqual({ currency: 'EUR', owned: 500, usable: 500, reserved: 0 });
  const held = await submit(visitor, one.objectId, wish(one, email));
  expect(held.status, held.text).toBe(200);
  expect(await entries(accountId)).toEqual([
    [500, 'welcome', null],
    [-500, 'hold', held.json.data.holdId],
  ]);
  const before = await shop.rows();
  const again = await submit(visitor, other.objectId, {
    ...wish(other, email),
    signed_quote: quoted.data.quote.id,
  });
  expect(again.status, again.text).toBe(409);
  expect(again.json.data.problems[0]).toMatchObject({ block: 'savings', code: 'not-offered' });
  expect(await shop.rows()).toBe(before);
  expect(await recountCredits(shop.database)).toEqual([]);
});

test('PROMO-05 prices exclude reserved credits, in every currency, and the account shows both', async () => {
  const { email, visitor } = await owner();
  const [one, other] = [shop.tour(), shop.tour()];
  const dollars = (await price(visitor, other, email, 'USD')).travelCredits;
  expect(dollars.owned).toBeGreaterThan(500);
  const held = await submit(visitor, one.objectId, wish(one, email, 'USD'));
  expect(held.status, held.text).toBe(200);
  expect((await price(visitor, other, email)).travelCredits).toEqual({
    currency: 'EUR',
    owned: 0,
    usable: 0,
    reserved: 500,
  });
  expect((await price(visitor, other, email, 'USD')).travelCredits).toEqual({
    currency: 'USD',
    owned: 0,
    usable: 0,
    reserved: dollars.owned,
  });
  expect(await belongings(visitor)).toMatchObject({ balance: 0, reserved: 500 });
  const page = async (path: string) => (await visitor.ask(path, { headers: { accept: 'text/html' } })).text;
  expect(await page('/account')).toMatch(/data-reserved="500".*reserved for your holds/s);
  expect(await page('/de/account')).toMatch(/data-reserved="500".*für Ihre Reservierungen vorgemerkt/s);
  await visitor.post(`/api/holds/${held.json.data.holdId}/release`);
  expect(await belongings(visitor)).toMatchObject({ balance: 500, reserved: 0 });
});

test('PROMO-05 HOLD-01 an ended hold returns its credits, once', async () => {
  const { email, accountId, visitor } = await owner();
  const tour = shop.tour();
  const held = await submit(visitor, tour.objectId, wish(tour, email));
  const id = held.json.data.holdId as string;
  const deps = { database: shop.database, settings: shop.settings, sendMail: async () => {} };
  await shop.pool.query(
    `update hold set created_at = created_at - interval '3 days', ends_at = ends_at - interval '3 days'
    where id = $1`,
    [id],
  );
  const ended = await Promise.all(Array.from({ length: 5 }, () => endHold(deps, id, 'expire')));
  expect(ended.filter(Boolean)).toHaveLength(1);
  expect(await entries(accountId)).toEqual([
    [500, 'welcome', null],
    [-500, 'hold', id],
    [500, 'hold ended', id],
  ]);
  expect((await price(visitor, shop.tour(), email)).travelCredits).toMatchObject({ owned: 500, reserved: 0 });
  expect(await recountCredits(shop.database)).toEqual([]);
});

test('PROMO-05 the credit ledger is append-only, and a claim reserves and returns once', async () => {
  const { email, accountId, visitor } = await owner();
  const tour = shop.tour();
  const id = (await submit(visitor, tour.objectId, wish(tour, email))).json.data.holdId as string;
  await expect(
    shop.pool.query('update travel_credit set amount = 1000 where account_id = $1', [accountId]),
  ).rejects.toThrow('append-only');
  const twice = shop.pool.query(
    "insert into travel_credit (account_id, amount, reason, claim_id) values ($1, -1, 'hold', $2)",
    [accountId, id],
  );
  await expect(twice).rejects.toThrow('travel_credit_reserved_once');
  // A recount notices what somebody does behind the ledger's back.
  await shop.pool.query("insert into travel_credit (account_id, amount, reason) values ($1, -1, 'by hand')", [
    accountId,
  ]);
  expect(await recountCredits(shop.database)).toEqual([{ accountId, claimId: null, sum: -1 }]);
});
