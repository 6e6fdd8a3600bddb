import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { takePlaces } from '../places/ledger.ts';
import { type Connected, connect, transaction } from '../platform/database/database.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { tinyMarketplace } from '../seed/testing/tiny-marketplace.ts';
import { Catalogue } from './catalogue.ts';
import { listDestinations, loadDestination, loadStyle } from './destination-pages.ts';
import { loadHome } from './home.ts';
import { loadSource } from './load-source.ts';
import { answerSearch } from './search-answer.ts';
import { similarTours } from './similar.ts';
import { loadSitemap } from './sitemap.ts';
import { CatalogueSnapshot } from './snapshot.ts';

const start = Date.now();
let now = start;
let connected: Connected;
let catalogue: Catalogue;
let drop: () => Promise<void>;
const sql = (text: string, ...values: unknown[]) => connected.pool.query(text, values);

beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ drop } = fresh);
  connected = connect(fresh.url, 4);
  await seedDemo(connected.pool, async () => tinyMarketplace(60, now));
  const log = createLog('silent');
  catalogue = await Catalogue.open({ pool: connected.pool, databaseUrl: fresh.url, log, clock: () => now });
  everything(catalogue.snapshot());
});
afterAll(async () => {
  await catalogue.stop();
  await connected.close();
  await drop();
});

const words = (en: string, de = en) => JSON.stringify({ en, de });
const isTour = '(select id from tour order by id offset $1 % (select count(*) from tour) limit 1)';
const isVariant = `(select id from variant where tour_id = ${isTour} order by id limit 1)`;

/** Writes a tour like another one, with everything that belongs to it. */
async function addTour(at: number, id: number): Promise<void> {
  const columns = `operator_id, style, length_days, minimum_age, maximum_age, maximum_group, private_minimum, start_location_id,
    end_location_id, insurance_offered, blocked, physical_level, guide_languages, listed_on, changed_on, tagline, highlights, page, state`;
  await sql(
    `insert into tour (id, slug, name, ${columns})
     select $2::integer, 'new-tour-' || $2::integer, $3, ${columns} from tour where id = ${isTour} on conflict (id) do nothing`,
    at,
    id,
    words(`Überland number ${id}`),
  );
  for (const [table, more] of [
    ['tour_country', 'country_code'],
    ['tour_style', 'style_slug'],
    ['tour_stop', 'location_id, nights'],
  ] as const)
    await sql(
      `insert into ${table} (tour_id, position, ${more}) select $2::integer, position, ${more} from ${table}
       where tour_id = (select min(tour_id) from ${table} where tour_id <> $2 and tour_id >= $1 % 50) on conflict do nothing`,
      at,
      id,
    );
  await sql(
    `insert into variant (id, tour_id, name, sale) select $2::integer + 100000, $2::integer, name, sale from variant where id = ${isVariant} on conflict do nothing`,
    at,
    id,
  );
  await addDeparture(at, id + 100_000);
}

async function addDeparture(at: number, variantId: number): Promise<void> {
  const { rows } = await sql("insert into place (kind, capacity) values ('departure', $1) returning id", 5 + (at % 9));
  await sql(
    `insert into departure (variant_id, day, prices, confirmation, state, place_id)
     select id, current_date + $1::integer, jsonb_build_object('1', 10000 + $1 * 977), 'instant', 'open', $3
     from variant where id = $2 on conflict do nothing`,
    20 + (at % 300),
    variantId,
    rows[0].id,
  );
}

/** Archives something of a tour, for which nothing of it may be taken. */
async function withoutClaims(text: string, at: number): Promise<void> {
  await sql(
    `update place set taken = 0 where id in (select place_id from departure join variant on variant.id = variant_id where tour_id = ${isTour})`,
    at,
  );
  await sql(text, at);
}

/** Everything that may happen to a tour; each is done with some number. */
const edits: Readonly<Record<string, (at: number) => Promise<unknown>>> = {
  rename: (at) =>
    sql(`update tour set name = $2 where id = ${isTour}`, at, words(`Fjällräven ${at} Cusco`, `Süden ${at}`)),
  'other words': (at) => sql(`update tour set tagline = $2 where id = ${isTour}`, at, words(`quiet valleys ${at % 7}`)),
  'other slug': (at) => sql(`update tour set slug = 'renamed-' || id || '-' || $1 where id = ${isTour}`, at),
  facts: (at) =>
    sql(
      `update tour set length_days = 3 + $1 % 20, minimum_age = $1 % 18, physical_level = 2 where id = ${isTour}`,
      at,
    ),
  'close and open': (at) =>
    sql(
      `update tour set blocked = case when blocked is null then $2::jsonb end where id = ${isTour}`,
      at,
      words('Closed'),
    ),
  'another operator': (at) =>
    sql(
      `update tour set operator_id = (select id from operator_profile order by id offset $1 % 2 limit 1) where id = ${isTour}`,
      at,
    ),
  countries: async (at) => {
    await sql(`delete from tour_country where tour_id = ${isTour}`, at);
    await sql(
      `insert into tour_country select ${isTour}, 0, (select code from country order by code offset $1 % (select count(*) from country) limit 1)`,
      at,
    );
  },
  styles: (at) =>
    sql(
      `update tour_style set style_slug = (select slug from style order by slug offset $1 % (select count(*) from style) limit 1)
       where tour_id = ${isTour} and not exists (select 1 from tour_style other where other.tour_id = tour_style.tour_id and other.position <> tour_style.position)`,
      at,
    ),
  stops: (at) =>
    sql(
      `update tour_stop set location_id = (select id from location order by id offset $1 % (select count(*) from location) limit 1)
       where tour_id = ${isTour} and position = (select min(position) from tour_stop where tour_id = ${isTour})`,
      at,
    ),
  photographs: async (at) => {
    await sql(`delete from tour_photograph where tour_id = ${isTour} and position > 0`, at);
    await sql(
      `insert into tour_photograph select ${isTour}, 1, (select file from photograph order by file offset $1 % (select count(*) from photograph) limit 1)`,
      at,
    );
  },
  prices: (at) =>
    sql(
      `update departure set prices = jsonb_build_object('1', 5000 + ($1 * 7919) % 400000) where variant_id = ${isVariant}`,
      at,
    ),
  'on request': (at) => sql(`update departure set confirmation = 'onRequest' where variant_id = ${isVariant}`, at),
  'another departure': async (at) => {
    const { rows } = await sql(`select ${isVariant} as id`, at);
    await addDeparture(at, rows[0].id);
  },
  'a departure less': (at) =>
    withoutClaims(
      `update departure set state = 'archived' where id = (select min(id) from departure where variant_id = ${isVariant})`,
      at,
    ),
  'a departure closed': (at) =>
    sql(
      `update departure set state = case state when 'open' then 'closed' else 'open' end
       where state in ('open', 'closed') and id = (select max(id) from departure where variant_id = ${isVariant})`,
      at,
    ),
  'a departure cancelled': (at) =>
    sql(
      `update departure set state = 'cancelled'
       where state in ('open', 'closed') and id = (select max(id) from departure where variant_id = ${isVariant})`,
      at,
    ),
  'another cut-off': (at) =>
    sql(`update departure set closes_days_before = 1 + $1 % 90 where variant_id = ${isVariant}`, at),
  'a variant retired or back': (at) =>
    sql(`update variant set state = case state when 'open' then 'retired' else 'open' end where id = ${isVariant}`, at),
  'a tour closed or back': (at) =>
    sql(
      `update tour set state = case state when 'open' then 'closed' else 'open' end where id = ${isTour} and state <> 'archived'`,
      at,
    ),
  promotion: (at) =>
    sql(
      `insert into promotion (operator_id, name, offer, book_from, book_until, travel_from, travel_until, tour_ids)
       select operator_id, $2, jsonb_build_object('kind', 'percentage', 'share', 500 + $1 % 3000),
         now() - interval '1 day', now() + interval '3 days', current_date, current_date + 900, array[id] from tour where id = ${isTour}`,
      at,
      words(`Sale ${at}`),
    ),
  capacity: (at) =>
    sql(
      `update place set capacity = capacity + 2 where id = (select min(place_id) from departure where variant_id = ${isVariant})`,
      at,
    ),
  review: (at) =>
    sql(
      `insert into review (id, tour_id, first_name, country_code, travelled, written_on, rating, title, body, language)
       select (select coalesce(max(id), 0) + 1 from review), ${isTour}, 'Ada', 'DE', '2026-01', current_date, 1 + $1 % 5, $2, $2, 'en'`,
      at,
      words(`It was number ${at}`),
    ),
  'a review less': (at) =>
    sql(`delete from review where id = (select min(id) from review where tour_id = ${isTour})`, at),
  'a review of another tour': (at) =>
    sql(`update review set tour_id = ${isTour} where id = (select max(id) from review)`, at),
  'a tour more': (at) => addTour(at, 2000 + (at % 40)),
  'a tour between': (at) => addTour(at, 1 + (at % 70)),
  'a tour less': (at) => withoutClaims(`update tour set state = 'archived' where id = ${isTour}`, at),
  'a tour back': (at) => sql(`update tour set state = 'open' where id = ${isTour} and state = 'archived'`, at),
  sale: async (at) => {
    const { rows } = await sql(
      `select place.id, capacity - taken as left from place join departure on place_id = place.id where variant_id = ${isVariant} and taken < capacity order by day limit 1`,
      at,
    );
    const [place] = rows;
    const amount = place && (at % 2 === 0 ? place.left : 1);
    if (place)
      await transaction(connected.database, (trx) =>
        takePlaces(trx, randomUUID(), 'hold', [{ placeId: place.id, amount }]),
      );
  },
  'hours pass': async () => {
    now += 9 * 3_600_000;
  },
};

const texts = [
  '',
  'Portugal',
  'Lisobn',
  'valleys',
  'Ueberland',
  'uberlnad',
  'Fjallraven',
  'Süden',
  'cus',
  'journey 4',
  'Germny',
  'valeys 3',
];

/** Everything that listings say. */
function everything(snapshot: CatalogueSnapshot) {
  const locale = { language: 'de', currency: 'USD' } as const;
  const { source, liveIndex, tourIndex } = snapshot;
  const requests = texts.flatMap((q) => [
    { q },
    { q, sort: 'price', priceTo: '3000' },
    { q, sort: 'rating', instant: '1' },
    { q, sort: 'departure', age: '14', rating: '4', view: 'map' },
    { q, sort: 'deal', destination: 'europe' },
    { q, sort: 'length-down', page: '2', style: source.styles[0]?.slug, operator: source.operators[0]?.facts.slug },
  ]);
  return {
    ids: source.tours.map(({ facts }) => facts.id),
    left: source.tours.map((_, tour) =>
      Array.from(source.departures.left.subarray(source.departures.starts[tour], source.departures.starts[tour + 1])),
    ),
    feedback: source.feedbackIds,
    searches: requests.map((request) => answerSearch(snapshot, request, locale)),
    suggestions: texts.map((typed) => snapshot.suggestions.suggest(typed, 'en')),
    cards: source.tours.map((_, tour) => snapshot.card(tour, { language: 'en', currency: 'EUR' })),
    similar: source.tours.map((_, tour) => similarTours(snapshot, tour, 4)),
    cheapest: source.tours.map((_, tour) => source.departures.ids[liveIndex.offers.cheapest[tour] as number]),
    places: source.tours.map(({ facts }) => [tourIndex.byId.get(facts.id), tourIndex.bySlug.get(facts.slug)]),
    home: loadHome(snapshot, locale),
    destinations: listDestinations(snapshot, locale),
    europe: loadDestination(snapshot, 'europe', locale),
    styles: source.styles.map(({ slug }) => loadStyle(snapshot, slug, locale)),
    sitemap: loadSitemap(snapshot),
  };
}

const anyEdits = fc.array(fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat(10_000)), {
  minLength: 1,
  maxLength: 8,
});

test('after any edits the updated catalogue equals a freshly loaded one', async () => {
  const { slots } = catalogue.snapshot().tourIndex;
  await fc.assert(
    fc.asyncProperty(anyEdits, async (sequence) => {
      for (const [name, at] of sequence) {
        await edits[name]?.(at);
        // Most follow each other one by one, some come together.
        if (at % 4 > 0) await catalogue.catchUp();
      }
      await catalogue.catchUp();
      const read = CatalogueSnapshot.of(await loadSource(connected.pool, now), now);
      expect(everything(catalogue.snapshot())).toEqual(everything(read));
    }),
    { numRuns: 15 },
  );
  // It has followed them all the while, and was never read as a whole.
  expect(catalogue.snapshot().tourIndex.slots).toBe(slots);
});

test.each(Object.keys(edits))('%s: only the edited tour is reloaded', async (name) => {
  await catalogue.catchUp();
  const before = new Set(catalogue.snapshot().source.tours);
  await edits[name]?.(17);
  await catalogue.catchUp();
  const anew = catalogue.snapshot().source.tours.filter((tour) => !before.has(tour));
  expect(anew.length).toBeLessThanOrEqual(name === 'a review of another tour' ? 2 : 1);
});

test('a change to many tours reloads the whole catalogue', async () => {
  const { slots } = catalogue.snapshot().tourIndex;
  await sql(`update country set name = name where code = 'PT'`);
  await catalogue.catchUp();
  expect(catalogue.snapshot().tourIndex.slots).not.toBe(slots);
});

test('a process that was away longer than changes are retained reloads everything', async () => {
  await catalogue.catchUp();
  const { slots } = catalogue.snapshot().tourIndex;
  // In one transaction, since the process is told at once.
  await connected.pool.query(
    'begin; update tour set physical_level = 3 where id = (select min(id) from tour); delete from catalogue_change; commit',
  );
  await catalogue.catchUp();
  expect(catalogue.snapshot().tourIndex.slots).not.toBe(slots);
  expect(everything(catalogue.snapshot())).toEqual(
    everything(CatalogueSnapshot.of(await loadSource(connected.pool, now), now)),
  );
});
