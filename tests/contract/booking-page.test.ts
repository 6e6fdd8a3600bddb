import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { monthOf } from '#domain/calendar/month.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { type Sample, sampleWithRooms, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let visitor: Visitor;
let sample: Sample;

beforeAll(async () => {
  shop = await startBookingShop();
  visitor = new Visitor(shop.origin);
  sample = await sampleWithRooms(shop);
});
afterAll(() => shop.stop());

const open = async (query = '') => {
  const { status, json } = await visitor.ask(`/api/book-now/page/${sample.objectId}${query}`);
  expect(status).toBe(200);
  return schemas.loadBookingPage.answer.parse(json).data;
};

test('NAV-01 the booking page opens with the facts of the variant and its first two bookable months', async () => {
  const page = await open();
  expect(page.facts.variant.id).toBe(sample.objectId);
  expect(page.calendar.length).toBeLessThanOrEqual(2);
  expect(page.calendar.map(({ month }) => month)).toEqual(page.months.slice(0, 2).map(({ month }) => month));
  expect(page.person).toEqual({ isMember: false, travelCredits: 0 });
  expect(page.agency).toBeNull();
});

test('CAL-01 only the departures of the delivered months are known, others load with their month', async () => {
  const page = await open(`?date=${sample.date}`);
  expect(page.calendar[0]?.month).toBe(monthOf(sample.date));
  const months = new Set(page.calendar.map(({ month }) => month));
  expect(page.facts.variant.departures.length).toBeGreaterThan(0);
  expect(page.facts.variant.departures.every(({ day }) => months.has(monthOf(day)))).toBe(true);
  expect(Object.keys(page.availability).map(Number).sort()).toEqual(
    page.facts.variant.departures.map(({ id }) => id).sort(),
  );
  const { json } = await visitor.postJson(`/api/book-now/load_calendar/${sample.tourId}`, {
    month: monthOf(sample.date),
    object_id: sample.objectId,
  });
  const { data } = schemas.loadCalendar.answer.parse(json);
  expect(data.facts?.departures).toEqual(
    page.facts.variant.departures.filter(({ day }) => monthOf(day) === monthOf(sample.date)),
  );
});

test('a date without departures, an invalid date and an unknown variant get clear answers', async () => {
  expect((await open('?date=2033-01-01')).calendar.length).toBeGreaterThan(0);
  expect((await visitor.ask(`/api/book-now/page/${sample.objectId}?date=yesterday`)).status).toBe(422);
  expect((await visitor.ask('/api/book-now/page/999999999')).status).toBe(404);
  expect((await visitor.ask('/book-now/no-such-tour/999999999')).status).toBe(404);
});

test('URL-01 the page redirects to its own slug from any other', async () => {
  const { slug } = (await open()).tour;
  const other = await visitor.ask(`/book-now/some-other-name/${sample.objectId}?type=hold`);
  expect(other.status).toBe(302);
  expect(other.headers.get('location')).toBe(`/book-now/${slug}/${sample.objectId}?type=hold`);
  const [year, month, date] = sample.date.split('-');
  const shown = await visitor.ask(
    `/book-now/${slug}/${sample.objectId}?date=${date}.${month}.${year}&type=hold&travellers%5B1%5D=2`,
  );
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('booking-passengers');
});
