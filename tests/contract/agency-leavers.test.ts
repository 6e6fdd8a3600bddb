// What an agent leaves behind when they leave the agency: mails, holds, bookings and payment links.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingCode } from '#server/booking/book/access.ts';
import { holdCode } from '#server/booking/hold/codes.ts';
import { collectPayments, remindOfPayments } from '#server/booking/schedule/collect.ts';
import { agencyWith, bookFor, holdFor, type Person, person, storeCard } from '#tests/support/agency.ts';
import type { Holdable } from '#tests/support/holding.ts';
import { bookingFor, cardFor, cards, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import { forgetLimits, logIn, mailsTo } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const remove = ({ visitor }: Person, { id }: Person) =>
  visitor.postJson('/api/agency/people/change', { id, to: 'removed' });

async function makeLink({ visitor }: Person, tour: Holdable) {
  const { status, json, text } = await visitor.postJson(`/api/book-now/b2b_shareable_link/${tour.objectId}`, {
    object_id: tour.objectId,
    date: tour.date,
    priceCategories: { 1: 2 },
    accommodations: { [tour.twin.id]: { 1: 2 } },
    extras: {},
    currency: 'EUR',
  });
  expect(status, text).toBe(200);
  return { id: json.id as string, code: new URL(json.link).pathname.split('/').at(-1) as string };
}

/** A client pays the deposit by a link. */
async function payDeposit(tour: Holdable, share_link: string) {
  const client = shop.visitor();
  const email = `${randomUUID()}@client.example`;
  const booking = {
    ...bookingFor(tour, email),
    submission_key: randomUUID(),
    share_link,
    chargeMethod: 'deposit',
  };
  const { signed_quote, due } = await priceOf(client, tour.objectId, booking);
  const { ref } = await cardFor(shop.bank, client, due, cards.works);
  const told = await client.postJson(`/api/book-now/book/${tour.objectId}`, {
    ...booking,
    signed_quote,
    paymentBlob: ref,
  });
  expect(told.status, told.text).toBe(200);
  await shop.settleAll();
  return { id: told.json.data.bookingId as string, email };
}

async function depositTour(): Promise<Holdable> {
  for (;;) {
    const tour = shop.tour();
    const offered = { ...bookingFor(tour, 'ada@example.org'), chargeMethod: 'deposit' };
    if (await priceOf(shop.visitor(), tour.objectId, offered).catch(() => null)) return tour;
  }
}

const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind).sort();

test('after an agent is removed, mails about their sales go to the client and the organiser, never to the removed agent', async () => {
  const { organiser, member } = await agencyWith(shop, 1000);
  const staff = await person(shop, { role: 'staff' });
  await storeCard(shop, organiser);
  const accepted = await bookFor(shop, member, shop.onRequest());
  const declined = await bookFor(shop, member, shop.onRequest());
  const held = await holdFor(member, shop.tour());
  const tour = await depositTour();
  const link = await makeLink(member, tour);
  const before = await kindsTo(member.email);
  expect(before).toEqual(['booking-requested', 'booking-requested', 'hold-confirmed']);
  expect(await kindsTo(organiser.email)).toEqual([]);

  expect((await remove(organiser, member)).status).toBe(200);
  const answer = (id: string, what: string, body = {}) =>
    staff.visitor.postJson(`/api/office/requests/${id}/${what}`, body);
  expect((await answer(accepted.id, 'accept')).status).toBe(200);
  expect((await answer(declined.id, 'decline', { reason: 'The boat is being repaired.' })).status).toBe(200);
  const released = await organiser.visitor.postJson('/api/agency/holds/release', { ids: [held.id] });
  expect(released.json).toEqual({ done: 1, left: 0 });
  const paid = await payDeposit(tour, link.code);
  const { rows } = await shop.pool.query(
    "select plan -> 'payments' -> -1 ->> 'due' as due from booking where id = $1",
    [paid.id],
  );
  const due = Date.parse(`${rows[0].due}T12:00:00Z`);
  await remindOfPayments(shop.deps, due - 5 * 86_400_000, new AbortController().signal);
  await shop.bank.disturb({ request: 'authorise', effect: 'soft' });
  await collectPayments(shop.deps, paid.id, due);
  await shop.bank.ask('DELETE', '/api/faults');

  expect(await kindsTo(member.email)).toEqual(before);
  expect(await kindsTo(organiser.email)).toEqual([
    'booking-confirmed',
    'booking-confirmed',
    'booking-ended',
    'hold-ended',
    'payment-failed',
    'payment-reminder',
  ]);
  expect(await kindsTo(accepted.client)).toEqual(['booking-confirmed', 'booking-requested']);
  expect(await kindsTo(declined.client)).toEqual(['booking-ended', 'booking-requested']);
  expect(await kindsTo(paid.email)).toEqual(['booking-confirmed', 'payment-failed', 'payment-reminder']);

  // No mail to an agent carries what lets a client in; the client’s own mails do.
  const { secret } = shop.settings;
  const codes = [
    holdCode(secret, held.id),
    ...[accepted.id, declined.id, paid.id].map((id) => bookingCode(secret, id)),
  ];
  const written = async (email: string) => JSON.stringify(await mailsTo(shop, email));
  const toAgents = (await written(member.email)) + (await written(organiser.email));
  for (const code of codes) expect(toAgents).not.toContain(code);
  expect(toAgents).not.toContain('code=');
  expect(await written(paid.email)).toContain(`/pay?code=${bookingCode(secret, paid.id)}`);
  expect(await written(accepted.client)).toContain(bookingCode(secret, accepted.id));
});

test('an organiser lists and withdraws every link of the agency, and takes over those of a removed agent', async () => {
  const agency = await agencyWith(shop, 1000);
  const { organiser, member } = agency;
  const colleague = await person(shop, {
    role: 'agent',
    agency: { slug: agency.slug, name: agency.name },
    name: 'Cora Colleague',
  });
  const foreign = (await agencyWith(shop, 1000)).organiser;
  const [first, second] = [await makeLink(member, shop.tour()), await makeLink(member, shop.tour())];
  const list = async ({ visitor }: Person) =>
    (await visitor.ask('/api/agency/share-links')).json.links.map(
      ({ id, agent }: { id: string; agent: string | null }) => [id, agent],
    );
  const revoke = ({ visitor }: Person, id: string) => visitor.postJson(`/api/agency/share-links/${id}/revoke`, {});
  const shared = async (code: string) => (await shop.visitor().ask(`/api/book-now/shared/${code}`)).json;
  expect(await list(organiser)).toEqual([
    [second.id, 'Max Member'],
    [first.id, 'Max Member'],
  ]);
  expect(await list(member)).toEqual([
    [second.id, null],
    [first.id, null],
  ]);
  for (const other of [colleague, foreign]) {
    expect(await list(other)).toEqual([]);
    expect((await revoke(other, first.id)).status).toBe(404);
  }

  const held = await holdFor(member, shop.tour());
  expect((await remove(organiser, member)).status).toBe(200);
  expect(await shared(first.code)).toMatchObject({
    state: 'open',
    seller: { agent: 'Olga Organiser', email: organiser.email },
  });
  expect(await list(organiser)).toEqual([
    [second.id, null],
    [first.id, null],
  ]);
  expect((await organiser.visitor.ask(`/api/holds/${held.id}`)).json.hold).toMatchObject({
    viewer: 'owner',
    agency: { agent: 'Olga Organiser' },
  });
  const withdrawn = await revoke(organiser, first.id);
  expect([withdrawn.status, withdrawn.json.link?.state]).toEqual([200, 'revoked']);
  expect((await shared(first.code)).state).toBe('revoked');
  expect((await shared(second.code)).state).toBe('open');
  await logIn(member.visitor, member.email);
  expect((await revoke(member, second.id)).status).toBe(404);
});

test('an organiser who leaves hands open links to another organiser', async () => {
  const { organiser, member } = await agencyWith(shop, 1000);
  await organiser.visitor.postJson('/api/agency/people/change', { id: member.id, to: 'organiser' });
  const link = await makeLink(organiser, shop.tour());
  expect((await remove(organiser, organiser)).status).toBe(200);
  const { links } = (await member.visitor.ask('/api/agency/share-links')).json;
  expect(links).toMatchObject([{ id: link.id, agent: null, state: 'open' }]);
});
