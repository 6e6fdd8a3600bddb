import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { payBack } from '#server/booking/book/refunds.ts';
import { runCancellation } from '#server/booking/cancel-departure/cancel-departure.ts';
import { depositTour } from '#tests/support/card-people.ts';
import type { Holdable } from '#tests/support/holding.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';

let shop: PayShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await startPayShop();
  await makeAccount(shop, { email: 'desk@example.org', role: 'staff' });
  staff = shop.visitor();
  await logIn(staff, 'desk@example.org');
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const words = 'The pass is closed after a landslide.';
const expectCleanAudit = async () => expect((await shop.audit()).disagreements).toEqual([]);
const departureOf = async ({ placeId }: Holdable): Promise<number> =>
  (await shop.pool.query('select id from departure where place_id = $1', [placeId])).rows[0].id;
const view = async (id: number) =>
  schemas.loadDepartureCancellation.answer.parse((await staff.ask(`/api/office/departures/${id}/cancellation`)).json);
const cancel = (visitor: Visitor, id: number, bookings: number) =>
  visitor.postJson(`/api/office/departures/${id}/cancel`, { words, bookings });
const itemsOf = async (id: number) =>
  (
    await shop.pool.query(
      `select item.* from departure_cancellation_item item join departure_cancellation cancellation on cancellation.id = cancellation_id
       where departure_id = $1 order by booking_id`,
      [id],
    )
  ).rows as { cancellation_id: string; booking_id: string; state: string; problem: string | null }[];
const runAll = async (id: number) => {
  for (const { cancellation_id: cancellationId, booking_id: bookingId } of await itemsOf(id))
    await runCancellation(shop.deps, { cancellationId, bookingId });
};
const payRefunds = async () => {
  const { rows } = await shop.pool.query(`select id from payment_refund where state = 'asked'`);
  for (const { id } of rows) await payBack(shop.deps, id);
};

async function boughtTwice() {
  const tour = await depositTour(shop);
  const before = await shop.taken(tour);
  const bookings = [];
  for (const more of [{}, { chargeMethod: 'deposit' }]) {
    const visitor = shop.visitor();
    const { status, text, json, email } = await buy(shop.bank, visitor, tour, more);
    expect(status, text).toBe(200);
    bookings.push({ id: json.data.bookingId as string, visitor, email });
  }
  await shop.settleAll();
  return { tour, before, bookings, departureId: await departureOf(tour) };
}

test('a departure is cancelled with all its bookings: the dry run is what comes back, once, and the departure is closed', async () => {
  const { tour, before, bookings, departureId } = await boughtTwice();
  const seen = await view(departureId);
  expect(seen.cancelled).toBeNull();
  expect(seen.bookings.map(({ money, paid, state }) => [money === paid && money > 0, state])).toEqual([
    [true, 'open'],
    [true, 'open'],
  ]);
  expect((await cancel(staff, departureId, 1)).status).toBe(409);
  const { status, text } = await cancel(staff, departureId, 2);
  expect(status, text).toBe(200);
  expect((await cancel(staff, departureId, 2)).status).toBe(409);
  expect((await view(departureId)).bookings.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  // Killed half-way: one is done, then all jobs run again, twice.
  const [first] = await itemsOf(departureId);
  await runCancellation(shop.deps, {
    cancellationId: first?.cancellation_id ?? '',
    bookingId: first?.booking_id ?? '',
  });
  await runAll(departureId);
  await runAll(departureId);
  await payRefunds();
  const after = await view(departureId);
  expect(after.bookings.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(after.bookings.map(({ money }) => money)).toEqual(seen.bookings.map(({ money }) => money));
  expect(await shop.taken(tour)).toBe(before);
  for (const { id, visitor, email } of bookings) {
    const { booking } = (await visitor.ask(`/api/bookings/${id}`)).json;
    expect(booking).toMatchObject({ state: 'cancelled', reason: 'operator', reasonWords: words });
    expect(booking.payment.paid).toBe(0);
    expect((await mailsTo(shop, email)).filter(({ kind }) => kind === 'booking-cancelled')).toHaveLength(1);
  }
  await expectCleanAudit();
  const { rows } = await shop.pool.query(
    `select reason from office_log where subject_kind = 'departure' and subject_id = $1`,
    [String(departureId)],
  );
  expect(rows).toEqual([{ reason: words }]);
});

test('what fails stays on the page and is done by trying again', async () => {
  const { bookings, departureId } = await boughtTwice();
  expect((await cancel(staff, departureId, 2)).status).toBe(200);
  const items = await itemsOf(departureId);
  await shop.pool.query(
    `update departure_cancellation_item set state = 'failed', problem = 'payment-under-way' where booking_id = $1`,
    [bookings[0]?.id],
  );
  expect((await view(departureId)).bookings.some(({ state }) => state === 'failed')).toBe(true);
  const { status, json } = await staff.postJson(`/api/office/departures/${departureId}/cancellation/retry`, {});
  expect({ status, bookings: json.bookings }).toEqual({ status: 200, bookings: items.length });
  await runAll(departureId);
  expect((await view(departureId)).bookings.map(({ state }) => state)).toEqual(['done', 'done']);
  await payRefunds();
  await expectCleanAudit();
});

test('only people with the capability at the operator or the marketplace can cancel a departure', async () => {
  const { departureId } = await boughtTwice();
  const { rows } = await shop.pool.query(
    `select operator.slug, profile.id = (select tour.operator_id from departure join variant on variant.id = variant_id
       join tour on tour.id = tour_id where departure.id = $1) as own
     from operator join operator_profile profile on profile.operator_id = operator.id order by own desc`,
    [departureId],
  );
  const roles = [
    { email: 'other@example.org', operator: { slug: rows.at(-1).slug }, status: 404 },
    { email: 'guide@example.org', operator: { slug: rows[0].slug }, preset: 'guide', status: 403 },
  ];
  for (const { status, preset, ...account } of roles) {
    await makeAccount(shop, { ...account, role: 'operator' } as never);
    if (preset) await shop.pool.query('update user_account set preset = $1 where email = $2', [preset, account.email]);
    const visitor = shop.visitor();
    await logIn(visitor, account.email);
    expect((await cancel(visitor, departureId, 2)).status, account.email).toBe(status);
  }
  expect((await cancel(shop.visitor(), departureId, 2)).status).toBe(401);
});
