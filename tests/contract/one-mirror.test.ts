// One mirror of what is left: whatever a page says of it, it says once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemas } from '#contract/schemas.ts';
import { giveBackPlaces, takePlaces } from '#server/places/ledger.ts';
import { transaction } from '#server/platform/database/database.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { type Sample, sampleWithRooms, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let sample: Sample;
beforeAll(async () => {
  shop = await startBookingShop();
  sample = await sampleWithRooms(shop);
});
afterAll(() => shop?.stop());

const headers = () => ({ host: new URL(shop.origin).host });
async function openPage() {
  const path = `/api/book-now/page/${sample.objectId}?date=${sample.date}`;
  const response = await shop.app.request(`${shop.origin}${path}`, { headers: headers() });
  return schemas.loadBookingPage.answer.parse(await response.json()).data;
}
async function openMonth() {
  const response = await shop.app.request(`${shop.origin}/api/book-now/load_calendar/${sample.tourId}`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ month: sample.date.slice(0, 7), object_id: sample.objectId }),
  });
  return schemas.loadCalendar.answer.parse(await response.json()).data;
}

type Months = Awaited<ReturnType<typeof openPage>>['calendar'];
/** What the days of some months say is left, and what their facts say. */
const leftOf = (months: Months) => ({
  days: months.flatMap(({ days }) => days.map(({ departureId, placesLeft }) => [departureId, placesLeft])),
  facts: months.flatMap(({ facts, days }) =>
    days.map(({ departureId }) => [departureId, facts?.availability[departureId]?.placesLeft]),
  ),
});

/** Sells and takes back without end, and edits the tour now and then, so that it is read anew while places are sold. */
async function trade(isOver: () => boolean): Promise<number> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `select place_id as id from departure join place on place.id = place_id where variant_id = $1 and capacity - taken > 2 order by day`,
    [sample.objectId],
  );
  let sold = 0;
  const kept: string[] = [];
  for (let round = 0; !isOver(); round++) {
    const [claim, place] = [randomUUID(), rows[round % rows.length]];
    const wanted = [{ placeId: place?.id as number, amount: 1 + (round % 2) }];
    await transaction(shop.database, (trx) => takePlaces(trx, claim, 'test', wanted));
    sold += 1;
    if (round % 3 > 0) await transaction(shop.database, (trx) => giveBackPlaces(trx, claim, 'test'));
    else kept.push(claim);
    if (round % 10 === 0) await shop.pool.query('update variant set sale = sale where id = $1', [sample.objectId]);
    if (round % 7 === 0)
      await shop.pool.query('update review set reply = reply where tour_id = (select min(tour_id) from review)');
  }
  for (const claim of kept) await transaction(shop.database, (trx) => giveBackPlaces(trx, claim, 'test'));
  return sold;
}

test('CAL-04 BOOK-08 the days of a booking page and the facts it calculates with always agree', async () => {
  const [first] = (await openPage()).calendar;
  const seen = new Set<string>();
  let over = false;
  const trading = trade(() => over);
  try {
    let started = 0;
    for (let visit = 0; visit < 400 || seen.size < 5; visit++) {
      // From here on it is waited for sales alone.
      if (visit === 400) started = performance.now();
      if (visit % 20 === 0) await shop.catalogue.catchUp();
      const { days, facts } = leftOf(visit % 2 === 0 ? (await openPage()).calendar : [await openMonth()]);
      expect(days).toEqual(facts);
      seen.add(JSON.stringify(days));
      if (visit >= 400 && performance.now() - started > 60_000) throw new Error('too little was sold');
    }
  } finally {
    over = true;
    await trading;
  }
  expect(first?.days.length).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThanOrEqual(5);
});

test('BOOK-08 listings and booking pages see a sale in the same step', async () => {
  await openPage();
  const { rows } = await shop.pool.query<{ id: number }>('select place_id as id from departure where id = $1', [
    sample.departureId,
  ]);
  const heard: [number, number | undefined][] = [];
  shop.catalogue.follow((placeId, left) => {
    const { departures } = shop.catalogue.snapshot().source;
    if (placeId === rows[0]?.id) heard.push([left, departures.left[departures.withPlace(placeId)]]);
  });
  const claim = randomUUID();
  await transaction(shop.database, (trx) =>
    takePlaces(trx, claim, 'test', [{ placeId: rows[0]?.id as number, amount: 1 }]),
  );
  await shop.catalogue.catchUp();
  expect(heard.length).toBeGreaterThan(0);
  for (const [told, listed] of heard) expect(listed).toBe(told);
  const [, inFacts] = leftOf((await openPage()).calendar).facts.find(([id]) => id === sample.departureId) as number[];
  expect(inFacts).toBe(heard.at(-1)?.[0]);
  await transaction(shop.database, (trx) => giveBackPlaces(trx, claim, 'test'));
});

test('BOOK-08 a sale during a load is included, even if it was announced before', async () => {
  const { rows } = await shop.pool.query<{ id: number }>('select place_id as id from departure where id = $1', [
    sample.departureId,
  ]);
  const placeId = rows[0]?.id as number;
  const heard: (number | 'loaded')[] = [];
  shop.catalogue.follow((place, left) => {
    if (place === placeId) heard.push(left);
  });
  const claim = randomUUID();
  const load = async () => {
    await transaction(shop.database, (trx) => takePlaces(trx, claim, 'test', [{ placeId, amount: 1 }]));
    await shop.catalogue.catchUp();
  };
  await shop.catalogue.install(load, () => heard.push('loaded'));
  const loaded = heard.indexOf('loaded');
  expect(heard[loaded - 1]).toBeTypeOf('number');
  expect(heard.slice(loaded + 1)).toContain(heard[loaded - 1]);
  await transaction(shop.database, (trx) => giveBackPlaces(trx, claim, 'test'));
});
