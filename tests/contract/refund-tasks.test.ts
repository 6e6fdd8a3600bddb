import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { createAccountData } from '#server/account/account-data.ts';
import type { PayDeps } from '#server/booking/book/deps.ts';
import { sweepPayments } from '#server/booking/book/job-kinds.ts';
import { createPaymentJobs } from '#server/booking/book/jobs.ts';
import { listUnknownProviders } from '#server/booking/book/unknown-providers.ts';
import { collectPayments } from '#server/booking/schedule/collect.ts';
import { createProviders } from '#server/payments/providers.ts';
import { importSavedCards } from '#server/payments/sandbox-provider.ts';
import { holdPayment, submissionFor, submit } from '#tests/support/holding.ts';
import { bookingFor, buy, cardFor, cards, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import { openSandbox } from '#tests/support/sandbox.ts';
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
const signal = new AbortController().signal;
const sweep = (deps: PayDeps) =>
  createPaymentJobs(deps)
    .find(({ kind }) => kind.name === sweepPayments.name)
    ?.run({}, signal);
const atBank = async (attemptId: string) =>
  (await shop.bank.books()).transactions.find(({ attemptRef }: { attemptRef: string }) => attemptRef === attemptId);
const attemptOf = async (bookingId: string) =>
  (
    await shop.pool.query('select id, state, provider, transaction_ref from payment_attempt where booking_id = $1', [
      bookingId,
    ])
  ).rows.at(-1);
const tasks = async (who = staff) =>
  schemas.listPaymentTasks.answer.parse((await who.ask('/api/office/payments')).json);

async function bought(more = {}) {
  const { status, text, json, email } = await buy(shop.bank, shop.visitor(), shop.tour(), more);
  expect(status, text).toBe(200);
  return { id: json.data.bookingId as string, email };
}

/** A booking that was undone, whose money the bank collected all the same, and whose refund it refuses. */
async function refused() {
  const { id, email } = await bought();
  await shop.bank.disturb({ request: 'capture', effect: 'hard' });
  await shop.bank.disturb({ request: 'cancel', effect: 'error' });
  await shop.settleAll();
  const attempt = await attemptOf(id);
  const { ref, amount } = await atBank(attempt.id);
  await shop.bank.ask('POST', `/api/transactions/${ref}/capture`, { key: `bank-${attempt.id}`, amount });
  await shop.bank.disturb({ request: 'refund', effect: 'hard' });
  await shop.settleAll();
  const { rows } = await shop.pool.query('select id, state from payment_refund where attempt_id = $1', [attempt.id]);
  expect(rows).toEqual([{ id: expect.any(String), state: 'failed' }]);
  return {
    id,
    email,
    attemptId: attempt.id as string,
    ref: ref as string,
    amount: amount as number,
    refundId: rows[0].id,
  };
}

test('a refused refund is listed for staff and not requested again by the sweep', async () => {
  const { id, email, amount, refundId } = await refused();
  const { refunds } = await tasks();
  expect(refunds.find((refund) => refund.id === refundId)).toMatchObject({
    bookingId: id,
    email,
    lead: 'Ada Lovelace',
    amount: { amount, currency: 'EUR' },
    reason: 'capture refused',
    refusal: 'declined_2004',
    tries: 0,
    since: expect.any(Number),
  });
  await shop.later(5);
  await shop.pool.query('delete from payment_notice');
  const looks: string[] = [];
  const provider = {
    ...shop.provider,
    findByAttempt: (ref: string) => {
      looks.push(ref);
      return shop.provider.findByAttempt(ref);
    },
  };
  await sweep({ ...shop.deps, providers: createProviders(provider) });
  expect(looks).not.toContain((await attemptOf(id)).id);
  expect(await shop.audit()).toMatchObject({ disagreements: [], refusedRefunds: expect.any(Number) });
  expect((await shop.audit()).refusedRefunds).toBeGreaterThan(0);
});

test('only staff handle refused refunds, and only with a note that they were made another way', async () => {
  const { refundId } = await refused();
  await makeAccount(shop, { email: 'ada@example.org' });
  const [guest, traveller] = [shop.visitor(), shop.visitor()];
  await logIn(traveller, 'ada@example.org');
  for (const [who, status] of [
    [guest, 401],
    [traveller, 404],
  ] as const) {
    expect((await who.ask('/api/office/payments')).status).toBe(status);
    expect((await who.postJson(`/api/office/refunds/${refundId}/retry`, {})).status).toBe(status);
    expect((await who.postJson(`/api/office/refunds/${refundId}/elsewhere`, { note: 'transfer 1' })).status).toBe(
      status,
    );
  }
  for (const note of ['', '  x ', 'n'.repeat(501)])
    expect((await staff.postJson(`/api/office/refunds/${refundId}/elsewhere`, { note })).status).toBe(422);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await staff.postJson(`/api/office/refunds/${unknown}/retry`, {})).status).toBe(404);
  expect((await tasks()).refunds.map(({ id }) => id)).toContain(refundId);
});

test('a retried refund is requested once more, and its result is recorded and mailed', async () => {
  const { attemptId, amount, refundId } = await refused();
  await shop.bank.disturb({ request: 'refund', effect: 'hard' });
  const again = await staff.postJson(`/api/office/refunds/${refundId}/retry`, {});
  expect([again.status, again.json.state]).toEqual([200, 'failed']);
  await expectBalanced();
  const done = await staff.postJson(`/api/office/refunds/${refundId}/retry`, {});
  expect([done.status, done.json.state], done.text).toEqual([200, 'done']);
  expect(await atBank(attemptId)).toMatchObject({ captured: amount, refunded: amount });
  const { rows } = await shop.pool.query(
    `select action, note, account.email, at from refund_action left join user_account account on account.id = account_id
     where refund_id = $1 order by refund_action.id`,
    [refundId],
  );
  const retry = { action: 'retry', note: null, email: 'desk@example.org', at: expect.any(Date) };
  expect(rows).toEqual([retry, retry]);
  expect(await mailsLike(shop, `% refund ${refundId}`)).toMatchObject([
    { kind: 'refund-made', props: { how: 'provider' } },
  ]);
  expect((await tasks()).refunds.map(({ id }) => id)).not.toContain(refundId);
  expect((await staff.postJson(`/api/office/refunds/${refundId}/retry`, {})).status).toBe(409);
  await expectBalanced();
});

test('two people who record and retry the same refund at once do it once', async () => {
  const { id, attemptId, amount, refundId } = await refused();
  const note = 'SEPA transfer 4711';
  const told = await Promise.all([
    staff.postJson(`/api/office/refunds/${refundId}/elsewhere`, { note }),
    staff.postJson(`/api/office/refunds/${refundId}/elsewhere`, { note: 'the same, by a colleague' }),
    staff.postJson(`/api/office/refunds/${refundId}/elsewhere`, { note: 'and again' }),
  ]);
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await staff.postJson(`/api/office/refunds/${refundId}/retry`, {})).status).toBe(409);
  expect(await atBank(attemptId)).toMatchObject({ captured: amount, refunded: 0 });
  expect((await attemptOf(id)).state).toBe('refunded');
  const { rows } = await shop.pool.query('select action from refund_action where refund_id = $1', [refundId]);
  expect(rows).toEqual([{ action: 'elsewhere' }]);
  const { rows: balance } = await shop.pool.query(
    `select balance from money_account where kind = 'booking' and owner = $1`,
    [id],
  );
  expect(balance).toEqual([{ balance: 0 }]);
  expect(await mailsLike(shop, `% refund ${refundId}`)).toMatchObject([
    { kind: 'refund-made', props: { how: 'elsewhere' } },
  ]);
  await expectBalanced();
});

test('of a concurrent retry and record of one refund only one applies', async () => {
  const { refundId } = await refused();
  const told = await Promise.all([
    staff.postJson(`/api/office/refunds/${refundId}/retry`, {}),
    staff.postJson(`/api/office/refunds/${refundId}/elsewhere`, { note: 'transfer 4712' }),
  ]);
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await shop.pool.query('select action from refund_action where refund_id = $1', [refundId]);
  expect(rows).toHaveLength(1);
  await expectBalanced();
});

test('a refund made by hand at the provider is recorded when the provider reports it', async () => {
  const { id, attemptId, ref, amount, refundId } = await refused();
  await shop.bank.ask('POST', `/api/transactions/${ref}/refund`, { key: `hand-${attemptId}`, amount });
  await shop.settleAll();
  const { rows } = await shop.pool.query('select state from payment_refund where id = $1', [refundId]);
  expect([rows[0].state, (await attemptOf(id)).state]).toEqual(['done', 'refunded']);
  await expectBalanced();
});

test('payments are settled with the provider that made them after a switch, and left alone while it is not configured', async () => {
  const other = await openSandbox();
  try {
    const second = other.provider({ name: 'second' });
    const warnings: unknown[] = [];
    const log = { info() {}, error() {}, warn: (details: object) => void warnings.push(details) } as never;
    const without: PayDeps = { ...shop.deps, providers: createProviders(second), log };
    const switched: PayDeps = { ...without, providers: createProviders(second, [shop.provider]) };

    const confirmed = await bought();
    const deposit = await (async () => {
      for (;;) {
        const tour = shop.tour();
        const offered = { ...bookingFor(tour, 'ada@example.org'), chargeMethod: 'deposit' };
        if (!(await priceOf(shop.visitor(), tour.objectId, offered).catch(() => null))) continue;
        const { status, text, json } = await buy(shop.bank, shop.visitor(), tour, { chargeMethod: 'deposit' });
        expect(status, text).toBe(200);
        return json.data.bookingId as string;
      }
    })();
    const undone = await bought();
    await shop.bank.disturb({ request: 'capture', effect: 'hard' });
    await shop.bank.disturb({ request: 'cancel', effect: 'error' });
    const given = await attemptOf(undone.id);
    const { settleAttempt } = await import('#server/booking/book/settle-attempt.ts');
    await settleAttempt(shop.deps, given.id);
    const { ref, amount } = await atBank(given.id);
    await shop.bank.ask('POST', `/api/transactions/${ref}/capture`, { key: `bank-${given.id}`, amount });
    await shop.later(20);

    await sweep(without);
    expect(warnings).toEqual([
      { unknown: [{ provider: 'sandbox', payments: expect.any(Number), cards: expect.any(Number) }] },
    ]);
    expect(await listUnknownProviders(shop.database, without.providers)).toHaveLength(1);
    expect(await attemptOf(confirmed.id)).toMatchObject({ state: 'authorised', provider: 'sandbox' });
    expect(await attemptOf(undone.id)).toMatchObject({ state: 'cancelling' });

    await sweep(switched);
    expect(await attemptOf(confirmed.id)).toMatchObject({ state: 'captured' });
    expect(await atBank((await attemptOf(confirmed.id)).id)).toMatchObject({ state: 'captured' });
    expect(await attemptOf(undone.id)).toMatchObject({ state: 'refunded' });
    expect(await atBank(given.id)).toMatchObject({ refunded: amount });

    const { rows } = await shop.pool.query(
      `select plan -> 'payments' -> -1 ->> 'due' as due from booking where id = $1`,
      [deposit],
    );
    const due = Date.parse(`${rows[0].due}T12:00:00Z`);
    await collectPayments(without, deposit, due);
    const attempts = async () =>
      (
        await shop.pool.query(
          'select purpose, provider, state from payment_attempt where booking_id = $1 order by created_at desc',
          [deposit],
        )
      ).rows;
    expect(await attempts()).toHaveLength(1);
    await collectPayments(switched, deposit, due);
    expect((await attempts())[0]).toEqual({ purpose: 'scheduled', provider: 'sandbox', state: 'captured' });

    const accountId = await makeAccount(shop, { email: 'keeper@example.org' });
    const card = { ref: 'kept_switch', brand: 'visa', lastFour: '2701', expiryMonth: 12, expiryYear: 2039 } as const;
    await importSavedCards({ apiUrl: shop.bank.url, browserOrigin: shop.bank.url, secret: shop.bank.secret }, [card]);
    const { rows: stored } = await shop.pool.query(
      `insert into stored_card (account_id, provider, token, brand, last_four, expiry_month, expiry_year, holder_name,
         billing_country, consented_at) values ($1, 'sandbox', $2, 'visa', '2701', 12, 2039, 'Ada', 'DE', now()) returning id`,
      [accountId, card.ref],
    );
    const { removeStoredCard } = createAccountData(shop.database, switched.providers);
    await removeStoredCard({ id: Number(stored[0].id) }, { account: { id: accountId } } as never);
    expect(await shop.provider.issueInstrument(card.ref, 'any')).toEqual({ outcome: 'found', found: null });
    expect((await other.books()).transactions).toEqual([]);
    await expectBalanced();
  } finally {
    await other.stop();
  }
});

test('a membership lasts for the period sold, even if the product changes', async () => {
  const tour = shop.onRequest();
  const { json, status, text } = await buy(shop.bank, shop.visitor(), tour, { with_membership: true });
  expect(status, text).toBe(200);
  const id = json.data.bookingId as string;
  const { rows: sold } = await shop.pool.query('select * from membership_product');
  await shop.pool.query('delete from membership_product');
  try {
    expect((await staff.postJson(`/api/office/requests/${id}/accept`, {})).status).toBe(200);
  } finally {
    await shop.pool.query('insert into membership_product (id, price, saving, months) values ($1, $2, $3, $4)', [
      sold[0].id,
      sold[0].price,
      sold[0].saving,
      sold[0].months,
    ]);
    await shop.catalogue.reload();
  }
  const { rows } = await shop.pool.query(
    `select until = since + make_interval(months => $2) as lasts from membership where booking_id = $1`,
    [id, sold[0].months],
  );
  expect(rows).toEqual([{ lasts: true }]);
});

test('a hold is sold at the exchange rates of its price, also to an operator with another currency', async () => {
  const visitor = shop.visitor();
  const rate = async (millionths: number) => {
    await shop.pool.query(
      `insert into currency_rate (currency, since, rate) values ('USD', current_date, $1)
       on conflict (currency, since) do update set rate = excluded.rate`,
      [millionths / 1_000_000],
    );
    await shop.catalogue.reload();
  };
  await rate(1_100_000);
  const tour = await (async () => {
    for (;;) {
      const one = shop.tour();
      const { rows } = await shop.pool.query(
        `select currency from tour join operator_profile profile on profile.id = tour.operator_id where tour.id = $1`,
        [one.tourId],
      );
      if (rows[0].currency === 'USD') return one;
    }
  })();
  const held = await submit(visitor, tour.objectId, submissionFor(tour, 'rates@example.org'));
  expect(held.status, held.text).toBe(200);
  const { holdId } = held.json.data;
  await rate(1_050_000);
  const { hold } = (await visitor.ask(`/api/holds/${holdId}`)).json;
  const { ref } = await cardFor(shop.bank, visitor, hold.price.total, cards.works);
  const told = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, {
    ...holdPayment(tour, holdId),
    paymentMethod: 'cards',
    cardHolder: 'Ada Lovelace',
    paymentBlob: ref,
  });
  expect(told.status, told.text).toBe(200);
  const { rows } = await shop.pool.query('select sale from booking where id = $1', [told.json.data.bookingId]);
  type Moved = { from: { kind: string }; to: { kind: string }; currency: string; amount: number };
  const sale = rows[0].sale as Moved[];
  const sold = sale.find(({ from, to }) => from.kind === 'booking' && to.kind === 'exchange') as Moved;
  const credited = sale.find(({ to }) => to.kind === 'operator') as Moved;
  expect([sold.currency, credited.currency]).toEqual(['EUR', 'USD']);
  expect(credited.amount).toBe(Math.round(sold.amount * 1.1));
  await shop.settleAll();
  await expectBalanced();
});
