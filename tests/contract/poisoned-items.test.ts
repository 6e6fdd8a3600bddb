// A loop over many items goes on when one of them fails, and says which one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishRemovals } from '#server/account/removed-cards.ts';
import { createCompanyCardJob } from '#server/agency/company-card.ts';
import type { PayDeps } from '#server/booking/book/deps.ts';
import { createPaymentJobs } from '#server/booking/book/jobs.ts';
import { handleNotices, maxNoticeTries } from '#server/booking/book/notices.ts';
import { reconcileWithProviders } from '#server/booking/book/reconcile.ts';
import { createHoldJobs } from '#server/booking/hold/jobs.ts';
import { forgetBookingCards } from '#server/booking/schedule/booking-card.ts';
import { remindOfPayments } from '#server/booking/schedule/collect.ts';
import { forgetDue } from '#server/jobs/retention.ts';
import { createProviders } from '#server/payments/providers.ts';
import type { SendMail } from '#server/platform/mail/outgoing-mail.ts';
import { agencyWith } from '#tests/support/agency.ts';
import { submissionFor, submit } from '#tests/support/holding.ts';
import { bookingFor, buy, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import { forgetLimits, mailsLike, makeAccount } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const { signal } = new AbortController();
type Failure = Record<string, unknown>;
type Run = (deps: PayDeps) => Promise<unknown>;

/** Runs with a provider and an outbox that fail for one item; answers what was logged as an error. */
async function withPoison(poison: string, run: Run): Promise<Failure[]> {
  const failures: Failure[] = [];
  const check = (text: string | null | undefined) => {
    if (text?.includes(poison)) throw new Error('poisoned');
  };
  const sendMail: SendMail = async (trx, mail) => {
    check(mail.dedupeKey);
    await shop.sendMail(trx, mail);
  };
  const provider = {
    ...shop.provider,
    findByAttempt: async (ref: string) => {
      check(ref);
      return shop.provider.findByAttempt(ref);
    },
    forgetCard: async (ref: string) => {
      check(ref);
      return shop.provider.forgetCard(ref);
    },
  };
  const log = { info() {}, warn() {}, error: (details: Failure) => void failures.push(details) } as never;
  await run({ ...shop.deps, log, sendMail, providers: createProviders(provider) });
  return failures;
}

const job = (name: string) => (deps: PayDeps) =>
  createPaymentJobs(deps)
    .find(({ kind }) => kind.name === name)
    ?.run({}, signal) as Promise<void>;

const state = async (table: string, id: string) =>
  (await shop.pool.query(`select state from ${table} where id = $1`, [id])).rows[0]?.state;

async function bought(tour = shop.tour(), more = {}) {
  const { status, text, json } = await buy(shop.bank, shop.visitor(), tour, more);
  expect(status, text).toBe(200);
  const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [json.data.bookingId]);
  return { bookingId: json.data.bookingId as string, attemptId: rows[0].id as string };
}

/** Two bookings with a deposit, whose balance is due in so many days. */
async function deposits(days: number) {
  const made: string[] = [];
  while (made.length < 2) {
    const tour = shop.tour();
    const offered = { ...bookingFor(tour, 'ada@example.org'), chargeMethod: 'deposit' };
    if (!(await priceOf(shop.visitor(), tour.objectId, offered).catch(() => null))) continue;
    made.push((await bought(tour, { chargeMethod: 'deposit' })).bookingId);
  }
  await shop.settleAll();
  await shop.pool.query(
    `update booking set plan = jsonb_set(plan, '{payments,1,due}', to_jsonb((current_date + $2::int)::text)) where id = any($1)`,
    [made, days],
  );
  // The loops go by the ids of bookings.
  return made.sort() as [string, string];
}

test.each<[string, Run]>([
  ['sweep-payments', job('sweep-payments')],
  ['reconcile-payments', (deps) => reconcileWithProviders(deps)],
  ['notices', (deps) => handleNotices(deps, signal)],
])('%s: a payment that cannot be settled does not stop the others', async (name, run) => {
  const [poisoned, healthy] = [await bought(), await bought()];
  await shop.pool.query('delete from payment_notice');
  if (name === 'notices')
    for (const { attemptId } of [poisoned, healthy])
      await shop.pool.query(
        `insert into payment_notice (provider, dedupe_key, kind, attempt_ref) values ('sandbox', $1, 'authorised', $1)`,
        [attemptId],
      );
  await shop.later(1);
  const failures = await withPoison(poisoned.attemptId, run);
  expect(failures.filter(({ attemptId }) => attemptId === poisoned.attemptId)).toHaveLength(1);
  expect(failures).toHaveLength(1);
  expect(await state('payment_attempt', poisoned.attemptId)).toBe('authorised');
  expect(await state('payment_attempt', healthy.attemptId)).toBe('captured');
  await shop.settleAll();
});

test('a webhook that cannot be handled is retried, and listed as failed after the last attempt', async () => {
  const { attemptId } = await bought();
  await shop.pool.query('delete from payment_notice');
  await shop.pool.query(
    `insert into payment_notice (provider, dedupe_key, kind, attempt_ref) values ('sandbox', 'silent', 'authorised', $1)`,
    [attemptId],
  );
  const notice = async () =>
    (await shop.pool.query(`select * from payment_notice where dedupe_key = 'silent'`)).rows[0];
  const failures: Failure[] = [];
  const log = { info() {}, warn() {}, error: (details: Failure) => void failures.push(details) } as never;
  for (let tries = 1; tries <= maxNoticeTries; tries += 1) {
    await shop.bank.disturb({ request: 'find', effect: 'error' });
    await handleNotices({ ...shop.deps, log }, signal);
    expect(await notice()).toMatchObject({ tries, handled_at: null });
    expect((await notice()).next_try_at.getTime()).toBeGreaterThan(Date.now());
    await handleNotices({ ...shop.deps, log }, signal);
    expect((await notice()).tries).toBe(tries);
    await shop.pool.query('update payment_notice set next_try_at = now()');
  }
  expect((await notice()).failed_at).toBeInstanceOf(Date);
  expect(failures).toHaveLength(1);
  await shop.settleAll();
});

test('a request that cannot be ended does not stop the others', async () => {
  const [poisoned, healthy] = [await bought(shop.onRequest()), await bought(shop.onRequest())];
  for (const [index, { bookingId }] of [poisoned, healthy].entries())
    await shop.pool.query(`update booking set answer_by = now() - interval '1 hour' * $2::int where id = $1`, [
      bookingId,
      2 - index,
    ]);
  const failures = await withPoison(poisoned.bookingId, job('sweep-payments'));
  expect(failures).toMatchObject([{ bookingId: poisoned.bookingId, reason: 'poisoned' }]);
  expect(await state('booking', poisoned.bookingId)).toBe('requested');
  expect(await state('booking', healthy.bookingId)).toBe('lapsed');
  await job('sweep-payments')(shop.deps);
});

test('a booking whose payment cannot be collected does not stop the others', async () => {
  const [poisoned, healthy] = await deposits(-1);
  const failures = await withPoison(poisoned, job('collect-due-payments'));
  expect(failures).toMatchObject([{ bookingId: poisoned, reason: 'poisoned' }]);
  const charged = async (id: string) =>
    (
      await shop.pool.query(`select state from payment_attempt where booking_id = $1 and purpose = 'scheduled'`, [id])
    ).rows.map((row) => row.state);
  expect(await charged(healthy)).toEqual(['captured']);
  await shop.settleAll();
  expect(await charged(poisoned)).toEqual(['captured']);
});

test('a failing reminder, and a card that cannot be forgotten, do not stop the others', async () => {
  const [poisoned, healthy] = await deposits(20);
  const failures = await withPoison(poisoned, (deps) => remindOfPayments(deps, Date.now() + 10 * 86_400_000, signal));
  expect(failures).toMatchObject([{ bookingId: poisoned, reason: 'poisoned' }]);
  const { rows: mails } = await shop.pool.query(
    `select 1 from mail where dedupe_key like 'booking ' || $1 || ' reminder%'`,
    [healthy],
  );
  expect(mails).toHaveLength(1);

  const { rows } = await shop.pool.query(
    'update booking_card set replaced_at = now() where booking_id = any($1) returning id, token, booking_id',
    [[poisoned, healthy]],
  );
  const first = rows.find(({ booking_id }) => booking_id === poisoned);
  const forgotten = await withPoison(first.token, (deps) => forgetBookingCards(deps, signal));
  expect(forgotten).toMatchObject([{ bookingCardId: first.id, reason: 'poisoned' }]);
  const { rows: left } = await shop.pool.query('select booking_id from booking_card where booking_id = any($1)', [
    [poisoned, healthy],
  ]);
  expect(left).toEqual([{ booking_id: poisoned }]);
});

test('a hold that cannot be ended does not stop the others', async () => {
  const ids: string[] = [];
  for (const hours of [3, 2]) {
    const tour = shop.tour();
    const held = await submit(shop.visitor(), tour.objectId, submissionFor(tour, `${randomUUID()}@example.org`));
    expect(held.status, held.text).toBe(200);
    ids.push(held.json.data.holdId);
    await shop.pool.query(
      `update hold set created_at = created_at - make_interval(hours => 48 + $2), ends_at = ends_at - make_interval(hours => 48 + $2)
       where id = $1`,
      [ids.at(-1), hours],
    );
  }
  const [poisoned, healthy] = ids as [string, string];
  const failures = await withPoison(
    poisoned,
    (deps) =>
      createHoldJobs(deps)
        .find(({ kind }) => kind.name === 'sweep-holds')
        ?.run({}, signal) as Promise<void>,
  );
  expect(failures).toMatchObject([{ holdId: poisoned, reason: 'poisoned' }]);
  expect([await state('hold', poisoned), await state('hold', healthy)]).toEqual(['held', 'expired']);
});

test('a company card that cannot be settled, or whose proof the bank does not release, does not stop the others', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  for (const [index, id] of ids.entries()) {
    const agency = await agencyWith(shop, 1000);
    await shop.pool.query(
      `insert into agency_card (id, agency_id, provider, state, holder_name, created_at)
       values ($1, $2, 'sandbox', 'proving', 'Agency', now() - interval '1 hour' * $3::int)`,
      [id, agency.id, 3 - index],
    );
    await shop.provider.authorise({
      attemptRef: id,
      amount: { amount: 100, currency: 'EUR' },
      source: { kind: 'oneTime', ref: await shop.bank.typeCard('4000000000002701') },
      keep: true,
      initiator: 'holder',
    });
  }
  const [poisoned, refused, healthy] = ids;
  await shop.bank.disturb({ request: 'cancel', effect: 'hard' });
  const run: Run = (deps) => createCompanyCardJob(deps).run({}, signal);
  expect(await withPoison(poisoned, run)).toMatchObject([{ companyCardId: poisoned, reason: 'poisoned' }]);
  expect(await Promise.all(ids.map((id) => state('agency_card', id)))).toEqual(['proving', 'proving', 'kept']);
  await run(shop.deps);
  expect(await state('agency_card', refused)).toBe('kept');
  expect(healthy).toBeDefined();
});

test('a removed card that cannot be forgotten does not stop the others', async () => {
  const insert = async (token: string) => {
    const { rows } = await shop.pool.query(
      `insert into removed_card (account_id, language, provider, token, brand, last_four)
       values ($1, 'en', 'sandbox', $2, 'visa', '2701') returning id`,
      [await makeAccount(shop, { email: `${token}@example.org` }), token],
    );
    return rows[0].id as number;
  };
  const [poisoned, healthy] = [await insert('poisoned-card'), await insert('healthy-card')];
  const failures = await withPoison('poisoned-card', (deps) => finishRemovals(deps, signal));
  expect(failures).toEqual([{ removedCardId: poisoned, reason: 'poisoned' }]);
  const left = async () => (await shop.pool.query('select id from removed_card')).rows.map(({ id }) => id);
  expect(await left()).toEqual([poisoned]);
  expect(await mailsLike(shop, `card removed ${healthy}`)).toHaveLength(1);
  await finishRemovals(shop.deps, signal);
  expect(await left()).toEqual([]);
});

test('a payment provider whose books cannot be compared does not stop the comparison with the others', async () => {
  const { attemptId } = await bought();
  const failures: Failure[] = [];
  const log = { info() {}, warn() {}, error: (details: Failure) => void failures.push(details) } as never;
  const broken = { ...shop.provider, name: 'broken', listSince: () => Promise.reject(new Error('poisoned')) };
  await reconcileWithProviders({ ...shop.deps, log, providers: createProviders(broken, [shop.provider]) });
  expect(failures).toEqual([{ provider: 'broken', reason: 'poisoned' }]);
  expect(await state('payment_attempt', attemptId)).toBe('captured');
});

test('a row that cannot be deleted does not stop the retention of its kind or of others', async () => {
  await shop.pool.query(`
    create function refuse_poisoned() returns trigger language plpgsql as $$
    begin
      if old.message = 'poisoned' then raise exception 'poisoned'; end if;
      return old;
    end $$;
    create trigger report_poisoned before delete on report for each row execute function refuse_poisoned();
    delete from report where message <> 'poisoned';
    insert into report (kind, message, details, at)
      select 'javascript', case when n in (2, 3, 6) then 'poisoned' else 'healthy' end, '{}', '2010-01-01'
      from generate_series(1, 9) n;
    insert into rate_limit (key, free_at) values ('old', '2010-01-01')`);
  const failures: Failure[] = [];
  const log = { error: (details: Failure) => void failures.push(details) } as never;
  const forgotten = await forgetDue(shop.pool, new Date(), signal, 4, log);
  expect(failures).toEqual([{ retained: 'reports', reason: 'poisoned' }]);
  expect([forgotten.reports, forgotten.limits]).toEqual([6, expect.any(Number)]);
  expect(forgotten.limits).toBeGreaterThan(0);
  const { rows } = await shop.pool.query('select message from report');
  expect(rows).toEqual(Array(3).fill({ message: 'poisoned' }));
  await shop.pool.query('drop trigger report_poisoned on report; delete from report');
});
