import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketplace } from '#demo/make-marketplace.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { loadSource } from '../catalogue/load-source.ts';
import { recountPlaces } from '../places/ledger.ts';
import { type Connected, connect } from '../platform/database/database.ts';
import { marketplaceSource } from './marketplace-source.ts';
import { seedDemo } from './seed-demo.ts';
import { tinyMarketplace } from './testing/tiny-marketplace.ts';

const now = Date.UTC(2027, 0, 10, 12);
const tiny = async () => tinyMarketplace(60, now);
let connected: Connected;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase();
  connected = connect(fresh.url, 6);
  drop = fresh.drop;
});
afterAll(async () => {
  await connected.close();
  await drop();
});

const count = async (table: string) =>
  (await connected.pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count;
const tables = [
  'tour',
  'departure',
  'departure_room',
  'place',
  'place_entry',
  'review',
  'operator',
  'location',
  'currency_rate',
];

test('a seeding that fails half-way leaves nothing behind, and can be repeated', async () => {
  const broken = async () => {
    const whole = await tiny();
    return {
      ...whole,
      tours: (function* () {
        let made = 0;
        for (const tour of whole.tours) {
          if (++made > 55) throw new Error('the power went');
          yield tour;
        }
      })(),
    };
  };
  await expect(seedDemo(connected.pool, broken)).rejects.toThrow('the power went');
  for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
});

test('concurrent seeding writes one marketplace, and a second run writes nothing', async () => {
  const done = await Promise.all([1, 2, 3].map(() => seedDemo(connected.pool, tiny)));
  expect(done.filter(Boolean)).toHaveLength(1);
  const before = await Promise.all(tables.map(count));
  expect(await seedDemo(connected.pool, () => Promise.reject(new Error('not needed')))).toBe(false);
  expect(await Promise.all(tables.map(count))).toEqual(before);
  expect(await count('tour')).toBe(60);
});

test('the demo’s taken places are in the ledger, and a recount agrees', async () => {
  expect(await recountPlaces(connected.database)).toEqual([]);
  const { rows } = await connected.pool.query(`
    select departure.id, count(distinct claim_id)::integer as claims, bool_and(reason = 'demo') as demo
    from departure left join departure_room room on room.departure_id = departure.id
    join place_entry on place_entry.place_id in (departure.place_id, room.place_id) group by departure.id`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.every(({ claims, demo }) => claims === 1 && demo)).toBe(true);
});

test('table constraints refuse an unknown country, a text without German and a second departure on one day', async () => {
  const bad = (text: string) => expect(connected.pool.query(text)).rejects;
  await bad(`update tour_country set country_code = 'XX'`).toThrow(/foreign key/);
  await bad(`update tour set name = '{"en": "Only English"}'`).toThrow(/tour_name_check/);
  await bad(
    `insert into departure (variant_id, day, prices, confirmation, place_id) select variant_id, day, prices, confirmation, place_id from departure limit 1`,
  ).toThrow(/unique/);
  await bad(`update departure set place_id = 999999999 where id = (select min(id) from departure)`).toThrow(
    /foreign key/,
  );
  await bad(`delete from location`).toThrow(/foreign key/);
});

test('the demo marketplace is read from the database as it was generated', async () => {
  const fresh = await freshDatabase();
  const own = connect(fresh.url, 2);
  const marketplace = makeMarketplace({ tours: 40, today: dayAt(Date.now(), 'UTC') });
  expect(await seedDemo(own.pool, async () => marketplace)).toBe(true);
  expect(await recountPlaces(own.database)).toEqual([]);
  const [stored, made] = [await loadSource(own.pool, Date.now()), marketplaceSource(marketplace)];
  const bySlug = <Item extends { slug: string }>(items: readonly Item[]) =>
    items.toSorted((one, other) => (one.slug < other.slug ? -1 : 1));
  expect(stored.tours).toEqual(
    made.tours.map((tour) => ({ ...tour, saleVersion: expect.any(Number), readAt: expect.any(Number) })),
  );
  expect(stored.operators).toEqual(
    made.operators.map(({ facts, story, languages, ...rest }) => ({
      facts,
      story,
      languages,
      // Measured, where there are questions enough.
      answerHours: expect.any(Number),
      baseCountryCode: rest.baseCountryCode,
      foundedYear: rest.foundedYear,
      brandColour: rest.brandColour,
    })),
  );
  expect(stored.continents).toEqual(made.continents);
  expect(bySlug(stored.countries)).toEqual(bySlug(made.countries));
  expect(stored.styles).toEqual(made.styles);
  expect(stored.rates).toEqual(made.rates);
  expect(stored.membership).toEqual(made.membership);
  for (const column of [
    'ids',
    'variantIds',
    'days',
    'adultPrices',
    'instant',
    'capacities',
    'left',
    'starts',
  ] as const) {
    expect([column, stored.departures[column]]).toEqual([column, made.departures[column]]);
  }
  await own.close();
  await fresh.drop();
});
