// An operator lowers the places of a departure while travellers hold them.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { quoteFor, submissionFor } from '#tests/support/holding.ts';
import { patiently } from '#tests/support/patience.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { whileLocked } from '#tests/support/while-locked.ts';
import { logIn, makeAccount } from '../contract/access-visitor.ts';
import { type HoldShop, newEmail, startHoldShop } from '../contract/hold-shop.ts';

let shop: HoldShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await startHoldShop();
  await makeAccount(shop, { email: 'staff@capacity.example', role: 'staff' });
  staff = shop.visitor();
  await logIn(staff, 'staff@capacity.example');
});
afterAll(() => shop?.stop());

test('lowering the places against concurrent buyers is refused below what they hold', async () => {
  const tour = shop.tour();
  const { rows } = await shop.pool.query('select capacity, taken from place where id = $1', [tour.placeId]);
  const [{ capacity, taken }] = rows;
  const buyers = await Promise.all(
    [1, 2, 3].map(async () => {
      const visitor = new Visitor(shop.origin);
      const submission = submissionFor(tour, newEmail());
      const signed_quote = await quoteFor(visitor, tour.objectId, submission);
      await visitor.token();
      return () => visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...submission, signed_quote });
    }),
  );
  const waiting = async (): Promise<number> => {
    const counted = await shop.pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return counted.rows[0].n;
  };
  // The buyers wait for the place first, so that the operator has seen it free unless the check follows the lock.
  const { lowered, held } = await whileLocked(
    shop.pool,
    ['select from place where id = $1 for update', tour.placeId],
    4,
    async () => {
      const buying = Promise.all(buyers.map((buy) => buy()));
      await vi.waitFor(async () => expect(await waiting()).toBe(3), patiently);
      const lowering = staff.postJson(`/api/office/variants/${tour.objectId}/departures/save`, {
        changes: [{ departureId: tour.departureId, cell: 'seats', from: capacity, to: taken + 1 }],
      });
      return { held: await buying, lowered: await lowering };
    },
  );
  const after = (await shop.pool.query('select capacity, taken from place where id = $1', [tour.placeId])).rows[0];
  const successes = held.filter(({ status }) => status === 200).length;
  expect(successes).toBeGreaterThan(0);
  expect(after).toEqual({ capacity, taken: taken + 2 * successes });
  // Buyers also wait for each other, so the operator may come before the last of them.
  expect([lowered.status, lowered.json.cells?.[0].code]).toEqual([422, 'below-taken']);
  expect(lowered.json.cells[0].held).toBeGreaterThanOrEqual(2);
});
