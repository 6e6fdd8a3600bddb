import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { PROVINCE_COUNTRY_ID } from '#domain/insurance/location.ts';
import { findQuote, quoteMinutes } from '#server/insurance/quote-store.ts';
import { forgetDue } from '#server/jobs/retention.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { known, stockContent } from './content-shop.ts';

let shop: TestShop;
let visitor: Visitor;
const dataOnly = { accept: 'application/vnd.waymark.data+json' };
const aDay = 86_400;
const nextMonth = () => Math.floor(Date.now() / 1000) + 30 * aDay;

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
  visitor = new Visitor(shop.origin);
  await stockContent(shop);
});
afterAll(() => shop?.stop());

const trip = () => ({
  total_tickets_price: '2000.00',
  number_of_adults: '2',
  start: String(nextMonth()),
  start_city_id: String(known.lisbon),
  length: '10',
  length_type: 'days',
});
/** Asks without a security token, as a page elsewhere would. */
const post = (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  visitor.ask(path, { method: 'POST', body: new URLSearchParams(form), headers });
const quote = (change: Record<string, string> = {}, headers: Record<string, string> = {}, prefix = '') =>
  post(`${prefix}/api/insurance/quote`, { ...trip(), ...change }, headers);
const states = (country: number | string, prefix = '') => post(`${prefix}/api/insurance/country/${country}/states`);
const countryId = async (code: string): Promise<number> => {
  const { countries } = (await visitor.ask('/api/insurance/countries')).json;
  return countries.find((one: { code: string }) => one.code === code).id;
};

test('INSU-01 a quote returns success, html, quote_id, total_price and received_quotes, and the policies as data', async () => {
  const { status, json } = await quote();
  expect(status).toBe(200);
  expect(schemas.quoteInsurance.answer.parse(json)).toEqual(json);
  expect(json).toMatchObject({ success: true, total_price: 38, quote_id: expect.stringMatching(/^[\w-]{32}$/) });
  expect(json.received_quotes[0]).toEqual({
    quote_id: json.quote_id,
    policy: { policy_name: 'Medical', policy_type: 'medical' },
    price_formatted: '€38.00',
    total_price: 38,
  });
  expect(json.policies.map(({ price }: { price: object }) => price)).toEqual(
    [3800, 11_600, 15_600].map((amount) => ({ amount, currency: 'EUR' })),
  );
  expect(json.html).toContain(`data-quote-id="${json.quote_id}"`);
  // Nothing is chosen for the traveller.
  expect(json.html).not.toContain('checked');
});

test('INSU-01 a quote is in the caller’s language, and without markup for data-only callers', async () => {
  const german = (await quote({}, {}, '/de')).json;
  expect(german.received_quotes[0].policy.policy_name).toBe('Krankenschutz');
  expect(german.received_quotes[0].price_formatted).toBe('38,00\u00a0€');
  const bare = (await quote({}, dataOnly)).json;
  expect(bare).not.toHaveProperty('html');
  expect(bare.policies).toHaveLength(3);
});

test('INSU-01 weeks, nights and hours are converted to days', async () => {
  const total = async (length: string, length_type: string) => (await quote({ length, length_type })).json.total_price;
  const ten = await total('10', 'days');
  expect(await total('9', 'nights')).toBe(ten);
  expect(await total('240', 'hours')).toBe(ten);
  expect(await total('2', 'weeks')).toBe(await total('14', 'd'));
});

test('INSU-01 every quote has its own id, is stored with its request, and expires', async () => {
  const [one, two] = [(await quote()).json, (await quote()).json];
  expect(one.quote_id).not.toBe(two.quote_id);
  const now = Date.now();
  const kept = await findQuote(shop.database, one.quote_id, now);
  expect(kept).toMatchObject({ adults: 2, lengthDays: 10, price: { amount: 200_000, currency: 'EUR' } });
  expect(kept?.policies.map(({ id }) => id)).toEqual(['medical', 'trip', 'complete']);
  expect(await findQuote(shop.database, one.quote_id, now + (quoteMinutes + 1) * 60_000)).toBeNull();
  expect(await findQuote(shop.database, 'x'.repeat(32), now)).toBeNull();
});

test('INSU-01 quotes that expired more than a day ago are deleted', async () => {
  const { quote_id } = (await quote()).json;
  await shop.database
    .updateTable('insurance_quote')
    .set({ expires_at: new Date(Date.now() - 2 * aDay * 1000) })
    .where('id', '=', quote_id)
    .execute();
  const fresh = (await quote()).json;
  await forgetDue(shop.pool, new Date(), new AbortController().signal);
  const rows = await shop.database.selectFrom('insurance_quote').select('id').execute();
  const ids = rows.map(({ id }) => id);
  expect([ids.includes(quote_id), ids.includes(fresh.quote_id)]).toEqual([false, true]);
});

test('INSU-01 the client’s trip data is limited; invalid input is a 4xx that stores nothing', async () => {
  const count = async () => (await shop.database.selectFrom('insurance_quote').select('id').execute()).length;
  const before = await count();
  const bad: Record<string, string>[] = [
    { total_tickets_price: '-1' },
    { total_tickets_price: '0' },
    { total_tickets_price: '1e9' },
    { total_tickets_price: 'NaN' },
    { total_tickets_price: '' },
    { number_of_adults: '0' },
    { number_of_adults: '31' },
    { number_of_adults: '1.5' },
    { start: 'tomorrow' },
    { start: '0' },
    { start: String(nextMonth() - 60 * aDay) },
    { start: String(nextMonth() + 4 * 366 * aDay) },
    { start: '99999999999999' },
    { length: '0' },
    { length: '366' },
    { length: '53', length_type: 'weeks' },
    { length_type: 'years' },
    { start_city_id: 'x' },
    { currency: 'XXX' },
  ];
  for (const change of bad) {
    const { status, json } = await quote(change);
    expect([change, status]).toEqual([change, 422]);
    expect(json.problems.map(({ path }: { path: string }) => path)).toContain(
      Object.keys(change).find((key) => key !== 'length_type' || !change.length),
    );
  }
  expect((await post('/api/insurance/quote')).status).toBe(422);
  expect((await quote({ start_city_id: '77' })).status).toBe(404);
  // Where the insurer insures nobody, there is nothing to quote.
  const nothing = await quote({ start_city_id: String(known.sanaa) });
  expect([nothing.status, nothing.json]).toEqual([
    200,
    { success: false, message: 'The insurer has no policy for this trip.', received_quotes: [] },
  ]);
  expect(await count()).toBe(before);
});

test('INSU-03 every country has a stable number; 32 is Canada, which has provinces', async () => {
  const { countries } = (await visitor.ask('/api/insurance/countries')).json;
  expect(countries.length).toBeGreaterThan(240);
  const byId = new Map(countries.map(({ id, code }: { id: number; code: string }) => [id, code]));
  expect(byId.size).toBe(countries.length);
  const some = {
    1: 'AF',
    9: 'AU',
    32: 'CA',
    66: 'DE',
    168: 'CH',
    183: 'GB',
    185: 'US',
    193: 'ZW',
    201: 'AC',
    252: 'YT',
  };
  for (const [id, code] of Object.entries(some)) expect([id, byId.get(Number(id))]).toEqual([id, code]);
  const german = (await visitor.ask('/de/api/insurance/countries')).json.countries;
  expect(german.find(({ id }: { id: number }) => id === 66).name).toBe('Deutschland');
  const canada = await states(PROVINCE_COUNTRY_ID);
  expect(schemas.loadInsuranceStates.answer.parse(canada.json)).toEqual(canada.json);
  expect(canada.json).toMatchObject({ insurance: true, message: '', data: { regionLabel: 'Province' } });
  expect(canada.json.data.states).toHaveLength(13);
});

test('INSU-03 states for the United States, Canada and Australia; a zip code only for the United States', async () => {
  const told = async (code: string) => {
    const { data } = (await states(await countryId(code))).json;
    return [data.states.length, data.isZipCodeRequired, data.regionLabel];
  };
  expect(await told('US')).toEqual([51, true, 'State']);
  expect(await told('CA')).toEqual([13, false, 'Province']);
  expect(await told('AU')).toEqual([8, false, 'State']);
  expect(await told('DE')).toEqual([0, false, 'State']);
});

test('INSU-04 a country without cover says so, in the caller’s language', async () => {
  const korea = await countryId('KP');
  const english = (await states(korea)).json;
  expect(english).toEqual({
    insurance: false,
    message: expect.stringContaining('sanctions'),
    data: { states: [], isZipCodeRequired: false, regionLabel: 'State' },
  });
  expect((await states(korea, '/de')).json.message).toContain('Sanktionen');
});

test('INSU-04 a state without cover says so, and the others do not', async () => {
  const unitedStates = await countryId('US');
  const list: { id: number; name: string }[] = (await states(unitedStates)).json.data.states;
  const refused: string[] = [];
  for (const { id, name } of list) {
    const { status, json } = await post(`/api/insurance/country/${unitedStates}/states/${id}`);
    expect([name, status]).toEqual([name, 200]);
    expect(schemas.loadInsuranceState.answer.parse(json)).toEqual(json);
    expect(json.message === '').toBe(json.insurance);
    if (!json.insurance) refused.push(name);
  }
  expect(refused).toEqual(['New York', 'Washington']);
});

test('INSU-03 unknown countries and states are 404, malformed ones a 4xx', async () => {
  const unitedStates = await countryId('US');
  for (const path of ['country/199/states', 'country/2147483647/states', `country/${unitedStates}/states/1`])
    expect([path, (await post(`/api/insurance/${path}`)).status]).toEqual([path, 404]);
  // A province of Canada is no state of the United States.
  expect((await post(`/api/insurance/country/${unitedStates}/states/3201`)).status).toBe(404);
  expect((await post('/api/insurance/country/32/states/3201')).status).toBe(200);
  for (const path of ['country/US/states', 'country/0/states', 'country/32/states/-1', 'country/1.5/states'])
    expect([path, (await post(`/api/insurance/${path}`)).status]).toEqual([path, 422]);
});
