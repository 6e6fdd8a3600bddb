import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handleNotices } from '#server/booking/book/notices.ts';
import { approve, giveUp } from '#server/booking/book/payment-transitions.ts';
import { endEarlierRedirects } from '#server/booking/book/redirects.ts';
import type { Transaction as ProviderTransaction } from '#server/payments/port.ts';
import { transaction } from '#server/platform/database/database.ts';
import { type Holdable, submissionFor, submit } from '#tests/support/holding.ts';
import { bookingFor, cardFor, cards, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import { violations } from '#tests/support/payment-violations.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';

let shop: PayShop;
const lines: string[] = [];
beforeAll(async () => {
  shop = await startPayShop({ LOG_LEVEL: 'info' }, { log: { write: (line) => void lines.push(line) } });
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const expectBalanced = async () => expect((await shop.audit()).disagreements).toEqual([]);

const sheets = {
  'Apple Pay': 'applePay',
  'Google Pay': 'googlePay',
  PayPal: 'paypal',
  'PayPal Credit': 'paypalCredit',
} as const;
type Sheet = keyof typeof sheets;
const payerOf = (name: Sheet) => (name.endsWith('Pay') ? 'visa' : 'account-ada');

/** What can pay once after its owner agreed on a sheet or in a window of the bank. */
const agreed = (name: Sheet, amount: number, more: { payer?: string; currency?: string } = {}) =>
  shop.bank.agree(sheets[name], more.payer ?? payerOf(name), amount, {
    ...(more.currency && { currency: more.currency }),
    ...(name.endsWith('Pay') && { networks: ['VISA', 'MASTERCARD'] }),
  });

/** A booking without a card: priced, and to be sent. */
async function order(visitor: Visitor, tour: Holdable, more: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.org`;
  const { cardHolder: _, ...booking } = {
    ...bookingFor(tour, email),
    // What the tour asks, and no address for a bill.
    passengers: submissionFor(tour, email).passengers,
    submission_key: randomUUID() as string,
    ...more,
  };
  const { signed_quote, due } = await priceOf(visitor, tour.objectId, booking);
  const send = (extra: Record<string, unknown>) =>
    visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...booking, signed_quote, ...extra });
  return { send, due, booking, email };
}

const ideal = { paymentMethod: 'iDEAL', bic: 'INGBNL2A' };
const sofort = { paymentMethod: 'Sofort', paymentTypeCountryCode: 'DE' };

/** Begins a payment on a page of a bank. */
async function begun(visitor: Visitor, tour: Holdable, how: Record<string, string> = ideal) {
  const { send, email } = await order(visitor, tour);
  const told = await send(how);
  expect(told.status, told.text).toBe(200);
  return { told, send, email, id: told.json.enquiryId as string, url: told.json.url as string };
}

const stateOf = async (id: string) =>
  (
    await shop.pool.query(
      `select booking.state, attempt.state as attempt, booking.reason from booking
       join payment_attempt attempt on booking_id = booking.id where booking.id = $1`,
      [id],
    )
  ).rows[0];
const check = (visitor: Visitor, enquiryId: string) => visitor.postJson('/api/local-payment/check', { enquiryId });
const decline = (visitor: Visitor, enquiryId: string) =>
  visitor.postJson('/api/local-payment/decline', { enquiryId, code: 'CANCELED', token: 't', reason: '' });
const mailsTo = async (email: string) =>
  (await shop.pool.query('select kind from mail where recipient = $1 order by created_at', [email])).rows.map(
    ({ kind }) => kind,
  );

test('PAY-02 PPAL-01 WALLET-01 LOCAL-01 methods that provider, device and currency support are offered', async () => {
  const tour = shop.tour();
  const offered = async (currency: string, userAgent: string) =>
    (
      await shop.visitor().postJson(`/api/book-now/get_payment_options/${tour.objectId}`, {
        currency,
        date: tour.date,
        userAgent,
      })
    ).json.map(({ type }: { type: string }) => type);
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari';
  expect(await offered('EUR', 'Chrome/140')).toEqual([
    'cards',
    'Google Pay',
    'PayPal',
    'PayPal Credit',
    'iDEAL',
    'Sofort',
  ]);
  expect(await offered('USD', phone)).toEqual(['cards', 'Apple Pay', 'Google Pay', 'PayPal', 'PayPal Credit']);
});

test('PPAL-01 WALLET-01 BOOK-03 PayPal, PayPal Credit, Apple Pay and Google Pay each book, are captured once, and need no billing address', async () => {
  for (const name of Object.keys(sheets) as Sheet[]) {
    const visitor = shop.visitor();
    const { send, due } = await order(visitor, shop.tour());
    const paymentBlob = await agreed(name, due);
    const told = await send({ paymentMethod: name, paymentBlob });
    expect([name, told.status, told.json.data?.state], told.text).toEqual([name, 200, 'confirmed']);
    const again = await send({ paymentMethod: name, paymentBlob });
    expect(again.json.data).toMatchObject({ again: true, bookingId: told.json.data.bookingId });
    await shop.settleAll();
    expect(await stateOf(told.json.enquiryId)).toMatchObject({ state: 'confirmed', attempt: 'captured' });
    const page = await visitor.ask(`/api/bookings/${told.json.enquiryId}`);
    expect(page.json.booking.payment.movements).toMatchObject([{ amount: due, method: sheets[name] }]);
  }
  await expectBalanced();
});

test('PPAL-01 BOOK-07 a used or forged token, or one of another method, amount or currency, pays nothing; PayPal requires a log-in', async () => {
  const visitor = shop.visitor();
  const tour = shop.tour();
  const before = await shop.taken(tour);
  const { send, due } = await order(visitor, tour);
  const paypal = { paymentMethod: 'PayPal' };
  const unpaid = await send(paypal);
  expect([unpaid.status, unpaid.json.data.problems[0]]).toMatchObject([
    422,
    { block: 'payment', path: 'paypal', code: 'not-logged-in', report: 'Payment - PayPal not logged in' },
  ]);
  expect((await send({ ...paypal, paymentBlob: 'made-up' })).status).toBe(422);
  expect((await send({ ...paypal, paymentBlob: await agreed('PayPal', due - 1) })).json.message).toMatch(
    /amount has changed/,
  );
  expect((await send({ ...paypal, paymentBlob: await agreed('PayPal', due, { currency: 'USD' }) })).status).toBe(409);
  expect((await send({ ...paypal, paymentBlob: await agreed('Google Pay', due) })).status).toBe(422);
  expect(
    (await send({ ...paypal, paymentBlob: (await cardFor(shop.bank, visitor, due, cards.works)).ref })).status,
  ).toBe(422);
  // Something that was agreed to on a sheet is no card whose holder was authenticated.
  const asCard = await send({ paymentMethod: 'cards', cardHolder: 'Ada', paymentBlob: await agreed('Apple Pay', due) });
  expect(asCard.status).toBe(422);
  expect(await shop.taken(tour)).toBe(before);
  const paymentBlob = await agreed('PayPal', due);
  expect((await send({ ...paypal, paymentBlob })).status).toBe(200);
  const other = await order(visitor, shop.tour());
  expect((await other.send({ ...paypal, paymentBlob })).json.message).toMatch(/already been used/);
  await shop.settleAll();
  await expectBalanced();
});

test('PPAL-01 BOOK-06 a declined account leaves nothing behind', async () => {
  const tour = shop.tour();
  const before = await shop.taken(tour);
  const { send, due } = await order(shop.visitor(), tour);
  const told = await send({
    paymentMethod: 'PayPal',
    paymentBlob: await agreed('PayPal', due, { payer: 'account-no-funds' }),
  });
  expect([told.status, told.json.type]).toEqual([422, 'payment']);
  expect(await shop.taken(tour)).toBe(before);
  // One that says no is not asked again, and keeps no place for half an hour.
  const no = vi.spyOn(shop.provider, 'startRedirect').mockResolvedValue({ outcome: 'invalid', code: 'no' } as never);
  const refused = await (await order(shop.visitor(), tour)).send(ideal);
  expect(no).toHaveBeenCalledOnce();
  no.mockRestore();
  expect([refused.status, refused.json.type]).toEqual([422, 'payment']);
  expect(await shop.taken(tour)).toBe(before);
});

test('LOCAL-01 BOOK-03 iDEAL and Sofort redirect to the bank’s page with all details, and back to the checkout', async () => {
  const asked = vi.spyOn(shop.provider, 'startRedirect');
  for (const how of [ideal, sofort]) {
    const visitor = shop.visitor();
    const tour = shop.tour();
    const before = await shop.taken(tour);
    const { told, id, url } = await begun(visitor, tour, how);
    expect(told.json).toMatchObject({ status: 'OK', type: 'payment', data: { state: 'checking', bookingId: id } });
    expect(new URL(url).origin).toBe(shop.bank.url);
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      method: how === ideal ? 'ideal' : 'sofort',
      amount: { currency: 'EUR' },
      country: how === ideal ? 'NL' : 'DE',
      bank: how === ideal ? 'INGBNL2A' : null,
      givenName: 'Ada',
      surname: 'Lovelace',
    });
    // The bank ends its page when we do.
    const { rows } = await shop.pool.query('select created_at from payment_attempt where booking_id = $1', [id]);
    expect(asked.mock.lastCall?.[0].expiresAt).toBe(rows[0].created_at.getTime() + 30 * 60_000);
    const back = new URL(asked.mock.lastCall?.[0].returnUrl ?? '');
    expect([back.origin, back.searchParams.get('payment')]).toEqual([shop.settings.origin, id]);
    expect((await visitor.ask(back.pathname + back.search)).status).toBe(200);
    expect(await shop.taken(tour)).toBe(before + 2);
    expect((await check(visitor, id)).json).toMatchObject({ state: 'attempting', url });
    await shop.bank.chooseRedirect(url, 'pay');
    expect((await check(visitor, id)).json).toMatchObject({ state: 'confirmed', url: `/bookings/${id}` });
    expect(await stateOf(id)).toMatchObject({ state: 'confirmed', attempt: 'captured' });
  }
  asked.mockRestore();
  await expectBalanced();
});

test('LOCAL-01 a local method without its bank or country, in another currency, or too expensive is refused and takes no place', async () => {
  const tour = shop.tour();
  const before = await shop.taken(tour);
  const visitor = shop.visitor();
  const euros = await order(visitor, tour);
  const problem = async (how: Record<string, string>) => (await euros.send(how)).json.data.problems[0];
  expect(await problem({ paymentMethod: 'iDEAL' })).toMatchObject({ path: 'bank', code: 'no-bank' });
  expect(await problem({ paymentMethod: 'Sofort' })).toMatchObject({ path: 'bankCountry', code: 'no-country' });
  expect((await euros.send({ ...ideal, bic: 'NOBANK' })).json.message).toMatch(/bank or country/);
  expect((await euros.send({ ...sofort, paymentTypeCountryCode: 'US' })).status).toBe(422);
  const dollars = await order(visitor, tour, { currency: 'USD' });
  expect((await dollars.send(ideal)).json.data.problems[0]).toMatchObject({ code: 'not-euro' });
  await shop.pool.query(`update departure set prices = jsonb_set(prices, '{1}', '400000') where id = $1`, [
    tour.departureId,
  ]);
  await shop.catalogue.reload();
  const dear = await order(visitor, tour);
  expect(dear.due).toBeGreaterThanOrEqual(500_000);
  expect((await dear.send(sofort)).json.data.problems[0]).toMatchObject({
    code: 'amount-too-high',
    message: 'Amount should be below 5000 for sofort',
  });
  expect(await shop.taken(tour)).toBe(before);
});

/** Leaves a departure with so many places and nobody on it. */
async function empty(tour: Holdable, capacity: number): Promise<void> {
  await shop.pool.query(
    `insert into place_entry (place_id, claim_id, amount, reason)
     select id, gen_random_uuid(), -taken, 'test' from place where id = $1 and taken > 0`,
    [tour.placeId],
  );
  await shop.pool.query('update place set taken = 0, capacity = $2 where id = $1', [tour.placeId, capacity]);
  await shop.pool.query('update place set capacity = taken + 100 where id = $1', [tour.roomPlaceId]);
  await shop.catalogue.reload();
}

test('LOCAL-02 A19 bank payments and unconfirmed holds of strangers take at most half of a departure; cards and known customers are not limited', async () => {
  const tour = shop.tour();
  await empty(tour, 8);
  const held = await submit(shop.visitor(), tour.objectId, submissionFor(tour, `${randomUUID()}@example.org`));
  expect(held.status, held.text).toBe(200);
  const first = await begun(shop.visitor(), tour);
  const stranger = shop.visitor();
  const late = await order(stranger, tour);
  const refused = await late.send(ideal);
  expect([refused.status, refused.json.type], refused.text).toEqual([409, 'payment']);
  expect(refused.json.message).toMatch(/choose another payment method.*half an hour/);
  expect(await shop.taken(tour)).toBe(4);
  expect((await late.send({ paymentMethod: 'PayPal', paymentBlob: await agreed('PayPal', late.due) })).status).toBe(
    200,
  );
  // What is paid is nobody's without money any more.
  await shop.bank.chooseRedirect(first.url, 'pay');
  await shop.settleAll();
  const second = await begun(shop.visitor(), tour);
  const { rows } = await shop.pool.query(
    'select network_hash is null as forgotten from payment_attempt where booking_id = any($1) order by created_at',
    [[first.id, second.id]],
  );
  expect(rows).toEqual([{ forgotten: true }, { forgotten: false }]);
});

test('LOCAL-02 A19 an account booking with its own address can pay at its bank when strangers cannot', async () => {
  const tour = shop.tour();
  await empty(tour, 8);
  for (const visitor of [shop.visitor(), shop.visitor()]) await begun(visitor, tour);
  const email = `${randomUUID()}@example.org`;
  await makeAccount(shop, { email });
  const known = shop.visitor();
  await logIn(known, email);
  const passengers = submissionFor(tour, email).passengers;
  const { send } = await order(known, tour, { passengers });
  expect((await send(ideal)).json.type).toBe('payment');
  expect((await (await order(shop.visitor(), tour)).send(ideal)).status).toBe(409);
});

test('LOCAL-02 A19 a visitor can have three open bank payments, and is told what to do', async () => {
  const visitor = shop.visitor();
  const opened = [];
  for (let tours = 0; tours < 3; tours += 1) opened.push(await begun(visitor, shop.tour()));
  const tour = shop.tour();
  const { send } = await order(visitor, tour);
  const refused = await send(ideal);
  expect([refused.status, refused.json.type]).toEqual([429, 'payment']);
  expect(refused.json.message).toMatch(/finish one of them, choose another payment method.*half an hour/);
  expect(refused.headers.get('retry-after')).toBe('1800');
  await decline(visitor, opened[0]?.id as string);
  expect((await send(ideal)).json.type).toBe('payment');
});

test('LOCAL-02 A19 an agent can have as many open bank payments as clients', async () => {
  const email = `${randomUUID()}@example.org`;
  await makeAccount(shop, { email, role: 'agent', agency: { slug: `agency-${randomUUID()}`, name: 'Far Travel' } });
  const agent = shop.visitor();
  await logIn(agent, email);
  const opened = [];
  for (let tours = 0; tours < 4; tours += 1) opened.push(await begun(agent, shop.tour()));
  for (const { id } of opened) await decline(agent, id);
});

test('BOOK-08 BOOK-04 the same trip for the same travellers is booked once, under any number of concurrent keys; `pid` is stored for staff only', async () => {
  const visitor = shop.visitor();
  const tour = shop.tour();
  const { send, due } = await order(visitor, tour, { pid: '77-affiliate' });
  const told = await Promise.all(
    Array.from({ length: 4 }, async () =>
      send({
        submission_key: randomUUID(),
        paymentMethod: 'PayPal',
        paymentBlob: await agreed('PayPal', due),
      }),
    ),
  );
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const id = told.find(({ status }) => status === 200)?.json.enquiryId;
  for (const { status, json } of told) if (status === 409) expect(json.url).toBe(`/bookings/${id}`);
  const { rows } = await shop.pool.query('select id, referred_by from booking where departure_id = $1', [
    tour.departureId,
  ]);
  expect(rows).toEqual([{ id, referred_by: '77-affiliate' }]);
  expect((await visitor.ask(`/api/bookings/${id}`)).json.booking.referredBy).toBeNull();
  await makeAccount(shop, { email: 'staff-of-agents@example.org', role: 'staff' });
  const staff = shop.visitor();
  await logIn(staff, 'staff-of-agents@example.org');
  expect((await staff.ask(`/api/bookings/${id}`)).json.booking.referredBy).toBe('77-affiliate');
  await shop.settleAll();
  await expectBalanced();
});

test('BOOK-08 a booked trip, or one whose payment is in progress, is not charged again by another method, plan or currency', async () => {
  const card = async (visitor: Visitor, due: number, currency = 'EUR') => ({
    paymentMethod: 'cards',
    cardHolder: 'Ada Lovelace',
    paymentBlob: (await cardFor(shop.bank, visitor, due, cards.works, currency)).ref,
    billing_country: 'DE',
    billing_zip: '10115',
  });
  const paypal = async (_: Visitor, due: number) => ({
    paymentMethod: 'PayPal',
    paymentBlob: await agreed('PayPal', due),
  });
  const bank = async () => ideal;
  for (const [first, second] of [
    [card, paypal],
    [paypal, card],
    [card, bank],
  ] as const) {
    const visitor = shop.visitor();
    const { send, due } = await order(visitor, shop.tour());
    const made = await send(await first(visitor, due));
    expect(made.json.data?.state, made.text).toBe('confirmed');
    const again = await send({ submission_key: randomUUID(), ...(await second(visitor, due)) });
    expect([again.status, again.json.url], again.text).toEqual([409, `/bookings/${made.json.enquiryId}`]);
  }

  const visitor = shop.visitor();
  const tour = shop.tour();
  const { send, due, booking } = await order(visitor, tour);
  await shop.bank.disturb({ request: 'authorise', effect: 'error', count: 9 });
  const checked = await send(await card(visitor, due));
  expect(checked.json.data?.state, checked.text).toBe('checking');
  const again = await send({ submission_key: randomUUID(), ...(await paypal(visitor, due)) });
  await shop.bank.ask('DELETE', '/api/faults');
  expect([again.status, again.json.message, again.json.url]).toEqual([
    409,
    expect.stringContaining('still being checked'),
    `/bookings/${checked.json.enquiryId}`,
  ]);
  const dollars = { ...booking, currency: 'USD', submission_key: randomUUID() };
  const inDollars = await priceOf(visitor, tour.objectId, dollars);
  const foreign = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, {
    ...dollars,
    signed_quote: inDollars.signed_quote,
    ...(await card(visitor, inDollars.due, 'USD')),
  });
  expect(foreign.status).toBe(409);
  // A payment that came to nothing frees the trip.
  await shop.later(3);
  await shop.settleAll();
  expect(await stateOf(checked.json.enquiryId)).toMatchObject({ state: 'failed' });
  const paid = await send({ submission_key: randomUUID(), ...(await paypal(visitor, due)) });
  expect(paid.json.data?.state, paid.text).toBe('confirmed');
  await shop.settleAll();
  await expectBalanced();
});

test('BOOK-08 a bank payment that cannot be closed prevents paying the trip another way', async () => {
  const visitor = shop.visitor();
  const tour = shop.tour();
  const { send, due } = await order(visitor, tour);
  const first = await send(ideal);
  const away = vi.spyOn(shop.provider, 'endRedirect').mockResolvedValue({ outcome: 'unknown', cause: 'away' });
  const other = { submission_key: randomUUID(), paymentMethod: 'PayPal' };
  const refused = await send({ ...other, paymentBlob: await agreed('PayPal', due) });
  away.mockRestore();
  expect([refused.status, refused.json.message, refused.json.url]).toEqual([
    409,
    expect.stringContaining('still being checked'),
    `/bookings/${first.json.enquiryId}`,
  ]);
  const paid = await send({ ...other, paymentBlob: await agreed('PayPal', due) });
  expect(paid.json.data?.state, paid.text).toBe('confirmed');
  expect(await stateOf(first.json.enquiryId)).toMatchObject({ state: 'failed' });
  await shop.settleAll();
  await expectBalanced();
});

test('LOCAL-02 BOOK-08 paying and closing the page creates one booking and one mail, however often the webhook arrives', async () => {
  const { id, url, email, send } = await begun(shop.visitor(), shop.tour());
  await shop.bank.chooseRedirect(url, 'pay');
  const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [id]);
  const notices = () =>
    shop.pool
      .query('select 1 from payment_notice where attempt_ref = $1', [rows[0].id])
      .then(({ rowCount }) => rowCount);
  await vi.waitFor(async () => expect(await notices()).toBeGreaterThan(0), { timeout: 60_000 });
  await handleNotices(shop.deps, new AbortController().signal);
  await Promise.all(Array.from({ length: 5 }, () => shop.settleAll()));
  expect(await stateOf(id)).toMatchObject({ state: 'confirmed', attempt: 'captured' });
  expect(await mailsTo(email)).toEqual(['booking-confirmed']);
  expect((await send(ideal)).json).toMatchObject({
    type: 'redirect',
    data: { bookingId: id, state: 'confirmed', again: true },
  });
  await expectBalanced();
});

test('LOCAL-02 a repeated submission returns the same bank page, also from ten tabs', async () => {
  const visitor = shop.visitor();
  const tour = shop.tour();
  const { send } = await order(visitor, tour);
  const told = await Promise.all(Array.from({ length: 10 }, () => send(ideal)));
  expect(told.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(told.map(({ json }) => `${json.type} ${json.enquiryId} ${json.url}`)).size).toBe(1);
  const [first] = told;
  await decline(visitor, first?.json.enquiryId);
});

test('LOCAL-02 BOOK-08 concurrent submissions from two tabs do not cancel each other', async () => {
  const tour = shop.tour();
  const { id } = await begun(shop.visitor(), tour);
  const { rows } = await shop.pool.query(
    'select submission_owner as owner, submission_key as key, submission_hash as print from booking where id = $1',
    [id],
  );
  const { owner, key, print } = rows[0];
  const end = (named: string) => endEarlierRedirects(shop.deps, { owners: [owner], key: named, print }, tour.objectId);
  expect(await end(key)).toEqual({ ended: 0, paid: null });
  expect(await stateOf(id)).toMatchObject({ state: 'attempting', attempt: 'open' });
  expect(await end('another')).toEqual({ ended: 1, paid: null });
  expect(await stateOf(id)).toMatchObject({ state: 'failed' });
});

test('LOCAL-02 cancelling or failing at the bank releases the places with the reason, and the trip can be booked again', async () => {
  for (const [choice, words] of [
    ['cancel', /cancelled at your bank/],
    ['fail', /declined/],
  ] as const) {
    const tour = shop.tour();
    const before = await shop.taken(tour);
    const visitor = shop.visitor();
    const { id, url, send } = await begun(visitor, tour);
    await shop.bank.chooseRedirect(url, choice);
    const told = await check(visitor, id);
    expect(told.json).toMatchObject({ state: 'failed' });
    expect(told.json.message).toMatch(words);
    expect(await shop.taken(tour)).toBe(before);
    expect((await decline(visitor, id)).json).toMatchObject({ state: 'failed', message: told.json.message });
    const again = await send(ideal);
    expect(again.json.type, again.text).toBe('payment');
    expect(again.json.enquiryId).not.toBe(id);
    await shop.bank.chooseRedirect(again.json.url, 'pay');
    expect((await check(visitor, again.json.enquiryId)).json.state).toBe('confirmed');
  }
  await expectBalanced();
});

test('LOCAL-02 a decline reported by the browser is only a hint: a paid booking stays, an unpaid one is ended and can no longer be paid', async () => {
  const visitor = shop.visitor();
  const paid = await begun(visitor, shop.tour());
  await shop.bank.chooseRedirect(paid.url, 'pay');
  expect((await decline(visitor, paid.id)).json.state).toBe('confirmed');
  const tour = shop.tour();
  const before = await shop.taken(tour);
  const open = await begun(visitor, tour);
  expect((await decline(visitor, open.id)).json.state).toBe('failed');
  expect(await shop.taken(tour)).toBe(before);
  expect((await shop.bank.chooseRedirect(open.url, 'pay')).state).toBe('over');
  await shop.settleAll();
  expect(await stateOf(open.id)).toMatchObject({ state: 'failed', attempt: 'cancelling' });
});

test('LOCAL-02 SEC the browser’s text about a failed payment is not logged, only a known code', async () => {
  const visitor = shop.visitor();
  const sent = [
    { code: '4111 1111 1111 1111', reason: 'card 4111111111111111 of ada@secret.example' },
    { code: 'CANCELED', reason: 'ada@secret.example' },
  ];
  lines.length = 0;
  for (const words of sent) {
    const { id } = await begun(visitor, shop.tour());
    const body = { enquiryId: id, token: '', ...words };
    expect((await visitor.postJson('/api/local-payment/decline', body)).status).toBe(200);
  }
  const reports = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('a browser reports'));
  expect(reports.map(({ code }) => code)).toEqual(['other', 'CANCELED']);
  expect(lines.filter((line) => /4111|secret\.example/.test(line))).toEqual([]);
});

test('LOCAL-01 SEC a bank and country that do not exist are refused, and not written to the log', async () => {
  const { send } = await order(shop.visitor(), shop.tour());
  lines.length = 0;
  expect((await send({ ...ideal, bic: 'ada@secret.example' })).status).toBe(422);
  expect((await send({ ...sofort, paymentTypeCountryCode: '@z' })).status).toBe(422);
  const refused = lines.map((line) => JSON.parse(line)).filter(({ code }) => code === 'payment-bank-unknown');
  expect(refused.map(({ why }) => why)).toEqual(['ideal', 'sofort']);
  expect(lines.filter((line) => /secret\.example|@z/.test(line))).toEqual([]);
});

test('LOCAL-02 SEC another visitor’s payment cannot be queried or declined, and a card payment in progress is not abandoned', async () => {
  const visitor = shop.visitor();
  const { id, url } = await begun(visitor, shop.tour());
  const stranger = shop.visitor();
  for (const told of [await decline(stranger, id), await check(stranger, id), await decline(stranger, randomUUID())])
    expect(told.status).toBe(404);
  expect((await decline(stranger, 'not-an-id')).status).toBe(422);
  expect(await stateOf(id)).toMatchObject({ state: 'attempting', attempt: 'open' });
  await shop.bank.chooseRedirect(url, 'pay');
  expect((await check(visitor, id)).json.state).toBe('confirmed');
  await shop.bank.disturb({ request: 'authorise', effect: 'late', afterMs: 3_600_000 });
  const { send, due } = await order(visitor, shop.tour());
  const card = await send({ paymentMethod: 'PayPal', paymentBlob: await agreed('PayPal', due) });
  expect(card.json.status).toBe('checking');
  expect((await decline(visitor, card.json.enquiryId)).json.state).toBe('attempting');
});

test('LOCAL-02 a bank payment expires after half an hour without a charge', async () => {
  const tour = shop.tour();
  const before = await shop.taken(tour);
  const { id, url } = await begun(shop.visitor(), tour);
  await shop.later(29);
  await shop.settleAll();
  expect(await stateOf(id)).toMatchObject({ state: 'attempting', attempt: 'open' });
  await shop.later(2);
  await shop.settleAll();
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempt: 'cancelling', reason: 'unfinished' });
  expect(await shop.taken(tour)).toBe(before);
  expect((await shop.bank.chooseRedirect(url, 'pay')).state).toBe('over');
});

test('LOCAL-02 while the bank does not confirm that its page has ended nothing changes', async () => {
  const tour = shop.tour();
  const visitor = shop.visitor();
  const { id, url } = await begun(visitor, tour);
  const taken = await shop.taken(tour);
  await shop.bank.disturb({ request: 'endRedirect', effect: 'error', count: 2 });
  expect((await decline(visitor, id)).json).toMatchObject({ state: 'attempting', url });
  await shop.later(31);
  await shop.settleAll();
  expect(await stateOf(id)).toMatchObject({ state: 'attempting', attempt: 'open' });
  expect(await shop.taken(tour)).toBe(taken);
  await shop.settleAll();
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempt: 'cancelling' });
});

test('LOCAL-02 a payment made while its page is being ended creates a booking', async () => {
  const { id, url } = await begun(shop.visitor(), shop.tour());
  const { endRedirect } = shop.provider;
  const ending = vi.spyOn(shop.provider, 'endRedirect').mockImplementation(async (attemptRef) => {
    await shop.bank.chooseRedirect(url, 'pay');
    return endRedirect(attemptRef);
  });
  await shop.later(31);
  await shop.settleAll();
  ending.mockRestore();
  expect(await stateOf(id)).toMatchObject({ state: 'confirmed', attempt: 'captured' });
});

test('LOCAL-02 BOOK-08 a payment recorded and abandoned at the same moment ends in exactly one of both states', async () => {
  for (let round = 0; round < 4; round += 1) {
    const tour = shop.tour();
    const before = await shop.taken(tour);
    const visitor = shop.visitor();
    const { id, url } = await begun(visitor, tour);
    await shop.bank.chooseRedirect(url, 'pay');
    const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [id]);
    const attemptId = rows[0].id as string;
    const search = await shop.provider.findByAttempt(attemptId);
    const paid = (search.outcome === 'found' && search.found[0]) as ProviderTransaction;
    await Promise.all([
      transaction(shop.database, (trx) => approve(trx, shop.deps, attemptId, paid, null)),
      transaction(shop.database, (trx) => giveUp(trx, shop.deps, attemptId, 'unfinished')),
    ]);
    for (let looks = 0; looks < 3; looks += 1) await shop.settleAll();
    const { state, attempt } = await stateOf(id);
    const taken = (await shop.taken(tour)) - before;
    expect([
      ['confirmed', 'captured', 2],
      ['failed', 'refunded', 0],
    ]).toContainEqual([state, attempt, taken]);
  }
  await expectBalanced();
});

test('LOCAL-02 money that arrives after the booking was abandoned is refunded, with a mail that says why', async () => {
  const { id, url, email } = await begun(shop.visitor(), shop.tour());
  // A bank that pays in spite of what it was told.
  const ended = vi.spyOn(shop.provider, 'endRedirect').mockResolvedValue({ outcome: 'found', found: true });
  await shop.later(31);
  await shop.settleAll();
  ended.mockRestore();
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempt: 'cancelling' });
  await shop.bank.chooseRedirect(url, 'pay');
  for (let looks = 0; looks < 3; looks += 1) await shop.settleAll();
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempt: 'refunded' });
  expect(await mailsTo(email)).toEqual(['booking-ended']);
  // What has ended is not given up once more.
  const attempt = await shop.pool.query('select id from payment_attempt where booking_id = $1', [id]);
  await transaction(shop.database, (trx) => giveUp(trx, shop.deps, attempt.rows[0].id, 'again'));
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempt: 'refunded' });
  expect((await shop.audit()).disagreements).toEqual([]);
});

test('LOCAL-02 PAY-03 a bank payment of the wrong amount creates no booking and is refunded', async () => {
  const tour = shop.tour();
  const before = await shop.taken(tour);
  const { id, url, email } = await begun(shop.visitor(), tour);
  await shop.bank.chooseRedirect(url, 'pay');
  const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [id]);
  const { findByAttempt } = shop.provider;
  // Others are looked after in the same go.
  const cheaper = vi.spyOn(shop.provider, 'findByAttempt').mockImplementation(async (attemptRef) => {
    const search = await findByAttempt(attemptRef);
    if (search.outcome !== 'found' || attemptRef !== rows[0].id) return search;
    const lower = (one: ProviderTransaction) => ({ ...one.authorised, amount: one.authorised.amount - 1 });
    return { ...search, found: search.found.map((one) => ({ ...one, authorised: lower(one) })) };
  });
  await shop.settleAll();
  cheaper.mockRestore();
  for (let looks = 0; looks < 2; looks += 1) await shop.settleAll();
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempt: 'refunded' });
  expect(await shop.taken(tour)).toBe(before);
  expect(await mailsTo(email)).toEqual(['booking-ended']);
  await expectBalanced();
});

test('LOCAL-02 a payment made while the shop is down is a booking when it is back', async () => {
  const { id, url } = await begun(shop.visitor(), shop.tour());
  await shop.bank.chooseRedirect(url, 'pay');
  await shop.later(120);
  await shop.settleAll();
  expect(await stateOf(id)).toMatchObject({ state: 'confirmed', attempt: 'captured' });
});

test('LOCAL-02 BOOK-08 leaving the bank for another method gets the last place of the departure, and pays once', async () => {
  const tour = shop.tour();
  for (const placeId of [tour.placeId, tour.roomPlaceId])
    await shop.pool.query('update place set capacity = taken + 2 where id = $1', [placeId]);
  await shop.catalogue.reload();
  const visitor = shop.visitor();
  const first = await begun(visitor, tour);
  const second = await order(visitor, tour);
  const paymentBlob = await agreed('PayPal', second.due);
  const told = await second.send({ paymentMethod: 'PayPal', paymentBlob });
  expect([told.status, told.json.data?.state], told.text).toEqual([200, 'confirmed']);
  expect(await stateOf(first.id)).toMatchObject({ state: 'failed' });
  expect((await shop.bank.chooseRedirect(first.url, 'pay')).state).toBe('over');
});

test('LOCAL-02 BOOK-08 a trip already paid at the bank cannot be paid again in another tab', async () => {
  const tour = shop.tour();
  const visitor = shop.visitor();
  const first = await begun(visitor, tour);
  await shop.bank.chooseRedirect(first.url, 'pay');
  const second = await order(visitor, tour);
  const told = await second.send({ paymentMethod: 'PayPal', paymentBlob: await agreed('PayPal', second.due) });
  expect([told.status, told.json.url]).toEqual([409, `/bookings/${first.id}`]);
});

test('LOCAL-02 a lost answer about a bank page is requested again; an unreachable bank releases everything', async () => {
  await shop.bank.disturb({ request: 'startRedirect', effect: 'lost' });
  const visitor = shop.visitor();
  const { id, url } = await begun(visitor, shop.tour());
  await shop.bank.chooseRedirect(url, 'pay');
  expect((await check(visitor, id)).json.state).toBe('confirmed');
  const tour = shop.tour();
  const before = await shop.taken(tour);
  const away = vi.spyOn(shop.provider, 'startRedirect').mockResolvedValue({ outcome: 'unknown', cause: 'away' });
  const told = await (await order(visitor, tour)).send(ideal);
  away.mockRestore();
  expect([told.status, told.json.type]).toEqual([422, 'payment']);
  expect(await shop.taken(tour)).toBe(before);
});

test('LOCAL-02 a shop that crashed before opening the bank page opens it for the same submission', async () => {
  const visitor = shop.visitor();
  const { send } = await order(visitor, shop.tour());
  const died = vi.spyOn(shop.provider, 'startRedirect').mockRejectedValue(new Error('killed'));
  expect((await send(ideal)).status).toBe(500);
  died.mockRestore();
  const told = await send(ideal);
  expect(told.json, told.text).toMatchObject({ type: 'payment', data: { again: true } });
  await shop.bank.chooseRedirect(told.json.url, 'pay');
  expect((await check(visitor, told.json.enquiryId)).json.state).toBe('confirmed');
});

test('LOCAL-02 on request a local payment is captured first, recorded on acceptance and refunded otherwise', async () => {
  for (const how of ['accept', 'decline'] as const) {
    const visitor = shop.visitor();
    const { id, url } = await begun(visitor, shop.onRequest());
    await shop.bank.chooseRedirect(url, 'pay');
    expect((await check(visitor, id)).json.state).toBe('requested');
    await shop.settleAll();
    expect(await stateOf(id)).toMatchObject({ state: 'requested', attempt: 'authorised' });
    const { accept, refuseRequest } = await import('#server/booking/book/request-transitions.ts');
    await shop.database
      .transaction()
      .execute((trx) =>
        how === 'accept'
          ? accept(trx, shop.deps, id)
          : refuseRequest(trx, shop.deps, id, { event: 'decline', words: 'full' }),
      );
    await shop.settleAll();
    expect(await stateOf(id)).toMatchObject(
      how === 'accept' ? { state: 'confirmed', attempt: 'captured' } : { state: 'declined', attempt: 'refunded' },
    );
  }
  expect((await shop.audit()).disagreements).toEqual([]);
});

test('LOCAL-01 the banks of iDEAL and the countries of Sofort are listed', async () => {
  const { json } = await shop.visitor().ask('/api/local-payment/banks');
  expect(json.banks).toContainEqual({ bic: 'INGBNL2A', name: 'ING' });
  expect(json.countries).toContain('DE');
});

test('LOCAL-02 BOOK-08 a day later no payment is open and all balances agree', async () => {
  for (const minutes of [31, 25 * 60, 1]) {
    await shop.later(minutes);
    await shop.settleAll();
  }
  expect(await violations(shop)).toEqual([]);
  expect(await shop.audit()).toMatchObject({ disagreements: [], unsettled: 0 });
});
