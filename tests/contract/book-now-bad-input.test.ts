import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { dataOnly, type Sample, samples, sampleWithRooms, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let visitor: Visitor;
let sample: Sample & { twin: Sample['rooms'][number] };

beforeAll(async () => {
  shop = await startBookingShop();
  visitor = new Visitor(shop.origin);
  sample = await sampleWithRooms(shop);
});
afterAll(() => shop.stop());

const load = (payload: object, prefix = '', objectId: number | string = sample.objectId) =>
  visitor.postJson(`${prefix}/api/book-now/load_data/${objectId}`, payload, dataOnly);

/** A wrong request, and where and why it is refused. */
const wrong: [what: string, payload: () => object, path: string, code: string][] = [
  ['a negative count', () => ({ priceCategories: { 1: -1 } }), 'priceCategories.1', 'too_small'],
  ['a fraction', () => ({ priceCategories: { 1: 1.5 } }), 'priceCategories.1', 'invalid_type'],
  ['a fraction as text', () => ({ priceCategories: { 1: '1.5' } }), 'priceCategories.1', 'invalid_type'],
  ['a milliard', () => ({ priceCategories: { 1: 1e9 } }), 'priceCategories.1', 'too_big'],
  ['not a number', () => ({ priceCategories: { 1: 'NaN' } }), 'priceCategories.1', 'invalid_type'],
  ['a list for a count', () => ({ priceCategories: { 1: [2] } }), 'priceCategories.1', 'invalid_type'],
  ['a list for a map', () => ({ priceCategories: [2] }), 'priceCategories', 'invalid_type'],
  ['nobody', () => ({ priceCategories: { 1: 0 } }), 'priceCategories', 'no-eligible'],
  ['31 passengers', () => ({ priceCategories: { 1: 31 } }), 'priceCategories.1', 'too_big'],
  ['an unknown type', () => ({ priceCategories: { 1: 2, 99: 1 } }), 'priceCategories.99', 'unknown-type'],
  ['a type that is no id', () => ({ priceCategories: { adult: 1 } }), 'priceCategories.adult', 'invalid_key'],
  ['an unknown room', () => ({ accommodationsSelected: { 7: { 1: 1 } } }), 'accommodationsSelected.7', 'unknown-room'],
  ['an unknown extra', () => ({ extrasSelected: { 7: { 1: 1 } } }), 'extrasSelected.7.1', 'unknown-extra'],
  ['a foreign currency', () => ({ currency: 'JPY' }), 'currency', 'invalid_value'],
  ['a list of currencies', () => ({ currency: ['EUR'] }), 'currency', 'invalid_value'],
  ['a date that is none', () => ({ date: '2027-02-30' }), 'date', 'invalid_format'],
  ['a dotted date', () => ({ date: '01.02.2027' }), 'date', 'invalid_format'],
  ['yesterday', () => ({ date: '2020-01-01' }), 'date', 'past'],
  ['today', () => ({ date: dayAt(Date.now(), sample.timeZone) }), 'date', 'past'],
  ['a day nobody departs on', () => ({ date: '2099-01-01' }), 'date', 'no-departure'],
  ['an unknown saving', () => ({ saving: 'everything' }), 'saving', 'invalid_value'],
  ['a quote of our own making', () => ({ signed_quote: 'abc.def' }), 'signed_quote', 'quote-forged'],
];

describe('API-02 load_data refuses with path, code and message', () => {
  test.each(wrong)('%s', async (_what, payload, path, code) => {
    const whole = { date: sample.date, priceCategories: { 1: 2 }, ...payload() };
    const [english, german] = [await load(whole), await load(whole, '/de')];
    for (const answer of [english, german]) {
      expect(answer.status, answer.text).toBe(422);
      expect(answer.json.status).toBe('error');
      expect(answer.json.problems).toContainEqual({ path, code, message: expect.stringMatching(/\w+/) });
    }
    expect(german.json.message).not.toMatch(/^Something went wrong/);
    expect(english.json.problems.map(({ message }: { message: string }) => message).join()).not.toMatch(
      /Something went wrong/,
    );
  });

  test('PAX-02 only minors', async () => {
    const family = (await samples(shop)).find(({ passengerTypes }) => passengerTypes.some(({ id }) => id === 2));
    const { json, status } = await load({ date: family?.date, priceCategories: { 2: 1 } }, '', family?.objectId);
    expect(status).toBe(422);
    expect(json.problems).toContainEqual(expect.objectContaining({ path: 'priceCategories', code: 'no-eligible' }));
  });

  test('a sold-out departure, and one with fewer places than travellers', async () => {
    const { rows } = await shop.pool.query(
      `select variant_id, day from departure join place on place.id = place_id join variant on variant.id = variant_id
       join tour on tour.id = tour_id where taken = capacity and day > $1 and prices ? '1' and blocked is null limit 1`,
      [addDays(dayAt(Date.now(), 'UTC'), 1)],
    );
    const gone = await load({ date: rows[0].day, priceCategories: { 1: 2 } }, '', rows[0].variant_id);
    expect(gone.json.problems).toContainEqual(expect.objectContaining({ path: 'date', code: 'sold-out' }));
    const few = await shop.pool.query(
      `select variant_id, day, (sale -> 'passengerTypes' -> 0 ->> 'maximum')::integer as most
       from departure join place on place.id = place_id join variant on variant.id = variant_id join tour on tour.id = tour_id
       where capacity - taken between 1 and 2 and day > $1 and prices ? '1' and blocked is null and maximum_group > 3
         and (sale -> 'passengerTypes' -> 0 ->> 'maximum')::integer > 3 limit 1`,
      [addDays(dayAt(Date.now(), 'UTC'), 1)],
    );
    const short = await load({ date: few.rows[0].day, priceCategories: { 1: 4 } }, '', few.rows[0].variant_id);
    expect(short.json.problems).toContainEqual(expect.objectContaining({ path: 'date', code: 'too-few-places' }));
  });

  test('a closed destination', async () => {
    await shop.pool.query(`update tour set blocked = '{"en": "Closed.", "de": "Geschlossen."}' where id = $1`, [
      sample.tourId,
    ]);
    await shop.catalogue.reload();
    const { json, status } = await load({ date: sample.date, priceCategories: { 1: 2 } });
    expect([status, json.problems[0].code]).toEqual([422, 'blocked']);
    const calendar = await visitor.postJson(
      `/de/api/book-now/load_calendar/${sample.tourId}`,
      { month: sample.date.slice(0, 7) },
      dataOnly,
    );
    expect(calendar.json.data.blocked).toBe('Geschlossen.');
    expect(calendar.json.data.days.some(({ bookable }: { bookable: boolean }) => bookable)).toBe(false);
    await shop.pool.query('update tour set blocked = null where id = $1', [sample.tourId]);
    await shop.catalogue.reload();
  });

  test('unknown and invalid ids in the path', async () => {
    expect((await load({}, '', 999_999_999)).status).toBe(404);
    for (const id of ['abc', '-1', '0', '1.5', '99999999999', '%20', '1%00'])
      expect((await load({}, '', id)).status, id).toBeGreaterThanOrEqual(400);
  });
});

test('API-02 none of these requests stores anything', async () => {
  const counts = () =>
    shop.pool.query(`select (select count(*) from promo_use) + (select count(*) from place_entry) as rows,
      (select version from catalogue_version) as version`);
  const before = (await counts()).rows;
  await load({ date: sample.date, priceCategories: { 1: 2 }, double_opt_in: 1, pid: 'x', device_data: 'y' });
  await load({ date: sample.date, priceCategories: { 1: 99 } });
  expect((await counts()).rows).toEqual(before);
});
