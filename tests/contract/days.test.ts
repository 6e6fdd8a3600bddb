// Where a day begins: a shop whose clock is set, and operators in other parts of the world.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt, dayStart } from '#domain/calendar/day-at.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { type Holdable, quoteFor, submissionFor, submit } from '#tests/support/holding.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits } from './access-visitor.ts';
import { dataOnly } from './book-now-shop.ts';
import { type HoldShop, newEmail, startHoldShop } from './hold-shop.ts';

const HOUR = 3_600_000;
const AUCKLAND = 'Pacific/Auckland';
const HONOLULU = 'Pacific/Honolulu';
const LOS_ANGELES = 'America/Los_Angeles';

let now = Date.now();
let shop: HoldShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startHoldShop({}, { clock: () => now });
  visitor = shop.visitor();
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  now = Date.now();
  await forgetLimits(shop);
});

/** A tour that can be held, of an operator that now lives elsewhere. */
async function tourIn(zone: string): Promise<Holdable & { readonly slug: string }> {
  const tour = shop.tour();
  await shop.pool.query('update operator_profile set time_zone = $2 where operator_id = $1', [tour.operatorId, zone]);
  await shop.catalogue.reload();
  const { rows } = await shop.pool.query('select slug from tour where id = $1', [tour.tourId]);
  return { ...tour, slug: rows[0].slug };
}

/** What strangers are told about a departure: on the page of its tour, in the calendar, and when they ask for its price. */
async function told({ tourId, objectId, departureId, date, slug }: Holdable & { readonly slug: string }) {
  const page = await visitor.ask(`/api/shop/tours/${slug}`);
  const days = page.json.months.flatMap(({ departures }: { departures: { id: number }[] }) => departures);
  const calendar = await visitor.postJson(
    `/api/book-now/load_calendar/${tourId}`,
    { month: date.slice(0, 7), object_id: objectId },
    dataOnly,
  );
  const price = await visitor.postJson(
    `/api/book-now/load_data/${objectId}`,
    { date, priceCategories: { 1: 2 } },
    dataOnly,
  );
  return {
    page: days.some(({ id }: { id: number }) => id === departureId),
    calendar: calendar.status === 200 && calendar.json.data.days.some(({ day }: { day: string }) => day === date),
    price: price.status === 200 ? 'OK' : price.json.problems[0].code,
  };
}

const onSale = { page: true, calendar: true, price: 'OK' };
const over = { page: false, calendar: false, price: 'past' };

describe('a departure leaves the sale when its day begins in the operator’s time zone', () => {
  test('CAL-04 in Auckland, when it is still noon of the previous day in London', async () => {
    const tour = await tourIn(AUCKLAND);
    now = dayStart(tour.date, AUCKLAND) - 1;
    expect(await told(tour)).toEqual(onSale);
    now += 1;
    expect(dayAt(now, 'UTC')).toBe(addDays(tour.date, -1));
    expect(await told(tour)).toEqual(over);
  });

  test.each([HONOLULU, LOS_ANGELES])('CAL-04 in %s, hours after the day has begun in London', async (zone) => {
    const tour = await tourIn(zone);
    now = dayStart(tour.date, 'UTC') + 6 * HOUR;
    expect(await told(tour)).toEqual(onSale);
    now = dayStart(tour.date, zone) - 1;
    expect(await told(tour)).toEqual(onSale);
    now += 1;
    expect(await told(tour)).toEqual(over);
  });

  test('CAL-04 lists cached before midnight are not served after it', async () => {
    const tour = await tourIn(AUCKLAND);
    const card = async () =>
      (await visitor.ask(`/api/shop/cards?ids=${tour.tourId}`)).json.cards[0].departures.map(
        ({ day }: { day: Day }) => day,
      );
    const page = async () => (await visitor.ask(`/t/${tour.slug}`)).text;
    await shop.pool.query(
      `update departure set state = 'closed' where day < $2 and variant_id in (select id from variant where tour_id = $1)`,
      [tour.tourId, tour.date],
    );
    await shop.catalogue.reload();
    now = dayStart(tour.date, AUCKLAND) - 1;
    expect((await card())[0]).toBe(tour.date);
    const before = await page();
    now += 1;
    expect((await card())[0] > tour.date).toBe(true);
    expect(await page()).not.toBe(before);
  });
});

test('CAL-01 the booking page gets the date in the operator’s time zone', async () => {
  for (const zone of [AUCKLAND, HONOLULU]) {
    const tour = await tourIn(zone);
    for (const hours of [0, 9, 11, 13, 23]) {
      now = dayStart(addDays(tour.date, -20), 'UTC') + hours * HOUR;
      const { json } = await visitor.ask(`/api/book-now/page/${tour.objectId}`);
      expect(json.data.today).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now));
      expect(json.data.now).toBe(now);
    }
  }
});

test.each([AUCKLAND, HONOLULU])('TERMS-02 a refund period ends with its last day in %s', async (zone) => {
  const tour = await tourIn(zone);
  const { rows } = await shop.pool.query(
    `select (step ->> 'daysBefore')::integer as days from operator_profile, jsonb_array_elements(rules -> 'cancellation') step
     where operator_id = $1 order by 1 desc limit 1`,
    [tour.operatorId],
  );
  const lastDay = addDays(tour.date, -rows[0].days);
  const first = async () => {
    const { json } = await visitor.postJson(
      `/api/book-now/variant_cancellations/${tour.tourId}`,
      { date: toDotted(tour.date), finalPrice: 1000 },
      dataOnly,
    );
    return json.data.rows[0];
  };
  now = dayStart(addDays(lastDay, 1), zone) - 1;
  const last = await first();
  expect(last).toMatchObject({ from: lastDay, until: lastDay });
  now += 1;
  const next = await first();
  expect(next.from).toBe(addDays(lastDay, 1));
  expect(next.money).toBeLessThan(last.money);
});

describe('HOLD-01 a hold is refused by the operator’s calendar', () => {
  test.each([AUCKLAND, HONOLULU])('%s: when it would end on the day of departure or later', async (zone) => {
    const tour = await tourIn(zone);
    now = dayStart(tour.date, zone) - 48 * HOUR;
    const late = await submit(visitor, tour.objectId, submissionFor(tour, newEmail()));
    expect([late.status, late.json.message]).toEqual([422, expect.stringContaining('too soon')]);
    now -= 1;
    const early = await submit(visitor, tour.objectId, submissionFor(tour, newEmail()));
    expect(early.status, early.text).toBe(200);
    expect(await shop.holdsOn(tour)).toBe(1);
  });

  test('when the day of departure has begun there', async () => {
    const tour = await tourIn(AUCKLAND);
    now = dayStart(tour.date, AUCKLAND) - 1;
    const submission = submissionFor(tour, newEmail());
    const signed_quote = await quoteFor(visitor, tour.objectId, submission);
    now += 1;
    const refused = await submit(visitor, tour.objectId, { ...submission, signed_quote });
    expect(refused.status).toBe(422);
    expect(refused.json.data.problems[0]).toMatchObject({ path: 'date', code: 'past' });
    expect(await shop.holdsOn(tour)).toBe(0);
  });
});
