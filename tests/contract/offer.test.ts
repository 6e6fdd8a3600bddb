import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { MESSAGE_LIMIT } from '#domain/enquiry/conversation.ts';
import { SpecialPrices } from '#server/booking/offer/special-prices.ts';
import { conversationCode } from '#server/platform/conversation-code.ts';
import { type Holdable, submissionFor, submit } from '#tests/support/holding.ts';
import { bookingFor, buy, cardFor, cards, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { whileLocked } from '#tests/support/while-locked.ts';
import { forgetLimits, logIn, mailsLike, makeAccount } from './access-visitor.ts';

let shop: PayShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await startPayShop();
  await makeAccount(shop, { email: 'staff@offer.example', name: 'Stella Staff', role: 'staff' });
  staff = shop.visitor();
  await logIn(staff, 'staff@offer.example');
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** A question about a tour, by somebody without an account. */
async function asked(tour: Pick<Holdable, 'tourId'>) {
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into conversation (kind, tour_id, operator_id, email, first_name, last_name, language, currency, adults, children)
     select 'tour', id, operator_id, $1, 'Tess', 'Traveller', 'en', 'EUR', 2, 0 from tour where id = $2 returning id`,
    [`${randomUUID()}@example.org`, tour.tourId],
  );
  const { id } = rows[0] as { id: number };
  await shop.pool.query(
    `insert into message (conversation_id, position, author, body) values ($1, 1, 'traveller', 'Do you have an offer?')`,
    [id],
  );
  return { id, code: conversationCode(shop.settings.secret, id) };
}

const choiceOf = (tour: Holdable) => ({
  objectId: tour.objectId,
  date: tour.date,
  priceCategories: { 1: 2 },
  accommodationsSelected: { [tour.twin.id]: { 1: 2 } },
});
const formOf = (id: number, choice: object) => staff.postJson(`/api/office/inbox/${id}/offer-form`, choice);
const make = (id: number, offer: object, visitor = staff) =>
  visitor.postJson(`/api/office/inbox/${id}/offers`, { body: 'This is what we can offer.', ...offer });
const read = async (visitor: Visitor, id: number, code = '') =>
  schemas.loadConversation.answer.parse((await visitor.ask(`/api/conversations/${id}${code && `?code=${code}`}`)).json)
    .conversation;
const cardIn = async (visitor: Visitor, id: number, code = '') =>
  (await read(visitor, id, code)).messages.findLast(({ offer }) => offer !== null)?.offer;

/** A question that was answered with a special price of three quarters, and the code of its card. */
async function offered(tour: Holdable) {
  const { id, code } = await asked(tour);
  const { price } = (await formOf(id, choiceOf(tour))).json.form;
  const specialPrice = Math.round(price.normal * 0.75);
  const made = await make(id, { ...choiceOf(tour), specialPrice });
  expect(made.status, made.text).toBe(200);
  const card = await cardIn(shop.visitor(), id, code);
  const offer = new URL(card?.href ?? '', shop.origin).searchParams.get('offer') as string;
  return { id, code, offerId: card?.id as number, offer, saving: { saving: 'specialPrice', offer } };
}

const savingProblemOf = async (tour: Holdable, more: object) => {
  const { json } = await shop
    .visitor()
    .postJson(
      `/api/book-now/load_data/${tour.objectId}`,
      { ...bookingFor(tour, 'x@example.org'), ...more, only: 'price' },
      { accept: 'application/vnd.waymark.data+json' },
    );
  return json.data.quote as { savingProblem: string | null; total: number; lines: { kind: string; name: string }[] };
};
const rows = async () =>
  (
    await shop.pool.query(`select (select count(*) from booking) + (select count(*) from hold) + (select count(*) from place_entry)
      + (select count(*) from offer where claim_id is not null) as number`)
  ).rows[0].number;

test('a special offer is a card, a mail and a price that is really charged, at the operator’s expense', async () => {
  const tour = shop.tour();
  const { id, code, saving } = await offered(tour);
  const traveller = shop.visitor();
  const card = await cardIn(traveller, id, code);
  expect(card).toMatchObject({ state: 'open', day: tour.date, party: [{ count: 2 }], rooms: [{ count: 1 }] });
  expect((await mailsLike(shop, `conversation ${id} 2`)).length).toBe(1);

  const usual = await savingProblemOf(tour, {});
  const quote = await savingProblemOf(tour, saving);
  expect(quote.savingProblem).toBeNull();
  const line = quote.lines.find(({ kind }) => kind === 'saving');
  expect(line).toMatchObject({ amount: (card?.price.amount ?? 0) - (card?.oldPrice?.amount ?? 0) });
  expect(line?.name).toBeTruthy();
  expect(quote.total).toBeLessThan(usual.total);

  // The page that the card opens has everything chosen, and the same price.
  const page = await traveller.ask(card?.href as string);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Special price from');

  const bought = await buy(shop.bank, traveller, tour, saving);
  expect(bought.status, bought.text).toBe(200);
  const { bookingId } = bought.json.data;
  const { rows: booked } = await shop.pool.query(
    `select total, sale, (select claim_id = booking.id from offer where conversation_id = $2) as claimed from booking where id = $1`,
    [bookingId, id],
  );
  expect(booked[0]).toMatchObject({ total: quote.total, claimed: true });
  // What the operator gets is less by the special price, and nothing of it is taken from the shop.
  const sale = booked[0].sale as { from: { kind: string }; to: { kind: string }; amount: number; currency: string }[];
  expect(sale.some(({ from, to }) => [from.kind, to.kind].includes('saving'))).toBe(false);
  expect(sale.find(({ from }) => from.kind === 'booking')?.amount).toBe(card?.price.amount);
  expect((await cardIn(traveller, id, code))?.state).toBe('booked');
  await shop.settleAll();
  expect((await shop.audit()).disagreements).toEqual([]);
});

test('only the conversation’s staff can offer and withdraw; the office sees no code', async () => {
  const tour = shop.tour();
  const { id, code, offerId } = await offered(tour);
  const { rows: others } = await shop.pool.query(
    'select slug, name from operator where id <> $1 order by slug limit 1',
    [tour.operatorId],
  );
  await makeAccount(shop, { email: `${id}@other.example`, role: 'operator', operator: others[0] });
  const other = shop.visitor();
  await logIn(other, `${id}@other.example`);
  const stranger = shop.visitor();
  for (const [visitor, status] of [
    [other, 404],
    [stranger, 401],
  ] as const) {
    expect((await make(id, choiceOf(tour), visitor)).status).toBe(status);
    expect((await visitor.postJson(`/api/office/inbox/${id}/offer-form`, {})).status).toBe(status);
    expect((await visitor.postJson(`/api/office/inbox/${id}/offers/${offerId}/withdraw`, { code })).status).toBe(
      status,
    );
  }
  // Nor can an offer be withdrawn by way of another conversation.
  const second = await asked(tour);
  expect((await staff.postJson(`/api/office/inbox/${second.id}/offers/${offerId}/withdraw`, {})).status).toBe(409);
  expect(await cardIn(staff, id)).toMatchObject({ state: 'open', href: null });
});

test('a special price is at most half below the usual one, and nothing impossible can be offered', async () => {
  const tour = shop.tour();
  const { id } = await asked(tour);
  const { form, body } = schemas.loadOfferForm.answer.parse((await formOf(id, {})).json);
  expect(form.party).toEqual({ 1: 2 });
  expect(body).toContain('Tess');
  const { price } = (await formOf(id, choiceOf(tour))).json.form;
  const refused = [
    { specialPrice: price.normal },
    { specialPrice: price.lowest - 1 },
    { specialPrice: -1 },
    { days: 0 },
    { days: 31 },
    { date: '2020-01-01' },
    { priceCategories: { 1: 30 } },
    { priceCategories: { 99: 1 } },
    { accommodationsSelected: { [tour.twin.id]: { 1: 3 } } },
    { body: ' ' },
  ];
  for (const wrong of refused) {
    const told = await make(id, { ...choiceOf(tour), ...wrong });
    expect([told.status, told.json.problems?.length > 0], JSON.stringify(wrong)).toEqual([422, true]);
  }
  const { rows: others } = await shop.pool.query<{ id: number }>('select id from variant where tour_id <> $1 limit 1', [
    tour.tourId,
  ]);
  for (const objectId of [2_000_000_000, others[0]?.id])
    expect((await make(id, { ...choiceOf(tour), objectId })).status).toBe(404);
  expect((await read(staff, id)).messages).toHaveLength(1);
  const submission = randomUUID();
  for (const _ of [1, 2]) await make(id, { ...choiceOf(tour), specialPrice: price.lowest, submission });
  expect((await read(staff, id)).messages).toHaveLength(2);
  // An offer is a message, and counts with the others.
  await forgetLimits(shop);
  for (let time = 0; time < MESSAGE_LIMIT.max; time += 1)
    await staff.postJson(`/api/conversations/${id}/messages`, { body: `${time}` });
  expect((await make(id, choiceOf(tour))).status).toBe(429);
});

test('a special price that is forged, expired, withdrawn, or for another party or date says so, and the usual price applies', async () => {
  const tour = shop.tour();
  const { id, offerId, offer, saving } = await offered(tour);
  const usual = (await savingProblemOf(tour, {})).total;
  const prices = new SpecialPrices(shop.pool, 'another secret');
  const alone = { priceCategories: { 1: 1 }, accommodationsSelected: { [tour.twin.id]: { 1: 1 } } };
  const forged = [
    `${offer.slice(0, -1)}${offer.endsWith('A') ? 'B' : 'A'}`,
    `${offerId + 1}${offer.slice(offer.indexOf('-'))}`,
  ];
  for (const code of [...forged, prices.codeOf(offerId), 'x', "1' or 1=1"])
    expect(await savingProblemOf(tour, { saving: 'specialPrice', offer: code })).toMatchObject({
      savingProblem: 'offerUnknown',
      total: usual,
    });
  expect((await savingProblemOf(tour, { ...saving, ...alone })).savingProblem).toBe('offerOtherParty');
  const elsewhere = shop.tour();
  expect((await savingProblemOf(elsewhere, saving)).savingProblem).toBe('offerOtherDate');

  const before = await rows();
  const change = (sql: string) => shop.pool.query(`update offer set ${sql} where id = $1`, [offerId]);
  for (const [sql, trouble, state] of [
    [`expires_at = now()`, 'offerExpired', 'expired'],
    [`expires_at = now() + interval '1 day', withdrawn_at = now()`, 'offerWithdrawn', 'withdrawn'],
    [`withdrawn_at = null, claim_id = gen_random_uuid()`, 'offerUsed', 'reserved'],
  ] as const) {
    await change(sql);
    expect(await savingProblemOf(tour, saving)).toMatchObject({ savingProblem: trouble, total: usual });
    expect((await cardIn(staff, id))?.state).toBe(state);
    await change('claim_id = null');
    if (state === 'reserved') continue;
    const told = await submit(shop.visitor(), tour.objectId, {
      ...submissionFor(tour, `${randomUUID()}@example.org`),
      ...saving,
    });
    expect([told.status, told.json.data.problems[0].block], trouble).toEqual([422, 'savings']);
    expect(told.json.data.problems[0].message).toMatch(/offer/);
  }
  expect(await rows()).toBe(before);
});

test('when two pay with one special price at once only one gets it, and nothing is charged twice', async () => {
  const tour = shop.tour();
  const { saving } = await offered(tour);
  const ready = async () => {
    const visitor = shop.visitor();
    const booking = { ...bookingFor(tour, `${randomUUID()}@example.org`), submission_key: randomUUID(), ...saving };
    const { signed_quote, due } = await priceOf(visitor, tour.objectId, booking);
    const { ref } = await cardFor(shop.bank, visitor, due, cards.works);
    return () =>
      visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...booking, signed_quote, paymentBlob: ref });
  };
  const both = await Promise.all([ready(), ready()]);
  const told = await Promise.all(both.map((pay) => pay()));
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(told.find(({ status }) => status === 409)?.json.message).toMatch(/already been used/);
  await shop.settleAll();
  expect((await shop.audit()).disagreements).toEqual([]);
});

test.each([
  ['withdrawn', 'withdrawn_at = now()'],
  ['over', `expires_at = now() - interval '1 minute'`],
])('a special price that is %s during a booking does not apply, and nothing is stored', async (_what, change) => {
  const tour = shop.tour();
  const { id, offerId, saving } = await offered(tour);
  const submission = { ...submissionFor(tour, `${randomUUID()}@example.org`), ...saving };
  const before = await rows();
  const told = await whileLocked(shop.pool, [`update offer set ${change} where id = $1`, offerId], 1, () =>
    submit(shop.visitor(), tour.objectId, submission),
  );
  expect([told.status, told.json.data.problems[0].block]).toEqual([409, 'savings']);
  expect(await rows()).toBe(before);
  expect((await cardIn(staff, id))?.state).not.toBe('reserved');
});

test('a declined card and a released hold free a special price, and a hold reserves it', async () => {
  const tour = shop.tour();
  const { id, code, saving } = await offered(tour);
  const visitor = shop.visitor();
  const state = async () => (await cardIn(shop.visitor(), id, code))?.state;
  expect((await buy(shop.bank, visitor, tour, { ...saving, number: cards.declined })).status).toBe(422);
  expect(await state()).toBe('open');
  const held = await submit(visitor, tour.objectId, {
    ...submissionFor(tour, `${randomUUID()}@example.org`),
    ...saving,
  });
  expect(held.status, held.text).toBe(200);
  expect(await state()).toBe('reserved');
  expect(
    (await staff.postJson(`/api/office/inbox/${id}/offers/${(await cardIn(staff, id))?.id}/withdraw`, {})).status,
  ).toBe(409);
  expect((await visitor.postJson(`/api/holds/${held.json.data.holdId}/release`, {})).status).toBe(200);
  expect(await state()).toBe('open');
});

test('an open page follows: the version changes when an offer is withdrawn or its departure fills up', async () => {
  const tour = shop.tour();
  const { id, code, offerId } = await offered(tour);
  const visitor = shop.visitor();
  const version = async () => (await visitor.ask(`/api/conversations/${id}/version?code=${code}`)).json.version;
  const first = await version();
  const { rows: place } = await shop.pool.query('select taken from place where id = $1', [tour.placeId]);
  await shop.pool.query('update place set taken = capacity - 1 where id = $1', [tour.placeId]);
  expect((await cardIn(visitor, id, code))?.state).toBe('full');
  const second = await version();
  await shop.pool.query('update place set taken = $2 where id = $1', [tour.placeId, place[0].taken]);
  expect((await staff.postJson(`/api/office/inbox/${id}/offers/${offerId}/withdraw`, {})).status).toBe(200);
  expect(new Set([first, second, await version()]).size).toBe(3);
  expect((await staff.postJson(`/api/office/inbox/${id}/offers/${offerId}/withdraw`, {})).status).toBe(409);
  expect(await cardIn(visitor, id, code)).toMatchObject({ state: 'withdrawn', href: null });
});
