// A hold that its owner pays on the page of a bank: its places are its own, and stay so until the outcome is known.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SOFORT_BELOW } from '#domain/payment/local-payment.ts';
import { holdCode } from '#server/booking/hold/codes.ts';
import { createHoldJobs } from '#server/booking/hold/jobs.ts';
import { type Holdable, holdPayment, submissionFor, submit } from '#tests/support/holding.ts';
import { cardFor, cards, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { violations } from '#tests/support/payment-violations.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const ideal = { paymentMethod: 'iDEAL', bic: 'INGBNL2A' };
const sofort = { paymentMethod: 'Sofort', paymentTypeCountryCode: 'DE' };

type Held = { tour: Holdable; visitor: Visitor; email: string; id: string; total: number };

/** A hold that nobody has paid; one that Sofort takes, too. */
async function held(): Promise<Held> {
  const hold = await anyHeld();
  return hold.total < SOFORT_BELOW ? hold : held();
}

async function anyHeld(): Promise<Held> {
  const [tour, visitor, email] = [shop.tour(), shop.visitor(), `${randomUUID()}@example.org`];
  const told = await submit(visitor, tour.objectId, submissionFor(tour, email));
  expect(told.status, told.text).toBe(200);
  const { hold } = (await visitor.ask(`/api/holds/${told.json.data.holdId}`)).json;
  return { tour, visitor, email, id: hold.id, total: hold.price.total };
}

const pay = ({ tour, visitor, id }: Held, how: Record<string, unknown>, by = visitor) =>
  by.postJson(`/api/book-now/book/${tour.objectId}`, {
    ...holdPayment(tour, id),
    ...how,
  });

async function atBank(hold: Held, how: Record<string, unknown> = ideal) {
  const told = await pay(hold, how);
  expect([told.status, told.json.type], told.text).toEqual([200, 'payment']);
  return { bookingId: told.json.enquiryId as string, url: told.json.url as string };
}

const holdOf = async ({ id, visitor }: Held) => (await visitor.ask(`/api/holds/${id}`)).json.hold;
const bookingOf = async (bookingId: string) =>
  (
    await shop.pool.query(
      `select booking.state, attempt.state as attempt from booking join payment_attempt attempt on booking_id = booking.id where booking.id = $1`,
      [bookingId],
    )
  ).rows[0];
const ask = (what: 'check' | 'decline', { visitor }: Held, enquiryId: string) =>
  visitor.postJson(`/api/local-payment/${what}`, { enquiryId, code: 'CANCELED', token: 't', reason: '' });
/** The hold's time is up, and everything that looks for such holds has looked. */
async function timeUp({ id }: Held) {
  await shop.pool.query(
    `update hold set created_at = now() - interval '172801 seconds', ends_at = now() - interval '1 second' where id = $1`,
    [id],
  );
  await sweep();
}
async function sweep() {
  const { signal } = new AbortController();
  const [, sweeper] = createHoldJobs({ ...shop.deps, ...shop } as never);
  await sweeper?.run({}, signal);
}

test('LOCAL-02 HOLD-02 a hold is paid at a bank, which redirects to its page; its places stay reserved and no one else is notified', async () => {
  const asked = vi.spyOn(shop.provider, 'startRedirect');
  for (const how of [ideal, sofort]) {
    const hold = await held();
    const taken = await shop.taken(hold.tour);
    const { bookingId, url } = await atBank(hold, how);
    const back = new URL(asked.mock.lastCall?.[0].returnUrl ?? '');
    expect(back.pathname + back.search).toBe(`/holds/${hold.id}?payment=${bookingId}`);
    expect((await hold.visitor.ask(back.pathname + back.search)).status).toBe(200);
    expect(await holdOf(hold)).toMatchObject({ state: 'paying', payment: bookingId });
    expect(await shop.taken(hold.tour)).toBe(taken);
    // Not twice, by no other way.
    const { ref } = await cardFor(shop.bank, hold.visitor, hold.total, cards.works);
    const twice = await pay(hold, { paymentMethod: 'cards', cardHolder: 'Ada Lovelace', paymentBlob: ref });
    expect(twice.status).toBe(409);
    await shop.bank.chooseRedirect(url, 'pay');
    expect((await ask('check', hold, bookingId)).json).toMatchObject({
      state: 'confirmed',
      url: `/bookings/${bookingId}`,
    });
    expect(await holdOf(hold)).toMatchObject({ state: 'booked', payment: null });
    expect(await bookingOf(bookingId)).toEqual({ state: 'confirmed', attempt: 'captured' });
    expect(await shop.taken(hold.tour)).toBe(taken);
  }
  asked.mockRestore();
});

test('LOCAL-02 HOLD-02 a hold whose bank payment is cancelled or abandoned is open again and can be paid', async () => {
  const hold = await held();
  const { ends_at } = (await shop.pool.query('select ends_at from hold where id = $1', [hold.id])).rows[0];
  const taken = await shop.taken(hold.tour);
  const first = await atBank(hold);
  await shop.bank.chooseRedirect(first.url, 'cancel');
  expect((await ask('check', hold, first.bookingId)).json).toMatchObject({ state: 'failed' });
  expect(await holdOf(hold)).toMatchObject({ state: 'held', payment: null });
  const second = await atBank(hold, sofort);
  expect((await ask('decline', hold, second.bookingId)).json).toMatchObject({ state: 'failed' });
  expect((await shop.bank.chooseRedirect(second.url, 'pay')).state).toBe('over');
  const { rows } = await shop.pool.query('select state, ends_at from hold where id = $1', [hold.id]);
  expect(rows).toEqual([{ state: 'held', ends_at }]);
  const { ref } = await cardFor(shop.bank, hold.visitor, hold.total, cards.works);
  const card = await pay(hold, { paymentMethod: 'cards', cardHolder: 'Ada Lovelace', paymentBlob: ref });
  expect([card.status, card.json.data?.state], card.text).toEqual([200, 'confirmed']);
  expect(await shop.taken(hold.tour)).toBe(taken);
});

test('LOCAL-02 HOLD-02 paying a hold and closing the page creates a booking, even if the hold has expired', async () => {
  for (const ends of [false, true]) {
    const hold = await held();
    const taken = await shop.taken(hold.tour);
    const { bookingId, url } = await atBank(hold);
    if (ends) await timeUp(hold);
    expect(await shop.taken(hold.tour)).toBe(taken);
    await shop.bank.chooseRedirect(url, 'pay');
    await shop.settleAll();
    await sweep();
    expect(await bookingOf(bookingId)).toEqual({ state: 'confirmed', attempt: 'captured' });
    expect((await holdOf(hold)).state).toBe('booked');
    expect(await shop.taken(hold.tour)).toBe(taken);
  }
});

test('LOCAL-02 HOLD-01 a hold that expires without a bank payment releases its places; a later payment is refunded', async () => {
  const hold = await held();
  const taken = await shop.taken(hold.tour);
  const { bookingId, url } = await atBank(hold);
  await timeUp(hold);
  expect(await bookingOf(bookingId)).toEqual({ state: 'attempting', attempt: 'open' });
  // A bank that pays in spite of what it was told.
  const ended = vi.spyOn(shop.provider, 'endRedirect').mockResolvedValue({ outcome: 'found', found: true });
  await shop.later(31);
  await shop.settleAll();
  ended.mockRestore();
  await sweep();
  expect((await holdOf(hold)).state).toBe('expired');
  expect(await shop.taken(hold.tour)).toBe(taken - 2);
  await shop.bank.chooseRedirect(url, 'pay');
  for (let looks = 0; looks < 3; looks += 1) await shop.settleAll();
  expect(await bookingOf(bookingId)).toEqual({ state: 'failed', attempt: 'refunded' });
  expect((await holdOf(hold)).state).toBe('expired');
  const told = await shop.pool.query("select kind from mail where recipient = $1 and kind = 'booking-ended'", [
    hold.email,
  ]);
  expect(told.rows).toHaveLength(1);
});

test('LOCAL-02 SEC only the owner can pay a hold at a bank: the mailed link alone and strangers get no redirect and no details', async () => {
  const hold = await held();
  const code = holdCode(shop.settings.secret, hold.id);
  const linked = shop.visitor();
  const refused = await pay(hold, { ...ideal, hold_code: code }, linked);
  expect([refused.status, refused.json.type], refused.text).toEqual([422, 'payment']);
  expect((await pay(hold, ideal, shop.visitor())).status).toBe(404);
  expect((await holdOf(hold)).state).toBe('held');
  const { bookingId } = await atBank(hold);
  const seen = (await linked.ask(`/api/holds/${hold.id}?code=${code}`)).json.hold;
  expect([seen.viewer, seen.state, seen.payment]).toEqual(['code', 'paying', null]);
  for (const what of ['check', 'decline'] as const)
    expect((await ask(what, { ...hold, visitor: linked }, bookingId)).status).toBe(404);
  expect(await holdOf(hold)).toMatchObject({ state: 'paying', payment: bookingId });
});

test('LOCAL-02 A19 bank payments of holds count towards a visitor’s open payments', async () => {
  const first = await held();
  await atBank(first);
  const others = [];
  for (let count = 0; count < 2; count += 1) {
    const next = await held();
    // The holds of one visitor, whoever made them.
    await shop.pool.query(
      'update hold set visitor_mark = (select visitor_mark from hold where id = $2) where id = $1',
      [next.id, first.id],
    );
    others.push({ ...next, visitor: first.visitor });
  }
  for (const other of others) await atBank(other);
  const last = await held();
  await shop.pool.query('update hold set visitor_mark = (select visitor_mark from hold where id = $2) where id = $1', [
    last.id,
    first.id,
  ]);
  const refused = await pay({ ...last, visitor: first.visitor }, ideal);
  expect([refused.status, refused.json.type], refused.text).toEqual([429, 'payment']);
  expect((await holdOf({ ...last, visitor: first.visitor })).state).toBe('held');
});

test('LOCAL-02 BOOK-08 a day later no payment is open and all balances agree', async () => {
  await shop.later(31);
  await shop.settleAll();
  await shop.later(25 * 60);
  await shop.settleAll();
  expect(await violations(shop)).toEqual([]);
});
