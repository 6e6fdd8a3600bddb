import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { addDays } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { monthOf } from '#domain/calendar/month.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { dataOnly, type Sample, sampleWithRooms, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let visitor: Visitor;
let sample: Sample;

beforeAll(async () => {
  shop = await startBookingShop();
  visitor = new Visitor(shop.origin);
  sample = await sampleWithRooms(shop);
});
afterAll(() => shop.stop());

const calendar = (payload: object, prefix = '', headers: Record<string, string> = {}) =>
  visitor.postJson(`${prefix}/api/book-now/load_calendar/${sample.tourId}`, payload, headers);

test('CAL-01 a month is returned with its days, and both have the ids of the calendar', async () => {
  const month = monthOf(sample.date);
  const { json } = await calendar({ month, currency: 'EUR' });
  const { data, html } = schemas.loadCalendar.answer.parse(json);
  expect(data.id).toBe(`month-${month}`);
  const day = data.days.find((found) => found.day === sample.date);
  expect(day?.id).toBe(`day-${sample.date}`);
  expect(html).toContain(`id="month-${month}"`);
  expect(html).toContain(`id="day-${sample.date}"`);
  expect(data.days.every((found) => found.day.startsWith(month))).toBe(true);
  const form = await visitor.post(`/api/book-now/load_calendar/${sample.tourId}`, { month, currency: 'EUR' }, dataOnly);
  expect(form.json).toEqual({ status: 'OK', data });
});

test('CAL-02 the end date is start + length − 1 day', async () => {
  const { json } = await calendar({ month: monthOf(sample.date) }, '', dataOnly);
  const { data } = schemas.loadCalendar.answer.parse(json);
  for (const { day, until } of data.days) expect(until).toBe(addDays(day as never, data.lengthDays - 1));
});

test.each(CURRENCIES)('CAL-04 the price under a date in %s is the price per person of load_data', async (currency) => {
  const { json } = await calendar({ month: monthOf(sample.date), currency, object_id: sample.objectId }, '', dataOnly);
  const day = json.data.days.find((found: { day: string }) => found.day === sample.date);
  const priced = await visitor.postJson(
    `/api/book-now/load_data/${sample.objectId}`,
    { date: sample.date, priceCategories: { 1: 2 }, currency },
    dataOnly,
  );
  const adult = priced.json.data.offers.passengers.find(({ typeId }: { typeId: number }) => typeId === 1);
  expect(day.price).toBe(adult.price);
  expect(day.oldPrice).toBe(adult.oldPrice);
});

test('CAL-04 a date without places cannot be chosen, in data and markup', async () => {
  const { rows } = await shop.pool.query(
    `select tour_id, variant.id, day from departure join variant on variant.id = variant_id join place on place.id = place_id
     join tour on tour.id = tour_id where taken = capacity and day > $1 and prices ? '1' and blocked is null
     order by departure.id limit 1`,
    [addDays(dayAt(Date.now(), 'UTC'), 1)],
  );
  const [soldOut] = rows;
  const { json } = await visitor.postJson(`/api/book-now/load_calendar/${soldOut.tour_id}`, {
    month: soldOut.day.slice(0, 7),
    object_id: soldOut.id,
  });
  const day = json.data.days.find((found: { day: string }) => found.day === soldOut.day);
  expect(day).toMatchObject({ bookable: false, availability: 'soldOut', placesLeft: 0 });
  expect(json.html).toMatch(new RegExp(`id="day-${soldOut.day}"[^>]* disabled`));
});

test('CAL-01 past and unplanned months are refused in the caller’s language', async () => {
  for (const month of ['1999-01', '2026-13', '2026-1', 'June', '', '9999-12', '2026-00']) {
    const english = await calendar({ month });
    expect(english.status, month).toBe(422);
    expect(english.json.problems[0].path).toBe('month');
  }
  const german = await calendar({ month: '1999-01' }, '/de');
  expect(german.json.problems[0].code).toBe('month-not-sold');
  expect((await visitor.postJson('/api/book-now/load_calendar/999999', { month: '2027-01' })).status).toBe(404);
});

test('CAL-05 the change-date popup lists the months, selects the first, and offers an enquiry for another date', async () => {
  const ask = (payload: object, headers = {}) =>
    visitor.postJson('/api/book-now/load_change_date_popup', payload, headers);
  const { json } = await ask({ object_id: sample.objectId, is_enquiry: 1, b2bPid: 'agent-7' });
  const { data, html } = schemas.loadChangeDate.answer.parse(json);
  expect(data).toMatchObject({ objectId: sample.objectId, tourId: sample.tourId, isEnquiry: true, b2bPid: 'agent-7' });
  expect(data.months.map(({ month }) => month)).toContain(monthOf(sample.date));
  expect(data.first?.month).toBe(data.months[0]?.month);
  expect(data.first?.facts?.departures.map(({ day }) => day)).toEqual(
    expect.arrayContaining(data.first?.days.map(({ day }) => day) ?? []),
  );
  expect(html).toContain('data-enquiry="true"');
  // The enquiry variant is a question form of its own, which says where it comes from.
  expect(data.enquiry).toMatchObject({ action: '/api/enquiry', tour: { id: sample.tourId } });
  expect(html).toContain('action="/api/enquiry"');
  expect(html).toContain('name="source" value="change-date"');
  const plain = await ask({ object_id: sample.objectId, is_enquiry: 'false' });
  expect(plain.json.data.enquiry).toBeNull();
  expect(plain.json.html).not.toContain('action="/api/enquiry"');
  expect(plain.json.html).toContain('data-enquiry="false"');
  expect((await ask({ object_id: sample.objectId }, dataOnly)).json.html).toBeUndefined();
  expect((await ask({ object_id: 999_999 })).status).toBe(404);
  expect((await ask({ object_id: '1 or 1=1' })).status).toBe(422);
});

test('TRAV-01 TRAV-09 a traveller form is returned as markup and as typed fields in the caller’s language', async () => {
  const ask = (payload: object, prefix = '') =>
    visitor.postJson(`${prefix}/api/book-now/load_pax_template/${sample.tourId}`, payload);
  const { json } = await ask({});
  const { data, html } = schemas.loadTravellerForm.answer.parse(json);
  expect(data.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['first-name', 'last-name', 'email']));
  for (const { id } of data.fields) expect(html).toContain(`traveller-1-${id}"`);
  const second = await ask({ traveller: 2 }, '/de');
  expect(second.json.data.fields.map(({ id }: { id: string }) => id)).not.toContain('email');
  expect(second.json.data.fields[0].label).toBe('Vorname wie im Pass');
  expect((await ask({ traveller: 31 })).status).toBe(422);
  expect((await visitor.postJson('/api/book-now/load_pax_template/999999', {})).status).toBe(404);
});

test('TRAV-03 fields are sent by their numeric ids', async () => {
  const { json } = await visitor.postJson(`/api/book-now/load_pax_template/${sample.tourId}`, {});
  const numbers = Object.fromEntries(
    json.data.fields.map(({ id, number }: { id: string; number: number | null }) => [id, number]),
  );
  expect(numbers).toMatchObject({ 'first-name': 2, 'last-name': 4, phone: 6, 'date-of-birth': 7, email: null });
  expect(json.html).toContain('name="passengers[0][2]"');
});
