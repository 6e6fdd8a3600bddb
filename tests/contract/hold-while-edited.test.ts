import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Holdable, quoteFor, submissionFor } from '#tests/support/holding.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits } from './access-visitor.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
beforeAll(async () => {
  shop = await startHoldShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** Does something in the database over and over while something else is done. */
async function meanwhile<Done>(edit: (round: number) => Promise<unknown>, work: () => Promise<Done>) {
  let working = true;
  let edits = 0;
  const editing = (async () => {
    while (working) {
      await edit(edits++);
      await turn();
    }
  })();
  const done = await work().finally(() => {
    working = false;
  });
  await editing;
  return { done, edits };
}

/** Submits as somebody new, and tells how often the hold was sent back for it. */
async function holdCounting(tour: Holdable) {
  const visitor = new Visitor(shop.origin);
  const submission = submissionFor(tour, newEmail());
  const signed_quote = await quoteFor(visitor, tour.objectId, submission);
  await visitor.token();
  const catchUp = vi.spyOn(shop.catalogue, 'catchUp');
  const told = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...submission, signed_quote });
  const sentBack = catchUp.mock.results.length;
  catchUp.mockRestore();
  return { told, sentBack };
}

test('BOOK-08 concurrent reviews and enquiries about other tours do not refuse a hold', async () => {
  const tours = Array.from({ length: 6 }, () => shop.tour());
  const { done, edits } = await meanwhile(
    () =>
      shop.pool.query(
        'update review set reply = reply where id = (select max(id) from review where tour_id <> all ($1))',
        [tours.map(({ tourId }) => tourId)],
      ),
    async () => {
      const told = [];
      for (const tour of tours) told.push(await holdCounting(tour));
      return told;
    },
  );
  expect(edits).toBeGreaterThan(tours.length);
  expect(done.map(({ told, sentBack }) => [told.status, sentBack])).toEqual(tours.map(() => [200, 0]));
});

test('BOOK-08 under continuous reviews every hold is made', async () => {
  const tours = Array.from({ length: 4 }, () => shop.tour());
  const { done, edits } = await meanwhile(
    () => shop.pool.query('update review set reply = reply where id = (select min(id) from review)'),
    () => Promise.all(tours.map((tour) => shop.hold(tour))),
  );
  expect(edits).toBeGreaterThan(4);
  expect(done.map(({ told }) => told.status)).toEqual(tours.map(() => 200));
});

test('BOOK-07 a change to the tour, its operator or its prices is applied to the hold', async () => {
  const edits: readonly (readonly [string, (tour: Holdable) => unknown])[] = [
    ['update tour set minimum_age = minimum_age where id = $1', ({ tourId }) => tourId],
    ['update variant set sale = sale where id = $1', ({ objectId }) => objectId],
    ['update departure set prices = prices where id = $1', ({ departureId }) => departureId],
    [
      `update operator_profile set rules = jsonb_set(rules, '{balanceDays}', '66') where operator_id = $1`,
      ({ operatorId }) => operatorId,
    ],
    ['update currency_rate set rate = rate where currency = $1', () => 'USD'],
    ['update membership_product set price = price where id = $1', () => 1],
  ];
  const tour = shop.tour();
  const versionOf = async (id: number) => {
    const { rows } = await shop.pool.query(
      `select sale_version + coalesce((select version from tour_version where tour_id = $1), 0) as version from catalogue_version`,
      [id],
    );
    return rows[0].version as number;
  };
  for (const [edit, about] of edits) {
    const before = await versionOf(tour.tourId);
    await shop.pool.query(edit, [about(tour)]);
    expect(await versionOf(tour.tourId), edit).toBe(before + 1);
  }
  const { rows } = await shop.pool.query(
    'select id from tour where operator_id <> all (select operator_id from tour where id = $1) limit 1',
    [tour.tourId],
  );
  const elsewhere = await versionOf(rows[0].id);
  await shop.pool.query(edits[0]?.[0] as string, [tour.tourId]);
  expect(await versionOf(rows[0].id)).toBe(elsewhere);
  await shop.catalogue.reload();
  expect((await shop.hold(tour)).told.status).toBe(200);
});
