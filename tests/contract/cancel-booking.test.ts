import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { completeEndedTrips, sweepPayments } from '#server/booking/book/job-kinds.ts';
import { createPaymentJobs } from '#server/booking/book/jobs.ts';
import { payBack } from '#server/booking/book/refunds.ts';
import { depositTour } from '#tests/support/card-people.ts';
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

const expectCleanAudit = async () => expect((await shop.audit()).disagreements).toEqual([]);

async function bought(more: Record<string, unknown> = {}) {
  const tour = more.chargeMethod === 'deposit' ? await depositTour(shop) : shop.tour();
  const visitor = shop.visitor();
  const before = await shop.taken(tour);
  const { status, text, json, email } = await buy(shop.bank, visitor, tour, more);
  expect(status, text).toBe(200);
  await shop.settleAll();
  return { id: json.data.bookingId as string, visitor, tour, before, email };
}

/** Moves the departure of a booking, with the days of its refund table, so many days nearer. */
const moveNearer = (bookingId: string, days: number) =>
  shop.pool.query(
    `update booking set
       selection = jsonb_set(selection, '{choices,day}', to_jsonb(((selection -> 'choices' ->> 'day')::date - $2::int)::text)),
       price = jsonb_set(price, '{cancellation}', (select jsonb_agg(entry || jsonb_build_object(
         'from', ((entry ->> 'from')::date - $2::int)::text, 'until', ((entry ->> 'until')::date - $2::int)::text) order by entry ->> 'from')
         from jsonb_array_elements(price -> 'cancellation') entry))
     where id = $1`,
    [bookingId, days],
  );
const daysLeft = async (bookingId: string): Promise<number> =>
  (
    await shop.pool.query(
      `select (selection -> 'choices' ->> 'day')::date - current_date as days from booking where id = $1`,
      [bookingId],
    )
  ).rows[0].days;

const preview = async (visitor: Visitor, id: string) =>
  schemas.previewCancellation.answer.parse((await visitor.ask(`/api/bookings/${id}/cancellation`)).json).preview;
const amountsOf = ({ money, credit, kept }: Awaited<ReturnType<typeof preview>>) => ({ money, credit, kept });
const cancel = (visitor: Visitor, id: string, amounts: object) =>
  visitor.postJson(`/api/bookings/${id}/cancel`, { ...amounts, words: '' });
const refundsOf = async (id: string) =>
  (
    await shop.pool.query(
      `select refund.id, refund.amount, refund.state from payment_refund refund join payment_attempt attempt on attempt.id = attempt_id
       where booking_id = $1 order by refund.created_at`,
      [id],
    )
  ).rows as { id: string; amount: number; state: string }[];
const payRefunds = async (id: string) => {
  for (const refund of await refundsOf(id)) await payBack(shop.deps, refund.id);
};
const cancelledMails = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ kind }) => kind === 'booking-cancelled');
const atBank = async (bookingId: string) => {
  const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [bookingId]);
  const ids = rows.map(({ id }) => id);
  const { transactions } = await shop.bank.books();
  return transactions.filter(({ attemptRef }: { attemptRef: string }) => ids.includes(attemptRef));
};

test('a traveller sees the refund before cancelling, and exactly that comes back once', async () => {
  const { id, visitor, tour, before, email } = await bought();
  const seen = await preview(visitor, id);
  expect(seen).toMatchObject({ state: 'confirmed', side: 'traveller', credit: 0, dropped: 0 });
  expect(seen.money).toBeGreaterThan(0);
  expect(seen.money + seen.credit + seen.kept).toBe(seen.paid);
  const { status, text, json } = await cancel(visitor, id, amountsOf(seen));
  expect(status, text).toBe(200);
  expect(schemas.cancelBooking.answer.parse(json)).toMatchObject({ status: 'OK', state: 'cancelled' });
  expect(await shop.taken(tour)).toBe(before);
  await payRefunds(id);
  await payRefunds(id);
  expect(await refundsOf(id)).toMatchObject([{ amount: seen.money, state: 'done' }]);
  expect(await atBank(id)).toMatchObject([{ refunded: seen.money }]);
  expect(await cancelledMails(email)).toHaveLength(1);
  await expectCleanAudit();
  const { json: page } = await visitor.ask(`/api/bookings/${id}`);
  expect(page.booking).toMatchObject({ state: 'cancelled', reason: 'traveller' });
  expect(page.booking.payment).toMatchObject({ paid: seen.kept, due: 0 });
});

test('two cancellations at once cancel once', async () => {
  const { id, visitor } = await bought();
  const amounts = amountsOf(await preview(visitor, id));
  const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(visitor, id, amounts)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await refundsOf(id)).toHaveLength(1);
  await payRefunds(id);
  await expectCleanAudit();
});

test('a cancellation with other amounts than today’s is refused and changes nothing', async () => {
  const { id, visitor } = await bought();
  const seen = await preview(visitor, id);
  const { status, json } = await cancel(visitor, id, { ...amountsOf(seen), money: seen.money + 1 });
  expect({ status, code: json.message }).toMatchObject({ status: 409 });
  await moveNearer(id, (await daysLeft(id)) - 1);
  const late = await cancel(visitor, id, amountsOf(seen));
  expect(late.status).toBe(409);
  expect(await refundsOf(id)).toEqual([]);
  expect((await preview(visitor, id)).money).toBe(0);
  await expectCleanAudit();
});

test('after the last free day nothing comes back, the operator keeps it, and nothing is refunded', async () => {
  const { id, visitor } = await bought();
  await moveNearer(id, (await daysLeft(id)) - 1);
  const seen = await preview(visitor, id);
  expect(seen).toMatchObject({ money: 0, kept: seen.paid });
  expect((await cancel(visitor, id, amountsOf(seen))).status).toBe(200);
  expect(await refundsOf(id)).toEqual([]);
  await expectCleanAudit();
});

test('a trip that has begun cannot be cancelled by its traveller', async () => {
  const { id, visitor } = await bought();
  await moveNearer(id, (await daysLeft(id)) + 1);
  expect((await visitor.ask(`/api/bookings/${id}/cancellation`)).status).toBe(409);
  expect((await cancel(visitor, id, { money: 0, credit: 0, kept: 0 })).status).toBe(409);
});

test('the refund table states what comes back of a deposit; a deposit that the terms keep gives nothing back, and the rest is no longer due', async () => {
  const { id, visitor } = await bought({ chargeMethod: 'deposit' });
  const readBooking = async () => (await visitor.ask(`/api/bookings/${id}`)).json.booking;
  const { cancellation, payment, price } = await readBooking();
  expect(payment.paid).toBeLessThan(price.total);
  expect(cancellation[0]).toMatchObject(amountsOf(await preview(visitor, id)));
  for (const { money, credit, kept } of cancellation) expect(money + credit + kept).toBe(payment.paid);
  await moveNearer(id, (await daysLeft(id)) - 1);
  const seen = await preview(visitor, id);
  expect(seen.dropped).toBe(seen.total - seen.paid);
  expect(seen.money).toBe(0);
  expect((await readBooking()).cancellation.at(-1)).toMatchObject(amountsOf(seen));
  expect((await cancel(visitor, id, amountsOf(seen))).status).toBe(200);
  expect((await readBooking()).payment.due).toBe(0);
  await expectCleanAudit();
});

test('when the operator cancels, everything paid comes back and the operator keeps nothing', async () => {
  const { id, visitor, email } = await bought();
  await moveNearer(id, (await daysLeft(id)) - 1);
  const { json } = await staff.ask(`/api/office/bookings/${id}/cancellation?side=operator`);
  const { preview: seen } = schemas.previewOfficeCancellation.answer.parse(json);
  expect(seen).toMatchObject({ money: seen.paid, kept: 0 });
  const request = { side: 'operator', ...amountsOf(seen), words: 'The road is closed after a landslide.' };
  const { status, text } = await staff.postJson(`/api/office/bookings/${id}/cancel`, request);
  expect(status, text).toBe(200);
  await payRefunds(id);
  expect(await refundsOf(id)).toMatchObject([{ amount: seen.paid, state: 'done' }]);
  const [mail] = await cancelledMails(email);
  expect(JSON.stringify(mail)).toContain('The road is closed after a landslide.');
  const { json: page } = await visitor.ask(`/api/bookings/${id}`);
  expect(page.booking).toMatchObject({ state: 'cancelled', reason: 'operator' });
  await expectCleanAudit();
});

test('strangers and other operators can neither see nor make a cancellation', async () => {
  const { id } = await bought();
  const stranger = shop.visitor();
  expect((await stranger.ask(`/api/bookings/${id}/cancellation`)).status).toBe(404);
  expect((await cancel(stranger, id, { money: 0, credit: 0, kept: 0 })).status).toBe(404);
  const { rows } = await shop.pool.query(
    `select operator.slug from operator join operator_profile profile on profile.operator_id = operator.id
     where profile.id <> (select operator_id from tour where id = (select tour_id from booking where id = $1)) limit 1`,
    [id],
  );
  const operator = { slug: rows[0].slug };
  await makeAccount(shop, { email: 'other@example.org', role: 'operator', operator } as never);
  const other = shop.visitor();
  await logIn(other, 'other@example.org');
  expect((await other.ask(`/api/office/bookings/${id}/cancellation?side=operator`)).status).toBe(404);
  const request = { side: 'operator', money: 0, credit: 0, kept: 0, words: 'Not mine' };
  expect((await other.postJson(`/api/office/bookings/${id}/cancel`, request)).status).toBe(404);
});

test('a request is cancelled without a refund, and what was reserved is released', async () => {
  const tour = shop.onRequest();
  const visitor = shop.visitor();
  const { json } = await buy(shop.bank, visitor, tour);
  const id = json.data.bookingId as string;
  const seen = await preview(visitor, id);
  expect(seen).toMatchObject({ state: 'requested', paid: 0, money: 0 });
  expect((await cancel(visitor, id, amountsOf(seen))).status).toBe(200);
  await shop.settleAll();
  expect((await atBank(id)).map(({ state }: { state: string }) => state)).toEqual(['voided']);
  await expectCleanAudit();
});

test('a refund whose answer is lost is asked for again by the sweep and made once', async () => {
  const { id, visitor } = await bought();
  const seen = await preview(visitor, id);
  await cancel(visitor, id, amountsOf(seen));
  await shop.bank.disturb({ request: 'refund', effect: 'lost' });
  await expect(payRefunds(id)).rejects.toThrow('did not answer');
  await shop.pool.query(`update payment_refund set state_since = state_since - interval '1 minute'`);
  const sweep = createPaymentJobs(shop.deps).find(({ kind }) => kind.name === sweepPayments.name);
  await sweep?.run({}, new AbortController().signal);
  expect(await refundsOf(id)).toMatchObject([{ state: 'done' }]);
  expect(await atBank(id)).toMatchObject([{ refunded: seen.money }]);
  await expectCleanAudit();
});

test('what travellers entered about health and passports is erased, and changes of a booking cannot be altered', async () => {
  const { id, visitor } = await bought();
  await cancel(visitor, id, amountsOf(await preview(visitor, id)));
  const { rows } = await shop.pool.query('select sensitive_erased_at from booking where id = $1', [id]);
  expect(rows[0].sensitive_erased_at).not.toBeNull();
  await expect(shop.pool.query('update booking_change set money = 0, kept = paid')).rejects.toThrow('append-only');
  await expect(shop.pool.query(`update booking_change set words = 'other'`)).rejects.toThrow('append-only');
  await expect(shop.pool.query('delete from booking_change')).rejects.toThrow('append-only');
});

test('a trip that is over and paid is completed, keeps its voucher, and can no longer be cancelled', async () => {
  const { id, visitor } = await bought();
  const unpaid = await bought({ chargeMethod: 'deposit' });
  for (const booking of [id, unpaid.id]) {
    await shop.pool.query(
      `update booking set selection = jsonb_set(selection, '{until}', to_jsonb((current_date - 2)::text)) where id = $1`,
      [booking],
    );
  }
  const signal = new AbortController().signal;
  const complete = createPaymentJobs(shop.deps).find(({ kind }) => kind.name === completeEndedTrips.name);
  await complete?.run({}, signal);
  await complete?.run({}, signal);
  const stateOf = async (who: Visitor, booking: string) =>
    (await who.ask(`/api/bookings/${booking}`)).json.booking.state;
  expect(await stateOf(visitor, id)).toBe('completed');
  expect((await visitor.ask(`/api/bookings/${id}/voucher.pdf`)).status).toBe(200);
  expect((await visitor.ask(`/api/bookings/${id}/cancellation`)).status).toBe(409);
  // What is still owed can be paid, so that booking stays confirmed.
  expect(await stateOf(unpaid.visitor, unpaid.id)).toBe('confirmed');
  await expectCleanAudit();
});
