import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { forgetBookingCards } from '#server/booking/schedule/booking-card.ts';
import { bookingsWithPaymentsDue, collectPayments, remindOfPayments } from '#server/booking/schedule/collect.ts';
import { declineScheduled } from '#server/booking/schedule/later-payments.ts';
import { listMissedPayments } from '#server/booking/schedule/missed-payments.ts';
import { transaction } from '#server/platform/database/database.ts';
import type { Holdable } from '#tests/support/holding.ts';
import { bookingFor, buy, cardFor, cards, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { whileLocked } from '#tests/support/while-locked.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await forgetLimits(shop);
  await shop.bank.ask('DELETE', '/api/faults');
});

const HOUR = 3_600_000;
const expectBalanced = async () => expect((await shop.audit()).disagreements).toEqual([]);

/** A tour that can be paid in that way. */
async function tourWith(chargeMethod: string): Promise<Holdable> {
  for (;;) {
    const tour = shop.tour();
    const offered = { ...bookingFor(tour, 'ada@example.org'), chargeMethod };
    if (await priceOf(shop.visitor(), tour.objectId, offered).catch(() => null)) return tour;
  }
}

type Plan = { due: string; amount: number; paid: number; agreed: number; state: string; chargedOn: string | null }[];
type Booked = { id: string; visitor: Visitor; email: string; zone: string };

async function bookedWith(chargeMethod: string, more: Record<string, unknown> = {}): Promise<Booked> {
  const tour = await tourWith(chargeMethod);
  const visitor = shop.visitor();
  const told = await buy(shop.bank, visitor, tour, { chargeMethod, ...more });
  expect(told.status, told.text).toBe(200);
  await shop.settleAll();
  return { id: told.json.data.bookingId, visitor, email: told.email, zone: tour.timeZone };
}

const look = async ({ id, visitor }: Booked) => {
  const { json, text } = await visitor.ask(`/api/bookings/${id}`);
  expect(json.status, text).toBe('OK');
  const { payment, price } = schemas.loadBooking.answer.parse(json).booking;
  return { ...payment, total: price.total, plan: payment.plan.payments as Plan };
};

/** Noon of a day at the operator's place, or so many days later. */
const noonOf = (day: string, later = 0): number => Date.parse(`${day}T12:00:00Z`) + later * 24 * HOUR;
const collect = ({ id }: Booked, now: number) => collectPayments(shop.deps, id, now);

type Payment = {
  purpose?: 'extra' | 'card';
  amount?: number;
  key?: string;
  number?: string;
  by?: Visitor;
  more?: object;
};

/** A payment with a card that is typed now, to be sent. */
async function readyToPay({ id, visitor }: Booked, payment: Payment = {}) {
  const { purpose = 'extra', amount = 10_000, key = randomUUID(), number = cards.works } = payment;
  const { by = visitor, more = {} } = payment;
  const { ref } = await cardFor(shop.bank, by, purpose === 'card' ? 100 : amount, number);
  const request = {
    key,
    purpose,
    amount,
    paymentMethod: 'cards',
    cardHolder: 'Ada Lovelace',
    billingCountry: 'DE',
    billingZip: '10115',
    paymentBlob: ref,
    ...more,
  };
  return { request, send: () => by.postJson(`/api/bookings/${id}/pay`, request) };
}

async function pay(booked: Booked, more: Payment = {}) {
  const { request, send } = await readyToPay(booked, more);
  return { request, told: await send() };
}

const mailsTo = async (email: string): Promise<string[]> =>
  (
    await shop.pool.query("select kind from mail where recipient = $1 and kind like 'payment-%' order by id", [email])
  ).rows
    .map(({ kind }) => kind)
    .sort();

test('INST-05 INST-04 a deposit is paid now, and its balance is charged once to the stored card on its date', async () => {
  const booked = await bookedWith('deposit');
  const [deposit, balance] = (await look(booked)).plan;
  expect(deposit?.state).toBe('paid');
  expect(balance).toMatchObject({ state: 'coming', paid: 0 });
  expect((await look(booked)).card).toMatchObject({ lastFour: '2701', refused: false });
  const due = balance?.due as string;
  expect(await bookingsWithPaymentsDue(shop.deps, noonOf(due, -2))).not.toContain(booked.id);
  await collect(booked, noonOf(due, -1));
  expect((await look(booked)).paid).toBe(deposit?.amount);
  await remindOfPayments(shop.deps, noonOf(due, -13), new AbortController().signal);
  await remindOfPayments(shop.deps, noonOf(due, -5), new AbortController().signal);
  expect(await mailsTo(booked.email)).toEqual(['payment-reminder']);
  expect(await bookingsWithPaymentsDue(shop.deps, noonOf(due))).toContain(booked.id);
  await Promise.all(Array.from({ length: 5 }, () => collect(booked, noonOf(due))));
  await collect(booked, noonOf(due, 1));
  const { paid, total, due: left, plan } = await look(booked);
  expect([paid, left]).toEqual([total, 0]);
  expect(plan.map(({ state }) => state)).toEqual(['paid', 'paid']);
  expect(await mailsTo(booked.email)).toEqual(['payment-charged', 'payment-reminder']);
  await expectBalanced();
});

test('INST-04 a card whose approved payment was never answered is found and charged all the same', async () => {
  await shop.bank.disturb({ request: 'authorise', effect: 'lost' });
  const booked = await bookedWith('deposit');
  expect((await look(booked)).card).toMatchObject({ lastFour: '2701' });
  const due = (await look(booked)).plan[1]?.due as string;
  for (const request of ['authorise', 'capture']) await shop.bank.disturb({ request, effect: 'lost' });
  await collect(booked, noonOf(due));
  await shop.settleAll();
  await shop.settleAll();
  expect((await look(booked)).due).toBe(0);
  await expectBalanced();
});

test('INST-04 a declined instalment is retried, notified, then spread over the rest; the last one is left to staff', async () => {
  const booked = await bookedWith('installments-30');
  const before = (await look(booked)).plan;
  const [, second, third] = before as [Plan[0], Plan[0], Plan[0] | undefined];
  const decline = () => shop.bank.disturb({ request: 'authorise', effect: 'soft' });
  for (const later of [0, 1, 2, 3, 4, 7]) {
    await decline();
    await collect(booked, noonOf(second.due, later));
    await shop.bank.ask('DELETE', '/api/faults');
  }
  const after = (await look(booked)).plan;
  expect(after[1]).toMatchObject({ state: 'missed', agreed: second.amount });
  const { rows } = await shop.pool.query(
    "select tried_on::text, try from payment_attempt where booking_id = $1 and purpose = 'scheduled' order by try",
    [booked.id],
  );
  expect(rows.map(({ try: number }) => number)).toEqual([1, 2, 3, 4]);
  expect((await mailsTo(booked.email)).filter((kind) => kind === 'payment-failed')).toHaveLength(4);
  expect(after.reduce((sum, { amount }) => sum + amount, 0)).toBe((await look(booked)).total);
  if (third) {
    expect(after[2]?.amount).toBeGreaterThan(third.amount);
    await collect(booked, noonOf(third.due));
    expect((await look(booked)).plan[2]?.state).toBe('paid');
  }
  const last = before.at(-1)?.due as string;
  for (const later of [0, 1, 3, 7]) {
    await shop.bank.disturb({ request: 'authorise', effect: 'soft', count: 9 });
    await collect(booked, noonOf(last, later));
  }
  await shop.bank.ask('DELETE', '/api/faults');
  const missed = async () =>
    (await listMissedPayments(shop.database, 'en')).missed.filter(({ bookingId }) => bookingId === booked.id);
  const left = (await look(booked)).due;
  if (left > 0) {
    expect(await missed()).toMatchObject([{ due: last, left: { amount: left } }]);
    expect((await pay(booked, { amount: left })).told.status).toBe(200);
  }
  expect(await missed()).toEqual([]);
  expect((await look(booked)).due).toBe(0);
  await expectBalanced();
});

test('INST-04 a permanently declined card is not charged again; another card is, without a payment of its own', async () => {
  const booked = await bookedWith('deposit');
  const due = (await look(booked)).plan[1]?.due as string;
  await shop.bank.disturb({ request: 'authorise', effect: 'hard' });
  await collect(booked, noonOf(due));
  expect(await look(booked)).toMatchObject({
    card: { refused: true },
    plan: [{}, { state: 'retrying', chargedOn: null }],
  });
  await collect(booked, noonOf(due, 1));
  const attempts = async () =>
    (
      await shop.pool.query("select state from payment_attempt where booking_id = $1 and purpose = 'scheduled'", [
        booked.id,
      ])
    ).rows.length;
  expect(await attempts()).toBe(1);
  const { paid } = await look(booked);
  const { told } = await pay(booked, { purpose: 'card', number: '4111111111111111' });
  expect(told.status, told.text).toBe(200);
  await shop.settleAll();
  expect(await look(booked)).toMatchObject({ paid, card: { lastFour: '1111', refused: false } });
  await collect(booked, noonOf(due, 2));
  expect((await look(booked)).due).toBe(0);
  await shop.later(25 * 60);
  await shop.settleAll();
  await expectBalanced();
});

test('INST-04 a new card is charged immediately, whatever the old one declined; an expired one is refused', async () => {
  const booked = await bookedWith('deposit');
  const due = (await look(booked)).plan[1]?.due as string;
  await shop.bank.disturb({ request: 'authorise', effect: 'soft' });
  await collect(booked, noonOf(due));
  expect((await look(booked)).plan[1]?.state).toBe('retrying');
  const present = () => booked.visitor.postJson(`/api/bookings/${booked.id}/card`, {});
  expect((await present()).status).toBe(200);
  await shop.pool.query('update booking_card set expiry_year = 2020 where booking_id = $1', [booked.id]);
  expect((await present()).status).toBe(404);
  expect((await pay(booked, { purpose: 'card', number: '4111111111111111' })).told.status).toBe(200);
  await shop.settleAll();
  await collect(booked, noonOf(due));
  expect((await look(booked)).due).toBe(0);
  await shop.later(25 * 60);
  await shop.settleAll();
  await expectBalanced();
});

test('INST-04 an extra payment covers the next instalments; a repeated one counts once, and never exceeds the balance', async () => {
  const booked = await bookedWith('deposit');
  const { due: left, paid } = await look(booked);
  const { request, told } = await pay(booked, { amount: 5000, number: '4111111111111111' });
  expect(told.status, told.text).toBe(200);
  expect(schemas.payBooking.answer.parse(told.json).url).toContain(booked.id);
  const again = await booked.visitor.postJson(`/api/bookings/${booked.id}/pay`, request);
  expect(again.status).toBe(200);
  expect(await look(booked)).toMatchObject({ due: left - 5000, paid: paid + 5000, card: { lastFour: '2701' } });
  for (const amount of [99, left - 5000 + 1]) {
    const refused = await pay(booked, { amount });
    expect([refused.told.status, refused.told.json.message]).toEqual([422, expect.stringContaining('an amount')]);
  }
  expect((await pay(booked, { by: shop.visitor() })).told.status).toBe(404);
  const declined = await pay(booked, { number: cards.declined });
  expect([declined.told.status, declined.told.json.message]).toEqual([422, expect.stringContaining('declined')]);
  const several = await Promise.all(Array.from({ length: 6 }, () => readyToPay(booked, { amount: left - 5000 })));
  const answers = await Promise.all(several.map(({ send }) => send()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await look(booked)).due).toBe(0);
  await collect(booked, noonOf((await look(booked)).plan[1]?.due as string));
  expect((await pay(booked, {})).told.json.message).toContain('fully paid');
  await expectBalanced();
});

test('INST-04 BOOK-08 one payment sent eight times at once is one charge and eight equal responses', async () => {
  const booked = await bookedWith('deposit');
  const { due: left } = await look(booked);
  const { send } = await readyToPay(booked, { amount: 5000 });
  const answers = await Promise.all(Array.from({ length: 8 }, send));
  expect(answers.map(({ status, json }) => [status, json.status])).toEqual(Array(8).fill([200, 'OK']));
  expect((await look(booked)).due).toBe(left - 5000);
  // A decline is the same answer for all of them, too.
  const declined = await readyToPay(booked, { number: cards.declined });
  const refusals = await Promise.all(Array.from({ length: 8 }, declined.send));
  expect(new Set(refusals.map(({ status, json }) => `${status} ${json.message}`)).size).toBe(1);
  expect(refusals[0]?.status).toBe(422);
  expect((await look(booked)).due).toBe(left - 5000);
  await shop.settleAll();
  await expectBalanced();
});

test('INST-04 BOOK-08 a payment with key and booking id in capitals is credited once, also when its capture answer is lost', async () => {
  const booked = await bookedWith('deposit');
  const { due: left } = await look(booked);
  const upper = { ...booked, id: booked.id.toUpperCase() };
  await shop.bank.disturb({ request: 'capture', effect: 'lost' });
  const { send } = await readyToPay(upper, { amount: 5000, key: randomUUID().toUpperCase() });
  const told = await send();
  expect([told.status, told.json.url], told.text).toEqual([200, `/bookings/${booked.id}`]);
  await shop.settleAll();
  expect((await look(booked)).due).toBe(left - 5000);
  expect((await send()).status).toBe(200);
  expect((await look(upper)).due).toBe(left - 5000);
  await expectBalanced();
});

test('INST-04 a card is forgotten, here and at the bank, once nothing is owed', async () => {
  const booked = await bookedWith('deposit');
  const kept = async () =>
    (await shop.pool.query('select token from booking_card where booking_id = $1', [booked.id])).rows;
  await forgetBookingCards(shop.deps, new AbortController().signal);
  const [card] = await kept();
  expect(card?.token).toBeTruthy();
  await collect(booked, noonOf((await look(booked)).plan[1]?.due as string));
  // While another booking is charged to the same card, the bank keeps it.
  const other = await bookedWith('deposit');
  await shop.pool.query('update booking_card set token = $2 where booking_id = $1', [other.id, card.token]);
  await forgetBookingCards(shop.deps, new AbortController().signal);
  expect(await kept()).toEqual([]);
  await collect(other, noonOf((await look(other)).plan[1]?.due as string));
  expect((await look(other)).due).toBe(0);
  await forgetBookingCards(shop.deps, new AbortController().signal);
  expect(await shop.provider.issueInstrument(card.token, 'test')).toEqual({ outcome: 'found', found: null });
});

test('INST-04 PAY-06 the plan card pays the next payment while its holder is present, and stays stored; no one else can use it', async () => {
  const booked = await bookedWith('installments-30');
  const before = await look(booked);
  const amount = before.plan[1]?.amount as number;
  const present = (by: Visitor) => by.postJson(`/api/bookings/${booked.id}/card`, {});
  // Staff see the booking, and pay nobody's.
  await makeAccount(shop, { email: 'staff-of-cards@example.org', role: 'staff' });
  const staff = shop.visitor();
  await logIn(staff, 'staff-of-cards@example.org');
  for (const other of [shop.visitor(), staff]) expect((await present(other)).status).toBe(404);
  expect((await pay(booked, { by: staff })).told.status).toBe(404);
  const opened = await booked.visitor.postJson('/api/book-now/payment_session', { currency: 'EUR' });
  const presented = await present(booked.visitor);
  expect(presented.status, presented.text).toBe(200);
  const send = (paymentBlob: string) =>
    booked.visitor.postJson(`/api/bookings/${booked.id}/pay`, {
      key: randomUUID(),
      purpose: 'extra',
      amount,
      paymentMethod: 'user-method',
      methodId: 'schedule',
      paymentBlob,
    });
  // Without 3-D Secure it pays no more than any other card.
  expect((await send(presented.json.ref)).status).toBe(422);
  const { ref = presented.json.ref } = await shop.bank.authenticate(
    presented.json.ref,
    opened.json.config.session,
    amount,
    'EUR',
  );
  const told = await send(ref);
  expect([told.status, told.json.status], told.text).toEqual([200, 'OK']);
  await shop.settleAll();
  const after = await look(booked);
  expect([after.paid, after.plan[1]?.state]).toEqual([before.paid + amount, 'paid']);
  expect(after.card).toEqual(before.card);
  await shop.pool.query('update booking_card set refused_on = now() where booking_id = $1', [booked.id]);
  expect((await present(booked.visitor)).status).toBe(404);
  await expectBalanced();
});

const scheduled = async ({ id }: Booked) =>
  (
    await shop.pool.query(
      "select id, state, booking_card_id as card from payment_attempt where booking_id = $1 and purpose = 'scheduled' order by try",
      [id],
    )
  ).rows;

test('INST-04 an automatic charge waits for a concurrent manual payment, and then charges nothing', async () => {
  const booked = await bookedWith('deposit');
  const due = (await look(booked)).plan[1]?.due as string;
  const paying = `with locked as (select id from booking where id = $1 for update)
    insert into payment_attempt (id, booking_id, provider, method, purpose, amount, currency)
    select gen_random_uuid(), id, 'sandbox', 'card', 'extra', 5000, 'EUR' from locked`;
  await whileLocked(shop.pool, [paying, booked.id], 1, () => collect(booked, noonOf(due)));
  expect(await scheduled(booked)).toEqual([]);
  await shop.pool.query("delete from payment_attempt where booking_id = $1 and purpose = 'extra'", [booked.id]);
  await collect(booked, noonOf(due));
  expect((await look(booked)).due).toBe(0);
  await expectBalanced();
});

test('INST-04 the database refuses a second open payment, a second attempt with one number, and a payment missed twice', async () => {
  const booked = await bookedWith('deposit');
  const due = (await look(booked)).plan[1]?.due as string;
  const attempt = (state: string) =>
    shop.pool.query(
      `insert into payment_attempt (id, booking_id, provider, method, purpose, amount, currency, state, due_day, tried_on, try)
       values (gen_random_uuid(), $1, 'sandbox', 'storedCard', 'scheduled', 5000, 'EUR', $2, $3, $3, 1)`,
      [booked.id, state, due],
    );
  await attempt('declined');
  await expect(attempt('declined')).rejects.toThrow('attempt_tried_once');
  await shop.pool.query("update payment_attempt set state = 'open' where booking_id = $1 and purpose = 'scheduled'", [
    booked.id,
  ]);
  await expect(
    shop.pool.query(
      `insert into payment_attempt (id, booking_id, provider, method, purpose, amount, currency)
       values (gen_random_uuid(), $1, 'sandbox', 'card', 'extra', 5000, 'EUR')`,
      [booked.id],
    ),
  ).rejects.toThrow('attempt_alive_once');
  const miss = (amount: number) =>
    shop.pool.query('insert into missed_payment (booking_id, due, amount) values ($1, $2, $3)', [
      booked.id,
      due,
      amount,
    ]);
  await miss(5000);
  await expect(miss(4000)).rejects.toThrow('missed_payment_pkey');
  await shop.pool.query("delete from payment_attempt where booking_id = $1 and purpose = 'scheduled'", [booked.id]);
  await shop.pool.query('delete from missed_payment where booking_id = $1', [booked.id]);
});

test('INST-04 nothing is charged automatically after the last payment was missed, or after the trip', async () => {
  const booked = await bookedWith('deposit');
  const due = (await look(booked)).plan[1]?.due as string;
  const state = (to: string) => shop.pool.query('update booking set state = $2 where id = $1', [booked.id, to]);
  await state('completed');
  await collect(booked, noonOf(due));
  expect(await scheduled(booked)).toEqual([]);
  await state('confirmed');
  for (const later of [0, 1, 3, 7]) {
    await shop.bank.disturb({ request: 'authorise', effect: 'soft' });
    await collect(booked, noonOf(due, later));
  }
  expect((await look(booked)).plan[1]?.state).toBe('missed');
  expect((await look(booked)).due).toBeGreaterThan(0);
  expect(await bookingsWithPaymentsDue(shop.deps, noonOf(due, 30))).not.toContain(booked.id);
  await collect(booked, noonOf(due, 30));
  expect(await scheduled(booked)).toHaveLength(4);
  await expectBalanced();
});

test('INST-04 a captured payment is not declined by a late answer', async () => {
  const booked = await bookedWith('deposit');
  await collect(booked, noonOf((await look(booked)).plan[1]?.due as string));
  const [attempt] = await scheduled(booked);
  await transaction(shop.database, (trx) => declineScheduled(trx, shop.deps, attempt.id, 'declined hard'));
  expect((await scheduled(booked)).map(({ state }) => state)).toEqual(['captured']);
  expect((await look(booked)).card).toMatchObject({ refused: false });
  expect(await mailsTo(booked.email)).toEqual(['payment-charged']);
  await expectBalanced();
});

test('INST-04 a replaced card is kept as long as one of its charges has no answer', async () => {
  const booked = await bookedWith('deposit');
  await shop.bank.disturb({ request: 'authorise', effect: 'error', count: 9 });
  await collect(booked, noonOf((await look(booked)).plan[1]?.due as string));
  expect((await scheduled(booked)).map(({ state }) => state)).toEqual(['open']);
  await shop.bank.ask('DELETE', '/api/faults');
  await shop.pool.query('update booking_card set replaced_at = now() where booking_id = $1', [booked.id]);
  await forgetBookingCards(shop.deps, new AbortController().signal);
  await shop.settleAll();
  await shop.settleAll();
  expect((await look(booked)).due).toBe(0);
  await expectBalanced();
});
