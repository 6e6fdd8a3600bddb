import type pg from 'pg';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt, isTimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { MembershipFacts } from '#domain/catalogue/facts.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { type DepartureRow, Departures } from './departures.ts';
import {
  type CatalogueSource,
  type Continent,
  type Country,
  countReviews,
  type ListedTour,
  type Location,
  type Operator,
  type Photograph,
  type Style,
} from './source.ts';
import { changeTours, type TourChanges } from './tour-changes.ts';

/** How many reviews the carousel shows. */
const feedbackCount = 12;

/** Reads everything that is kept in memory as it is at one moment. */
export function loadSource(pool: pg.Pool, now: Instant): Promise<CatalogueSource> {
  return inSnapshot(pool, (client) => readAll(client, dayAt(now, 'UTC')));
}

/** What became of a catalogue that was read before: nothing, some tours are other ones now, or more than can be told apart. */
export type Changes =
  | { readonly kind: 'none' | 'all' }
  | {
      readonly kind: 'tours';
      readonly version: number;
      readonly changes: TourChanges;
      readonly departures: readonly DepartureRow[];
      readonly feedbackIds: readonly number[];
    };

/** Reads the tours that have changed since a catalogue was read, as they are at one moment. */
export function loadChanges(pool: pg.Pool, before: CatalogueSource, now: Instant): Promise<Changes> {
  return inSnapshot(pool, async (client): Promise<Changes> => {
    const versions = await readVersions(client);
    const { version } = versions;
    if (version === before.version) return { kind: 'none' };
    const { rows } = await client.query<{ tour_ids: number[] | null }>(
      'select tour_ids from catalogue_change where version > $1',
      [before.version],
    );
    // Each version has one line, until it is so old that it is forgotten.
    const ids = new Set(rows.flatMap(({ tour_ids }) => tour_ids ?? []));
    const known = rows.length === version - before.version && rows.every(({ tour_ids }) => tour_ids !== null);
    if (!known || ids.size > mostChanged) return { kind: 'all' };
    const changes = changeTours(before.tours, ids, await readTours(client, versions, [...ids]));
    const numbers = new Map(changes.changed.map((at) => [(changes.tours[at] as ListedTour).facts.id, at]));
    const departures = await readDepartures(client, numbers, dayAt(now, 'UTC'), [...ids]);
    return { kind: 'tours', version, changes, departures, feedbackIds: await readFeedback(client) };
  });
}

/** A catalogue with the tours that have changed since it was read. */
export function changedSource(
  before: CatalogueSource,
  { version, changes, departures, feedbackIds }: Extract<Changes, { kind: 'tours' }>,
): CatalogueSource {
  const { tours, changed, replaced } = changes;
  const anew = changed.map((at) => tours[at] as ListedTour);
  return {
    ...before,
    version,
    tours,
    departures: before.departures.change(changes, departures),
    feedbackIds,
    reviewCount: before.reviewCount - countReviews(replaced) + countReviews(anew),
  };
}

/** So many tours at once are no longer cheaper to read by themselves. */
const mostChanged = 500;

async function inSnapshot<Result>(pool: pg.Pool, read: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const result = await read(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function readAll(client: pg.PoolClient, utcDay: Day): Promise<CatalogueSource> {
  const all = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query(text, values)).rows as Row[];
  const versions = await readVersions(client);
  const tours = await readTours(client, versions);
  const numbers = new Map(tours.map(({ facts }, at) => [facts.id, at]));
  const [membership] = await all<MembershipFacts>('select price, saving, months from membership_product');
  return {
    version: versions.version,
    continents: await all<Continent>('select slug, name, intro from continent order by position'),
    countries: await all<Country>(
      'select code, slug, continent_slug as "continentSlug", name, locative, directional, intro from country order by slug',
    ),
    locations: await all<Location>(
      'select id, slug, country_code as "countryCode", name, latitude, longitude from location order by id',
    ),
    styles: await all<Style>('select slug, name, intro from style order by position'),
    photographs: await all<Photograph>('select file, alternative, colour from photograph order by file'),
    operators: (await all<OperatorRow>(operatorsQuery)).map(toOperator),
    tours,
    departures: Departures.of(tours, await readDepartures(client, numbers, utcDay)),
    membership: membership ?? null,
    rates: toRates(await all(ratesQuery, [utcDay]), tours.length > 0),
    feedbackIds: await readFeedback(client),
    reviewCount: countReviews(tours),
  };
}

/** Which catalogue it is, and by which rules of money it is sold. */
type Versions = { readonly version: number; readonly saleVersion: number };

async function readVersions(client: pg.PoolClient): Promise<Versions> {
  const { rows } = await client.query<Versions>('select version, sale_version as "saleVersion" from catalogue_version');
  return rows[0] ?? { version: 0, saleVersion: 0 };
}

/** The condition that a column is one of some tours; without any it is true of all. */
const isOneOf = (column: string, ids: readonly number[] | undefined): string =>
  ids ? `${column} = any($1::integer[])` : 'true';

async function readTours(client: pg.PoolClient, versions: Versions, ids?: readonly number[]): Promise<ListedTour[]> {
  const { rows } = await client.query<TourRow>(toursQuery(ids), ids ? [ids] : []);
  return rows.map((row) => toTour(row, versions));
}

async function readDepartures(
  client: pg.PoolClient,
  tours: ReadonlyMap<number, number>,
  utcDay: Day,
  ids?: readonly number[],
): Promise<DepartureRow[]> {
  const { rows } = await client.query<{ bytes: Buffer | null }>(departuresQuery(ids), [
    ...(ids ? [ids] : []),
    addDays(utcDay, -1),
  ]);
  return unpack(rows[0]?.bytes ?? Buffer.alloc(0), tours);
}

async function readFeedback(client: pg.PoolClient): Promise<number[]> {
  return (await client.query<{ id: number }>(feedbackQuery)).rows.map(({ id }) => id);
}

const listOf = (column: string, table: string) =>
  `(select array_agg(${column} order by position) from ${table} where tour_id = tour.id)`;

const toursQuery = (ids?: readonly number[]) => `
  select tour.*, ${listOf('country_code', 'tour_country')} as country_codes, ${listOf('style_slug', 'tour_style')} as style_slugs,
    ${listOf('file', 'tour_photograph')} as files, ${listOf('location_id', 'tour_stop')} as stop_ids, stars.counts as stars,
    coalesce(tour_version.version, 0) as sale_version
  from (select id, slug, operator_id, name, style, length_days, minimum_age, maximum_age, maximum_group, private_minimum,
          start_location_id, end_location_id, insurance_offered, blocked, physical_level, guide_languages, changed_on, tagline,
          highlights from tour where ${isOneOf('id', ids)}) tour
  left join (select tour_id, array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
      count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as counts
    from review where ${isOneOf('tour_id', ids)} group by tour_id) stars on stars.tour_id = tour.id
  left join tour_version on tour_version.tour_id = tour.id
  order by tour.id`;

type TourRow = {
  readonly id: number;
  readonly slug: string;
  readonly operator_id: number;
  readonly name: ListedTour['facts']['name'];
  readonly style: ListedTour['facts']['style'];
  readonly length_days: number;
  readonly minimum_age: number;
  readonly maximum_age: number;
  readonly maximum_group: number;
  readonly private_minimum: number | null;
  readonly start_location_id: number;
  readonly end_location_id: number;
  readonly insurance_offered: boolean;
  readonly blocked: ListedTour['facts']['blocked'];
  readonly physical_level: number;
  readonly guide_languages: string[];
  readonly changed_on: Day;
  readonly tagline: ListedTour['tagline'];
  readonly highlights: ListedTour['highlights'];
  readonly country_codes: string[] | null;
  readonly style_slugs: string[] | null;
  readonly files: string[] | null;
  readonly stop_ids: number[] | null;
  readonly stars: number[] | null;
  readonly sale_version: number;
};

const toTour = (row: TourRow, { version, saleVersion }: Versions): ListedTour => ({
  facts: {
    id: row.id,
    slug: row.slug,
    operatorId: row.operator_id,
    name: row.name,
    style: row.style,
    lengthDays: row.length_days,
    minimumAge: row.minimum_age,
    maximumAge: row.maximum_age,
    maximumGroup: row.maximum_group,
    privateMinimum: row.private_minimum,
    startCityId: row.start_location_id,
    insuranceOffered: row.insurance_offered,
    blocked: row.blocked,
  },
  tagline: row.tagline,
  highlights: row.highlights,
  countryCodes: row.country_codes ?? [],
  styleSlugs: row.style_slugs ?? [],
  photographs: row.files ?? [],
  stopIds: row.stop_ids ?? [],
  endLocationId: row.end_location_id,
  physicalLevel: row.physical_level,
  guideLanguages: row.guide_languages,
  changedOn: row.changed_on,
  stars: row.stars ?? [0, 0, 0, 0, 0],
  // Neither number ever falls, so their sum stays the same only if both do.
  saleVersion: saleVersion + row.sale_version,
  readAt: version,
});

const operatorsQuery = `
  select profile.*, coalesce(measured_answer_hours(profile.id), answer_hours) as answer_hours, operator.slug, operator.name
  from operator_profile profile join operator on operator.id = profile.operator_id order by profile.id`;

type OperatorRow = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly currency: Operator['facts']['currency'];
  readonly time_zone: string;
  readonly rules: Omit<Operator['facts'], 'id' | 'slug' | 'name' | 'currency' | 'timeZone'>;
  readonly story: Operator['story'];
  readonly languages: string[];
  readonly answer_hours: number;
  readonly base_country_code: string;
  readonly founded_year: number;
  readonly brand_colour: string;
};

/** The database's list of zones may be newer than ours; one operator's days then begin at midnight UTC, and the shop still opens. */
const knownZone = (zone: string): string => (isTimeZone(zone) ? zone : 'UTC');

const toOperator = ({ id, slug, name, currency, rules, ...row }: OperatorRow): Operator => ({
  facts: { id, slug, name, currency, timeZone: knownZone(row.time_zone), ...rules },
  story: row.story,
  languages: row.languages,
  answerHours: row.answer_hours,
  baseCountryCode: row.base_country_code,
  foundedYear: row.founded_year,
  brandColour: row.brand_colour,
});

/**
 * All departures to come in one value of fixed-width numbers: a hundred thousand rows would take the driver half a second.
 * No zone is further behind UTC than a day.
 */
const departuresQuery = (ids?: readonly number[]) => `
  select string_agg(int4send(tour_id) || int4send(departure.id) || int4send(variant_id) || int4send(day - date '1970-01-01')
    || int4send(coalesce((prices ->> '1')::integer, -1)) || int4send((confirmation = 'instant')::integer) || int8send(place.id)
    || int4send(capacity) || int4send(capacity - taken), ''::bytea order by tour_id, day, departure.id) as bytes
  from departure join variant on variant.id = variant_id join place on place.id = place_id
  where ${isOneOf('tour_id', ids)} and day >= $${ids ? 2 : 1}`;
const departureBytes = 40;

function unpack(bytes: Buffer, tours: ReadonlyMap<number, number>): DepartureRow[] {
  return Array.from({ length: bytes.length / departureBytes }, (_, row) => {
    const at = row * departureBytes;
    return {
      tour: tours.get(bytes.readInt32BE(at)) as number,
      id: bytes.readInt32BE(at + 4),
      variantId: bytes.readInt32BE(at + 8),
      day: bytes.readInt32BE(at + 12),
      adultPrice: bytes.readInt32BE(at + 16),
      instant: bytes.readInt32BE(at + 20) === 1,
      placeId: Number(bytes.readBigInt64BE(at + 24)),
      capacity: bytes.readInt32BE(at + 32),
      left: bytes.readInt32BE(at + 36),
    };
  });
}

const ratesQuery = `
  select distinct on (currency) currency, since, (rate * 1000000)::bigint as millionths
  from currency_rate where since <= $1 order by currency, since desc`;

function toRates(rows: { currency: string; since: Day; millionths: number }[], needed: boolean): RateFacts {
  const known = new Map(rows.map(({ currency, millionths }) => [currency, millionths]));
  const missing = CURRENCIES.filter((currency) => !known.has(currency));
  if (needed && missing.length > 0) throw new Error(`there is no exchange rate for ${missing.join(', ')}`);
  const perEuro = Object.fromEntries(CURRENCIES.map((currency) => [currency, known.get(currency) ?? 1_000_000]));
  const days = rows.map(({ since }) => since).sort();
  return { day: days.at(-1) ?? ('' as Day), perEuro: perEuro as RateFacts['perEuro'] };
}

/** The longest praise for each of some tours, spread over them. */
const feedbackQuery = `
  select id from (
    select distinct on (tour_id) id from review
    where rating = 5 and tour_id in (select id from tour where blocked is null order by id limit 300)
    order by tour_id, length(body ->> 'en') desc, id) praise
  order by md5(id::text) limit ${feedbackCount}`;
