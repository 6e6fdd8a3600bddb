import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { refuseRequest } from '#server/booking/book/request-transitions.ts';
import { transaction } from '#server/platform/database/database.ts';
import type { Holdable } from '#tests/support/holding.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsLike, makeAccount } from './access-visitor.ts';

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

const wellKept = async () => expect((await shop.audit()).disagreements).toEqual([]);

/** Requests a tour as somebody new. */
async function requested(tour: Holdable = shop.onRequest()) {
  const visitor = shop.visitor();
  const told = await buy(shop.bank, visitor, tour);
  expect(told.status, told.text).toBe(200);
  expect(told.json.data.state).toBe('requested');
  return { visitor, tour, id: told.json.data.bookingId as string };
}

const stateOf = async (visitor: Visitor, id: string) => (await visitor.ask(`/api/bookings/${id}`)).json.booking;
const atBank = async (id: string) => {
  const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [id]);
  return (await shop.bank.books()).transactions.find(
    ({ attemptRef }: { attemptRef: string }) => attemptRef === rows[0].id,
  );
};
const mailsOf = async (id: string) => (await mailsLike(shop, `booking ${id} %`)).map(({ kind }) => kind).sort();

test('BOOK-05 a departure on request reserves the money, waits for its operator, and is charged when it accepts', async () => {
  const { visitor, id, tour } = await requested();
  const before = await stateOf(visitor, id);
  expect(before).toMatchObject({ state: 'requested', payment: { paid: 0, reserved: before.price.total, due: 0 } });
  expect(before.answerBy - before.stateSince).toBe(48 * 3600);
  await shop.settleAll();
  expect(await atBank(id)).toMatchObject({ state: 'authorised', captured: 0 });
  const list = schemas.listRequests.answer.parse((await staff.ask('/api/office/requests')).json);
  expect(list.requests.find((one) => one.id === id)).toMatchObject({ lead: 'Ada Lovelace', travellers: 2 });

  const accepted = await staff.postJson(`/api/office/requests/${id}/accept`, {});
  expect([accepted.status, accepted.json.state]).toEqual([200, 'confirmed']);
  expect((await staff.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(409);
  expect((await staff.postJson(`/api/office/requests/${id}/decline`, { reason: 'too late' })).status).toBe(409);
  await shop.settleAll();
  expect(await atBank(id)).toMatchObject({ state: 'captured', captured: before.price.total });
  expect(await stateOf(visitor, id)).toMatchObject({
    state: 'confirmed',
    payment: { paid: before.price.total, due: 0 },
  });
  expect(await mailsOf(id)).toEqual(['booking-confirmed', 'booking-placed', 'booking-requested']);
  expect(await shop.taken(tour)).toBeGreaterThanOrEqual(2);
  await wellKept();
});

test('BOOK-06 an operator who declines gives places and money back, and says why', async () => {
  const tour = shop.onRequest();
  const free = await shop.taken(tour);
  const { visitor, id } = await requested(tour);
  expect((await staff.postJson(`/api/office/requests/${id}/decline`, { reason: '' })).status).toBe(422);
  const declined = await staff.postJson(`/api/office/requests/${id}/decline`, {
    reason: 'The boat is being repaired.',
  });
  expect([declined.status, declined.json.state]).toEqual([200, 'declined']);
  expect(await shop.taken(tour)).toBe(free);
  await shop.settleAll();
  expect(await atBank(id)).toMatchObject({ state: 'voided', captured: 0 });
  expect(await stateOf(visitor, id)).toMatchObject({
    state: 'declined',
    reasonWords: 'The boat is being repaired.',
    payment: { paid: 0, reserved: 0, due: 0 },
  });
  expect(await mailsOf(id)).toEqual(['booking-ended', 'booking-ended', 'booking-placed', 'booking-requested']);
  await wellKept();
});

test('a request that nobody answers ends at its deadline, not before, and nothing is charged', async () => {
  const tour = shop.onRequest();
  const free = await shop.taken(tour);
  const { visitor, id } = await requested(tour);
  const lapse = () => transaction(shop.database, (trx) => refuseRequest(trx, shop.deps, id, { event: 'lapse' }));
  expect(await lapse()).toBe(false);
  await shop.pool.query(`update booking set answer_by = now() where id = $1`, [id]);
  expect(await lapse()).toBe(true);
  expect(await lapse()).toBe(false);
  expect((await staff.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(409);
  await shop.settleAll();
  expect(await atBank(id)).toMatchObject({ state: 'voided' });
  expect((await stateOf(visitor, id)).state).toBe('lapsed');
  expect(await shop.taken(tour)).toBe(free);
  await wellKept();
});

test('accepting and declining at the same moment does one of them', async () => {
  const { id } = await requested();
  const answers = await Promise.all([
    staff.postJson(`/api/office/requests/${id}/accept`, {}),
    staff.postJson(`/api/office/requests/${id}/decline`, { reason: 'we are full' }),
    staff.postJson(`/api/office/requests/${id}/accept`, {}),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await shop.settleAll();
  await wellKept();
});

test('an operator sees and answers its own requests and nobody else’s; travellers see none', async () => {
  const { id, tour, visitor } = await requested();
  await makeAccount(shop, { email: 'own@example.org', role: 'operator', operator: await slugOf(tour.operatorId, '=') });
  await makeAccount(shop, {
    email: 'other@example.org',
    role: 'operator',
    operator: await slugOf(tour.operatorId, '<>'),
  });
  const own = shop.visitor();
  const other = shop.visitor();
  await logIn(own, 'own@example.org');
  await logIn(other, 'other@example.org');
  const ids = async (who: Visitor) =>
    (await who.ask('/api/office/requests')).json.requests.map((request: { id: string }) => request.id);
  expect(await ids(own)).toContain(id);
  expect(await ids(other)).not.toContain(id);
  expect((await other.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(404);
  expect((await visitor.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(401);
  expect((await own.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(200);
});

async function slugOf(operatorId: string, is: '=' | '<>') {
  const { rows } = await shop.pool.query(`select slug from operator where id ${is} $1 order by slug limit 1`, [
    operatorId,
  ]);
  return { slug: rows[0].slug as string };
}
