import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { refuseRequest, request } from '#server/booking/book/request-transitions.ts';
import { createProviders } from '#server/payments/providers.ts';
import { transaction } from '#server/platform/database/database.ts';
import type { Holdable } from '#tests/support/holding.ts';
import { moveDeparture } from '#tests/support/move-departure.ts';
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

const expectBalanced = async () => expect((await shop.audit()).disagreements).toEqual([]);

/** Requests a tour as somebody new. */
async function requested(tour: Holdable = shop.onRequest()) {
  const visitor = shop.visitor();
  const told = await buy(shop.bank, visitor, tour);
  expect(told.status, told.text).toBe(200);
  expect(told.json.data.state).toBe('requested');
  const { submission } = told;
  const resend = (more: object = {}) =>
    visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...submission, ...more });
  return { visitor, tour, id: told.json.data.bookingId as string, submission, resend };
}

const stateOf = async (visitor: Visitor, id: string) => (await visitor.ask(`/api/bookings/${id}`)).json.booking;
const atBank = async (id: string) => {
  const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [id]);
  return (await shop.bank.books()).transactions.find(
    ({ attemptRef }: { attemptRef: string }) => attemptRef === rows[0].id,
  );
};
const mailsOf = async (id: string) => (await mailsLike(shop, `booking ${id} %`)).map(({ kind }) => kind).sort();

test('BOOK-05 an on-request booking authorises the payment, waits for its operator, and is charged on acceptance', async () => {
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
  await expectBalanced();
});

test('BOOK-06 an operator’s decline releases places and payment, and states the reason', async () => {
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
  await expectBalanced();
});

test('an unanswered request lapses at its deadline, not before, and nothing is charged', async () => {
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
  await expectBalanced();
});

test('BOOK-08 a repeated submission states that its request was declined, lapsed or reversed, and the trip can be booked again', async () => {
  const ends = {
    declined: (id: string) => staff.postJson(`/api/office/requests/${id}/decline`, { reason: 'The boat is full.' }),
    lapsed: async (id: string) => {
      await shop.pool.query('update booking set answer_by = now() where id = $1', [id]);
      await transaction(shop.database, (trx) => refuseRequest(trx, shop.deps, id, { event: 'lapse' }));
    },
    cancelled: async (id: string) => {
      await shop.settleAll();
      await shop.bank.disturb({ request: 'capture', effect: 'hard' });
      await staff.postJson(`/api/office/requests/${id}/accept`, {});
      await shop.settleAll();
    },
  };
  const words = { declined: 'declined your request', lapsed: 'didn’t reply', cancelled: 'couldn’t be collected' };
  for (const state of ['declined', 'lapsed', 'cancelled'] as const) {
    const { visitor, tour, id, submission, resend } = await requested();
    expect((await resend()).json.data).toMatchObject({ bookingId: id, state: 'requested', again: true });
    const other = await buy(shop.bank, visitor, tour, { passengers: submission.passengers });
    expect([other.status, other.json.url], other.text).toEqual([409, `/bookings/${id}`]);
    await ends[state](id);
    const again = schemas.book.answer.parse((await resend()).json);
    expect([again.data.state, again.message]).toEqual([state, expect.stringContaining(words[state])]);
    const checked = await visitor.postJson('/api/local-payment/check', { enquiryId: id });
    expect([checked.json.state, checked.json.message]).toEqual([state, again.message]);
    const next = await buy(shop.bank, visitor, tour, { passengers: submission.passengers });
    expect([next.status, next.json.data?.state], next.text).toEqual([200, 'requested']);
  }
  await shop.settleAll();
  await expectBalanced();
});

test('BOOK-08 a declined request without a key can be submitted again with another card', async () => {
  const visitor = shop.visitor();
  const tour = shop.onRequest();
  const first = await buy(shop.bank, visitor, tour, { submission_key: undefined });
  expect(first.json.data?.state, first.text).toBe('requested');
  await staff.postJson(`/api/office/requests/${first.json.enquiryId}/decline`, { reason: 'The boat is full.' });
  const { passengers } = first.submission;
  const next = await buy(shop.bank, visitor, tour, { submission_key: undefined, passengers });
  expect([next.json.data?.state, next.json.data?.again], next.text).toEqual(['requested', false]);
});

test('a request can be accepted only before the departure and while the authorisation lasts', async () => {
  const tour = shop.onRequest();
  const tomorrow = `(now() at time zone $2)::date + 1`;
  const { rows: before } = await shop.pool.query('select day from departure where id = $1', [tour.departureId]);
  const { id } = await requested(tour);
  const { rows: sooner } = await shop.pool.query(
    `select answer_by > now() + interval '47 hours' as usual from booking where id = $1`,
    [id],
  );
  expect(sooner).toEqual([{ usual: true }]);
  // The departure is tomorrow by the operator's calendar: the same request has less time.
  await moveDeparture(shop.pool, 'id = $1', tomorrow, [tour.departureId, tour.timeZone]);
  const attempt = (await shop.pool.query('select * from payment_attempt where booking_id = $1', [id])).rows[0];
  const again = async (lastsMs: number | null) => {
    await shop.pool.query(`update booking set state = 'attempting' where id = $1`, [id]);
    const provider = { ...shop.provider, authorisationLastsMs: () => lastsMs };
    const deps = { ...shop.deps, providers: createProviders(provider), sendMail: async () => {} };
    const booking = (await shop.pool.query('select * from booking where id = $1', [id])).rows[0];
    await transaction(shop.database, (trx) => request(trx, deps, { booking, attempt }));
    return (await shop.pool.query('select answer_by from booking where id = $1', [id])).rows[0].answer_by as Date;
  };
  const { rows } = await shop.pool.query(
    `select day::timestamp at time zone $2 as starts from departure where id = $1`,
    [tour.departureId, tour.timeZone],
  );
  expect(await again(null)).toEqual(rows[0].starts);
  expect(await again(60_000)).toEqual(new Date(attempt.created_at.getTime() + 60_000));
  const list = schemas.listRequests.answer.parse((await staff.ask('/api/office/requests')).json);
  expect(list.requests.find((one) => one.id === id)?.answerBy).toBe(
    Math.ceil((attempt.created_at.getTime() + 60_000) / 1000),
  );

  // The departure has begun.
  await shop.pool.query(`update booking set answer_by = now() + interval '1 day' where id = $1`, [id]);
  await moveDeparture(shop.pool, 'id = $1', '(now() at time zone $2)::date', [tour.departureId, tour.timeZone]);
  expect((await staff.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(409);
  await moveDeparture(shop.pool, 'id = $1', '$2', [tour.departureId, before[0].day]);
  // The deadline has passed, and the job has not come yet.
  await shop.pool.query(`update booking set answer_by = now() - interval '1 second' where id = $1`, [id]);
  expect((await staff.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(409);
  expect(await transaction(shop.database, (trx) => refuseRequest(trx, shop.deps, id, { event: 'lapse' }))).toBe(true);
  await shop.settleAll();
  expect(await atBank(id)).toMatchObject({ state: 'voided' });
  await expectBalanced();
});

test('a request whose authorisation has been released cannot be accepted', async () => {
  const { id } = await requested();
  const { ref } = await atBank(id);
  await shop.bank.ask('POST', `/api/transactions/${ref}/cancel`, { key: `bank-${id}` });
  expect((await staff.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(409);
  expect(await mailsOf(id)).toContain('booking-ended');
  await shop.later(25 * 60);
  await shop.settleAll();
  await expectBalanced();
});

test('concurrent accept and decline apply only one of them', async () => {
  const { id } = await requested();
  const answers = await Promise.all([
    staff.postJson(`/api/office/requests/${id}/accept`, {}),
    staff.postJson(`/api/office/requests/${id}/decline`, { reason: 'we are full' }),
    staff.postJson(`/api/office/requests/${id}/accept`, {}),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await shop.settleAll();
  await expectBalanced();
});

test('an operator sees and answers only its own requests; travellers see none', async () => {
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
