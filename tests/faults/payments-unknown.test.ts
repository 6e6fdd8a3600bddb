// The bank loses answers, cuts lines, fails, hangs and comes late, at every request there is. Time passes by moving rows back, not by waiting.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sweepPayments } from '#server/booking/book/job-kinds.ts';
import { createPaymentJobs } from '#server/booking/book/jobs.ts';
import { approve, decline, giveUp, noteCapture, undo } from '#server/booking/book/payment-transitions.ts';
import { beginRefund, endRefund } from '#server/booking/book/refunds.ts';
import { settleAttempt } from '#server/booking/book/settle-attempt.ts';
import { transaction } from '#server/platform/database/database.ts';
import { type Holdable, holdPayment, submissionFor, submit } from '#tests/support/holding.ts';
import { buy, cardFor, cards, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { violations } from '#tests/support/payment-violations.ts';

/** Long enough for a bank that answers, on a busy machine too; whoever hangs is waited for this long. */
const timeoutMs = 1000;
const day = 25 * 60;

let shop: PayShop;
let tour: Holdable;
beforeAll(async () => {
  shop = await startPayShop({}, { timeoutMs });
  tour = shop.tour();
  for (const placeId of [tour.placeId, tour.roomPlaceId])
    await shop.pool.query('update place set capacity = taken + 200 where id = $1', [placeId]);
  await shop.catalogue.reload();
});
afterAll(() => shop?.stop());

/** After everything that is still open was looked after for a day, no promise is broken and nothing needs anybody. */
afterEach(async () => {
  const { answer: unused } = await shop.bank.ask('GET', '/api/faults');
  await shop.bank.ask('DELETE', '/api/faults');
  await settled();
  expect(unused).toEqual([]);
});

async function settled() {
  for (const minutes of [0, 16, day, 0]) {
    await shop.later(minutes);
    await shop.settleAll();
  }
  expect(await violations(shop)).toEqual([]);
  expect(await shop.audit()).toMatchObject({ disagreements: [], unsettled: 0 });
}

/** What the bank can do to a request: do it and say nothing, not do it and say nothing, fail, hang, and do it later. */
const faults = {
  lost: { effect: 'lost' },
  cut: { effect: 'late', afterMs: 3_600_000 },
  error: { effect: 'error' },
  hang: { effect: 'hang' },
  late: { effect: 'late', afterMs: 700 },
} as const;
type Fault = keyof typeof faults;
const everyFault = Object.keys(faults) as Fault[];
const disturb = (request: string, fault: Fault, count = 1) => shop.bank.disturb({ request, count, ...faults[fault] });

const bookingOf = async (id: string) =>
  (
    await shop.pool.query(
      `select booking.state, attempt.state as attempt, attempt.id as "attemptId" from booking
         join payment_attempt attempt on booking_id = booking.id where booking.id = $1`,
      [id],
    )
  ).rows[0];
const mailsOf = async (id: string): Promise<string[]> =>
  (
    await shop.pool.query('select dedupe_key from mail where dedupe_key like $1 order by 1', [`booking ${id} %`])
  ).rows.map(({ dedupe_key }) => dedupe_key.split(' ')[2]);
const atBank = async (attemptId: string) =>
  (await shop.bank.books()).transactions.find(({ attemptRef }: { attemptRef: string }) => attemptRef === attemptId);

/** Buys; the answer is never a failure, whatever the bank does. */
async function bought(more = {}): Promise<{ id: string; state: string }> {
  const { status, text, json } = await buy(shop.bank, shop.visitor(), tour, more);
  expect(status, text).toBe(200);
  return { id: json.data.bookingId, state: json.data.state };
}

/** A booking whose money was reserved, which was given up, and whose money is still reserved. */
async function abandoned(): Promise<{ id: string; attemptId: string }> {
  const { id } = await bought();
  const { attemptId } = await bookingOf(id);
  await shop.bank.disturb({ request: 'capture', effect: 'hard' });
  await shop.bank.disturb({ request: 'cancel', effect: 'error' });
  await shop.settleAll();
  expect(await bookingOf(id)).toMatchObject({ state: 'cancelled', attempt: 'cancelling' });
  expect(await atBank(attemptId)).toMatchObject({ state: 'authorised' });
  return { id, attemptId };
}

test.each([
  ['lost', 'confirmed'],
  ['cut', 'checking'],
  ['error', 'checking'],
  ['hang', 'checking'],
  ['late', 'confirmed'],
] as const)(
  'BOOK-07 PAY-03 an authorisation with fault %s is reported as %s, never as a failure',
  async (fault, told) => {
    const taken = await shop.taken(tour);
    await disturb('authorise', fault);
    const { id, state } = await bought();
    expect(state).toBe(told);
    expect(await shop.taken(tour)).toBe(taken + 2);
    await settled();
    expect((await bookingOf(id)).state).toBe(told === 'checking' ? 'failed' : 'confirmed');
    expect(await shop.taken(tour)).toBe(told === 'checking' ? taken : taken + 2);
  },
);

test('PAY-03 an unrecorded authorisation that is found soon makes the booking', async () => {
  await disturb('authorise', 'lost');
  await disturb('find', 'error', 3);
  const { id, state } = await bought();
  expect(state).toBe('checking');
  await shop.later(14);
  await shop.settleAll();
  expect(await bookingOf(id)).toMatchObject({ state: 'confirmed', attempt: 'captured' });
});

test('PAY-03 BOOK-08 repeating the submission finds an unrecorded authorisation, and books', async () => {
  await disturb('authorise', 'lost');
  await disturb('find', 'error', 3);
  const visitor = shop.visitor();
  const { json, submission } = await buy(shop.bank, visitor, tour);
  expect(json.data.state).toBe('checking');
  await shop.later(1);
  const again = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, submission);
  expect(again.json.data).toMatchObject({ bookingId: json.data.bookingId, state: 'confirmed', again: true });
});

test('PAY-03 an unrecorded authorisation that is found too late is voided', async () => {
  const taken = await shop.taken(tour);
  await disturb('authorise', 'lost');
  await disturb('find', 'hang', 3);
  const { id } = await bought();
  await shop.later(16);
  await shop.settleAll();
  const { state, attemptId } = await bookingOf(id);
  expect([state, (await atBank(attemptId)).state]).toEqual(['failed', 'voided']);
  expect(await shop.taken(tour)).toBe(taken);
});

test('BOOK-08 a payment after a booking was abandoned is voided, and the booking stays abandoned', async () => {
  await disturb('authorise', 'cut');
  const { json, submission } = await buy(shop.bank, shop.visitor(), tour);
  expect(json.data.state).toBe('checking');
  const id: string = json.data.bookingId;
  await shop.later(3);
  await shop.settleAll();
  const { attemptId } = await bookingOf(id);
  expect(await bookingOf(id)).toMatchObject({ state: 'failed', attempt: 'cancelling' });
  expect(await atBank(attemptId)).toBeUndefined();
  // Only now the bank does what it was asked for.
  const { rows } = await shop.pool.query('select amount, currency from payment_attempt where id = $1', [attemptId]);
  await shop.bank.ask('POST', '/api/transactions', {
    attemptRef: attemptId,
    ...rows[0],
    source: { kind: 'oneTime', ref: submission.paymentBlob },
    keep: false,
    initiator: 'holder',
  });
  expect(await atBank(attemptId)).toMatchObject({ state: 'authorised' });
  await shop.settleAll();
  expect(await atBank(attemptId)).toMatchObject({ state: 'voided' });
  expect(await bookingOf(id)).toMatchObject({ state: 'failed', attempt: 'cancelling' });
});

test.each(everyFault)(
  'BOOK-08 a capture with fault %s is retried until it is known, and captured once',
  async (fault) => {
    const { id } = await bought();
    const { attemptId } = await bookingOf(id);
    await disturb('capture', fault);
    await shop.settleAll();
    expect((await bookingOf(id)).state).toBe('confirmed');
    if (fault === 'late')
      await vi.waitFor(async () => expect(await atBank(attemptId)).toMatchObject({ state: 'captured' }), 10_000);
    await shop.settleAll();
    expect(await bookingOf(id)).toMatchObject({ state: 'confirmed', attempt: 'captured' });
    const { captured, amount } = await atBank(attemptId);
    expect(captured).toBe(amount);
  },
);

test('BOOK-08 a permanently refused capture reverses the booking: places are released, the payment is voided, everyone is notified', async () => {
  const taken = await shop.taken(tour);
  const { id, state } = await bought({ number: '4000000000009185' });
  expect(state).toBe('confirmed');
  await shop.settleAll();
  const { attemptId } = await bookingOf(id);
  expect((await bookingOf(id)).state).toBe('cancelled');
  expect((await atBank(attemptId)).state).toBe('voided');
  expect(await shop.taken(tour)).toBe(taken);
  expect(await mailsOf(id)).toEqual(['confirmed', 'ended', 'ended', 'placed']);
});

test.each(everyFault)('BOOK-08 a void with fault %s is retried until nothing is authorised', async (fault) => {
  const { attemptId } = await abandoned();
  await disturb('cancel', fault);
  await shop.settleAll();
  if (fault === 'late')
    await vi.waitFor(async () => expect(await atBank(attemptId)).toMatchObject({ state: 'voided' }), 10_000);
  await shop.settleAll();
  expect(await atBank(attemptId)).toMatchObject({ state: 'voided', captured: 0 });
});

test.each(everyFault)(
  'BOOK-08 money captured for an abandoned booking is refunded once, with fault %s',
  async (fault) => {
    const { attemptId } = await abandoned();
    const { ref, amount } = await atBank(attemptId);
    // Somebody at the bank collects what should have been released.
    await shop.bank.ask('POST', `/api/transactions/${ref}/capture`, { key: `bank-${attemptId}`, amount });
    await disturb('refund', fault);
    await shop.settleAll();
    if (fault === 'late')
      await vi.waitFor(async () => expect(await atBank(attemptId)).toMatchObject({ refunded: amount }), 10_000);
    await shop.settleAll();
    expect(await atBank(attemptId)).toMatchObject({ captured: amount, refunded: amount });
    const { rows } = await shop.pool.query(
      'select refund.state, attempt.state as attempt from payment_refund refund join payment_attempt attempt on attempt.id = attempt_id where attempt_id = $1',
      [attemptId],
    );
    expect(rows).toEqual([{ state: 'done', attempt: 'refunded' }]);
  },
);

test('BOOK-08 a void that the bank refuses is retried, and not answered from the idempotency store', async () => {
  const { attemptId } = await abandoned();
  await shop.bank.disturb({ request: 'cancel', effect: 'hard' });
  await shop.settleAll();
  expect(await atBank(attemptId)).toMatchObject({ state: 'authorised' });
  await shop.settleAll();
  expect(await atBank(attemptId)).toMatchObject({ state: 'voided' });
});

test.each(['lost', 'error', 'hang'] as const)(
  'BOOK-08 a search with fault %s changes nothing, at any state of an attempt',
  async (fault) => {
    const { id } = await bought();
    await disturb('find', fault);
    await shop.settleAll();
    expect(await bookingOf(id)).toMatchObject({ state: 'confirmed', attempt: 'authorised' });
    await shop.settleAll();
    const { attemptId } = await abandoned();
    await shop.later(day);
    await disturb('find', fault);
    await shop.settleAll();
    expect((await shop.pool.query('select state from payment_attempt where id = $1', [attemptId])).rows).toEqual([
      { state: 'cancelling' },
    ]);
  },
);

test('PAY-03 with a bank that never answers a payment is reported as in progress in bounded time, and repeating it charges nothing', async () => {
  await disturb('authorise', 'hang');
  await disturb('find', 'hang', 3);
  const visitor = shop.visitor();
  const started = performance.now();
  const { json, submission } = await buy(shop.bank, visitor, tour);
  const elapsed = performance.now() - started;
  expect(json.data.state).toBe('checking');
  // Every wait in it is one of its own: four times the timeout and the pauses between looks.
  expect(elapsed).toBeGreaterThan(4 * timeoutMs);
  const again = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, submission);
  expect([again.status, again.json.data.bookingId, again.json.data.again]).toEqual([200, json.data.bookingId, true]);
  const { rows } = await shop.pool.query('select 1 from payment_attempt where booking_id = $1', [json.data.bookingId]);
  expect(rows).toHaveLength(1);
});

test('HOLD-02 a hold with a payment of unknown outcome keeps its places past its end, and is open again or ends afterwards', async () => {
  const visitor = shop.visitor();
  const { placeId } = tour;
  const held = await submit(visitor, tour.objectId, submissionFor(tour, 'unknown-hold@example.org'));
  expect(held.status, held.text).toBe(200);
  const { holdId } = held.json.data;
  const taken = await shop.taken({ placeId });
  const { hold } = (await visitor.ask(`/api/holds/${holdId}`)).json;
  const { ref } = await cardFor(shop.bank, visitor, hold.price.total, cards.works);
  await disturb('authorise', 'cut');
  const told = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, {
    ...holdPayment(tour, holdId),
    paymentMethod: 'cards',
    cardHolder: 'Ada Lovelace',
    paymentBlob: ref,
  });
  expect([told.status, told.json.data?.state], told.text).toEqual([200, 'checking']);
  expect(await shop.taken({ placeId })).toBe(taken);
  await shop.later(3);
  await shop.settleAll();
  expect((await visitor.ask(`/api/holds/${holdId}`)).json.hold.state).toBe('held');
  expect(await shop.taken({ placeId })).toBe(taken);
});

test('BOOK-08 an open attempt is swept in time, however many abandoned ones are still watched', async () => {
  const { id } = await bought();
  await shop.settleAll();
  await shop.pool.query(
    `insert into payment_attempt (id, booking_id, provider, method, amount, currency, state, created_at, state_since)
     select gen_random_uuid(), $1, 'sandbox', 'card', 100, 'EUR', 'cancelling', now() - interval '2 hours', now() - interval '2 hours'
     from generate_series(1, 520)`,
    [id],
  );
  await disturb('authorise', 'error');
  const { id: open } = await bought();
  await shop.later(3);
  const sweep = createPaymentJobs(shop.deps).find(({ kind }) => kind.name === sweepPayments.name);
  await sweep?.run({}, new AbortController().signal);
  expect((await bookingOf(open)).state).toBe('failed');
  await shop.pool.query('delete from payment_attempt where booking_id = $1 and amount = 100', [id]);
});

test('BOOK-08 a payment of a wrong amount is not accepted: the booking is reversed and the payment voided', async () => {
  const { id } = await bought();
  const { attemptId } = await bookingOf(id);
  await shop.pool.query('update payment_attempt set amount = amount + 1 where id = $1', [attemptId]);
  await shop.settleAll();
  expect((await bookingOf(id)).state).toBe('cancelled');
  expect(await atBank(attemptId)).toMatchObject({ state: 'voided' });
});

/** Everything that a booking and its payment have written. */
const writtenFor = async (id: string) =>
  (
    await shop.pool.query(
      `select booking.*, attempt.state as attempt, attempt.state_since as attempt_since,
         (select json_agg(cause order by cause) from money_posting where cause like '%' || attempt.id or cause like '%' || booking.id) as causes,
         (select json_agg(balance order by id) from money_account) as balances,
         (select count(*) from place_entry where claim_id = booking.claim_id) as entries,
         (select json_agg(dedupe_key order by dedupe_key) from mail where dedupe_key like 'booking ' || booking.id || ' %') as mails
       from booking join payment_attempt attempt on booking_id = booking.id where booking.id = $1`,
      [id],
    )
  ).rows;

test('BOOK-08 the second of two concurrent changes does nothing: captured stays captured, abandoned stays abandoned', async () => {
  const { deps, database } = shop;
  const captured = await bought();
  await shop.settleAll();
  const abandonedOne = await abandoned();
  for (const { id, attemptId, state } of [
    { id: captured.id, attemptId: (await bookingOf(captured.id)).attemptId as string, state: 'confirmed' },
    { ...abandonedOne, state: null },
  ]) {
    const before = await writtenFor(id);
    const found = await shop.provider.findByAttempt(attemptId);
    if (found.outcome !== 'found' || !found.found[0]) throw new Error('the bank does not know it');
    const [there] = found.found;
    expect(await transaction(database, (trx) => approve(trx, deps, attemptId, there, null))).toBe(state);
    await transaction(database, (trx) => decline(trx, attemptId, 'late'));
    await transaction(database, (trx) => giveUp(trx, deps, attemptId, 'late'));
    await transaction(database, (trx) => noteCapture(trx, attemptId));
    await transaction(database, (trx) => undo(trx, deps, attemptId, 'late'));
    expect(await writtenFor(id)).toEqual(before);
  }
});

test('BOOK-08 a booking has one active charge: the database refuses a second one', async () => {
  const { id } = await bought();
  await expect(
    shop.pool.query(
      `insert into payment_attempt (id, booking_id, provider, method, amount, currency)
       values (gen_random_uuid(), $1, 'sandbox', 'card', 100, 'EUR')`,
      [id],
    ),
  ).rejects.toThrow('attempt_alive_once');
});

test('BOOK-08 a capture and a refund recorded twice concurrently are posted once', async () => {
  const { id } = await bought();
  const { attemptId } = await bookingOf(id);
  await Promise.all([1, 2, 3].map(() => settleAttempt(shop.deps, attemptId)));
  await Promise.all([1, 2, 3].map(() => transaction(shop.database, (trx) => noteCapture(trx, attemptId))));
  const given = await abandoned();
  const { ref, amount } = await atBank(given.attemptId);
  await shop.bank.ask('POST', `/api/transactions/${ref}/capture`, { key: `bank-${given.attemptId}`, amount });
  const refundId = randomUUID();
  const begin = () => transaction(shop.database, (trx) => beginRefund(trx, given.attemptId, refundId, amount));
  await Promise.all([begin(), begin()]);
  await shop.bank.ask('POST', `/api/transactions/${ref}/refund`, { key: `refund-${refundId}`, amount });
  const end = () => transaction(shop.database, (trx) => endRefund(trx, shop.deps, refundId, { state: 'done' }));
  await Promise.all([end(), end()]);
  // A word that comes after the money has gone back changes nothing.
  await transaction(shop.database, (trx) => endRefund(trx, shop.deps, refundId, { state: 'failed', refusal: 'late' }));
  const { rows } = await shop.pool.query('select state from payment_refund where id = $1', [refundId]);
  expect(rows).toEqual([{ state: 'done' }]);
});
