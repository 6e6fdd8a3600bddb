import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { giveBackPlaces, takePlaces } from '#server/places/ledger.ts';
import { transaction } from '#server/platform/database/database.ts';
import { patiently } from '#tests/support/patience.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { dataOnly, type Sample, sampleWithRooms, startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let sample: Sample & { twin: Sample['rooms'][number] };

beforeAll(async () => {
  shop = await startBookingShop();
  sample = await sampleWithRooms(shop);
});
afterAll(() => shop.stop());

async function load(more: object = {}) {
  const response = await shop.app.request(`${shop.origin}/api/book-now/load_data/${sample.objectId}`, {
    method: 'POST',
    headers: { host: new URL(shop.origin).host, 'content-type': 'application/json', ...dataOnly },
    body: JSON.stringify({ date: sample.date, priceCategories: { 1: 2 }, ...more }),
  });
  return { status: response.status, json: await response.json() };
}

/** Asks again until the answer is right; a sale takes a moment to be heard of. */
async function until(isSo: (answer: Awaited<ReturnType<typeof load>>) => boolean): Promise<void> {
  const started = performance.now();
  while (!isSo(await load())) {
    if (performance.now() - started > patiently.timeout) throw new Error('it never came to be');
    // A shop that is asked in process would never get round to listening.
    await nextTurn();
  }
}

test('a price reload of a cached tour makes no database query', async () => {
  await load();
  const [spy, connections] = [vi.spyOn(shop.pool, 'query'), vi.spyOn(shop.pool, 'connect')];
  // The spies do see what is asked.
  await shop.pool.query('select 1');
  for (let reload = 0; reload < 50; reload++) expect((await load()).status).toBe(200);
  const asked = spy.mock.calls.filter(([query]) => (query as { name?: string }).name !== 'ledger-tail');
  expect(asked).toHaveLength(1);
  expect(connections.mock.calls.length).toBe(spy.mock.calls.length);
  vi.restoreAllMocks();
});

test('a promo code costs one query about the code', async () => {
  const coded = { saving: 'promoCode', promoCode: 'WAYMARK10' };
  await load(coded);
  const spy = vi.spyOn(shop.pool, 'query');
  expect((await load(coded)).json.data.quote.savingProblem).toBeNull();
  const asked = spy.mock.calls.filter(([query]) => (query as { name?: string }).name !== 'ledger-tail');
  expect(asked).toHaveLength(1);
  spy.mockRestore();
});

test('CAL-04 taken and released places and rooms are visible immediately in the price reload', async () => {
  const { rows } = await shop.pool.query(
    `select departure.place_id as seats, departure_room.place_id as rooms, capacity - taken as left from departure
     join departure_room on departure_id = departure.id and room_id = $2 join place on place.id = departure_room.place_id
     where departure.id = $1`,
    [sample.departureId, sample.twin.id],
  );
  const { seats, rooms, left } = rows[0];
  const room = (answer: Awaited<ReturnType<typeof load>>) =>
    answer.json.data?.offers.rooms.find(({ id }: { id: number }) => id === sample.twin.id).left;
  expect(room(await load())).toBe(left);
  const [claim, rest] = [randomUUID(), randomUUID()];
  const take = (id: string, wanted: { placeId: number; amount: number }[]) =>
    transaction(shop.database, (trx) => takePlaces(trx, id, 'test', wanted));
  await take(claim, [
    { placeId: seats, amount: 1 },
    { placeId: rooms, amount: 1 },
  ]);
  await until((answer) => room(answer) === left - 1);
  expect((await load()).json.data.departure.placesLeft).toBe(sample.placesLeft - 1);
  await take(rest, [{ placeId: seats, amount: sample.placesLeft - 1 }]);
  await until(({ json }) => json.problems?.[0]?.code === 'sold-out');
  for (const id of [claim, rest]) await transaction(shop.database, (trx) => giveBackPlaces(trx, id, 'test'));
  await until((answer) => room(answer) === left);
  expect((await load()).status).toBe(200);
});

test('PROMO-05 MEMB-01 membership and credits affect the price of the signed-in owner only', async () => {
  const person = new Visitor(shop.origin);
  await person.post('/api/account/log-in', { email: 'newcomer@waymark.example', password: 'waymark-demo-traveller' });
  const { rows } = await shop.pool.query("select id from user_account where email = 'newcomer@waymark.example'");
  const path = `/api/book-now/load_data/${sample.objectId}`;
  const ask = (more: object) =>
    person.postJson(path, { date: sample.date, priceCategories: { 1: 2 }, currency: 'EUR', ...more }, dataOnly);
  expect((await ask({})).json.data.offers.savings).toEqual(['none', 'promoCode']);
  await shop.pool.query("insert into travel_credit (account_id, amount, reason) values ($1, 3000, 'test')", [
    rows[0].id,
  ]);
  const credited = await ask({ saving: 'travelCredits' });
  expect(credited.json.travelCredits).toEqual({ currency: 'EUR', owned: 3000, usable: 3000, reserved: 0 });
  expect(credited.json.data.quote.lines).toContainEqual(expect.objectContaining({ kind: 'saving', amount: -3000 }));
  await shop.pool.query("insert into membership (account_id, until) values ($1, now() + interval '1 year')", [
    rows[0].id,
  ]);
  const member = await ask({ saving: 'member', with_membership: true });
  expect(member.json.data.selection).toMatchObject({ membership: 'undecided', saving: { kind: 'member' } });
  expect(member.json.data.offers.membership).toBeNull();
  const stranger = await load({ saving: 'travelCredits', currency: 'EUR' });
  expect(stranger.json.data.selection.saving.kind).toBe('none');
});

test('PRICE-02 equal requests of strangers get the same price; another language, currency or account does not', async () => {
  const path = `/api/book-now/load_data/${sample.objectId}`;
  const asked = { date: sample.date, priceCategories: { 1: 1 } };
  const [one, other] = [new Visitor(shop.origin), new Visitor(shop.origin)];
  const first = await one.postJson(path, asked, dataOnly);
  const again = await other.postJson(path, asked, dataOnly);
  // A quote says when it was given; all else is the same.
  const alike = ({ json }: typeof first) => ({
    ...json,
    data: { ...json.data, quote: { ...json.data.quote, id: null, expiresAt: null } },
  });
  expect(alike(again)).toEqual(alike(first));
  const german = await other.postJson(`/de${path}`, asked, dataOnly);
  expect(german.json.data.tourName).not.toBe(undefined);
  expect(german.json.data.quote.lines[0].name).not.toBe(first.json.data.quote.lines[0].name);
  const dollars = await other.postJson(path, { ...asked, currency: 'USD' }, dataOnly);
  expect(dollars.json.data.currency).toBe('USD');
  const whole = await other.postJson(path, asked);
  expect(Object.keys(whole.json.html).length).toBeGreaterThan(5);
  const person = new Visitor(shop.origin);
  await person.post('/api/account/log-in', { email: 'traveller@waymark.example', password: 'waymark-demo-traveller' });
  const member = await person.postJson(path, asked, dataOnly);
  expect(member.json.data.offers.savings).toContain('travelCredits');
  expect((await other.postJson(path, asked, dataOnly)).json.data.offers.savings).toEqual(['none', 'promoCode']);
});
