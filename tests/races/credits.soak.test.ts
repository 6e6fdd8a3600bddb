// One person spends the same travel credits on many holds at once, through two processes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountCredits } from '#server/booking/quote/credit-ledger.ts';
import { type HoldServer, startHoldServer } from '#tests/support/hold-servers.ts';
import { type Holdable, holdables, quoteFor, submissionFor } from '#tests/support/holding.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logIn, makeAccount } from '../contract/access-visitor.ts';

const owned = 500;
const atOnce = 8;

let shop: TestShop;
let tours: Holdable[];

beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '80', IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  await shop.ensureDemo();
  tours = await holdables(shop);
});
afterAll(() => shop?.stop());

/** Holds several departures at once with the credits for one, half through each of two processes; the statuses and what is left. */
async function rush(email: string, environment: Record<string, string> = {}) {
  const accountId = await makeAccount(shop, { email });
  await shop.pool.query("insert into travel_credit (account_id, amount, reason) values ($1, $2, 'welcome')", [
    accountId,
    owned,
  ]);
  const servers: HoldServer[] = [await startHoldServer(shop, environment), await startHoldServer(shop, environment)];
  try {
    const visitors = servers.map(({ origin }) => new Visitor(origin));
    for (const visitor of visitors) await logIn(visitor, email);
    const wishes = await Promise.all(
      tours.splice(0, atOnce).map(async (tour, at) => {
        const visitor = visitors[at % visitors.length] as Visitor;
        const submission = { ...submissionFor(tour, email), saving: 'travelCredits' };
        const signed_quote = await quoteFor(visitor, tour.objectId, submission);
        // From a network of its own each, or the limit on networks would already keep them in line.
        const elsewhere = { 'x-forwarded-for': `198.51.100.${at + 1}` };
        return () =>
          visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...submission, signed_quote }, elsewhere);
      }),
    );
    const told = await Promise.all(wishes.map((hold) => hold()));
    const { rows } = await shop.pool.query('select sum(amount) as left from travel_credit where account_id = $1', [
      accountId,
    ]);
    return { statuses: told.map(({ status }) => status).sort(), left: rows[0].left, accountId };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

test('PROMO-05 BOOK-08 credits for one hold reduce only one of eight concurrent holds on two servers', async () => {
  const { statuses, left } = await rush('careful@example.org');
  expect(statuses).toEqual([200, ...Array(atOnce - 1).fill(409)]);
  expect(left).toBe(0);
  expect(await recountCredits(shop.database)).toEqual([]);
});

test('PROMO-05 BOOK-08 without the account lock the same test spends the credits several times', async () => {
  const { statuses, left, accountId } = await rush('careless@example.org', { UNLOCKED_CREDITS: '1' });
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
  expect(left).toBeLessThan(0);
  expect(await recountCredits(shop.database)).toContainEqual({ accountId, claimId: null, sum: left });
});
