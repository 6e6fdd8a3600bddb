// A premium is priced only for the trip that the insurer quoted it for.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { dataOnly, INSTANT, type Sample, samples, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let sample: Sample;
let cityId: number;
let otherCityId: number;
let lengthDays: number;
let address = 0;

async function post(path: string, payload: object) {
  const response = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.1.${++address}`, ...dataOnly },
  });
  return { status: response.status, json: await response.json() };
}

const load = (more: object = {}) =>
  post(`/api/book-now/load_data/${sample.objectId}`, {
    date: sample.date,
    priceCategories: { 1: 6 },
    currency: 'EUR',
    ...more,
  });

/** Asks the insurer about the trip of six adults, or about another one. */
async function quoteWith(change: Record<string, unknown> = {}) {
  const { tourPrice } = (await load()).json.data.quote;
  return post('/api/insurance/quote', {
    total_tickets_price: tourPrice / 100,
    number_of_adults: 6,
    start: Date.parse(`${change.day ?? sample.date}T12:00:00Z`) / 1000,
    start_city_id: cityId,
    length: lengthDays,
    length_type: 'days',
    currency: 'EUR',
    ...change,
  });
}

/** The price with the first policy of a quote. */
async function attach({ json }: { json: { quote_id: string; policies: { id: string }[] } }, more: object = {}) {
  const { data } = (
    await load({ insurance_attached: 1, quote_id: json.quote_id, policy_type: json.policies[0]?.id, ...more })
  ).json;
  const line = data.quote.lines.find(({ kind }: { kind: string }) => kind === 'insurance');
  return { premium: line?.amount ?? null, takenBack: data.takenBack, answer: data.selection.insurance.answer, data };
}

const takenBack = [{ path: 'insurance_attached', code: 'not-offered' }];

beforeAll(async () => {
  shop = await startBookingShop({ TRUSTED_PROXIES: '1' });
  for (const found of await samples(shop, 120, `insurance_offered and ${INSTANT}`)) {
    const adults = found.passengerTypes.find(({ id }) => id === 1);
    if (found.placesLeft < 6 || !adults || adults.maximum < 6) continue;
    if (found.passengerTypes.some(({ id, minimum }) => id !== 1 && minimum > 0)) continue;
    sample = found;
    const { rows } = await shop.pool.query(
      `select start_location_id as city, length_days as length,
         (select max(start_location_id) from tour other where other.start_location_id <> tour.start_location_id) as other
       from tour where id = $1`,
      [found.tourId],
    );
    [cityId, lengthDays, otherCityId] = [rows[0].city, rows[0].length, rows[0].other];
    if ((await quoteWith()).status === 200 && (await load()).json.data.quote) return;
  }
  throw new Error('the demo marketplace has no tour that six adults can insure');
});
afterAll(() => shop?.stop());

test('INSU-01 PRICE-03 a quote for this trip is a line of the price, and stays one when it is presented', async () => {
  const quote = await quoteWith();
  const { premium, takenBack: none, data } = await attach(quote);
  expect([premium, none]).toEqual([quote.json.policies[0].price.amount, []]);
  const again = await attach(quote, { signed_quote: data.quote.id });
  expect([again.premium, again.data.difference]).toEqual([premium, null]);
});

test('BOOK-07 INSU-01 a quote for one adult and a trip of one euro cannot be used for others', async () => {
  const cheap = await quoteWith({ number_of_adults: 1, total_tickets_price: 1 });
  expect(await attach(cheap)).toMatchObject({ premium: null, takenBack, answer: 'undecided' });
});

test('BOOK-07 INSU-01 travellers, price, currency, city, date and length of a quote must match the booking', async () => {
  const { tourPrice } = (await load()).json.data.quote;
  const others: Record<string, unknown>[] = [
    { number_of_adults: 5 },
    { number_of_adults: 7 },
    { total_tickets_price: (tourPrice - 1) / 100 },
    { total_tickets_price: (tourPrice + 1) / 100 },
    { currency: 'USD' },
    { start_city_id: otherCityId },
    { day: addDays(sample.date, 1) },
    { length: lengthDays + 1 },
  ];
  for (const change of others) {
    const quote = await quoteWith(change);
    expect([change, quote.status]).toEqual([change, 200]);
    expect([change, await attach(quote)]).toEqual([change, expect.objectContaining({ premium: null, takenBack })]);
  }
});

test('BOOK-07 INSU-01 a quote is invalid after party, currency or price change', async () => {
  const quote = await quoteWith();
  const changes = [{ priceCategories: { 1: 5 } }, { currency: 'USD' }, { saving: 'promoCode', promoCode: 'WAYMARK10' }];
  for (const change of changes)
    expect([change, await attach(quote, change)]).toEqual([
      change,
      expect.objectContaining({ premium: null, takenBack }),
    ]);
});
