import type pg from 'pg';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt, isTimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { MembershipFacts, RateFacts } from '#domain/catalogue/facts.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { type DepartureRow, Departures } from './departures.ts';
import type {
  CatalogueSource,
  Continent,
  Country,
  ListedTour,
  Location,
  Operator,
  Photograph,
  Style,
} from './source.ts';

/** How many reviews the carousel shows. */
const feedbackCount = 12;

/** Reads everything that is kept in memory as it is at one moment. */
export async function loadSource(pool: pg.Pool, now: Instant): Promise<CatalogueSource> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const source = await read(client, dayAt(now, 'UTC'));
    await client.query('commit');
    return source;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function read(client: pg.PoolClient, utcDay: Day): Promise<CatalogueSource> {
  const all = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query(text, values)).rows as Row[];
  const [counter] = await all<{ version: number; sale_version: number }>(
    'select version, sale_version from catalogue_version',
  );
  const tours = await all<TourRow>(toursQuery);
  const numbers = new Map(tours.map(({ id }, at) => [id, at]));
  const [packed] = await all<{ bytes: Buffer | null }>(departuresQuery, [addDays(utcDay, -1)]);
  const [membership] = await all<MembershipFacts>('select price, saving, months from membership_product');
  const [reviews] = await all<{ count: number }>('select count(*) from review');
  return {
    version: counter?.version ?? 0,
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
    tours: tours.map((row) => toTour(row, counter?.sale_version ?? 0)),
    departures: new Departures(tours.length, unpack(packed?.bytes ?? Buffer.alloc(0), numbers)),
    membership: membership ?? null,
    rates: toRates(await all(ratesQuery, [utcDay]), tours.length > 0),
    feedbackIds: (await all<{ id: number }>(feedbackQuery)).map(({ id }) => id),
    reviewCount: reviews?.count ?? 0,
  };
}

const listOf = (column: string, table: string) =>
  `(select array_agg(${column} order by position) from ${table} where tour_id = tour.id)`;

const toursQuery = `
  select tour.*, ${listOf('country_code', 'tour_country')} as country_codes, ${listOf('style_slug', 'tour_style')} as style_slugs,
    ${listOf('file', 'tour_photograph')} as files, ${listOf('location_id', 'tour_stop')} as stop_ids, stars.counts as stars,
    coalesce(tour_version.version, 0) as sale_version
  from (select id, slug, operator_id, name, style, length_days, minimum_age, maximum_age, maximum_group, private_minimum,
          start_location_id, end_location_id, insurance_offered, blocked, physical_level, guide_languages, changed_on, tagline,
          highlights from tour) tour
  left join (select tour_id, array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
      count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as counts
    from review group by tour_id) stars on stars.tour_id = tour.id
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

const toTour = (row: TourRow, saleVersion: number): ListedTour => ({
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
});

const operatorsQuery = `
  select profile.*, operator.slug, operator.name
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
const departuresQuery = `
  select string_agg(int4send(tour_id) || int4send(departure.id) || int4send(variant_id) || int4send(day - date '1970-01-01')
    || int4send(coalesce((prices ->> '1')::integer, -1)) || int4send((confirmation = 'instant')::integer) || int8send(place.id)
    || int4send(capacity) || int4send(capacity - taken), ''::bytea order by tour_id, day, departure.id) as bytes
  from departure join variant on variant.id = variant_id join place on place.id = place_id
  where day >= $1`;
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
