import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Holdable } from '#tests/support/holding.ts';
import { bookingFor, cardFor, cards, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { dataOnly } from './book-now-shop.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());

/** Leaves the two places and the double room of one booking on a departure. */
async function lastPlaces(): Promise<Holdable> {
  const tour = shop.tour();
  await shop.pool.query('update place set capacity = taken + 2 where id = $1', [tour.placeId]);
  await shop.pool.query('update place set capacity = taken + 1 where id = $1', [tour.roomPlaceId]);
  return tour;
}

/** Leaves a payment on a bank's page. */
async function payAtBank(visitor: Visitor, tour: Holdable): Promise<string> {
  const booking = bookingFor(tour, `${randomUUID()}@example.org`);
  const { signed_quote } = await priceOf(visitor, tour.objectId, booking);
  const order = { ...booking, signed_quote, paymentMethod: 'iDEAL', bic: 'INGBNL2A', submission_key: randomUUID() };
  const begun = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, order);
  expect([begun.status, begun.json.type], begun.text).toEqual([200, 'payment']);
  return begun.json.enquiryId;
}

/** What a visitor sees of a departure: on the booking page, in its calendar and in the price. */
async function seen(visitor: Visitor, { objectId, tourId, departureId, date, twin }: Holdable) {
  const { json: page } = await visitor.ask(`/api/book-now/page/${objectId}?date=${date}`);
  const { json: calendar } = await visitor.postJson(
    `/api/book-now/load_calendar/${tourId}`,
    { month: date.slice(0, 7), object_id: objectId, currency: 'EUR' },
    dataOnly,
  );
  const price = await visitor.postJson(
    `/api/book-now/load_data/${objectId}`,
    { date, priceCategories: { 1: 2 }, accommodationsSelected: { [twin.id]: { 1: 2 } }, only: 'price' },
    dataOnly,
  );
  const left = page.data.availability[departureId];
  const day = calendar.data.days.find((one: { departureId: number }) => one.departureId === departureId);
  return {
    // The page opens with the months that can be booked.
    page: left ? [left.placesLeft, left.roomsLeft[twin.id]] : null,
    calendar: [day.placesLeft, day.bookable],
    price: price.status === 200 ? [price.json.data.availability.placesLeft, price.json.data.takenBack] : price.status,
  };
}

test('BOOK-08 LOCAL-01 the places of a visitor’s own unfinished payment are free for them and taken for everyone else, and another payment takes them over', async () => {
  const tour = await lastPlaces();
  const visitor = shop.visitor();
  const first = await payAtBank(visitor, tour);
  const stranger = shop.visitor();
  await vi.waitFor(async () => expect(await seen(stranger, tour)).toMatchObject({ calendar: [0, false], price: 422 }), {
    timeout: 20_000,
  });
  expect(await seen(visitor, tour)).toEqual({ page: [2, 1], calendar: [2, true], price: [2, []] });

  const booking = { ...bookingFor(tour, `${randomUUID()}@example.org`), submission_key: randomUUID() };
  const { signed_quote, due } = await priceOf(visitor, tour.objectId, booking);
  const { ref } = await cardFor(shop.bank, visitor, due, cards.works);
  const paid = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, {
    ...booking,
    signed_quote,
    paymentBlob: ref,
  });
  expect([paid.status, paid.json.data?.state], paid.text).toEqual([200, 'confirmed']);
  const { rows } = await shop.pool.query('select state from booking where id = $1', [first]);
  expect(rows).toEqual([{ state: 'failed' }]);
  // What is bought is taken for its buyer, too.
  await vi.waitFor(async () => expect((await seen(visitor, tour)).price).toBe(422), { timeout: 20_000 });
  expect((await shop.audit()).disagreements).toEqual([]);
});

test('BOOK-08 a hold cannot use the places of an unfinished payment', async () => {
  const tour = await lastPlaces();
  const visitor = shop.visitor();
  await payAtBank(visitor, tour);
  const { paymentMethod: _, cardHolder: __, ...booking } = bookingFor(tour, `${randomUUID()}@example.org`);
  const hold = { ...booking, paymentOption: 'hold', submission_key: randomUUID() };
  const { json } = await visitor.postJson(`/api/book-now/load_data/${tour.objectId}`, hold, dataOnly);
  const refused = await visitor.postJson(`/api/book-now/book/${tour.objectId}`, {
    ...hold,
    signed_quote: json.data.quote.id,
  });
  expect([refused.status, refused.json.status]).toEqual([409, 'error']);
  expect(await shop.taken(tour)).toBeGreaterThan(0);
});

test('PAY-09 a payment may be named by externalId, and one of another provider is refused before it is tried', async () => {
  const tour = shop.tour();
  const visitor = shop.visitor();
  const booking = { ...bookingFor(tour, `${randomUUID()}@example.org`), submission_key: randomUUID() };
  const { signed_quote, due } = await priceOf(visitor, tour.objectId, booking);
  const { ref } = await cardFor(shop.bank, visitor, due, cards.works);
  const send = (more: object) =>
    visitor.postJson(`/api/book-now/book/${tour.objectId}`, { ...booking, signed_quote, ...more });
  const other = await send({ paymentBlob: ref, paymentProvider: 'another' });
  expect([other.status, other.json.type], other.text).toEqual([422, 'payment']);
  const paid = await send({ externalId: ref, paymentProvider: shop.provider.name });
  expect([paid.status, paid.json.data?.state], paid.text).toEqual([200, 'confirmed']);
});

test('BOOK-04 a refusal of the input has the fields of every other refusal of a booking', async () => {
  const tour = shop.tour();
  const { date } = tour;
  const refused = await shop.visitor().postJson(`/api/book-now/book/${tour.objectId}`, {
    date,
    priceCategories: { 1: 50 },
    passengers: [],
  });
  expect(refused.status).toBe(422);
  expect(refused.json).toMatchObject({
    status: 'error',
    type: 'other',
    url: null,
    enquiryId: null,
    description: expect.stringMatching(/./),
    data: { problems: [], difference: null, quote: null },
  });
});
