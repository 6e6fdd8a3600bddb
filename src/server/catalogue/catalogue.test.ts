import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Day } from '#domain/calendar/day.ts';
import { dayStart } from '#domain/calendar/day-at.ts';
import { createLog } from '#server/platform/log.ts';
import { patiently } from '#tests/support/patience.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { giveBackPlaces, takePlaces } from '../places/ledger.ts';
import { type Connected, connect, transaction } from '../platform/database/database.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { tinyMarketplace } from '../seed/testing/tiny-marketplace.ts';
import { Catalogue } from './catalogue.ts';
import { TourDocuments } from './tour-documents.ts';

let now = Date.now();
const log = createLog('silent');
const locale = { language: 'en', currency: 'EUR' } as const;
let url: string;
let drop: () => Promise<void>;
/** Two processes, as far as the database can tell: each with connections and a memory of its own. */
let one: { connected: Connected; catalogue: Catalogue };
let other: { connected: Connected; catalogue: Catalogue };

async function open() {
  const connected = connect(url, 4);
  const catalogue = await Catalogue.open({ pool: connected.pool, databaseUrl: url, log, clock: () => now });
  return { connected, catalogue };
}

beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ url, drop } = fresh);
  const connected = connect(url, 2);
  await seedDemo(connected.pool, async () => tinyMarketplace(60, now));
  await connected.close();
  one = await open();
  other = await open();
});
afterAll(async () => {
  for (const { connected, catalogue } of [one, other]) {
    await catalogue.stop();
    await connected.close();
  }
  await drop();
});

/** Waits until something is so. */
const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { ...patiently, interval: 10 });

const openTours = () => {
  const { tourIndex, liveIndex } = other.catalogue.snapshot();
  return tourIndex.source.tours.filter((_, at) => (liveIndex.offers.cheapest[at] as number) >= 0);
};
const numberOf = (id: number) => other.catalogue.snapshot().tourIndex.byId.get(id) as number;
const card = (id: number) => {
  const snapshot = other.catalogue.snapshot();
  return snapshot.card(numberOf(id), locale);
};
async function nextPlace(tourId: number): Promise<{ placeId: number; left: number }> {
  const { rows } = await one.connected.pool.query(
    `select place.id as "placeId", capacity - taken as left from departure join variant on variant.id = variant_id
     join place on place.id = place_id where tour_id = $1 and day > $2 and taken < capacity order by day limit 1`,
    [tourId, new Date(now).toISOString().slice(0, 10)],
  );
  return rows[0];
}

describe('another process', () => {
  test('sees a change to the catalogue without a request', async () => {
    const [tour] = openTours();
    const id = tour?.facts.id as number;
    const version = other.catalogue.version;
    await one.connected.pool.query(`update tour set name = '{"en": "Renamed", "de": "Umbenannt"}' where id = $1`, [id]);
    await until(() => card(id).name === 'Renamed');
    expect(other.catalogue.version).toBeGreaterThan(version);
  });

  test('BOOK-08 sees taken and released places without a request', async () => {
    const id = openTours()[1]?.facts.id as number;
    const { placeId, left } = await nextPlace(id);
    expect(card(id).departures[0]?.placesLeft).toBe(left);
    const claim = randomUUID();
    const lastChange = () => other.catalogue.snapshot().lastChange(numberOf(id));
    const change = lastChange();
    await transaction(one.connected.database, (trx) => takePlaces(trx, claim, 'hold', [{ placeId, amount: 1 }]));
    await until(() => card(id).departures[0]?.placesLeft !== left);
    expect(lastChange()).toBeGreaterThan(change);
    await transaction(one.connected.database, (trx) => giveBackPlaces(trx, claim, 'expired'));
    await until(() => card(id).departures[0]?.placesLeft === left);
  });

  test('sees a departure sell out: it disappears from the card, the month and the version', async () => {
    const id = openTours()[2]?.facts.id as number;
    const [before] = card(id).departures;
    const count = card(id).departureCount;
    const { placeId, left } = await nextPlace(id);
    const version = other.catalogue.version;
    await transaction(one.connected.database, (trx) =>
      takePlaces(trx, randomUUID(), 'hold', [{ placeId, amount: left }]),
    );
    await until(() => card(id).departureCount === count - 1);
    expect(card(id).departures[0]?.day).not.toBe(before?.day);
    expect(other.catalogue.version).toBeGreaterThan(version);
  });

  test('sees a sale whose transaction began first and committed last', async () => {
    const [slow, quick] = openTours()
      .slice(3, 5)
      .map(({ facts }) => facts.id) as [number, number];
    const [slowPlace, quickPlace] = [await nextPlace(slow), await nextPlace(quick)];
    await transaction(one.connected.database, async (trx) => {
      await takePlaces(trx, randomUUID(), 'hold', [{ placeId: slowPlace.placeId, amount: 1 }]);
      await transaction(one.connected.database, (inner) =>
        takePlaces(inner, randomUUID(), 'hold', [{ placeId: quickPlace.placeId, amount: 1 }]),
      );
      // The other process has read past the row that is not committed yet.
      await other.catalogue.catchUp();
      await other.catalogue.catchUp();
    });
    await other.catalogue.catchUp();
    const left = (placeId: number) => {
      const { departures } = other.catalogue.snapshot().source;
      return departures.left[departures.withPlace(placeId)];
    };
    expect(left(slowPlace.placeId)).toBe(slowPlace.left - 1);
    expect(left(quickPlace.placeId)).toBe(quickPlace.left - 1);
  });

  test('that lost its listener reconnects and catches up', async () => {
    const id = openTours()[0]?.facts.id as number;
    await one.connected.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waymark listener' and datname = current_database()`,
    );
    await one.connected.pool.query(`update tour set name = '{"en": "While away", "de": "Unterdessen"}' where id = $1`, [
      id,
    ]);
    await until(() => card(id).name === 'While away');
  });
});

test('a changed capacity is seen like any change of the catalogue', async () => {
  const id = openTours()[1]?.facts.id as number;
  const { placeId, left } = await nextPlace(id);
  await one.connected.pool.query('update place set capacity = capacity + 5 where id = $1', [placeId]);
  await until(() => card(id).departures[0]?.placesLeft === left + 5);
});

test('a deal is listed until its promotion ends, and departures disappear after their day', async () => {
  const tour = openTours().find(({ facts }) => card(facts.id).from?.deal);
  const id = tour?.facts.id as number;
  const { from } = card(id);
  expect(from?.oldPrice?.amount).toBeGreaterThan(from?.price.amount as number);
  const start = now;
  now = Date.parse(from?.deal?.endsAt as string);
  expect(card(id).from?.deal?.endsAt).toBe(from?.deal?.endsAt);
  const version = other.catalogue.version;
  now += 1;
  expect(card(id).from).toEqual({ price: from?.oldPrice, oldPrice: null, deal: null });
  expect(other.catalogue.version).toBeGreaterThan(version);
  now = Date.parse(`${card(id).departures[0]?.day}T00:00:00Z`);
  expect(card(id).departures.every(({ day }) => Date.parse(day) > now)).toBe(true);
  now = start;
});

test('concurrent reload requests wait for one load that starts after them', async () => {
  const connected = connect(url, 4);
  let readings = 0;
  const { pool } = connected;
  const take: (...given: unknown[]) => unknown = pool.connect.bind(pool);
  // A reading takes a connection; a question beside it, as about the ledger, is given one by the pool itself.
  pool.connect = ((...given: unknown[]) => {
    if (given.length === 0) readings += 1;
    return take(...given);
  }) as typeof pool.connect;
  const catalogue = await Catalogue.open({ pool: connected.pool, databaseUrl: url, log, clock: () => now });
  try {
    const readingsOfOne = await (async () => {
      const before = readings;
      await catalogue.reload();
      return readings - before;
    })();
    // Others ask without end, as edits and holds do: at each turn of the event loop, until the answer is there.
    let waiting = true;
    let asked = 0;
    const others: Promise<void>[] = [];
    const most = readings + 8 * readingsOfOne;
    const stream = (async () => {
      while (waiting && readings < most) {
        others.push(catalogue.reload());
        asked += 1;
        await wait(1);
      }
    })();
    await wait(5);
    const before = readings;
    await catalogue.reload();
    const waitedFor = readings - before;
    waiting = false;
    await stream;
    await Promise.all(others);
    expect(asked).toBeGreaterThan(5);
    // What is left of the one under way, and one more.
    expect(waitedFor).toBeLessThanOrEqual(2 * readingsOfOne + 2);
    // All of the others were answered by very few readings, and what they wait for is shared.
    expect(new Set(others).size).toBe(asked);
    expect(readings).toBeLessThanOrEqual(most);
  } finally {
    await catalogue.stop();
    await connected.close();
  }
});

test('a change made during a load is included when the reload request is answered', async () => {
  const id = openTours()[3]?.facts.id as number;
  const underway = other.catalogue.reload();
  await one.connected.pool.query(`update tour set name = '{"en": "Just now", "de": "Eben"}' where id = $1`, [id]);
  await other.catalogue.reload();
  expect(card(id).name).toBe('Just now');
  await underway;
});

test('a failed load does not make the next one fail', async () => {
  const connected = connect(url, 4);
  const catalogue = await Catalogue.open({ pool: connected.pool, databaseUrl: url, log, clock: () => now });
  const { pool } = connected;
  const take = pool.connect.bind(pool);
  pool.connect = (async () => {
    pool.connect = take;
    throw new Error('the database is away');
  }) as unknown as typeof take;
  const [first, second] = await Promise.allSettled([catalogue.reload(), catalogue.reload()]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
  await catalogue.stop();
  await connected.close();
});

test('BOOK-08 departures of each operator expire at its own midnight, and so does the version', async () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu'];
  for (const [at, zone] of zones.entries())
    await one.connected.pool.query('update operator_profile set time_zone = $2 where id = $1', [at + 1, zone]);
  await other.catalogue.reload();
  const start = now;
  const { source } = other.catalogue.snapshot();
  for (const [at, zone] of zones.entries()) {
    const tour = source.tours.findIndex(
      ({ facts }, place) =>
        facts.operatorId === at + 1 && (other.catalogue.snapshot().liveIndex.offers.cheapest[place] as number) >= 0,
    );
    const id = source.tours[tour]?.facts.id as number;
    const next = card(id).departures[0]?.day as Day;
    now = dayStart(next, zone) - 1;
    expect(card(id).departures[0]?.day).toBe(next);
    const { version } = other.catalogue;
    now += 1;
    expect(card(id).departures.every(({ day }) => day > next)).toBe(true);
    expect(other.catalogue.version).toBeGreaterThan(version);
    expect(other.catalogue.snapshot().validUntil).toBeGreaterThan(now);
    now = start;
  }
  await one.connected.pool.query(`update operator_profile set time_zone = 'UTC'`);
  await other.catalogue.reload();
});

test('an unknown time zone is refused by the database', async () => {
  const set = (zone: string) => one.connected.pool.query('update operator_profile set time_zone = $1', [zone]);
  for (const zone of ['Nowhere/Atlantis', 'EST', 'UTC+3', 'Foo/Bar-3', '+02:00', '', null])
    await expect(set(zone as string)).rejects.toThrow(/time_zone/);
  for (const zone of ['Pacific/Auckland', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'UTC'])
    await set(zone);
});

test('a tour document is queried once, and is discarded with its catalogue version', async () => {
  const id = openTours()[5]?.facts.id as number;
  // Those of a catalogue may be forgotten at any moment, when word of an earlier change comes.
  const documents = new TourDocuments(other.connected.pool, () => undefined);
  const first = await documents.get(id);
  expect(first?.variants).toHaveLength(1);
  expect(await documents.get(id)).toBe(first);
  const kept = await other.catalogue.documents.get(id);
  await other.catalogue.reload();
  expect(await other.catalogue.documents.get(id)).not.toBe(kept);
  expect(await other.catalogue.documents.get(999_999)).toBeNull();
});

test('a lost ledger is reloaded even though another read is already scheduled', async () => {
  const connected = connect(url, 4);
  const { pool } = connected;
  const take: (...given: unknown[]) => unknown = pool.connect.bind(pool);
  const ask: (...given: unknown[]) => unknown = pool.query.bind(pool);
  let state: 'well' | 'failing' | 'retry scheduled' | 'lost' = 'well';
  // A reading takes a connection; a question beside it is given one by the pool itself.
  pool.connect = ((...given: unknown[]) => {
    if (given.length === 0 && state === 'failing') return Promise.reject(new Error('the database is away'));
    return take(...given);
  }) as typeof pool.connect;
  pool.query = ((...given: unknown[]) => {
    if ((given[0] as { name?: string }).name !== 'ledger-tail' || state !== 'retry scheduled') return ask(...given);
    state = 'lost';
    return Promise.resolve({ rows: [{ id: 1_000_000_000, place_id: 1, left: 1 }] });
  }) as typeof pool.query;
  const noting = Object.assign(createLog('silent'), {
    error: () => {
      if (state === 'failing') state = 'retry scheduled';
    },
  });
  const catalogue = await Catalogue.open({ pool, databaseUrl: url, log: noting, clock: () => now });
  try {
    await catalogue.catchUp();
    const { version } = catalogue;
    state = 'failing';
    await pool.query("select pg_notify('waymark_catalogue', '')");
    await until(() => state === 'lost');
    // A catch-up finds no edits and changes nothing; a reload is a new version.
    await until(() => catalogue.version > version);
  } finally {
    await catalogue.stop();
    await connected.close();
  }
});
