// Bookings of an office: what a search finds, filters, pages, the file, notes, and the plans of the statements.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { type BookingFilter, officeBookings } from '#server/booking/book/find-office-bookings.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { bookingFor, buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';
import { newEmail } from './hold-shop.ts';

const copies = 20_000;
const email = `zuse-${newEmail()}`;

let shop: PayShop;
let tour: Holdable;
let booking: { id: string; reference: string };
let owner: Visitor;
let guide: Visitor;
let finance: Visitor;
let stranger: Visitor;
let staff: Visitor;

async function enter(more: Omit<Parameters<typeof makeAccount>[1], 'email'>): Promise<Visitor> {
  const address = newEmail();
  await makeAccount(shop, { email: address, ...more });
  const visitor = shop.visitor();
  expect((await logIn(visitor, address)).status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  shop = await startPayShop();
  tour = (await holdables(shop)).find(({ fields }) => fields.some(({ id }) => id === 'phone')) as Holdable;
  const { rows } = await shop.pool.query('select slug, name from operator order by id <> $1 limit 2', [
    tour.operatorId,
  ]);
  owner = await enter({ role: 'operator', operator: rows[0] });
  guide = await enter({ role: 'operator', preset: 'guide', operator: rows[0] });
  finance = await enter({ role: 'operator', preset: 'finance', operator: rows[0] });
  stranger = await enter({ role: 'operator', operator: rows[1] });
  staff = await enter({ role: 'staff' });
  await forgetLimits(shop);
  const { passengers } = bookingFor(tour, email);
  const [first, ...others] = passengers as Record<string, string>[];
  const lead = { ...first, email, 2: 'Konrad', 4: 'Zuse-Ørsted', 6: '+491701234567' };
  const bought = await buy(shop.bank, shop.visitor(), tour, { passengers: [lead, ...others] });
  expect(bought.status, bought.text).toBe(200);
  const found = await shop.pool.query('select id, reference from booking where id = $1', [bought.json.data.bookingId]);
  booking = found.rows[0];
  await shop.pool.query(`update departure set code = 'SPRING-7' where id = $1`, [tour.departureId]);
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

async function list(visitor: Visitor, query: Record<string, string> = {}) {
  const { status, json, text } = await visitor.ask(`/api/office/bookings?${new URLSearchParams(query)}`);
  expect(status, text).toBe(200);
  return schemas.listOfficeBookings.answer.parse(json);
}
const references = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await list(visitor, query)).bookings.map(({ reference }) => reference);

/** All references of a query, page by page. */
async function everyPage(visitor: Visitor, query: Record<string, string>) {
  const all: { reference: string; from: string; createdAt: number }[] = [];
  for (let after = ''; ; ) {
    const page = await list(visitor, { ...query, after });
    all.push(...page.bookings);
    if (!page.next) return all;
    after = page.next;
  }
}

describe('a search', () => {
  const finding = {
    'the reference': () => booking.reference.toLowerCase(),
    'the beginning of the email': () => email.slice(0, 20),
    'parts of the name in any order': () => 'zuse konr',
    'a name with letters of its own': () => 'Ørsted',
    'the phone with its country code': () => '+49 170 1234567',
    'the phone as it is dialled at home': () => '0170 / 123 45 67',
    'the departure code': () => 'spring-7',
  };
  test.each(Object.entries(finding))('finds a booking by %s, for its company and staff only', async (_, q) => {
    for (const visitor of [owner, staff]) expect(await references(visitor, { q: q() })).toEqual([booking.reference]);
    expect(await references(stranger, { q: q() })).toEqual([]);
  });

  test('finds a booking by the name of its tour, and takes wildcards and operators literally', async () => {
    const { rows } = await shop.pool.query(`select name ->> 'de' as name from tour where id = $1`, [tour.tourId]);
    expect(await references(owner, { q: rows[0].name })).toEqual([booking.reference]);
    for (const q of ['%', '_', "'", ':* & !', '12', '---']) expect(await references(owner, { q })).toEqual([]);
  });
});

test('the bookings of a departure are a filter of its own', async () => {
  const departureId = String(tour.departureId);
  expect(await references(owner, { departureId })).toEqual([booking.reference]);
  expect(await references(stranger, { departureId })).toEqual([]);
  expect(await references(owner, { tourId: String(tour.tourId), state: 'cancelled' })).toEqual([]);
});

test('amounts and contacts are for those who work with them', async () => {
  expect([(await list(owner)).bookings[0]?.email, (await list(finance)).bookings[0]?.email]).toEqual([email, '']);
  expect((await list(owner)).bookings[0]).toMatchObject({ price: { currency: 'EUR' }, due: { amount: 0 } });
  expect((await list(guide)).bookings[0]).toMatchObject({ price: null, due: null });
});

test('notes are append-only; staff read all of them, operators their own, guides write none', async () => {
  const path = `/api/office/bookings/${booking.id}`;
  const note = (visitor: Visitor, body: string) => visitor.postJson(`${path}/notes`, { body });
  expect((await note(owner, 'Wants a quiet room.')).status).toBe(200);
  expect((await note(staff, 'Called twice.')).status).toBe(200);
  expect([(await note(guide, 'x')).status, (await note(stranger, 'x')).status]).toEqual([403, 404]);
  expect((await note(owner, '   ')).status).toBe(422);
  const notesOf = async (visitor: Visitor) =>
    schemas.loadOfficeBooking.answer.parse((await visitor.ask(path)).json).notes.map(({ body }) => body);
  expect(await notesOf(staff)).toEqual(['Called twice.', 'Wants a quiet room.']);
  expect(await notesOf(owner)).toEqual(['Wants a quiet room.']);
  expect((await owner.ask(`/office/bookings/${booking.id}`)).text).toContain('Wants a quiet room.');
  await expect(shop.pool.query(`update booking_note set body = 'Else'`)).rejects.toThrow('append-only');
});

test('the confirmation is sent again to the traveller, by those who work with bookings, and only for a sold one', async () => {
  const path = `/api/office/bookings/${booking.id}/confirmation`;
  const sent = async () =>
    (await mailsTo(shop, email)).filter(({ kind }) => kind === 'booking-confirmed').map(({ props }) => props.url);
  const [original] = await sent();
  expect([(await guide.postJson(path, {})).status, (await stranger.postJson(path, {})).status]).toEqual([403, 404]);
  expect(await sent()).toEqual([original]);
  expect((await owner.postJson(path, {})).status).toBe(200);
  expect(await sent()).toEqual([original, original]);
  await shop.pool.query(`update booking set state = 'cancelled' where id = $1`, [booking.id]);
  expect((await owner.postJson(path, {})).status).toBe(409);
  await shop.pool.query(`update booking set state = 'confirmed' where id = $1`, [booking.id]);
});

describe('with many bookings', () => {
  beforeAll(async () => {
    await shop.pool.query(
      `insert into booking (id, reference, state, claim_id, on_request, variant_id, departure_id, tour_id, visitor_hash, lead_email,
         language, time_zone, selection, price, plan, currency, total, price_version, rate, sale, submission_owner, submission_key,
         submission_hash, created_at)
       select gen_random_uuid(), 'T' || lpad(n::text, 7, '0'), case n % 10 when 0 then 'cancelled' else 'confirmed' end, gen_random_uuid(),
         false, other.variant_id, other.departure_id, other.tour_id, '', 'copy' || n || '@example.org', 'en', 'UTC',
         jsonb_set(selection, '{choices,day}', to_jsonb(to_char(date '2031-01-01' + n % 500, 'YYYY-MM-DD'))), price, plan, currency, total,
         price_version, rate, sale, 'copy', n::text, '', now() - make_interval(mins => n / 3)
       from booking, generate_series(1, ${copies}) n join (
         select departure.id as departure_id, variant_id, tour_id, row_number() over (order by tour_id) - 1 as at, count(*) over () as tours
         from (select distinct on (tour_id) departure.id, variant_id, tour_id from departure join variant on variant.id = variant_id
           order by tour_id, departure.id) departure) other on other.at = n % tours
       where booking.id = $1`,
      [booking.id],
    );
    await shop.pool.query(
      `insert into booking_traveller (booking_id, position, passenger_type, answers, fields)
       select booking.id, position, passenger_type, answers, fields from booking_traveller, booking
       where booking_id = $1 and submission_owner = 'copy'`,
      [booking.id],
    );
    await shop.pool.query('analyze booking, booking_traveller, tour, money_account, departure');
  });

  test.each(['newest', 'departure'])(
    'pages sorted by %s have every booking of the filter once, in order',
    async (sort) => {
      const query = { sort, state: 'cancelled', from: '2031-02-01', until: '2031-03-31' };
      const all = await everyPage(owner, query);
      const { rows } = await shop.pool.query(
        `select reference from booking join tour on tour.id = tour_id join operator_profile profile on profile.id = tour.operator_id
       where profile.operator_id = $1 and booking.state = 'cancelled' and selection -> 'choices' ->> 'day' between $2 and $3`,
        [tour.operatorId, query.from, query.until],
      );
      expect(all.map(({ reference }) => reference).sort()).toEqual(rows.map(({ reference }) => reference).sort());
      const keys = all.map(({ from, createdAt }) => (sort === 'departure' ? from : -createdAt));
      expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      const { text } = await owner.ask(`/api/office/bookings.csv?${new URLSearchParams(query)}`);
      const exported = text.split('\r\n').slice(1, -1);
      expect(exported.map((line) => line.slice(1, 9))).toEqual(all.map(({ reference }) => reference));
    },
  );

  test('a file that would be too large is refused and says what to do', async () => {
    const { status, json } = await staff.ask('/api/office/bookings.csv');
    expect([status, json.message]).toEqual([422, expect.stringContaining('Choose fewer')]);
  });

  const filter = { q: null, state: null, from: null, until: null, due: null, channel: null, sort: null } as const;
  const plans: Record<string, Partial<BookingFilter>> = {
    'newest first': {},
    'a later page': { after: '2020-01-01T00:00:00.000000Z 00000000-0000-4000-8000-000000000000' },
    'by departure': { sort: 'departure' },
    'a state': { state: 'cancelled' },
    'departing within a week': { from: '2031-02-01', until: '2031-02-07', sort: 'departure' },
    'a search for a name': { q: 'zuse' },
    'a search for an email': { q: 'copy77@' },
  };
  test.each(Object.entries(plans))('%s needs no full scan of bookings or travellers', async (_, more) => {
    const { rows } = await shop.pool.query('select operator_id from operator_profile where operator_id = $1', [
      tour.operatorId,
    ]);
    for (const account of [
      { role: 'staff', operatorId: null },
      { role: 'operator', operatorId: rows[0].operator_id },
    ] as const) {
      const statement = officeBookings({ ...filter, ...more } as BookingFilter, account, 51);
      const explained = await explain(shop.database, statement);
      expect(explained).not.toMatch(/Seq Scan on (booking|booking_traveller)\b/);
    }
  });
});

async function explain(database: Database, statement: RawBuilder<unknown>): Promise<string> {
  return database.transaction().execute(async (trx) => {
    // What is left of full scans has no index that could serve it, whatever the statistics say.
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain ${statement}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
