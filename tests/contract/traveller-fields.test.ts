import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { type Holdable, holdables, submissionFor, submit } from '#tests/support/holding.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { forgetLimits } from './access-visitor.ts';
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

test('TRAV-02 TRAV-03 what was answered is kept with the hold; a form of address answers the gender', async () => {
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

test('TRAV-02 TRAV-04 who has sailed before names the booking, and what is not offered is refused', async () => {
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

test('TRAV-05 a date of birth is a real day from 1900 until today, on the wire too', async () => {
  for (const date of ['29/02/2023', '31/12/1899', '01/01/2100', '1985-12-10', '10/13/1985'])
    expect([date, ...(await refusalOf({ 7: date }))]).toEqual([
      date,
      422,
      expect.stringMatching(/^passengers\.0\.date-of-birth (not-a-date|not-past)$/),
    ]);
});

test('TRAV-03 BOOK-04 where somebody lives and where the bill goes are two things', async () => {
  await forgetLimits(shop);
  const tour = cruises[1] as Holdable;
  const { passengers } = holdingWith(tour, home);
  const more = { passengers, billing_country: 'DE', billing_zip: '10115' };
  const { status, text, json } = await buy(shop.bank, shop.visitor(), tour, more);
  expect(status, text).toBe(200);
  const [one] = await answersOf('booking', json.data.bookingId);
  expect(one).toMatchObject({ country: 'US', state: 'Vermont', 'zip-code': '05401' });
});
