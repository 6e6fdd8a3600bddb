// The insurer loses answers, refuses, hangs and comes late. Time passes by moving rows back, not by waiting.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readVoucher } from '#server/booking/book/mails.ts';
import { createPolicyJobs, processPolicy } from '#server/booking/book/policies.ts';
import { accept, refuseRequest } from '#server/booking/book/request-transitions.ts';
import { type EmbeddedBooks, embeddedBooks } from '#server/insurance/embedded-books.ts';
import { createEmbeddedInsurer, type InsurerFaults } from '#server/insurance/embedded-insurer.ts';
import { ratesFor } from '#server/insurance/exchange-rates.ts';
import { sweepPolicies } from '#server/insurance/job-kinds.ts';
import { forgetDue } from '#server/jobs/retention.ts';
import { transaction } from '#server/platform/database/database.ts';
import type { Holdable } from '#tests/support/holding.ts';
import { patiently } from '#tests/support/patience.ts';
import { bookingFor, buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { violations } from '#tests/support/payment-violations.ts';

let shop: PayShop;
let tour: Holdable;
const faults: InsurerFaults = {};
const asked: string[] = [];
/** A booking whose order the insurer does not answer. */
let unanswered: string | null = null;
/** Orders are answered when this is over. */
let answering: Promise<void> = Promise.resolve();
const books: EmbeddedBooks = {
  bind: (key) => embeddedBooks(shop.database).bind(key),
  cancel: (key) => embeddedBooks(shop.database).cancel(key),
};
const embedded = createEmbeddedInsurer((currency) => ratesFor(shop.database, currency), books, faults);
const insurer: typeof embedded = {
  ...embedded,
  bind: async (order, signal) => {
    asked.push(`bind ${order.key}`);
    await answering;
    if (order.key === unanswered) throw new Error('poisoned');
    return embedded.bind(order, signal);
  },
  cancel: (key, signal) => {
    asked.push(`cancel ${key}`);
    return embedded.cancel(key, signal);
  },
};

async function insurable(found: Holdable): Promise<Holdable> {
  for (const placeId of [found.placeId, found.roomPlaceId])
    await shop.pool.query('update place set capacity = taken + 200 where id = $1', [placeId]);
  await shop.pool.query('update tour set insurance_offered = true where id = $1', [found.tourId]);
  await shop.catalogue.reload();
  return found;
}

beforeAll(async () => {
  // Nothing is settled but by the tests themselves.
  shop = await startPayShop({ IN_PROCESS_JOBS: '0' }, { insurer });
  tour = await insurable(shop.tour());
});
afterAll(() => shop?.stop());
beforeEach(() => {
  for (const name of Object.keys(faults)) delete faults[name as keyof InsurerFaults];
  asked.length = 0;
});
afterEach(async () => {
  answering = Promise.resolve();
  unanswered = null;
  for (const name of Object.keys(faults)) delete faults[name as keyof InsurerFaults];
  await shop.bank.ask('DELETE', '/api/faults');
  for (const minutes of [0, 25 * 60, 0]) {
    await shop.later(minutes);
    await shop.settleAll();
    await sweep();
  }
  expect(await violations(shop)).toEqual([]);
  expect((await shop.audit()).disagreements).toEqual([]);
});

const deps = () => ({ ...shop.deps, insurer, timeoutMs: 500 });
const lookAfter = (id: string) => processPolicy(deps(), id);
async function sweep(): Promise<void> {
  await shop.pool.query(`update insurance_policy set state_since = state_since - interval '2 minutes'`);
  const job = createPolicyJobs(deps()).find(({ kind }) => kind === sweepPolicies);
  await job?.run({}, new AbortController().signal);
}
/** Lets hours go by for the policy of a booking. */
const later = (id: string, hours: number) =>
  shop.pool.query(
    'update insurance_policy set state_since = state_since - make_interval(hours => $2) where booking_id = $1',
    [id, hours],
  );

const policyOf = async (id: string) =>
  (
    await shop.pool.query(
      `select policy.state, policy.number, policy.reason, policy.premium, refund.state as refund, embedded.number as there,
         embedded.cancelled_at is not null as cancelled, booking.state as booking
       from insurance_policy policy join booking on booking.id = policy.booking_id
         left join payment_refund refund on refund.id = policy.refund_id
         left join embedded_policy embedded on embedded.order_key = policy.booking_id::text
       where policy.booking_id = $1`,
      [id],
    )
  ).rows[0];
const mailsAbout = async (id: string): Promise<string[]> =>
  (
    await shop.pool.query('select dedupe_key from mail where dedupe_key like $1 order by 1', [`booking ${id} %`])
  ).rows.map(({ dedupe_key }) => dedupe_key.split(' ').slice(2).join(' '));
const premiumsOwed = async (): Promise<number> =>
  (await shop.pool.query(`select coalesce(sum(balance), 0)::int as sum from money_account where kind = 'insurance'`))
    .rows[0].sum;
const pageOf = async (visitor: ReturnType<PayShop['visitor']>, id: string) =>
  (await visitor.ask(`/api/bookings/${id}`)).json.booking;

/** What insures the trip of two adults: the fields that a booking sends. */
async function policyFields(visitor: ReturnType<PayShop['visitor']>, of: Holdable, more: object = {}) {
  const priced = await visitor.postJson(
    `/api/book-now/load_data/${of.objectId}`,
    { ...bookingFor(of, 'ada@example.org'), only: 'price' },
    { accept: 'application/vnd.waymark.data+json' },
  );
  const { rows } = await shop.pool.query(
    `select start_location_id as city, length_days as length,
       (select id from insurance_country where code = 'DE') as country from tour where id = $1`,
    [of.tourId],
  );
  const { city, length, country } = rows[0];
  const { json } = await visitor.postJson('/api/insurance/quote', {
    total_tickets_price: priced.json.data.quote.tourPrice / 100,
    number_of_adults: 2,
    start: Date.parse(`${of.date}T12:00:00Z`) / 1000,
    start_city_id: city,
    length,
    length_type: 'days',
    currency: 'EUR',
  });
  return {
    insurance_attached: 1,
    quote_id: json.quote_id,
    policy_type: 'trip',
    insurance_country: country,
    insuranceLoaded: 1,
    ...more,
  };
}

async function buyInsured(more: object = {}, of: Holdable = tour) {
  const visitor = shop.visitor();
  const told = await buy(shop.bank, visitor, of, await policyFields(visitor, of, more));
  return { ...told, visitor, id: told.json.data?.bookingId as string };
}

/** A booking that is insured and paid. */
async function insured() {
  const { id, status, text, visitor } = await buyInsured();
  expect(status, text).toBe(200);
  await shop.settleAll();
  return { id, visitor };
}

test('INSU-02 BOOK-04 the policy of a confirmed booking is issued once: page, voucher and mail show its number', async () => {
  const owed = await premiumsOwed();
  const { id, visitor } = await insured();
  expect(await policyOf(id)).toMatchObject({ state: 'wanted', there: null });
  expect((await pageOf(visitor, id)).policy).toMatchObject({ state: 'issuing', number: null });
  await lookAfter(id);
  const { number, premium } = await policyOf(id);
  expect(await policyOf(id)).toMatchObject({ state: 'bound', there: number, cancelled: false });
  expect(number).toMatch(/^LTC-\d{4}-\d{6}$/);
  expect((await pageOf(visitor, id)).policy).toMatchObject({ state: 'issued', number });
  expect(await premiumsOwed()).toBe(owed + premium);
  for (let times = 0; times < 3; times += 1) await lookAfter(id);
  expect(asked).toEqual([`bind ${id}`]);
  expect((await mailsAbout(id)).filter((mail) => mail === 'policy')).toEqual(['policy']);
  expect((await visitor.ask(`/api/bookings/${id}/voucher.pdf`)).status).toBe(200);
  const voucher = await transaction(shop.database, (trx) => readVoucher(trx, id, 'en', shop.origin));
  expect(voucher.policy).toEqual({ name: 'Medical and cancellation', insurer: insurer.name, number });
});

test('INSU-02 a lost answer, and concurrent jobs, make one policy and one mail', async () => {
  const { id } = await insured();
  faults.losesAnswers = true;
  await expect(lookAfter(id)).rejects.toThrow('lost');
  expect(await policyOf(id)).toMatchObject({ state: 'wanted', there: expect.stringContaining('LTC') });
  faults.losesAnswers = false;
  await Promise.all([lookAfter(id), lookAfter(id), lookAfter(id), sweep()]);
  const { number, there } = await policyOf(id);
  expect(number).toBe(there);
  expect((await mailsAbout(id)).filter((mail) => mail === 'policy')).toEqual(['policy']);
});

test('INSU-02 a policy that cannot be bound does not stop the sweep of the others', async () => {
  const [poisoned, healthy] = [(await insured()).id, (await insured()).id];
  await later(poisoned, 1);
  unanswered = poisoned;
  await sweep();
  expect(asked).toEqual([`bind ${poisoned}`, `bind ${healthy}`]);
  expect([(await policyOf(poisoned)).state, (await policyOf(healthy)).state]).toEqual(['wanted', 'bound']);
  unanswered = null;
  await sweep();
  expect((await policyOf(poisoned)).state).toBe('bound');
});

test('INSU-02 a policy refused by the insurer is not charged: the premium is refunded once, and the traveller is notified', async () => {
  const owed = await premiumsOwed();
  const { id, visitor } = await insured();
  faults.refuses = true;
  await shop.bank.disturb({ request: 'refund', effect: 'lost' });
  await expect(lookAfter(id)).rejects.toThrow('did not answer');
  await Promise.all([lookAfter(id), lookAfter(id)]);
  const { premium } = await policyOf(id);
  expect(await policyOf(id)).toMatchObject({ state: 'refused', there: null, refund: 'done', booking: 'confirmed' });
  expect(await premiumsOwed()).toBe(owed);
  const booking = await pageOf(visitor, id);
  expect(booking.policy).toMatchObject({ state: 'none', returned: true });
  expect(booking.payment).toMatchObject({ due: 0, paid: booking.price.total - premium });
  expect(booking.payment.movements.map(({ amount }: { amount: number }) => amount)).toEqual([
    booking.price.total,
    -premium,
  ]);
  expect(await mailsAbout(id)).toContain('policy');
  // What went back already is no part of what a cancellation would undo.
  const { rows } = await shop.pool.query('select sale from booking where id = $1', [id]);
  expect(rows[0].sale.map(({ to }: { to: { kind: string } }) => to.kind)).not.toContain('insurance');
});

test('INSU-02 a premium is refunded only after the payment was captured', async () => {
  const { id, status, text } = await buyInsured();
  expect(status, text).toBe(200);
  faults.refuses = true;
  await lookAfter(id);
  expect(await policyOf(id)).toMatchObject({ state: 'refused', refund: null });
  await shop.settleAll();
  await sweep();
  expect(await policyOf(id)).toMatchObject({ state: 'refused', refund: 'done' });
});

test('INSU-02 after a day without an answer the premium is refunded, and the policy is cancelled when the insurer is back', async () => {
  const { id } = await insured();
  faults.fails = true;
  await expect(lookAfter(id)).rejects.toThrow('does not answer');
  await later(id, 23);
  await expect(lookAfter(id)).rejects.toThrow('does not answer');
  expect(await policyOf(id)).toMatchObject({ state: 'wanted', refund: null });
  expect((await shop.audit()).disagreements).toEqual([
    expect.objectContaining({ kind: 'policy', subject: `policy of booking ${id}` }),
  ]);
  await later(id, 2);
  await expect(lookAfter(id)).rejects.toThrow('does not answer');
  expect(await policyOf(id)).toMatchObject({ state: 'voiding', reason: 'unanswered', refund: 'done' });
  faults.fails = false;
  await sweep();
  expect(await policyOf(id)).toMatchObject({ state: 'voided', cancelled: true, refund: 'done' });
  expect((await mailsAbout(id)).filter((mail) => mail === 'policy')).toEqual(['policy']);
});

test('INSU-02 a reversed booking cancels its policy, once, and its premium is not owed to the insurer', async () => {
  const owed = await premiumsOwed();
  const { id, status, text } = await buyInsured();
  expect(status, text).toBe(200);
  await lookAfter(id);
  expect(await policyOf(id)).toMatchObject({ state: 'bound' });
  await shop.bank.disturb({ request: 'capture', effect: 'hard' });
  await shop.settleAll();
  expect(await policyOf(id)).toMatchObject({ state: 'voiding', booking: 'cancelled' });
  faults.losesAnswers = true;
  await expect(lookAfter(id)).rejects.toThrow('lost');
  faults.losesAnswers = false;
  await Promise.all([lookAfter(id), lookAfter(id)]);
  expect(await policyOf(id)).toMatchObject({ state: 'voided', cancelled: true, refund: null });
  expect(await premiumsOwed()).toBe(owed);
});

test('INSU-02 an answer after the booking was reversed issues nothing', async () => {
  const { id, status, text } = await buyInsured();
  expect(status, text).toBe(200);
  const late = Promise.withResolvers<void>();
  answering = late.promise;
  const binding = lookAfter(id);
  await vi.waitFor(() => expect(asked).toEqual([`bind ${id}`]), patiently);
  await shop.bank.disturb({ request: 'capture', effect: 'hard' });
  await shop.settleAll();
  expect(await policyOf(id)).toMatchObject({ state: 'voiding' });
  late.resolve();
  await binding;
  await lookAfter(id);
  expect(await policyOf(id)).toMatchObject({ state: 'voided', number: null, cancelled: true });
  expect(await mailsAbout(id)).not.toContain('policy');
  // The order itself may be later still.
  expect(await books.bind(id)).toEqual({ outcome: 'refused', reason: 'cancelled' });
});

test('INSU-02 a request orders no policy until its operator accepts', async () => {
  const waiting = await insurable(shop.onRequest());
  const declined = await buyInsured({}, waiting);
  const accepted = await buyInsured({}, waiting);
  for (const { id, status, text } of [declined, accepted]) {
    expect(status, text).toBe(200);
    await lookAfter(id);
    expect(await policyOf(id)).toMatchObject({ state: 'chosen', there: null });
  }
  await transaction(shop.database, (trx) =>
    refuseRequest(trx, shop.deps, declined.id, { event: 'decline', words: 'Full.' }),
  );
  await transaction(shop.database, (trx) => accept(trx, shop.deps, accepted.id));
  for (const { id } of [declined, accepted]) await lookAfter(id);
  expect(await policyOf(declined.id)).toMatchObject({ state: 'chosen', there: null });
  expect(await policyOf(accepted.id)).toMatchObject({ state: 'bound' });
  expect(asked).toEqual([`bind ${accepted.id}`]);
  // Where the people of a declined request live is forgotten with them.
  await forgetDue(shop.pool, new Date(Date.now() + 31 * 86_400_000), new AbortController().signal);
  const { rows } = await shop.pool.query(
    'select booking_id, country_id is null as forgotten from insurance_policy where booking_id = any($1)',
    [[declined.id, accepted.id]],
  );
  expect(new Map(rows.map(({ booking_id, forgotten }) => [booking_id, forgotten]))).toEqual(
    new Map([
      [declined.id, true],
      [accepted.id, false],
    ]),
  );
});

test('INSU-03 INSU-04 INSU-05 INSU-06 BOOK-07 a booking with a policy sends the residence, and is refused before payment when it cannot be insured', async () => {
  const countries: { id: number; code: string }[] = (await shop.visitor().ask('/api/insurance/countries')).json
    .countries;
  const country = (code: string) => countries.find((one) => one.code === code)?.id;
  const taken = await shop.taken(tour);
  const problemsWith = async (place: object) => {
    const { status, json } = await buyInsured(place);
    return [status, ...json.data.problems.map(({ path, report }: Record<string, string>) => `${path} ${report}`)];
  };
  const newYork = `${country('US')}33`;
  const alabama = Number(`${country('US')}01`);
  expect(await problemsWith({ insurance_country: country('CA') })).toEqual([
    422,
    'insurance_state Insurance - Province',
  ]);
  expect(await problemsWith({ insurance_country: country('US') })).toEqual([
    422,
    'insurance_state Insurance - State',
    'insurance_zip Insurance - Zip code',
  ]);
  const zip = (insurance_zip: string) =>
    problemsWith({ insurance_country: country('US'), insurance_state: alabama, insurance_zip });
  for (const wrong of ['00000', '1234', '12345-'])
    expect(await zip(wrong)).toEqual([422, 'insurance_zip Insurance - Zip code']);
  expect(await problemsWith({ insurance_country: country('RU') })).toEqual([
    422,
    'insurance_country Insurance - no-cover',
  ]);
  expect(
    await problemsWith({ insurance_country: country('US'), insurance_state: Number(newYork), insurance_zip: '10001' }),
  ).toEqual([422, 'insurance_country Insurance - no-cover']);
  const visitor = shop.visitor();
  const fields = await policyFields(visitor, tour);
  faults.fails = true;
  const away = await buy(shop.bank, visitor, tour, fields);
  expect([away.status, away.json.data.problems[0].code]).toEqual([409, 'insurance-not-loaded']);
  expect(await shop.taken(tour)).toBe(taken);
  expect(asked).toEqual([]);
});

test('INSU-03 BOOK-04 without other details insured people live at the address in the first traveller’s fields 72 to 74', async () => {
  const visitor = shop.visitor();
  const { insurance_country: _, ...fields } = await policyFields(visitor, tour);
  const { passengers } = bookingFor(tour, 'ada@example.org');
  const [lead, ...others] = passengers;
  const living = (home: object) => ({ ...fields, passengers: [{ ...lead, ...home }, ...others] });
  const quebec = await buy(shop.bank, visitor, tour, living({ 72: 'CA', 73: 'QC', 74: 'H2X 1Y4' }));
  expect([quebec.status, quebec.json.data.problems[0].code]).toEqual([422, 'no-cover']);
  const ontario = await buy(shop.bank, visitor, tour, living({ 72: 'CA', 73: 'ON', 74: 'M5V 3L9' }));
  expect(ontario.status, ontario.text).toBe(200);
  const { rows } = await shop.pool.query(
    `select country.code as country, region.code as region from insurance_policy policy join insurance_country country on country.id = policy.country_id
       join insurance_state region on region.id = policy.state_id where booking_id = $1`,
    [ontario.json.data.bookingId],
  );
  expect(rows).toEqual([{ country: 'CA', region: 'ON' }]);
});
