// A year of payment plans in a real database, day by day, with a bank that keeps exact books while answers are lost and processes die at every step.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day, day, daysBetween } from '#domain/calendar/day.ts';
import { instalmentDays, instalments, type PlannedPayment } from '#domain/pricing/instalments.ts';
import type { PayDeps } from '#server/booking/book/deps.ts';
import { compareBooks } from '#server/booking/book/reconcile.ts';
import { settleAttempt } from '#server/booking/book/settle-attempt.ts';
import { bookingsWithPaymentsDue, collectPayments, remindOfPayments } from '#server/booking/schedule/collect.ts';
import { recountMoney } from '#server/money/journal.ts';
import type { PaymentProvider, Transaction } from '#server/payments/port.ts';
import { createProviders } from '#server/payments/providers.ts';
import { scale } from '#tests/support/scale.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

const plans = scale(60, 500);
const first = day('2027-12-27');
const last = day('2029-01-05');
const inOneYear = daysBetween(first, last);

/** Always the same numbers, so that a failure can be looked at again. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const random = numbers(20_271_227);
const chance = (share: number): boolean => random() < share;
const below = (count: number): number => Math.floor(random() * count);

class Killed extends Error {}
/** The process may die here. */
const mayDie = (): void => {
  if (trouble && chance(0.015)) throw new Killed('killed');
};
let trouble = true;

/** What a card does: pays, is short of money now and then, is always short, or is closed on some day. */
type Card = { readonly kind: 'works' | 'poor' | 'broke' } | { readonly kind: 'closed'; readonly on: Day };
type Booked = Transaction & { readonly moment: number };
type Plan = {
  readonly id: string;
  readonly payments: readonly PlannedPayment[];
  readonly card: Card;
  readonly zone: string;
};

/** The bank's books, by attempt, with the moment of each charge. */
const byAttempt = new Map<string, Booked>();
const cardOf = new Map<string, Card>();
let now = 0;

const put = (transaction: Booked): Booked => {
  byAttempt.set(transaction.attemptRef, transaction);
  return transaction;
};
const declines = (card: Card): 'soft' | 'hard' | null => {
  if (card.kind === 'broke' || (card.kind === 'poor' && chance(0.4))) return 'soft';
  return card.kind === 'closed' && new Date(now).toISOString().slice(0, 10) >= card.on ? 'hard' : null;
};
/** Answers are lost, and processes die before the bank is asked and before they have understood its answer. */
async function asked<Answer>(perform: () => Answer): Promise<Answer | { outcome: 'unknown'; cause: string }> {
  mayDie();
  const answer = perform();
  mayDie();
  return trouble && chance(0.02) ? { outcome: 'unknown', cause: 'lost' } : answer;
}
const bank = {
  name: 'sandbox',
  authorise: ({ attemptRef, amount, source }) =>
    asked(() => {
      const before = byAttempt.get(attemptRef);
      if (before?.state === 'declined') return { outcome: 'declined', class: 'soft', code: 'again' } as const;
      if (before) return { outcome: 'approved', transaction: before, savedCard: null } as const;
      const no = declines(cardOf.get(source.ref) as Card);
      const transaction = put({
        ref: `pay-${attemptRef}`,
        attemptRef,
        state: no ? 'declined' : 'authorised',
        authorised: amount,
        captured: 0,
        refunded: 0,
        decline: null,
        at: now,
        moment: now,
      });
      return no
        ? ({ outcome: 'declined', class: no, code: no } as const)
        : ({ outcome: 'approved', transaction, savedCard: null } as const);
    }),
  capture: ({ ref, amount }) =>
    asked(() => {
      const found = byAttempt.get(ref.slice('pay-'.length)) as Booked;
      return { outcome: 'done', transaction: put({ ...found, state: 'captured', captured: amount }) } as const;
    }),
  findByAttempt: (attemptRef) =>
    asked(() => {
      const found = byAttempt.get(attemptRef);
      return { outcome: 'found', found: found ? [found] : [] } as const;
    }),
  listSince: async () => ({ outcome: 'found', found: [...byAttempt.values()] }),
} as Partial<PaymentProvider> as PaymentProvider;

let shop: TestShop;
let deps: PayDeps;
beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '80', IN_PROCESS_JOBS: '0' });
  await shop.ensureDemo();
  const quiet = { info() {}, warn() {}, error() {} } as never;
  deps = {
    ...shop,
    providers: createProviders(bank),
    log: quiet,
    sendMail: async (trx, mail) => {
      await shop.sendMail(trx, mail);
      mayDie();
    },
  };
});
afterAll(() => shop?.stop());

function planOf(start: Day, total: number): PlannedPayment[] {
  const kind = below(5);
  const payments =
    kind < 3
      ? [
          { due: start, amount: Math.floor(total / 5) },
          { due: addDays(start, 5 + below(150)), amount: total - Math.floor(total / 5) },
        ]
      : instalments(total, 0, instalmentDays(kind === 3 ? 3 + below(4) : 2 + below(3), kind === 3 ? 14 : 30, start));
  // Tries go on for a week, and what is missed is spread: nothing of it may lie beyond the year.
  return payments.every(({ due }) => due <= addDays(last, -10)) ? payments : planOf(addDays(start, -60), total);
}

/** Writes bookings as the checkout leaves them: confirmed, sold, the first payment collected, the card kept. */
async function writePlans(): Promise<Plan[]> {
  const { rows: departures } = await shop.pool.query(
    `select departure.id, variant_id, tour_id, time_zone from departure join variant on variant.id = variant_id
       join tour on tour.id = tour_id join operator_profile profile on profile.id = tour.operator_id order by departure.id`,
  );
  const made: Plan[] = [];
  const rows = Array.from({ length: plans }, (_, index) => {
    const total = 50_000 + below(400_000);
    const payments = planOf(addDays(first, below(inOneYear - 60)), total);
    const roll = random();
    const card: Card =
      roll < 0.7
        ? { kind: 'works' }
        : roll < 0.85
          ? { kind: 'poor' }
          : roll < 0.9
            ? { kind: 'broke' }
            : { kind: 'closed', on: addDays(first, below(inOneYear)) };
    const departure = departures[below(departures.length)];
    const id = randomUUID();
    const attempt = randomUUID();
    cardOf.set(`card-${id}`, card);
    made.push({ id, payments, card, zone: departure.time_zone });
    const amount = payments[0]?.amount as number;
    put({
      ref: `pay-${attempt}`,
      attemptRef: attempt,
      state: 'captured',
      authorised: { amount, currency: 'EUR' },
      captured: amount,
      refunded: 0,
      decline: null,
      at: 0,
      moment: Date.parse(`${payments[0]?.due}T12:00:00Z`),
    });
    const booking = { kind: 'booking', owner: id };
    return {
      id,
      attempt,
      amount,
      reference: `Y${String(index).padStart(7, '0')}`,
      departure,
      total,
      plan: { kind: payments.length === 2 ? 'deposit' : 'instalments', frequency: 14, payments },
      sale: [{ from: booking, to: { kind: 'operator', owner: '1' }, currency: 'EUR', amount: total }],
      capture: [{ from: { kind: 'provider', owner: 'sandbox' }, to: booking, currency: 'EUR', amount }],
      selection: {
        choices: { day: '2029-06-01', party: { 1: 2 } },
        tour: { en: 'A tour', de: 'Eine Reise' },
        variant: { en: 'Classic', de: 'Klassisch' },
        until: '2029-06-09',
        rooms: [],
        extras: [],
        types: [],
      },
    };
  });
  await shop.pool.query(
    `with given as (select value as v from jsonb_array_elements($1::jsonb))
     insert into booking (id, reference, state, claim_id, on_request, variant_id, departure_id, tour_id, visitor_hash, lead_email,
       language, time_zone, selection, price, plan, currency, total, price_version, rate, sale, submission_owner, submission_key, submission_hash)
     select (v->>'id')::uuid, v->>'reference', 'confirmed', (v->>'id')::uuid, false, (v->'departure'->>'variant_id')::int,
       (v->'departure'->>'id')::int, (v->'departure'->>'tour_id')::int, '', lower(v->>'reference') || '@example.org', 'en', 'UTC',
       v->'selection', '{"lines":[]}', v->'plan', 'EUR', (v->>'total')::int, 0, 1000000, v->'sale', 'year', v->>'id', v->>'id' from given`,
    [JSON.stringify(rows)],
  );
  // In many transactions: one that changes an account thousands of times gets slower with each.
  for (let from = 0; from < rows.length; from += 100)
    await shop.pool.query(
      `with given as (select value as v from jsonb_array_elements($1::jsonb)), attempt as (
       insert into payment_attempt (id, booking_id, provider, method, amount, currency, state, transaction_ref)
       select (v->>'attempt')::uuid, (v->>'id')::uuid, 'sandbox', 'card', (v->>'amount')::int, 'EUR', 'captured', 'pay-' || (v->>'attempt') from given),
     card as (insert into booking_card (booking_id, provider, token, brand, last_four, expiry_month, expiry_year)
       select (v->>'id')::uuid, 'sandbox', 'card-' || (v->>'id'), 'visa', '1111', 12, 2039 from given)
     select count(post_transfers('sale ' || (v->>'id'), v->'sale')), count(post_transfers('capture ' || (v->>'attempt'), v->'capture')) from given`,
      [JSON.stringify(rows.slice(from, from + 100))],
    );
  return made;
}

/** Does a piece of work as a process that may die in it. */
const dying = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => false,
    (error: unknown) => {
      if (error instanceof Killed) return true;
      throw error;
    },
  );

async function eightAtOnce(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<number> {
  const queue = [...ids];
  let killed = 0;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        const next = id;
        if (await dying(() => work(next))) killed += 1;
      }
    }),
  );
  return killed;
}

async function unsettled(): Promise<string[]> {
  const { rows } = await shop.pool.query("select id from payment_attempt where state in ('open', 'authorised')");
  return rows.map(({ id }) => id);
}

test('INST-04 in a year of plans no charge is doubled or missing despite losses and crashes, and journal and bank agree both ways', async () => {
  const made = await writePlans();
  let killed = 0;
  for (let today = first; today <= last; today = addDays(today, 1)) {
    // Every hour once a day would be a year of tests; the hour moves through the day instead.
    now = Date.parse(`${today}T00:07:00Z`) + below(24) * 3_600_000;
    let died = await eightAtOnce(await bookingsWithPaymentsDue(deps, now), (id) => collectPayments(deps, id, now));
    // The sweep comes every minute and finds what is left, and the next hour's look the rest.
    for (let hour = 0; hour < 4; hour += 1) {
      const left = await unsettled();
      if (left.length === 0 && died === 0) break;
      killed += died;
      await eightAtOnce(left, (id) => settleAttempt(deps, id));
      died = await eightAtOnce(await bookingsWithPaymentsDue(deps, now), (id) => collectPayments(deps, id, now));
    }
    while (await dying(() => remindOfPayments(deps, now, new AbortController().signal)));
  }
  trouble = false;
  for (const id of await unsettled()) await settleAttempt(deps, id);
  expect(killed).toBeGreaterThan(plans / 40);

  const { rows: attempts } = await shop.pool.query<{
    id: string;
    booking_id: string;
    due_day: Day;
    tried_on: Day;
    state: string;
  }>("select id, booking_id, due_day, tried_on, state from payment_attempt where purpose = 'scheduled'");
  const { rows: missed } = await shop.pool.query<{ booking_id: string; due: Day }>('select * from missed_payment');
  const { rows: owed } = await shop.pool.query<{ owner: string; balance: number }>(
    "select owner, balance from money_account where kind = 'booking'",
  );
  const attemptsOf = Map.groupBy(attempts, ({ booking_id }) => booking_id);
  const missedOf = Map.groupBy(missed, ({ booking_id }) => booking_id);
  const owedBy = new Map(owed.map(({ owner, balance }) => [owner, -balance]));
  const wrong: string[] = [];
  for (const { id, payments, card, zone } of made) {
    const total = payments.reduce((sum, { amount }) => sum + amount, 0);
    const collected = (attemptsOf.get(id) ?? []).filter(({ state }) => state === 'captured');
    const atBank = collected.reduce((sum, attempt) => sum + (byAttempt.get(attempt.id)?.captured ?? 0), 0);
    const say = (what: string) => wrong.push(`${id} (${card.kind}): ${what}`);
    if (new Set(collected.map(({ due_day }) => due_day)).size !== collected.length) say('a payment was charged twice');
    if (total - (payments[0]?.amount ?? 0) - atBank !== owedBy.get(id))
      say(`owes ${owedBy.get(id)}, bank has ${atBank}`);
    for (const { id: attempt, due_day, tried_on } of attemptsOf.get(id) ?? []) {
      const moment = byAttempt.get(attempt)?.moment;
      if (moment === undefined) continue;
      const local = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment);
      if (local < due_day || tried_on < due_day) say(`charged on ${local}, due on ${due_day}`);
    }
    if (card.kind === 'works') {
      if (owedBy.get(id) !== 0) say(`still owes ${owedBy.get(id)}`);
      // The hour of the look may lie before the operator's day begins, and whatever died is mended on the next.
      const late = collected.filter(({ due_day, tried_on }) => daysBetween(due_day, tried_on) > 1);
      if (late.length > 0) say(`late: ${JSON.stringify(late)}`);
      const amounts = collected.map((attempt) => [attempt.due_day, byAttempt.get(attempt.id)?.captured]).sort();
      const planned = payments.slice(1).map(({ due, amount }) => [due, amount]);
      if (JSON.stringify(amounts) !== JSON.stringify(planned)) say(`charged ${JSON.stringify(amounts)}`);
    }
    if (card.kind === 'broke') {
      if (collected.length > 0) say('a card without money has paid');
      if (missedOf.get(id)?.length !== payments.length - 1) say(`missed ${missedOf.get(id)?.length}`);
      const tries = Map.groupBy(attemptsOf.get(id) ?? [], ({ due_day }) => due_day);
      for (const [due, tried] of tries) if (tried.length !== 4) say(`tried ${tried.length} times for ${due}`);
    }
    const open = payments.length - 1 - collected.length - (missedOf.get(id)?.length ?? 0);
    if (open !== 0 && owedBy.get(id) !== 0) say(`${open} payments were neither charged nor missed`);
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect((await compareBooks(shop.database, bank, 0)).disagreements).toEqual([]);
  expect(await recountMoney(shop.database)).toEqual([]);
  const { rows: told } = await shop.pool.query<{ kind: string; count: number }>(
    "select kind, count(*)::int from mail where kind like 'payment-%' group by kind",
  );
  const count = (kind: string) => told.find((one) => one.kind === kind)?.count ?? 0;
  expect(count('payment-charged')).toBe(attempts.filter(({ state }) => state === 'captured').length);
  expect(count('payment-reminder')).toBeGreaterThan(plans / 2);
});
