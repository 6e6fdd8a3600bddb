import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompanyCardJob } from '#server/agency/company-card.ts';
import { undo } from '#server/booking/book/payment-transitions.ts';
import { transaction } from '#server/platform/database/database.ts';
import {
  agencyWith,
  bookFor,
  holdFor,
  orderFor,
  type Person,
  person,
  presentCard,
  storeCard,
} from '#tests/support/agency.ts';
import { moveDeparture } from '#tests/support/move-departure.ts';
import { cardFor, cards, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { forgetLimits, logIn, mailsTo, me } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const expectBalanced = async () => expect((await shop.audit()).disagreements).toEqual([]);
const month = new Date().toISOString().slice(0, 7);
type Agency = Awaited<ReturnType<typeof agencyWith>>;

const options = async ({ visitor }: Person, tour: ReturnType<PayShop['tour']>, paymentOption = 'b2b') =>
  (
    await visitor.postJson(`/api/book-now/get_payment_options/${tour.objectId}`, {
      currency: 'EUR',
      date: tour.date,
      userAgent: 'test',
      paymentOption,
    })
  ).json as { method: string; methodId: string; card: { lastFour: string } | null }[];

describe('the company card', () => {
  test('B2B-02 PAY-01 an organiser stores it, every agent of the agency can pay with it, and no one else', async () => {
    const agency = await agencyWith(shop, 1000);
    const tour = shop.tour();
    expect((await options(agency.member, tour)).some(({ method }) => method === 'companyCard')).toBe(false);
    const denied = await storeCard(shop, agency.member);
    expect(denied.status).toBe(403);
    const kept = await storeCard(shop, agency.organiser);
    expect(kept.status, kept.text).toBe(200);
    const settings = (await agency.member.visitor.ask('/api/agency/settings')).json;
    expect(settings.card).toMatchObject({ brand: 'visa', lastFour: '2701', holderName: 'Agency Limited' });
    // What proved the card is released.
    const proofs = (await shop.bank.books()).transactions.filter(({ amount }: { amount: number }) => amount === 100);
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.every(({ state }: { state: string }) => state === 'voided')).toBe(true);

    const offered = (await options(agency.member, tour)).find(({ method }) => method === 'companyCard');
    expect(offered).toMatchObject({ methodId: 'companyCard', card: { lastFour: '2701' } });
    const traveller = await person(shop);
    const foreign = (await agencyWith(shop, 1000)).organiser;
    for (const other of [traveller, foreign])
      expect((await options(other, tour)).some(({ method }) => method === 'companyCard')).toBe(false);
    expect((await options(agency.member, tour, 'book')).some(({ method }) => method === 'companyCard')).toBe(false);

    const booked = await bookFor(shop, agency.member, tour);
    const { rows } = await shop.pool.query(
      `select booking.state, agency_id, method, last_four from booking join payment_attempt on booking_id = booking.id where booking.id = $1`,
      [booked.id],
    );
    expect(rows).toEqual([{ state: 'confirmed', agency_id: agency.id, method: 'companyCard', last_four: '2701' }]);

    const next = shop.tour();
    const taken = await shop.taken(next);
    const { due } = await orderFor(agency.member, next);
    const { ref } = await presentCard(shop, agency.member, due, next);
    for (const other of [traveller, foreign]) {
      const { send } = await orderFor(other, next);
      const told = await send({ paymentMethod: 'merchant-cards', paymentBlob: ref });
      expect([told.status, told.json.message], told.text).toEqual([422, expect.any(String)]);
    }
    expect(await shop.taken(next)).toBe(taken);
    // Another card than the agency's does not pass for it.
    const { ref: own } = await cardFor(shop.bank, agency.member.visitor, due, cards.works);
    const { send } = await orderFor(agency.member, next);
    expect((await send({ paymentMethod: 'merchant-cards', paymentBlob: own })).status).toBe(422);

    expect((await agency.member.visitor.postJson('/api/agency/card/remove', {})).status).toBe(403);
    expect((await agency.organiser.visitor.postJson('/api/agency/card/remove', {})).status).toBe(200);
    expect((await agency.member.visitor.postJson('/api/agency/card/present', { objectId: tour.objectId })).status).toBe(
      409,
    );
    const late = await orderFor(agency.member, next);
    expect((await late.send({ paymentMethod: 'merchant-cards', paymentBlob: ref })).status).toBe(422);
    await shop.settleAll();
    await expectBalanced();
  });

  test('a declined card is not stored, a new card replaces the old one, and a repeated attempt is one', async () => {
    const agency = await agencyWith(shop, 1000);
    const declined = await storeCard(shop, agency.organiser, cards.declined);
    expect(declined.status, declined.text).toBe(422);
    const { ref } = await cardFor(shop.bank, agency.organiser.visitor, 100, cards.works);
    const sent = { key: randomUUID(), paymentBlob: ref, cardHolder: 'Agency Limited' };
    for (let time = 0; time < 2; time += 1)
      expect((await agency.organiser.visitor.postJson('/api/agency/card', sent)).status).toBe(200);
    const stranger = (await agencyWith(shop, 0)).organiser;
    expect((await stranger.visitor.postJson('/api/agency/card', sent)).status).toBe(409);
    const tour = shop.tour();
    const { due, send } = await orderFor(agency.member, tour);
    const { ref: former } = await presentCard(shop, agency.member, due, tour);
    expect((await storeCard(shop, agency.organiser, cards.challenge)).status).toBe(200);
    // What was made of the first card pays nothing any more.
    expect([409, 422]).toContain((await send({ paymentMethod: 'merchant-cards', paymentBlob: former })).status);
    const { rows } = await shop.pool.query('select state, last_four from agency_card where agency_id = $1', [
      agency.id,
    ]);
    expect(rows).toEqual([{ state: 'kept', last_four: '2503' }]);
    await expectBalanced();
  });

  test('a verification whose answer was lost is found at the bank: it is voided, and the card is stored', async () => {
    const agency = await agencyWith(shop, 1000);
    const { ref } = await cardFor(shop.bank, agency.organiser.visitor, 100, cards.works);
    const key = randomUUID();
    await shop.pool.query(
      `insert into agency_card (id, agency_id, provider, state, holder_name) values ($1, $2, 'sandbox', 'proving', 'Agency')`,
      [key, agency.id],
    );
    await shop.provider.authorise({
      attemptRef: key,
      amount: { amount: 100, currency: 'EUR' },
      source: { kind: 'oneTime', ref },
      keep: true,
      initiator: 'holder',
    });
    const job = createCompanyCardJob(shop.deps);
    await job.run({}, new AbortController().signal);
    const { rows } = await shop.pool.query('select state from agency_card where id = $1', [key]);
    expect(rows).toEqual([{ state: 'kept' }]);
    await expectBalanced();
  });
});

test('B2B-02 an agent without a card holds; plans with later payments are not offered, and refused', async () => {
  const agency = await agencyWith(shop, 1000);
  const held = await holdFor(agency.member, shop.tour());
  const { rows } = await shop.pool.query('select agency_id, account_id, state from hold where id = $1', [held.id]);
  expect(rows).toEqual([{ agency_id: agency.id, account_id: agency.member.id, state: 'held' }]);
  const tour = shop.tour();
  const taken = await shop.taken(tour);
  await storeCard(shop, agency.organiser);
  const { due, total, send } = await orderFor(agency.member, tour);
  expect(due).toBe(total);
  const { ref } = await presentCard(shop, agency.member, due, tour);
  const told = await send({ paymentMethod: 'merchant-cards', paymentBlob: ref, chargeMethod: 'deposit' });
  expect([409, 422]).toContain(told.status);
  expect(await shop.taken(tour)).toBe(taken);
});

describe('commission', () => {
  const claim = async ({ visitor }: Person, id: string) => (await visitor.ask(`/api/agency/claims/${id}`)).json;

  test('is the rate with the operator, or the agency’s own; the bar shows what is posted, and a reversed sale reverses it', async () => {
    const agency = await agencyWith(shop, 1000);
    await storeCard(shop, agency.organiser);
    const tour = shop.tour();
    await shop.pool.query(
      `insert into agency_rate (agency_id, operator_id, commission)
       select $1, tour.operator_id, 725 from tour where id = $2`,
      [agency.id, tour.tourId],
    );
    const terms = (await agency.member.visitor.ask(`/api/agency/terms/${tour.objectId}`)).json;
    expect(terms).toMatchObject({ agency: agency.name, rate: 725, openHolds: 0 });
    const held = await holdFor(agency.member, tour);
    const expected = await claim(agency.member, held.id);
    expect(expected).toMatchObject({ kind: 'hold', state: 'expected', email: held.client, agent: 'Max Member' });
    expect((await agency.member.visitor.ask(`/api/agency/terms/${tour.objectId}`)).json.openHolds).toBe(1);

    const booked = await bookFor(shop, agency.member, tour);
    await shop.settleAll();
    const earned = await claim(agency.member, booked.id);
    expect(earned).toMatchObject({ kind: 'booking', state: 'earned', commission: expected.commission });
    expect(earned.commission.amount).toBeGreaterThan(0);
    const { currency, amount } = earned.commission;
    const posted = await shop.pool.query(
      `select currency, balance::int from money_account where kind = 'agency' and owner = $1`,
      [agency.id],
    );
    expect(posted.rows).toEqual([{ currency, balance: amount }]);
    const workspace = async () => (await agency.organiser.visitor.ask('/api/agency')).json;
    expect((await workspace()).earned).toEqual([{ currency, total: amount, due: 0 }]);

    // The tour begins: what was to come is due.
    await moveDeparture(
      shop.pool,
      'id = (select departure_id from booking where id = $1)',
      `(now() - interval '3 days')::date`,
      [booked.id],
    );
    expect((await workspace()).earned).toEqual([{ currency, total: amount, due: amount }]);

    const listed = (await agency.organiser.visitor.ask('/api/agency/bookings')).json.bookings;
    expect(listed).toMatchObject([{ id: booked.id, state: 'confirmed', due: null, commission: { amount, currency } }]);
    const statement = (await agency.organiser.visitor.ask(`/api/agency/statements/${month}`)).json;
    expect(statement.lines).toMatchObject([{ reference: booked.reference, commission: { amount, currency } }]);
    expect(statement.totals).toEqual([{ amount, currency }]);

    const { rows } = await shop.pool.query(
      `update payment_attempt set state = 'authorised' where booking_id = $1 returning id`,
      [booked.id],
    );
    await transaction(shop.database, (trx) => undo(trx, shop.deps, rows[0].id, 'test'));
    expect((await workspace()).earned).toEqual([{ currency, total: 0, due: 0 }]);
    expect(await claim(agency.member, booked.id)).toMatchObject({ state: 'none' });
    const after = (await agency.organiser.visitor.ask(`/api/agency/statements/${month}`)).json;
    expect(after.lines.map((line: { commission: { amount: number } }) => line.commission.amount)).toEqual([
      amount,
      -amount,
    ]);
    expect(after.totals).toEqual([{ amount: 0, currency }]);
  });

  test('a statement is a CSV file without formulas, and a PDF; an invalid month is refused', async () => {
    const agency = await agencyWith(shop, 1250);
    await storeCard(shop, agency.organiser);
    const booked = await bookFor(shop, agency.organiser, shop.tour());
    await shop.pool.query(
      `update booking_traveller set answers = answers || '{"first-name": "=cmd()", "last-name": "\\"x\\""}' where booking_id = $1 and position = 0`,
      [booked.id],
    );
    const { visitor } = agency.member;
    const table = await visitor.ask(`/api/agency/statements/${month}/statement.csv`);
    expect(table.headers.get('content-type')).toMatch(/^text\/csv/);
    const lines = table.text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.map((line) => line.split(',').length)).toEqual([9, 9, 9]);
    expect(lines[1]).toContain(`"${booked.reference}","'=cmd() ""x"""`);
    const german = await visitor.ask(`/de/api/agency/statements/${month}/statement.csv`);
    expect(german.text).toContain('"Provision"');
    const print = await visitor.ask(`/api/agency/statements/${month}/statement.pdf`);
    expect([print.status, print.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    for (const wrong of ['2026-13', '1999-01', 'x']) {
      expect((await visitor.ask(`/api/agency/statements/${wrong}`)).status).toBe(422);
      expect((await visitor.ask(`/api/agency/statements/${wrong}/statement.pdf`)).status).toBe(422);
    }
  });
});

describe('the workspace', () => {
  const page = async (agency: Agency, path: string, query: Record<string, string> = {}) =>
    (await agency.member.visitor.ask(`/api/agency/${path}?${new URLSearchParams(query)}`)).json;

  test('holds are listed by remaining time and paginated; they can be searched by client, reference and tour', async () => {
    const agency = await agencyWith(shop, 1000);
    await shop.pool.query('update agency set open_holds_limit = 100 where id = $1', [agency.id]);
    const tour = shop.tour();
    const first = await holdFor(agency.member, tour, 'zoe.first@client.example');
    // More than a page, made of the one: what they hold does not matter here.
    await shop.pool.query(
      `insert into hold (id, reference, variant_id, departure_id, tour_id, account_id, visitor_mark, address_mark, agency_id, lead_email,
         language, time_zone, selection, price, currency, total, price_version, rate, submission_owner, submission_key, submission_print,
         created_at, ends_at, confirmed_at, state)
       select gen_random_uuid(), upper(substr(md5(n::text), 1, 8)), variant_id, departure_id, tour_id, account_id, visitor_mark,
         address_mark, agency_id, 'many-' || n || '@client.example', language, time_zone, selection, price, currency, total,
         price_version, rate, submission_owner, 'copy ' || n, submission_print, created_at - make_interval(mins => n / 3),
         ends_at - make_interval(mins => n / 3), confirmed_at, state
       from hold, generate_series(1, 64) n where hold.id = $1`,
      [first.id],
    );
    const seen: { id: string; endsAt: number }[] = [];
    let after = '';
    for (let pages = 0; pages < 3; pages += 1) {
      const { holds, next } = await page(agency, 'holds', after ? { after } : {});
      seen.push(...holds);
      after = next ?? '';
    }
    expect(after).toBe('');
    expect(seen).toHaveLength(65);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(65);
    expect(seen.map(({ endsAt }) => endsAt)).toEqual(seen.map(({ endsAt }) => endsAt).sort((one, two) => one - two));
    const found = async (q: string) => (await page(agency, 'holds', { q })).holds.map(({ id }: { id: string }) => id);
    expect(await found('zoe.first')).toEqual([first.id]);
    expect(await found(first.reference.toLowerCase())).toEqual([first.id]);
    expect(await found('Ada Lovelace')).toEqual([first.id]);
    expect(await found('%')).toEqual([]);
    const name = seen.find(({ id }) => id === first.id) as unknown as { tour: string };
    expect((await found(name.tour)).length).toBe(30);
    expect((await page(agency, 'holds', { after: 'nonsense' })).holds).toHaveLength(30);
    const clients = await page(agency, 'clients', { q: 'zoe' });
    expect(clients.clients).toEqual([
      { name: 'Ada Lovelace', email: 'zoe.first@client.example', holds: 1, bookings: 0, next: null },
    ]);
  });

  test('several holds are released at once: own ones, all for an organiser, and never those of another agency', async () => {
    const agency = await agencyWith(shop, 1000);
    const other = await agencyWith(shop, 1000);
    const [mine, colleagues, foreign] = [
      await holdFor(agency.member, shop.tour()),
      await holdFor(agency.organiser, shop.tour()),
      await holdFor(other.organiser, shop.tour()),
    ];
    const ids = [mine.id, colleagues.id, foreign.id, mine.id];
    const release = ({ visitor }: Person) => visitor.postJson('/api/agency/holds/release', { ids });
    expect((await release(agency.member)).json).toEqual({ done: 1, left: 2 });
    expect((await release(agency.organiser)).json).toEqual({ done: 1, left: 2 });
    const { rows } = await shop.pool.query('select id, state from hold where id = any($1)', [ids]);
    expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({
      [mine.id]: 'released',
      [colleagues.id]: 'released',
      [foreign.id]: 'held',
    });
    expect((await agency.member.visitor.postJson('/api/agency/holds/release', { ids: [] })).status).toBe(422);
    await expectBalanced();
  });

  test('a hold is sent to its client once a day; the link opens it, and the client pays or releases it', async () => {
    const agency = await agencyWith(shop, 1000);
    const contact = ({ visitor }: Person, more: object) =>
      visitor.postJson('/api/agency/contact', { email: 'Desk@Agency.Example', phone: '+49 40 1234-0', ...more });
    expect((await contact(agency.member, {})).status).toBe(403);
    for (const wrong of [{ email: 'nonsense' }, { phone: '<b>call</b>' }])
      expect((await contact(agency.organiser, wrong)).status).toBe(422);
    expect((await contact(agency.organiser, {})).status).toBe(200);
    const held = await holdFor(agency.member, shop.tour());
    const send = () => agency.organiser.visitor.postJson('/api/agency/holds/send', { ids: [held.id] });
    expect((await send()).json).toEqual({ done: 1, left: 0 });
    expect((await send()).json).toEqual({ done: 0, left: 1 });
    const [mail] = await mailsTo(shop, held.client);
    expect(mail).toMatchObject({
      kind: 'hold-for-client',
      props: { agency: agency.name, agent: 'Olga Organiser', contact: '+49 40 1234-0, desk@agency.example' },
    });
    const { pathname, search } = new URL(mail?.props.url);
    const client = await shop.visitor().ask(`/api${pathname}${search}`);
    expect(client.json.hold).toMatchObject({ viewer: 'code', mayRelease: true });
    expect(client.json.hold.agency).toEqual({
      name: agency.name,
      agent: 'Max Member',
      email: 'desk@agency.example',
      phone: '+49 40 1234-0',
      logo: null,
    });
    const stranger = await agencyWith(shop, 1000);
    expect((await stranger.organiser.visitor.postJson('/api/agency/holds/send', { ids: [held.id] })).json).toEqual({
      done: 0,
      left: 1,
    });
  });
});

describe('people', () => {
  const invite = ({ visitor }: Person, email: string) => visitor.postJson('/api/agency/people/invite', { email });
  const linkTo = async (email: string) => {
    const url = new URL((await mailsTo(shop, email)).at(-1)?.props.url);
    return { id: url.pathname.split('/').at(-1) as string, code: url.searchParams.get('code') as string };
  };
  const accept = ({ visitor }: Person, { id, code }: { id: string; code: string }) =>
    visitor.postJson(`/api/agency/invitations/${id}/accept`, { code });

  test('an organiser invites an address; its owner joins once, with the code and that address only', async () => {
    const agency = await agencyWith(shop, 1000);
    const guest = await person(shop);
    expect((await invite(agency.member, guest.email)).status).toBe(403);
    expect((await invite(agency.organiser, 'nonsense')).status).toBe(422);
    expect((await invite(agency.organiser, agency.member.email)).status).toBe(409);
    expect((await invite(agency.organiser, guest.email)).status).toBe(200);
    const old = await linkTo(guest.email);
    expect((await invite(agency.organiser, guest.email)).status).toBe(200);
    const link = await linkTo(guest.email);
    expect((await accept(guest, old)).status).toBe(404);
    expect((await accept(guest, { ...link, code: 'x'.repeat(32) })).status).toBe(404);
    const somebody = await person(shop);
    expect((await accept(somebody, link)).status).toBe(403);
    expect((await accept(agency.member, link)).status).toBe(404);
    expect((await shop.visitor().ask(`/api/agency/invitations/${link.id}?code=${link.code}`)).json).toEqual({
      agency: agency.name,
      email: guest.email,
    });
    const told = await Promise.all([accept(guest, link), accept(guest, link)]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect((await me(guest.visitor)).role).toBe('agent');
    expect((await accept(somebody, link)).status).toBe(410);
    const { people } = (await agency.organiser.visitor.ask('/api/agency/settings')).json;
    expect(people.find(({ email }: { email: string }) => email === guest.email)).toMatchObject({ isOrganiser: false });
  });

  test('an invitation expires after seven days, or when it is withdrawn', async () => {
    const agency = await agencyWith(shop, 1000);
    const guest = await person(shop);
    await invite(agency.organiser, guest.email);
    const link = await linkTo(guest.email);
    await shop.pool.query(`update agency_invitation set ends_at = now() where id = $1`, [link.id]);
    expect((await accept(guest, link)).status).toBe(410);
    await invite(agency.organiser, guest.email);
    const next = await linkTo(guest.email);
    const other = await agencyWith(shop, 1000);
    const withdraw = ({ visitor }: Person) => visitor.postJson('/api/agency/people/withdraw', { id: next.id });
    expect((await withdraw(other.organiser)).status).toBe(404);
    expect((await withdraw(agency.member)).status).toBe(403);
    expect((await withdraw(agency.organiser)).status).toBe(200);
    expect((await accept(guest, next)).status).toBe(404);
    expect((await me(guest.visitor)).role).toBe('traveller');
  });

  test('a removed agent is logged out and sees nothing of the agency; the last organiser stays', async () => {
    const agency = await agencyWith(shop, 1000);
    const { organiser, member } = agency;
    const held = await holdFor(member, shop.tour());
    await storeCard(shop, organiser);
    const booked = await bookFor(shop, member, shop.tour());
    const change = ({ visitor }: Person, id: string, to: string) =>
      visitor.postJson('/api/agency/people/change', { id, to });
    expect((await change(member, organiser.id, 'member')).status).toBe(403);
    expect((await change(organiser, organiser.id, 'member')).status).toBe(409);
    expect((await change(organiser, organiser.id, 'removed')).status).toBe(409);
    const other = await agencyWith(shop, 1000);
    expect((await change(organiser, other.member.id, 'removed')).status).toBe(404);
    expect((await change(organiser, member.id, 'removed')).status).toBe(200);
    expect((await member.visitor.ask('/api/agency')).status).toBe(401);
    expect((await logIn(member.visitor, member.email)).status).toBe(200);
    for (const path of [`/api/holds/${held.id}`, `/api/bookings/${booked.id}`, '/api/agency'])
      expect((await member.visitor.ask(path)).status, path).toBe(404);
    expect((await member.visitor.ask('/api/holds')).json.holds).toEqual([]);
    expect((await member.visitor.ask('/api/bookings')).json.bookings).toEqual([]);
    expect((await organiser.visitor.ask(`/api/bookings/${booked.id}`)).json.booking.viewer).toBe('colleague');
  });
});

test('B2B-02 every endpoint and page allows own, colleague, other agency, client, stranger, operator and staff as specified', async () => {
  const agency = await agencyWith(shop, 1000);
  const other = await agencyWith(shop, 1000);
  const tour = shop.tour();
  const held = await holdFor(agency.member, tour);
  await storeCard(shop, agency.organiser);
  const booked = await bookFor(shop, agency.member, shop.tour());
  await agency.member.visitor.postJson('/api/agency/holds/send', { ids: [held.id] });
  const link = new URL((await mailsTo(shop, held.client))[0]?.props.url);
  const { rows } = await shop.pool.query('select slug, name from operator where id = $1', [tour.operatorId]);
  const people = {
    own: agency.member.visitor,
    colleague: agency.organiser.visitor,
    other: other.organiser.visitor,
    client: shop.visitor(),
    stranger: (await person(shop)).visitor,
    operator: (await person(shop, { role: 'operator', operator: rows[0] })).visitor,
    staff: (await person(shop, { role: 'staff' })).visitor,
  };
  const coded = (path: string, who: string) => (who === 'client' ? `${path}${link.search}` : path);
  const paths = {
    hold: `/api/holds/${held.id}`,
    holdPage: `/holds/${held.id}`,
    claimOfHold: `/api/agency/claims/${held.id}`,
    claimOfBooking: `/api/agency/claims/${booked.id}`,
    booking: `/api/bookings/${booked.id}`,
    workspace: '/api/agency',
    workspacePage: '/agency',
    settingsPage: '/agency/settings',
    statement: `/api/agency/statements/${month}`,
  };
  const table: Record<string, Record<string, number>> = {};
  for (const [what, path] of Object.entries(paths)) {
    table[what] = {};
    for (const [who, visitor] of Object.entries(people))
      (table[what] as Record<string, number>)[who] = (await visitor.ask(coded(path, who))).status;
  }
  const agents = { own: 200, colleague: 200, other: 200, client: 401, stranger: 404, operator: 404, staff: 404 };
  const pages = { ...agents, client: 302 };
  const ours = { ...agents, other: 404 };
  expect(table).toEqual({
    hold: { ...ours, client: 200, operator: 200, staff: 200 },
    holdPage: { ...ours, client: 200, operator: 200, staff: 200 },
    claimOfHold: ours,
    claimOfBooking: ours,
    // The code is that of the hold.
    booking: { ...ours, client: 404, operator: expect.any(Number), staff: 200 },
    workspace: agents,
    workspacePage: pages,
    settingsPage: pages,
    statement: agents,
  });
  // The other agency is let in, and finds its own.
  expect((await people.other.ask('/api/agency/bookings')).json.bookings).toEqual([]);
  expect((await people.other.ask('/api/agency/holds')).json.holds).toEqual([]);
  expect((await people.other.ask('/api/agency/clients')).json.clients).toEqual([]);
  expect((await people.other.ask(`/api/agency/statements/${month}`)).json.lines).toEqual([]);
  expect((await people.colleague.postJson(`/api/holds/${held.id}/release`, {})).status).toBe(403);
});
