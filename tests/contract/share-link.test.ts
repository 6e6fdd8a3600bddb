// Links by which clients pay what an agent chose: who makes them, what they sell, and that each is paid once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromDotted } from '#domain/calendar/day-forms.ts';
import { refuseRequest } from '#server/booking/book/request-transitions.ts';
import { transaction } from '#server/platform/database/database.ts';
import { type Holdable, submissionFor, submit } from '#tests/support/holding.ts';
import { bookingFor, cardFor, cards, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const newEmail = () => `${randomUUID()}@example.org`;

/** A share that stands in no other number, so that it is found wherever it leaks. */
const commission = 1379;

/** An agent, logged in, and a colleague. */
async function newAgency() {
  const slug = `agency-${randomUUID()}`;
  const agency = { slug, name: 'Far & Near Travel' };
  const [email, other] = [newEmail(), newEmail()];
  const accountId = await makeAccount(shop, { email, name: 'Nora Near', role: 'agent', agency });
  await makeAccount(shop, { email: other, role: 'agent', agency });
  await shop.pool.query('update agency set commission = $2 where slug = $1', [slug, commission]);
  const [agent, colleague] = [shop.visitor(), shop.visitor()];
  await logIn(agent, email);
  await logIn(colleague, other);
  return { agent, colleague, email, accountId, slug };
}

const selectionOf = (tour: Holdable) => ({
  object_id: tour.objectId,
  date: tour.date,
  priceCategories: { 1: 2 },
  accommodations: { [tour.twin.id]: { 1: 2 } },
  extras: {},
  currency: 'EUR',
});

const make = (
  agent: Visitor,
  tour: Holdable,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => agent.postJson(`/api/book-now/b2b_shareable_link/${tour.objectId}`, { ...selectionOf(tour), ...more }, headers);

const codeIn = (link: string): string => new URL(link).pathname.split('/').at(-1) as string;

/** A link that somebody new has made for a tour of their own. */
async function newLink(more: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const tour = shop.tour();
  const agency = await newAgency();
  const { status, json, text } = await make(agency.agent, tour, more, headers);
  if (status !== 200) throw new Error(`no link: ${text}`);
  return { ...agency, tour, id: json.id as string, code: codeIn(json.link) };
}

/** A client who has filled in everything and whose card is typed; sending it is the last press. */
async function newClient(
  tour: Holdable,
  code: string,
  more: Record<string, unknown> = {},
  number: string = cards.works,
  client: Visitor = shop.visitor(),
) {
  const email = newEmail();
  const booking = { ...bookingFor(tour, email), submission_key: randomUUID(), share_link: code, ...more };
  const { signed_quote, due } = await priceOf(client, tour.objectId, booking);
  const { ref } = await cardFor(shop.bank, client, due, number, booking.currency);
  const submission = { ...booking, signed_quote, paymentBlob: ref };
  return { client, email, send: () => client.postJson(`/api/book-now/book/${tour.objectId}`, submission) };
}

const charges = async () => (await shop.bank.books()).transactions.length;
const bookings = async ({ departureId }: Holdable) =>
  (await shop.pool.query('select * from booking where departure_id = $1 order by created_at', [departureId])).rows;
const stateOf = async (code: string) => {
  const { status, json } = await shop.visitor().ask(`/api/book-now/shared/${code}`);
  return status === 200 ? json.state : status;
};

/** Whatever was done, nothing was booked, taken or charged by it. */
async function chargesNothing<Answer>(tour: Holdable, act: () => Promise<Answer>): Promise<Answer> {
  const before = [await charges(), (await bookings(tour)).length, await shop.taken(tour)];
  const answer = await act();
  expect([await charges(), (await bookings(tour)).length, await shop.taken(tour)]).toEqual(before);
  return answer;
}

describe('B2B-04 the payment link', () => {
  test('B2B-04 is made by an organiser: status, message and a link of uuid, date and travellers; only its hash is stored', async () => {
    const tour = shop.tour();
    const { agent } = await newAgency();
    const { status, json } = await make(agent, tour);
    expect([status, json.status]).toEqual([200, 'OK']);
    expect(json.message).toContain('ready');
    const url = new URL(json.link);
    expect(url.pathname).toMatch(/^\/pay\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(fromDotted(url.searchParams.get('date') ?? '')).toBe(tour.date);
    expect(url.searchParams.get('travellers[1]')).toBe('2');
    const { rows } = await shop.pool.query('select share_link::text as text from share_link where id = $1', [json.id]);
    expect(rows[0].text).not.toContain(codeIn(json.link));
  });

  test('B2B-04 is refused to anyone who is not an agent', async () => {
    const tour = shop.tour();
    const traveller = shop.visitor();
    const email = newEmail();
    await makeAccount(shop, { email });
    await logIn(traveller, email);
    expect((await make(shop.visitor(), tour)).status).toBe(401);
    expect((await make(traveller, tour)).status).toBe(404);
  });

  test('B2B-04 is made only of what can be sold', async () => {
    const tour = shop.tour();
    const { agent } = await newAgency();
    const refused = async (more: Record<string, unknown>) => {
      const { status, json } = await make(agent, tour, more);
      return [status, json.problems?.[0]?.path];
    };
    expect(await refused({ date: '' })).toEqual([422, 'date']);
    expect(await refused({ date: '2020-01-01' })).toEqual([422, 'date']);
    expect(await refused({ accommodations: {} })).toEqual([422, expect.stringContaining('accommodations')]);
    expect(await refused({ priceCategories: { 1: 90 } })).toEqual([422, expect.stringContaining('priceCategories')]);
    expect(await refused({ object_id: tour.objectId + 1 })).toEqual([422, 'object_id']);
    expect(await refused({ extras: { 999999: { 1: 1 } } })).toEqual([422, expect.stringContaining('extras')]);
    expect((await shop.pool.query('select from share_link where variant_id = $1', [tour.objectId])).rowCount).toBe(0);
  });

  test('B2B-04 contains no personal saving', async () => {
    const tour = shop.tour();
    const { agent, accountId } = await newAgency();
    await shop.pool.query("insert into travel_credit (account_id, amount, reason) values ($1, 500, 'welcome')", [
      accountId,
    ]);
    const { status, json } = await make(agent, tour, { saving: 'travelCredits' });
    expect([status, json.problems]).toEqual([
      422,
      [{ path: 'saving', code: 'share-link-saving', message: expect.stringContaining('are personal') }],
    ]);
    expect((await make(agent, tour, { saving: 'none' })).status).toBe(200);
  });

  test('B2B-04 of a hold is for the agent who made the hold, not for a colleague or another agency', async () => {
    const tour = shop.tour();
    const { agent, colleague } = await newAgency();
    const held = await submit(agent, tour.objectId, { ...submissionFor(tour, newEmail()), paymentOption: 'hold' });
    const hold_id = held.json.data.holdId;
    expect((await make(colleague, tour, { hold_id })).status).toBe(403);
    expect((await make((await newAgency()).agent, tour, { hold_id })).status).toBe(404);
    expect((await make(agent, tour, { hold_id })).status).toBe(200);
    await agent.post(`/api/holds/${hold_id}/release`);
    expect((await make(agent, tour, { hold_id })).status).toBe(410);
  });

  test('B2B-04 is listed and withdrawn by its own agent; others do not see it', async () => {
    const { agent, colleague, id, code } = await newLink();
    const listed = (await agent.ask('/api/agency/share-links')).json.links;
    expect(listed).toMatchObject([{ id, state: 'open', travellers: 2, bookingId: null }]);
    expect((await colleague.ask('/api/agency/share-links')).json.links).toEqual([]);
    expect((await colleague.postJson(`/api/agency/share-links/${id}/revoke`, {})).status).toBe(404);
    expect(await stateOf(code)).toBe('open');
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await agent.postJson(`/api/agency/share-links/${id}/revoke`, {});
      expect([status, json.link.state]).toEqual([200, 'revoked']);
    }
    expect(await stateOf(code)).toBe('revoked');
  });
});

describe('B2B-04 a payment link that is shown and mailed again', () => {
  test('B2B-04 its agent sees the address again while it is open; a colleague does not, and the table has no code', async () => {
    const { agent, colleague, id, code } = await newLink();
    const [listed] = (await agent.ask('/api/agency/share-links')).json.links;
    expect(codeIn(listed.link)).toBe(code);
    expect(await stateOf(codeIn(listed.link))).toBe('open');
    expect((await colleague.ask('/api/agency/share-links')).text).not.toContain(code);
    // A link from before: its code was random.
    await shop.pool.query("update share_link set code_hash = 'of a random code' where id = $1", [id]);
    expect((await agent.ask('/api/agency/share-links')).json.links[0].link).toBeNull();
    expect((await agent.postJson(`/api/agency/share-links/${id}/mail`, { email: newEmail() })).status).toBe(409);
    await agent.postJson(`/api/agency/share-links/${id}/revoke`, {});
    expect((await agent.ask('/api/agency/share-links')).json.links[0].link).toBeNull();
  });

  test('B2B-04 is mailed to the client with trip, price and expiry, in either language, five times a day', async () => {
    const { agent, colleague, id, code, tour } = await newLink();
    const mail = (more: object, from = agent) => from.postJson(`/api/agency/share-links/${id}/mail`, more);
    const email = newEmail();
    expect((await mail({ email: 'no address' })).json.problems[0].path).toBe('email');
    expect((await mail({ email }, colleague)).status).toBe(404);
    expect((await mail({ email }, shop.visitor())).status).toBe(401);
    const { status, json } = await mail({ email, language: 'de', time_zone: 'Europe/Vienna' });
    expect([status, json.link.mailedTo]).toEqual([200, email]);
    const [sent] = await mailsTo(shop, email);
    const price = await priceOf(shop.visitor(), tour.objectId, { ...bookingFor(tour, email), share_link: code });
    expect(sent).toMatchObject({ kind: 'payment-link', language: 'de' });
    expect(sent?.props).toMatchObject({
      from: tour.date,
      travellers: 2,
      total: { amount: price.due, currency: 'EUR' },
      timeZone: 'Europe/Vienna',
      agency: 'Far & Near Travel',
      agent: 'Nora Near',
    });
    expect(new Date(sent?.props.endsAt).getTime() / 1000).toBeCloseTo(json.link.expiresAt, -1);
    expect(sent?.props.url).toContain(`/de/pay/${code}`);
    const statuses = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await mail({ email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    await agent.postJson(`/api/agency/share-links/${id}/revoke`, {});
    expect((await mail({ email })).status).toBe(410);
  });

  test('B2B-04 of a hold states the price of the hold', async () => {
    const tour = shop.tour();
    const { agent } = await newAgency();
    const held = await submit(agent, tour.objectId, { ...submissionFor(tour, newEmail()), paymentOption: 'hold' });
    const { json } = await make(agent, tour, { hold_id: held.json.data.holdId });
    const email = newEmail();
    await agent.postJson(`/api/agency/share-links/${json.id}/mail`, { email });
    const { hold } = (await agent.ask(`/api/holds/${held.json.data.holdId}`)).json;
    const [sent] = await mailsTo(shop, email);
    expect(sent?.props).toMatchObject({
      isHeld: true,
      total: { amount: hold.price.total, currency: hold.price.currency },
    });
  });
});

describe('B2B-05 the client of a payment link', () => {
  test('B2B-05 pays without an account; the booking belongs to agency and client, and the link is used', async () => {
    const { tour, agent, email: agentEmail, accountId, slug, id, code } = await newLink({}, { 'x-language': 'de' });
    const { client, email, send } = await newClient(tour, code);
    const shown = await client.ask(`/api/book-now/shared/${code}`);
    expect(shown.json).toMatchObject({
      state: 'open',
      seller: { agency: 'Far & Near Travel', agent: 'Nora Near', email: agentEmail },
      shared: { objectId: tour.objectId, holdId: null, fixed: expect.arrayContaining(['date', 'rooms', 'extras']) },
    });
    const paid = await send();
    expect(paid.status, paid.text).toBe(200);
    const [booking] = await bookings(tour);
    const agency = (await shop.pool.query('select id from agency where slug = $1', [slug])).rows[0].id;
    expect(booking).toMatchObject({
      state: 'confirmed',
      agency_id: agency,
      account_id: accountId,
      share_link_id: id,
      lead_email: email,
    });
    expect(JSON.stringify(booking.sale)).toContain(agency);
    expect(await shop.taken(tour)).toBeGreaterThanOrEqual(2);

    const page = `/api/bookings/${booking.id}`;
    const seen = await client.ask(page);
    expect(seen.json.booking.viewer).toBe('owner');
    expect((await shop.visitor().ask(page)).status).toBe(404);
    expect((await agent.ask(page)).json.booking.viewer).toBe('owner');
    expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(['booking-confirmed']);
    expect((await mailsTo(shop, agentEmail)).map(({ kind }) => kind)).toEqual(['booking-confirmed']);

    const [toClient] = await mailsTo(shop, email);
    const [toAgent] = await mailsTo(shop, agentEmail);
    // Each in their own language: the agent made the link in German.
    expect([toClient?.language, toAgent?.language]).toEqual(['en', 'de']);
    expect(toAgent?.props.url).toBe(`${shop.origin}/de/login?next=${encodeURIComponent(`/bookings/${booking.id}`)}`);
    expect(JSON.stringify(toAgent)).not.toContain('code=');
    const { rows: names } = await shop.pool.query('select name from tour where id = $1', [booking.tour_id]);
    expect([toClient, toAgent].map((mail) => [mail?.props.booked.tour, mail?.props.voucher.tour])).toEqual([
      [names[0].name.en, names[0].name.en],
      [names[0].name.de, names[0].name.de],
    ]);
    const byCode = await shop.visitor().ask(`${page}${new URL(toClient?.props.url as string).search}`);
    expect(byCode.json.booking.viewer).toBe('code');
    const told = [shown.text, paid.text, seen.text, byCode.text, JSON.stringify(toClient)].join('\n');
    expect(told).not.toMatch(/commission|(?<![\w-])1379(?![\w-])|(?<![\d.,])13[.,]79(?!\d)/i);

    expect(await stateOf(code)).toBe('used');
    const late = await newClient(tour, code);
    const refused = await chargesNothing(tour, late.send);
    expect([refused.status, refused.json.code ?? refused.json.message]).toEqual([409, expect.stringMatching(/paid/)]);
    expect((await agent.postJson(`/api/agency/share-links/${id}/revoke`, {})).status).toBe(409);
    expect((await send()).json.data).toMatchObject({ bookingId: booking.id, again: true });
  });

  test('B2B-05 cannot pay by a forged, expired or revoked link, or for another trip', async () => {
    const { tour, agent, id, code } = await newLink();
    const forged = randomUUID();
    expect(await stateOf(forged)).toBe(404);
    const attempt = async (share_link: string, more: Record<string, unknown> = {}) => {
      const { send } = await newClient(tour, share_link, more);
      const { status, json } = await chargesNothing(tour, send);
      return [status, json.message];
    };
    expect(await attempt(forged)).toEqual([404, expect.stringContaining('don’t recognise')]);
    expect(await attempt('x')).toEqual([404, expect.stringContaining('don’t recognise')]);
    const other = await newLink();
    expect(await attempt(other.code)).toEqual([422, expect.stringContaining('another trip')]);

    await shop.pool.query(`update share_link set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await attempt(code)).toEqual([410, expect.stringContaining('expired')]);
    expect(await stateOf(code)).toBe('expired');
    await shop.pool.query(`update share_link set expires_at = now() + interval '1 day' where id = $1`, [id]);
    await agent.postJson(`/api/agency/share-links/${id}/revoke`, {});
    expect(await attempt(code)).toEqual([410, expect.stringContaining('withdrawn')]);
  });

  /** A tour with an extra that can be left out, and that extra in a request. */
  async function tourWithExtra() {
    for (;;) {
      const tour = shop.tour();
      const { json } = await shop.visitor().ask(`/api/book-now/page/${tour.objectId}`);
      const [extra] = json.data.facts.variant.extras;
      if (extra) return { tour, extrasSelected: { [extra.id]: { [extra.options[0].id]: 1 } } };
    }
  }

  test('B2B-05 cannot change what the agent fixed, but can change what was allowed', async () => {
    const { tour, extrasSelected } = await tourWithExtra();
    const { agent } = await newAgency();
    const [fixed, free] = await Promise.all([make(agent, tour), make(agent, tour, { allow_extras: 1 })]);
    const attempt = async ({ json }: typeof fixed, more: Record<string, unknown>) => {
      const { send } = await newClient(tour, codeIn(json.link), more);
      const told = await chargesNothing(tour, send);
      return [told.status, told.json.data?.problems?.map(({ path }: { path: string }) => path)];
    };
    const one = { priceCategories: { 1: 1 }, accommodationsSelected: { [tour.twin.id]: { 1: 1, friend_unknown: 1 } } };
    const [lead] = bookingFor(tour, newEmail()).passengers;
    expect(await attempt(fixed, { ...one, passengers: [lead] })).toEqual([422, ['passengers', 'rooms']]);
    expect(await attempt(free, { ...one, passengers: [lead] })).toEqual([422, ['passengers', 'rooms']]);
    expect(await attempt(fixed, { extrasSelected })).toEqual([422, ['extras']]);
    const code = codeIn(fixed.json.link);
    const asHold = await submit(shop.visitor(), tour.objectId, {
      ...submissionFor(tour, newEmail()),
      share_link: code,
    });
    expect(asHold.status).toBe(422);
    for (const [link, more] of [
      [fixed, {}],
      [free, { extrasSelected }],
    ] as const) {
      const { send } = await newClient(tour, codeIn(link.json.link), more);
      const { status, text } = await send();
      expect(status, text).toBe(200);
    }
  });

  test('B2B-05 can retry with another card after a decline', async () => {
    const { tour, code } = await newLink();
    const poor = await newClient(tour, code, {}, cards.declined);
    expect((await poor.send()).status).toBe(422);
    expect(await stateOf(code)).toBe('open');
    const { send } = await newClient(tour, code);
    expect((await send()).status).toBe(200);
  });

  test('B2B-05 sees what became of the booking: requested, declined, lapsed, or not paid after all', async () => {
    const staff = shop.visitor();
    await makeAccount(shop, { email: 'links-desk@example.org', role: 'staff' });
    await logIn(staff, 'links-desk@example.org');
    const { agent } = await newAgency();
    const ends = {
      declined: (id: string) => staff.postJson(`/api/office/requests/${id}/decline`, { reason: 'The boat is full.' }),
      lapsed: async (id: string) => {
        await shop.pool.query('update booking set answer_by = now() where id = $1', [id]);
        await transaction(shop.database, (trx) => refuseRequest(trx, shop.deps, id, { event: 'lapse' }));
      },
      unpaid: async (id: string) => {
        await shop.settleAll();
        await shop.bank.disturb({ request: 'capture', effect: 'hard' });
        await staff.postJson(`/api/office/requests/${id}/accept`, {});
        await shop.settleAll();
      },
      used: (id: string) => staff.postJson(`/api/office/requests/${id}/accept`, {}),
    };
    for (const state of ['declined', 'lapsed', 'unpaid', 'used'] as const) {
      const tour = shop.onRequest();
      const { json } = await make(agent, tour);
      const code = codeIn(json.link);
      const paid = await (await newClient(tour, code)).send();
      expect(paid.json.data?.state, paid.text).toBe('requested');
      expect(await stateOf(code)).toBe('requested');
      const late = await (await newClient(tour, code)).send();
      expect([late.status, late.json.message]).toEqual([409, expect.stringContaining('waiting for the operator')]);
      await ends[state](paid.json.enquiryId);
      expect(await stateOf(code)).toBe(state);
      const [listed] = (await agent.ask('/api/agency/share-links')).json.links;
      expect(listed).toMatchObject({ id: json.id, state, bookingId: paid.json.enquiryId });
      const again = await chargesNothing(tour, (await newClient(tour, code)).send);
      expect(again.status).toBe(state === 'used' ? 409 : 410);
      const revoked = await agent.postJson(`/api/agency/share-links/${json.id}/revoke`, {});
      expect([revoked.status, await stateOf(code)]).toEqual([again.status, state]);
      // The agent can send another link.
      const next = codeIn((await make(agent, tour)).json.link);
      expect((await (await newClient(tour, next)).send()).json.data?.state).toBe('requested');
    }
    await shop.settleAll();
    expect(await shop.audit()).toMatchObject({ disagreements: [] });
  });

  test('B2B-05 pays in the currency that the agent chose', async () => {
    const { tour, code } = await newLink();
    const dollars = await newClient(tour, code, { currency: 'USD' });
    const refused = await chargesNothing(tour, dollars.send);
    expect([refused.status, refused.json.message]).toEqual([422, expect.stringContaining('another currency')]);
    expect((await (await newClient(tour, code)).send()).status).toBe(200);
  });

  test('B2B-05 BOOK-08 pays one link with one submission key, and is not charged twice for one trip by two links', async () => {
    const tour = shop.tour();
    const { agent } = await newAgency();
    const [first, second] = [await make(agent, tour), await make(agent, tour)].map(({ json }) => codeIn(json.link));
    const client = shop.visitor();
    const key = randomUUID();
    const { passengers } = bookingFor(tour, newEmail());
    const pay = async (code = '', submission_key: string = key) =>
      (await newClient(tour, code, { submission_key, passengers }, cards.works, client)).send();
    const paid = await pay(first);
    expect(paid.status, paid.text).toBe(200);
    const other = await chargesNothing(tour, () => pay(second));
    expect([other.status, other.json.message]).toEqual([409, expect.stringContaining('different details')]);
    const again = await chargesNothing(tour, () => pay(second, randomUUID()));
    expect([again.status, again.json.url]).toEqual([409, `/bookings/${paid.json.enquiryId}`]);
    expect(await stateOf(second as string)).toBe('open');
  });

  test('B2B-05 can store the card in their own account, never in the agent’s', async () => {
    const { tour, code, accountId } = await newLink();
    // The box that lets us keep a card is for those who are logged in.
    const email = newEmail();
    const clientId = await makeAccount(shop, { email });
    const client = shop.visitor();
    await logIn(client, email);
    const { send } = await newClient(tour, code, { keep_card: 1 }, cards.works, client);
    expect((await send()).status).toBe(200);
    const { rows } = await shop.pool.query(
      'select keep_card from payment_attempt join booking on booking.id = booking_id where departure_id = $1',
      [tour.departureId],
    );
    expect(rows).toEqual([{ keep_card: true }]);
    const stored = await shop.pool.query('select account_id from stored_card where account_id = any($1)', [
      [accountId, clientId],
    ]);
    expect(stored.rows).toEqual([{ account_id: clientId }]);
  });

  test('the client who filled in the travellers reads their answers; the agent and a colleague see names', async () => {
    const { tour, code, agent, colleague } = await newLink();
    const { client, send } = await newClient(tour, code);
    const id = (await send()).json.data.bookingId as string;
    const leadOf = async (visitor: Visitor) => (await visitor.ask(`/api/bookings/${id}`)).json.booking.travellers[0];
    expect((await leadOf(client)).answers).toContainEqual(expect.objectContaining({ id: 'date-of-birth' }));
    for (const visitor of [agent, colleague])
      expect(await leadOf(visitor)).toMatchObject({ firstName: 'Ada', answers: null });
  });

  test('B2B-05 HOLD-01 a link of a hold pays that hold: no place is taken twice, and the client can do nothing else with it', async () => {
    const tour = shop.tour();
    const { agent } = await newAgency();
    const held = await submit(agent, tour.objectId, { ...submissionFor(tour, newEmail()), paymentOption: 'hold' });
    const hold_id = held.json.data.holdId as string;
    const taken = await shop.taken(tour);
    const code = codeIn((await make(agent, tour, { hold_id })).json.link);
    const client = shop.visitor();
    const page = await client.ask(`/api/holds/${hold_id}?share_link=${code}`);
    expect(page.json.hold).toMatchObject({ viewer: 'client', mayRelease: false });
    expect((await client.ask(`/api/holds/${hold_id}`)).status).toBe(404);
    expect((await client.postJson(`/api/holds/${hold_id}/release`, { share_link: code })).status).toBe(404);
    const { ref } = await cardFor(shop.bank, client, page.json.hold.price.total, cards.works);
    const pay = (more: Record<string, unknown>) =>
      client.postJson(`/api/book-now/book/${tour.objectId}`, {
        ...bookingFor(tour, newEmail()),
        submission_key: randomUUID(),
        paymentBlob: ref,
        share_link: code,
        ...more,
      });
    // Without the hold it would take places of its own.
    expect((await chargesNothing(tour, () => pay({}))).status).toBe(422);
    const paid = await pay({ hold_id });
    expect(paid.status, paid.text).toBe(200);
    expect(await shop.taken(tour)).toBe(taken);
    expect((await client.ask(`/api/bookings/${paid.json.data.bookingId}`)).json.booking.viewer).toBe('owner');
    expect(await stateOf(code)).toBe('used');
  });
});

describe('B2B-05 concurrent payments of one link', () => {
  /** How ten clients who press at the same moment are answered, and how often the bank was asked. */
  async function race() {
    const { tour, code } = await newLink();
    const clients = [];
    for (let at = 0; at < 10; at += 1) clients.push(await newClient(tour, code));
    const before = [await charges(), await shop.taken(tour)] as const;
    const answers = await Promise.all(clients.map(({ send }) => send()));
    const made = (await bookings(tour)).filter(({ state }) => state !== 'failed').length;
    return {
      statuses: answers.map(({ status }) => status).toSorted(),
      charged: (await charges()) - before[0],
      taken: (await shop.taken(tour)) - before[1],
      made,
    };
  }
  const onePaid = { statuses: [200, ...Array(9).fill(409)], charged: 1, taken: 2, made: 1 };

  test('B2B-05 by ten clients make one booking and one charge', async () => {
    expect(await race()).toEqual(onePaid);
  });

  test('B2B-05 are prevented by the link’s lock even without the unique index', async () => {
    await shop.pool.query('drop index booking_of_share_link_once');
    try {
      expect(await race()).toEqual(onePaid);
    } finally {
      await shop.pool.query(
        `create unique index booking_of_share_link_once on booking (share_link_id) where state <> 'failed'`,
      );
    }
  });

  test('B2B-05 and its withdrawal happen one after the other', async () => {
    const { tour, agent, id, code } = await newLink();
    const { send } = await newClient(tour, code);
    const [paid, revoked] = await Promise.all([send(), agent.postJson(`/api/agency/share-links/${id}/revoke`, {})]);
    expect([
      [200, 409],
      [410, 200],
    ]).toContainEqual([paid.status, revoked.status]);
    expect(await stateOf(code)).toBe(paid.status === 200 ? 'used' : 'revoked');
    expect(await shop.audit()).toMatchObject({ disagreements: [] });
  });
});
