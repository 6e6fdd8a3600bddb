import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { type Holdable, holdables, submissionFor, submit } from '#tests/support/holding.ts';
import { bookingFor, buy, cards, type PayShop, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';
import { newEmail } from './hold-shop.ts';

let shop: PayShop;
let cruises: Holdable[];
beforeAll(async () => {
  shop = await startPayShop();
  cruises = (await holdables(shop)).filter(({ fields }) => fields.some(({ id }) => id === 'past-passenger'));
  if (cruises.length < 2) throw new Error('the demo marketplace has too few cruises that can be held');
});
afterAll(() => shop?.stop());

const cruise = (): Holdable => cruises[0] as Holdable;
const lead = { 1: 'Mr.', 2: 'Ada', 4: 'Lovelace', 6: '+4915123456789', 7: '10/12/1985', 26: 'x' };
const home = { 72: 'US', 73: 'Vermont', 74: '05401' };

/** A submission whose first traveller answers these things as well. */
function holdingWith(tour: Holdable, more: Record<string, string>): Record<string, unknown> {
  const { passengers, ...rest } = submissionFor(tour, newEmail());
  const [first, ...others] = passengers;
  return { ...rest, passengers: [{ ...first, ...more }, ...others] };
}

const answersOf = async (table: 'hold' | 'booking', id: string): Promise<Record<string, string>[]> => {
  const { rows } = await shop.pool.query(
    `select answers from ${table}_traveller where ${table}_id = $1 order by position`,
    [id],
  );
  return rows.map(({ answers }) => answers);
};

const refusalOf = async (more: Record<string, string>) => {
  await forgetLimits(shop);
  const { status, json } = await submit(shop.visitor(), cruise().objectId, holdingWith(cruise(), more));
  return [status, ...(json.problems ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)];
};

test('TRAV-02 TRAV-03 a cruise asks for title, gender, home and earlier voyages, each by its number', async () => {
  const { tourId, objectId } = cruise();
  const ask = async (payload: object, prefix = '') =>
    schemas.loadTravellerForm.answer.parse(
      (await shop.visitor().postJson(`${prefix}/api/book-now/load_pax_template/${tourId}`, payload)).json,
    );
  const { data, html = '' } = await ask({ object_id: objectId });
  expect(Object.fromEntries(data.fields.map(({ id, number }) => [id, number]))).toMatchObject({
    prefix: 1,
    'first-name': 2,
    'last-name': 4,
    phone: 6,
    'date-of-birth': 7,
    gender: 26,
    country: 72,
    state: 73,
    'zip-code': 74,
    'past-passenger': null,
    'past-booking-reference': null,
  });
  for (const number of [1, 26, 72, 73, 74]) expect(html).toContain(`name="passengers[0][${number}]"`);
  expect(html).toContain('data-only-when="past-passenger=yes"');
  const german = await ask({ object_id: objectId, traveller: 2 }, '/de');
  const labels = Object.fromEntries(german.data.fields.map(({ id, label }) => [id, label]));
  expect(labels).toMatchObject({ prefix: 'Anrede', gender: 'Geschlecht wie im Pass' });
  expect(labels).not.toHaveProperty('country');
});

test('TRAV-02 TRAV-03 answers are stored with the hold; a title fills in the gender', async () => {
  await forgetLimits(shop);
  const tour = cruise();
  const asked = { ...lead, ...home, 'past-passenger': 'yes', 'past-booking-reference': 'WM-1234' };
  const { passengers, ...rest } = holdingWith(tour, asked) as { passengers: Record<string, string>[] };
  // The other traveller says how to be addressed, and nothing about gender.
  const [first, { 26: _unsaid, ...second } = {}] = passengers;
  const told = await submit(shop.visitor(), tour.objectId, { ...rest, passengers: [first, { ...second, 1: 'Mrs.' }] });
  expect(told.status, told.text).toBe(200);
  const [one, other] = await answersOf('hold', told.json.data.holdId);
  expect(one).toMatchObject({
    prefix: 'Mr.',
    gender: 'x',
    country: 'US',
    state: 'Vermont',
    'zip-code': '05401',
    'past-passenger': 'yes',
    'past-booking-reference': 'WM-1234',
  });
  expect(other).toMatchObject({ prefix: 'Mrs.', gender: 'female' });
  expect(other).not.toHaveProperty('past-booking-reference');
});

test('TRAV-02 TRAV-04 a past passenger names the booking, and an option that is not offered is refused', async () => {
  expect(await refusalOf({ 'past-passenger': 'yes' })).toEqual([422, 'passengers.0.past-booking-reference missing']);
  expect(await refusalOf({ 26: 'unknown', 1: 'Captain' })).toEqual([
    422,
    'passengers.0.prefix not-offered',
    'passengers.0.gender not-offered',
  ]);
  expect(await refusalOf({ 72: 'Germany', 74: '' })).toEqual([
    422,
    'passengers.0.country not-offered',
    'passengers.0.zip-code missing',
  ]);
  expect(await refusalOf({ 'past-passenger': 'maybe' })).toEqual([422, 'passengers.0.past-passenger not-offered']);
});

test('TRAV-05 a date of birth is an existing date from 1900 until today, on the wire too', async () => {
  for (const date of ['29/02/2023', '31/12/1899', '01/01/2100', '1985-12-10', '10/13/1985'])
    expect([date, ...(await refusalOf({ 7: date }))]).toEqual([
      date,
      422,
      expect.stringMatching(/^passengers\.0\.date-of-birth (not-a-date|not-past)$/),
    ]);
});

test('TRAV-03 BOOK-04 residence and billing address are separate', async () => {
  await forgetLimits(shop);
  const tour = cruises[1] as Holdable;
  const { passengers } = holdingWith(tour, home);
  const more = { passengers, billing_country: 'DE', billing_zip: '10115' };
  const { status, text, json } = await buy(shop.bank, shop.visitor(), tour, more);
  expect(status, text).toBe(200);
  const [one] = await answersOf('booking', json.data.bookingId);
  expect(one).toMatchObject({ country: 'US', state: 'Vermont', 'zip-code': '05401' });
});

/** An account that is logged in. */
async function signedIn(
  wanted: Omit<Parameters<typeof makeAccount>[1], 'email'> & { email?: string },
): Promise<Visitor> {
  const email = wanted.email ?? newEmail();
  await makeAccount(shop, { ...wanted, email });
  const visitor = shop.visitor();
  expect((await logIn(visitor, email)).status).toBe(200);
  return visitor;
}

/** The operator of a tour, and one of another company. */
async function operatorsOf(tour: Holdable): Promise<[Visitor, Visitor]> {
  const { rows } = await shop.pool.query('select slug, name from operator order by id <> $1 limit 2', [
    tour.operatorId,
  ]);
  const [own, foreign] = rows.map((operator) => signedIn({ role: 'operator', operator }));
  return [(await own) as Visitor, (await foreign) as Visitor];
}

const withPassport = (tour: Holdable) => tour.fields.some(({ id }) => id === 'passport-number');
const sensitive = {
  'passport-number': 'C01X00T47',
  'passport-expiry': '01/02/2040',
  note: 'Peanuts are dangerous for me',
};

/** Buys a tour whose lead traveller answers about passport and health. */
async function buyWithPassport(visitor: Visitor, tour: Holdable, more: Record<string, unknown> = {}) {
  await forgetLimits(shop);
  const { passengers } = bookingFor(tour, newEmail());
  const email = newEmail();
  const [first, ...others] = passengers as Record<string, string>[];
  const people = [{ ...first, email, ...sensitive }, ...others];
  const bought = await buy(shop.bank, visitor, tour, { passengers: people, ...more });
  return { ...bought, email, id: (bought.json.data?.bookingId ?? bought.json.enquiryId) as string };
}

type Answer = { id: string; label: string; value: string };
const answersIn = (travellers: { answers: Answer[] | null }[], at = 0) =>
  travellers[at]?.answers && Object.fromEntries(travellers[at].answers.map(({ id, value }) => [id, value]));
const viewsOf = async (id: string) =>
  (await shop.pool.query('select role, classes from answer_view where booking_id = $1 order by id', [id])).rows;

test('passport and health answers reach the operator and staff, who are logged; the booker sees a masked number', async () => {
  const tour = cruises[1] as Holdable;
  const buyer = shop.visitor();
  const { id, email, status, text } = await buyWithPassport(buyer, tour);
  expect(status, text).toBe(200);
  const booking = async (visitor: Visitor, query = '') =>
    (await visitor.ask(`/api/bookings/${id}${query}`)).json.booking.travellers;

  // The questions stay as they were agreed, whatever the tour asks later.
  await shop.pool.query(
    `update variant set sale = replace(sale::text, 'Passport number', 'Changed question')::jsonb where id = $1`,
    [tour.objectId],
  );
  const own = await booking(buyer);
  expect(answersIn(own)).toMatchObject({ 'passport-number': '••••••T47', note: sensitive.note, country: 'DE' });
  expect(own[0].answers.find((answer: Answer) => answer.id === 'passport-number').label).toBe('Passport number');
  const page = (await buyer.ask(`/bookings/${id}`)).text;
  expect(page).toContain('••••••T47');
  expect(page).not.toContain('C01X00T47');

  const mail = (await mailsTo(shop, email)).find(({ kind }) => kind === 'booking-confirmed');
  const code = new URL(mail?.props.url).searchParams.get('code') as string;
  expect(answersIn(await booking(shop.visitor(), `?code=${code}`))).toBeNull();
  const lead = await signedIn({ email });
  expect(answersIn(await booking(lead))).toMatchObject({ 'passport-number': '••••••T47' });
  expect(await viewsOf(id)).toEqual([]);

  const [operator, foreign] = await operatorsOf(tour);
  const staff = await signedIn({ role: 'staff' });
  const shown = answersIn(await booking(operator));
  expect(shown).toMatchObject({ 'date-of-birth': '10/12/1985' });
  expect(Object.keys(shown ?? {})).not.toContain('note');
  for (const path of [`/api/office/bookings/${id}`, `/office/bookings/${id}`]) {
    expect((await foreign.ask(path)).status, path).toBe(404);
    expect((await lead.ask(path)).status, path).toBeOneOf([403, 404]);
  }
  expect(await viewsOf(id)).toEqual([]);
  const opened = schemas.loadOfficeBooking.answer.parse((await operator.ask(`/api/office/bookings/${id}`)).json);
  expect(answersIn(opened.booking.travellers)).toMatchObject(sensitive);
  expect(opened.views).toBeNull();
  expect((await operator.ask(`/office/bookings/${id}`)).text).toContain('C01X00T47');
  const seen = schemas.loadOfficeBooking.answer.parse((await staff.ask(`/api/office/bookings/${id}`)).json);
  expect(seen.views?.map(({ role }) => role)).toEqual(['staff', 'operator', 'operator']);
  expect((await viewsOf(id))[0]).toEqual({ role: 'operator', classes: ['document', 'health'] });
  await expect(shop.pool.query(`update answer_view set at = now() where booking_id = $1`, [id])).rejects.toThrow(
    'append-only',
  );

  const listed = async (visitor: Visitor) =>
    schemas.listOfficeBookings.answer.parse((await visitor.ask('/api/office/bookings')).json).bookings;
  expect((await listed(operator)).find((row) => row.id === id)).toMatchObject({ lead: 'Ada Lovelace', travellers: 2 });
  expect((await listed(foreign)).some((row) => row.id === id)).toBe(false);
  expect((await listed(staff)).some((row) => row.id === id)).toBe(true);
  expect((await operator.ask('/office/bookings')).text).toContain(`/office/bookings/${id}`);
});

test.each([
  ['sales', 'sensitive'],
  ['finance', 'all'],
] as const)(
  'a colleague with the preset %s opens a booking without the answers that it hides: %s',
  async (preset, hidden) => {
    const tour = cruises[3] ?? cruise();
    const { id, status, text } = await buyWithPassport(shop.visitor(), tour);
    expect(status, text).toBe(200);
    const { rows } = await shop.pool.query('select slug from operator where id = $1', [tour.operatorId]);
    const colleague = await signedIn({ role: 'operator', preset, operator: { slug: rows[0].slug } });
    const answer = await colleague.ask(`/api/office/bookings/${id}`);
    const { booking: opened } = schemas.loadOfficeBooking.answer.parse(answer.json);
    expect(opened.hidden).toBe(hidden);
    const answers = opened.travellers.flatMap((traveller) => traveller.answers);
    expect(answers.some((one) => one.class !== 'ordinary')).toBe(false);
    expect(answers.length > 0).toBe(hidden === 'sensitive');
    expect(await viewsOf(id)).toEqual([]);
    const page = (await colleague.ask(`/office/bookings/${id}`)).text;
    expect(page).toContain('Your role doesn’t include');
    expect(page).not.toContain('C01X00T47');
    // Prices and payments are for those who work with them, and never include what the preset hides.
    const sale = await colleague.ask(`/api/bookings/${id}`);
    expect(sale.status).toBe(200);
    expect(sale.text).not.toMatch(preset === 'finance' ? /C01X00T47|10\/12\/1985/ : /C01X00T47/);
  },
);

test('a booking that fails or is declined loses passport and health answers immediately', async () => {
  const failed = await buyWithPassport(shop.visitor(), cruise(), { number: cards.declined });
  const waiting = (await holdables(shop, Date.now(), 'onRequest')).find(withPassport) as Holdable;
  const requested = await buyWithPassport(shop.visitor(), waiting);
  expect(requested.json.data.state, requested.text).toBe('requested');
  expect((await answersOf('booking', requested.id))[0]).toMatchObject(sensitive);
  const [operator] = await operatorsOf(waiting);
  const open = async () => (await operator.ask(`/api/office/bookings/${requested.id}`)).json.booking.travellers;
  // Whether it can cater for an allergy is for the operator to decide; passports come with the confirmation.
  expect(answersIn(await open())).toMatchObject({ note: sensitive.note });
  expect(Object.keys(answersIn(await open()) ?? {})).not.toContain('passport-number');
  const listed = schemas.listRequests.answer.parse((await operator.ask('/api/office/requests')).json).requests;
  const people = listed.find((row) => row.id === requested.id)?.people ?? [];
  expect(people[0]).toMatchObject({ name: 'Ada Lovelace' });
  expect(answersIn(people)).toMatchObject({ 'date-of-birth': '10/12/1985' });
  expect(JSON.stringify(people)).not.toMatch(/Peanuts|C01X00T47/);
  await operator.postJson(`/api/office/requests/${requested.id}/decline`, { reason: 'The ship is full.' });
  for (const id of [failed.id, requested.id]) {
    const { rows } = await shop.pool.query('select answers, fields from booking_traveller where booking_id = $1', [id]);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/Peanuts|C01X00T47|passport-expiry/);
    expect(JSON.stringify(rows)).toContain('Lovelace');
  }
});

test('a colleague of the agent sees names, the agent who typed the answers sees them', async () => {
  const agency = { slug: 'answers-travel', name: 'Answers Travel' };
  const agent = await signedIn({ role: 'agent', agency });
  const { id, status, text } = await buyWithPassport(agent, cruises[2] ?? cruise());
  expect(status, text).toBe(200);
  const colleague = await signedIn({ role: 'agent', agency });
  const seen = async (visitor: Visitor) => (await visitor.ask(`/api/bookings/${id}`)).json.booking;
  expect(answersIn((await seen(agent)).travellers)).toMatchObject({ note: sensitive.note });
  const { viewer, travellers } = await seen(colleague);
  expect([viewer, travellers[0].firstName, travellers[0].answers]).toEqual(['colleague', 'Ada', null]);
});
