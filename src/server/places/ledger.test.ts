import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/postgres.ts';
import { type Connected, connect, transaction } from '../platform/database/database.ts';
import { giveBackPlaces, recountPlaces, takePlaces } from './ledger.ts';

let connected: Connected;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase();
  connected = connect(fresh.url, 8);
  drop = fresh.drop;
});

afterAll(async () => {
  await connected.close();
  await drop();
});

async function newPlace(capacity: number): Promise<number> {
  const row = await connected.database
    .insertInto('place')
    .values({ kind: 'departure', capacity })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const taken = async (id: number) =>
  (await connected.database.selectFrom('place').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken;

const take = (claim: string, ...wanted: [number, number][]) =>
  transaction(connected.database, (trx) =>
    takePlaces(
      trx,
      claim,
      'hold',
      wanted.map(([placeId, amount]) => ({ placeId, amount })),
    ),
  );

test('BOOK-08 places are taken while enough are left, and refused when one is missing', async () => {
  const place = await newPlace(3);
  expect(await take(randomUUID(), [place, 2])).toEqual({ taken: true });
  expect(await take(randomUUID(), [place, 2])).toEqual({ taken: false, closed: false, short: [place] });
  expect(await take(randomUUID(), [place, 1])).toEqual({ taken: true });
  expect(await taken(place)).toBe(3);
});

test('when one of several places is short, none is taken', async () => {
  const [bus, room] = [await newPlace(10), await newPlace(1)];
  expect(await take(randomUUID(), [bus, 2], [room, 2])).toEqual({ taken: false, closed: false, short: [room] });
  expect(await taken(bus)).toBe(0);
});

test('two lines of one booking for the same place are checked as their sum', async () => {
  const place = await newPlace(3);
  expect(await take(randomUUID(), [place, 2], [place, 2])).toEqual({ taken: false, closed: false, short: [place] });
});

test('an unknown place is short, and a count below one is an error', async () => {
  expect(await take(randomUUID(), [999_999_999, 1])).toEqual({ taken: false, closed: false, short: [999_999_999] });
  await expect(take(randomUUID(), [1, 0])).rejects.toThrow(RangeError);
  await expect(take(randomUUID(), [1, 1.5])).rejects.toThrow(RangeError);
});

test('HOLD-01 the places of a claim are released once, however often they are released', async () => {
  const place = await newPlace(4);
  const claim = randomUUID();
  await take(claim, [place, 3]);
  const give = () => transaction(connected.database, (trx) => giveBackPlaces(trx, claim, 'expired'));
  expect(await Promise.all([give(), give(), give()])).toEqual(expect.arrayContaining([3, 0, 0]));
  expect(await taken(place)).toBe(0);
  expect(await recountPlaces(connected.database)).toEqual([]);
});

test('a table constraint prevents overselling', async () => {
  const place = await newPlace(1);
  await expect(
    connected.database.updateTable('place').set({ taken: 2 }).where('id', '=', place).execute(),
  ).rejects.toThrow(/place_never_oversold/);
});

test('ledger entries cannot be changed', async () => {
  const place = await newPlace(1);
  await take(randomUUID(), [place, 1]);
  await expect(connected.database.deleteFrom('place_entry').execute()).rejects.toThrow(/append-only/);
  await expect(connected.database.updateTable('place_entry').set({ amount: 5 }).execute()).rejects.toThrow(
    /append-only/,
  );
});

test('a recount detects a count that was changed without the ledger', async () => {
  const place = await newPlace(5);
  await connected.database.updateTable('place').set({ taken: 2 }).where('id', '=', place).execute();
  expect(await recountPlaces(connected.database)).toEqual([{ placeId: place, taken: 2, counted: 0 }]);
  await connected.database.updateTable('place').set({ taken: 0 }).where('id', '=', place).execute();
});
