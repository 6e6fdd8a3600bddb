// A card pays only for the person whose card it is, and is stored only in that person's account.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishRemovals } from '#server/account/removed-cards.ts';
import { forgetBookingCards } from '#server/booking/schedule/booking-card.ts';
import { collectPayments } from '#server/booking/schedule/collect.ts';
import { cardPurpose } from '#server/payments/card-purpose.ts';
import { createProviders } from '#server/payments/providers.ts';
import { agencyWith, holdFor, orderFor, person, storeCard } from '#tests/support/agency.ts';
import { createDeeds, type Deeds, depositTour, type Payer, type With } from '#tests/support/card-people.ts';
import { type Holdable, submissionFor, submit } from '#tests/support/holding.ts';
import { cards, type PayShop, startPayShop } from '#tests/support/paying.ts';
import type { Told } from '#tests/support/visitor.ts';
import { forgetLimits, mailsTo } from './access-visitor.ts';

const visa = '4111111111111111';
const mastercard = '5555555555554444';

let shop: PayShop;
let deeds: Deeds;
let tour: Holdable;
beforeAll(async () => {
  shop = await startPayShop();
  deeds = createDeeds(shop);
  tour = await depositTour(shop);
  for (const id of [tour.placeId, tour.roomPlaceId])
    await shop.pool.query('update place set capacity = taken + 2000 where id = $1', [id]);
  await shop.catalogue.reload();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const signal = () => new AbortController().signal;
const guest = (number: string = visa): Payer => ({ visitor: shop.visitor(), number });
const account = async (number: string = visa) => ({ ...(await person(shop)), number });
const chargesOf = async (card: string) => (await deeds.charges()).filter((one) => one.card === card).length;

/** A booking with a deposit, whose later payments are charged to the payer's card. */
async function depositOf(payer: Payer, more: Record<string, unknown> = {}): Promise<string> {
  const told = await deeds.book(payer, tour, { chargeMethod: 'deposit', ...more });
  expect(told.status, told.text).toBe(200);
  await shop.settleAll();
  return told.json.data.bookingId;
}

/** A token of a stored card for a purpose of the attacker's choice, after 3-D Secure: the worst that can leak. */
async function leakedToken({ visitor }: Pick<Payer, 'visitor'>, stored: string, purpose: string, amount: number) {
  const issued = await shop.provider.issueInstrument(stored, purpose);
  return deeds.authenticate(visitor, issued.outcome === 'found' ? (issued.found as string) : '', amount);
}

/** Expects a payment to be refused because of its card, without a charge. */
async function refuses(act: () => Promise<Told>): Promise<void> {
  const before = (await deeds.charges()).length;
  const { status, json, text } = await act();
  expect([status, json.type, json.message], text).toEqual([
    422,
    'payment',
    expect.stringMatching(/card|couldn’t be used/),
  ]);
  expect((await deeds.charges()).length).toBe(before);
}

test('PAY-06 a booking of one account cannot be paid with the card of another, whatever its token was issued for', async () => {
  const victim = await account();
  const booking = await depositOf(victim);
  const attacker = await account(mastercard);
  expect((await deeds.book(attacker, tour, { keep_card: 1 })).status).toBe(200);
  const [own] = await deeds.storedCards(attacker.id);
  const purpose = cardPurpose('account', attacker.id, { kind: 'selection', objectId: tour.objectId });
  for (const method of [{ paymentMethod: 'user-method', methodId: String(own?.id) }, { paymentMethod: 'cards' }])
    await refuses(() =>
      deeds.book(attacker, tour, {}, async (amount) => ({
        ...method,
        ref: await leakedToken(attacker, await deeds.planToken(booking), purpose, amount),
      })),
    );
});

test('PAY-06 a token of a stored card pays only for its purpose', async () => {
  const owner = await account();
  expect((await deeds.book(owner, tour, { keep_card: 1 })).status).toBe(200);
  const [stored] = await deeds.storedCards(owner.id);
  const booking = await depositOf(owner);
  const methodId = String(stored?.id);
  const present = async (more: object, amount: number): Promise<With> => {
    const presented = await owner.visitor.postJson('/api/book-now/stored_card', {
      methodId,
      objectId: tour.objectId,
      ...more,
    });
    expect(presented.status, presented.text).toBe(200);
    const ref = await deeds.authenticate(owner.visitor, presented.json.ref, amount);
    return { paymentMethod: 'user-method', methodId, ref };
  };
  await refuses(() => deeds.book(owner, tour, {}, (amount) => present({ bookingId: booking }, amount)));
  await refuses(() => deeds.payBooking(owner, booking, {}, (amount) => present({}, amount)));
  const other = shop.tour();
  await refuses(() => deeds.book(owner, tour, {}, (amount) => present({ objectId: other.objectId }, amount)));
  const paid = await deeds.payBooking(owner, booking, {}, (amount) => present({ bookingId: booking }, amount));
  expect(paid.status, paid.text).toBe(200);
});

test('B2B-05 an agent, a colleague and the lead traveller cannot present or charge the card of a client who paid by link', async () => {
  const agency = await agencyWith(shop, 1000);
  const lead = await person(shop);
  const client = guest();
  const link = { share_link: await deeds.shareLink(agency.member, tour), email: lead.email };
  const booking = await depositOf(client, link);
  for (const other of [agency.member, agency.organiser, lead, guest()])
    expect((await deeds.presentPlanCard(other, booking)).status).toBe(404);
  expect((await deeds.presentPlanCard(client, booking)).status).toBe(200);
  expect(await deeds.planCard(agency.member, booking)).toMatchObject({ lastFour: '1111', own: false });
  expect(await deeds.planCard(client, booking)).toMatchObject({ lastFour: '1111', own: true });
  const token = await deeds.planToken(booking);
  const agent = { ...agency.member, number: mastercard };
  expect((await deeds.book(agent, tour, { paymentOption: 'b2b', keep_card: 1 })).status).toBe(200);
  const [own] = await deeds.storedCards(agent.id);
  const { due, send } = await orderFor(agent, tour);
  const purpose = cardPurpose('account', agent.id, { kind: 'selection', objectId: tour.objectId });
  const paymentBlob = await leakedToken(agent, token, purpose, due);
  await refuses(() => send({ paymentMethod: 'user-method', methodId: String(own?.id), paymentBlob }));
  // They pay with a card of their own.
  expect((await deeds.payBooking(agent, booking)).status).toBe(200);
});

test('INST-04 the balance of a guest’s booking cannot be paid with the plan card of another booking', async () => {
  const victim = await depositOf(guest());
  const attacker = guest(mastercard);
  const own = await depositOf(attacker);
  const [card] = (await shop.pool.query('select visitor_hash from booking_card where booking_id = $1', [own])).rows as {
    visitor_hash: string;
  }[];
  const purpose = cardPurpose('schedule', card?.visitor_hash as string, { kind: 'booking', bookingId: own });
  const token = await deeds.planToken(victim);
  const schedule = { paymentMethod: 'user-method', methodId: 'schedule' };
  const leaked = async (amount: number) => ({ ...schedule, ref: await leakedToken(attacker, token, purpose, amount) });
  await refuses(() => deeds.payBooking(attacker, own, {}, leaked));
  // Nor is the victim's booking paid with the victim's card by a person who has the mailed code.
  await refuses(() => deeds.payBooking(attacker, victim, {}, leaked));
});

test('B2B-03 an agency cannot pay with another agency’s company card with the same last digits', async () => {
  const [own, foreign] = [await agencyWith(shop, 1000), await agencyWith(shop, 1000)];
  for (const agency of [own, foreign]) expect((await storeCard(shop, agency.organiser)).status).toBe(200);
  const { rows } = await shop.pool.query('select token from agency_card where agency_id = $1', [foreign.id]);
  const { due, send } = await orderFor(own.member, tour);
  const purpose = cardPurpose('company', own.member.id, { kind: 'selection', objectId: tour.objectId });
  const ref = await leakedToken(own.member, rows[0].token, purpose, due);
  await refuses(() => send({ paymentMethod: 'merchant-cards', methodId: 'companyCard', paymentBlob: ref }));
});

test('PAY-06 HOLD-02 a card stored while paying another person’s hold or booking is in the payer’s account', async () => {
  const owner = await account(mastercard);
  const payer = await account();
  const held = await submit(owner.visitor, tour.objectId, submissionFor(tour, owner.email));
  expect(held.status, held.text).toBe(200);
  const holdId = held.json.data.holdId as string;
  const { hold } = (await owner.visitor.ask(`/api/holds/${holdId}`)).json;
  const told = await deeds.payHold(payer, tour, holdId, hold.price.total, { keep_card: 1 });
  expect(told.status, told.text).toBe(200);
  const booking = await depositOf(owner);
  expect((await deeds.payBooking(payer, booking, { keep_card: 1 })).status).toBe(200);
  await shop.settleAll();
  expect(await deeds.storedCards(owner.id)).toEqual([]);
  expect((await deeds.storedCards(payer.id)).map(({ lastFour }) => lastFour)).toEqual(['1111', '1111']);
});

test('B2B-05 the card of a client who pays an agent’s hold is stored in the client’s account, not the agent’s', async () => {
  const agency = await agencyWith(shop, 1000);
  const client = await account();
  const held = await holdFor(agency.member, tour, client.email);
  const { hold } = (await agency.member.visitor.ask(`/api/holds/${held.id}`)).json;
  const told = await deeds.payHold(client, tour, held.id, hold.price.total, { keep_card: 1 });
  expect(told.status, told.text).toBe(200);
  await shop.settleAll();
  expect(await deeds.storedCards(agency.member.id)).toEqual([]);
  expect(await deeds.storedCards(client.id)).toHaveLength(1);
});

test('INST-04 the card of someone who helps with one payment does not become the plan card unless they agree', async () => {
  const owner = guest();
  const booking = await depositOf(owner);
  const helper = await account(mastercard);
  expect((await deeds.payBooking(helper, booking)).status).toBe(200);
  await shop.settleAll();
  expect(await deeds.planCard(owner, booking)).toMatchObject({ lastFour: '1111', own: true });
  expect((await deeds.payBooking(helper, booking, { keep_for_plan: 1 })).status).toBe(200);
  await shop.settleAll();
  expect(await deeds.planCard(owner, booking)).toMatchObject({ lastFour: '4444', own: false });
  expect(await deeds.planCard(helper, booking)).toMatchObject({ lastFour: '4444', own: true });
  expect((await deeds.presentPlanCard(owner, booking)).status).toBe(404);
});

test('INST-04 the owner of a plan card can withdraw it: it is not charged again, and the provider forgets it', async () => {
  const owner = guest();
  const helper = await account(mastercard);
  const booking = await depositOf(owner);
  expect((await deeds.payBooking(helper, booking, { purpose: 'card' })).status).toBe(200);
  await shop.settleAll();
  const token = await deeds.planToken(booking);
  expect((await deeds.withdraw(owner, booking)).status).toBe(404);
  expect((await deeds.withdraw(helper, booking)).status).toBe(200);
  expect((await deeds.withdraw(helper, booking)).status).toBe(404);
  expect(await deeds.planCard(owner, booking)).toBeNull();
  const before = await chargesOf('mastercard');
  const { rows } = await shop.pool.query(
    `select lead_email, plan -> 'payments' -> 1 ->> 'due' as due from booking where id = $1`,
    [booking],
  );
  await collectPayments(shop.deps, booking, Date.parse(`${rows[0].due}T12:00:00Z`));
  expect(await chargesOf('mastercard')).toBe(before);
  expect((await mailsTo(shop, rows[0].lead_email)).at(-1)).toMatchObject({
    kind: 'payment-failed',
    props: { how: 'card' },
  });
  await shop.later(25 * 60);
  await shop.settleAll();
  await forgetBookingCards(shop.deps, signal());
  expect(await shop.provider.issueInstrument(token, 'any')).toEqual({ outcome: 'found', found: null });
});

test('INST-04 a card cannot be withdrawn while it is being charged', async () => {
  const owner = guest();
  const booking = await depositOf(owner);
  const { rows } = await shop.pool.query(`select plan -> 'payments' -> 1 ->> 'due' as due from booking where id = $1`, [
    booking,
  ]);
  await shop.bank.disturb({ request: 'authorise', effect: 'error', count: 9 });
  await collectPayments(shop.deps, booking, Date.parse(`${rows[0].due}T12:00:00Z`));
  await shop.bank.ask('DELETE', '/api/faults');
  expect((await deeds.withdraw(owner, booking)).status).toBe(409);
  await shop.settleAll();
  expect((await deeds.withdraw(owner, booking)).status).toBe(200);
});

test('PAY-06 stored cards that may be another person’s are removed by the migration, notified by email, and forgotten by the provider', async () => {
  const owner = await account(cards.works);
  const keep = { keep_card: 1 };
  const stored = async (more: object = keep) => {
    expect((await deeds.book(owner, tour, { ...more, chargeMethod: 'deposit' })).status).toBe(200);
    await shop.settleAll();
    return (await deeds.storedCards(owner.id)).at(-1) as { id: number; token: string };
  };
  const [own, ofAnother, ofLater] = [await stored(), await stored(), await stored()];
  const change = (card: { id: number }, set: string) =>
    shop.pool.query(`update payment_attempt set ${set} where stored_card_id = $1`, [card.id]);
  await change(ofAnother, `payer_account_id = null, visitor_hash = 'another browser'`);
  await change(ofLater, `purpose = 'extra'`);
  // A plan of another booking is charged to the card of another person.
  const booking = await depositOf(owner, {});
  await shop.pool.query('update booking_card set token = $2 where booking_id = $1', [booking, ofAnother.token]);
  const file = new URL('../../src/server/platform/database/migrations/0043_misplaced_cards.sql', import.meta.url);
  const client = await shop.pool.connect();
  try {
    await client.query('begin');
    await client.query(readFileSync(file, 'utf8'));
    await client.query('commit');
  } finally {
    client.release();
  }
  expect((await deeds.storedCards(owner.id)).map(({ id }) => id)).toEqual([own.id]);
  expect(await deeds.planCard(owner, booking)).toBeNull();
  await shop.pool.query('delete from booking_card where token = any($1)', [[ofAnother.token, ofLater.token]]);
  const { sendMail, log, settings, database } = shop.deps;
  let isReachable = false;
  const forgetCard: typeof shop.provider.forgetCard = (ref) =>
    isReachable ? shop.provider.forgetCard(ref) : Promise.resolve({ outcome: 'unknown', cause: 'timeout' });
  const finish = () =>
    finishRemovals(
      { sendMail, log, settings, database, providers: createProviders({ ...shop.provider, forgetCard }) },
      signal(),
    );
  await finish();
  const mails = async () => (await mailsTo(shop, owner.email)).filter(({ kind }) => kind === 'card-removed');
  const removals = async () =>
    (await shop.pool.query('select from removed_card where account_id = $1', [owner.id])).rowCount;
  expect(await mails()).toHaveLength(2);
  expect(await removals()).toBe(2);
  isReachable = true;
  await finish();
  expect(await mails()).toHaveLength(2);
  expect(await removals()).toBe(0);
  for (const { token } of [ofAnother, ofLater])
    expect(await shop.provider.issueInstrument(token, 'any')).toEqual({ outcome: 'found', found: null });
});
