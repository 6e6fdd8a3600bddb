import type pg from 'pg';
import type { Marketplace } from '#demo/marketplace.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { insertRows } from '../platform/database/insert-rows.ts';

/** Writes the reference data of tours: destinations, styles, operators and exchange rates. */
export async function writeWorld(client: pg.ClientBase, marketplace: Marketplace): Promise<void> {
  await insertRows(
    client,
    'continent',
    { slug: 'text', position: 'integer', name: 'jsonb', intro: 'jsonb' },
    marketplace.continents.map((continent, position) => ({ ...continent, position })),
  );
  await insertRows(
    client,
    'country',
    {
      code: 'text',
      slug: 'text',
      continent_slug: 'text',
      name: 'jsonb',
      locative: 'jsonb',
      directional: 'jsonb',
      intro: 'jsonb',
    },
    marketplace.countries.map((country) => ({ ...country, continent_slug: country.continent })),
  );
  await insertRows(
    client,
    'location',
    {
      id: 'integer',
      slug: 'text',
      country_code: 'text',
      name: 'jsonb',
      latitude: 'double precision',
      longitude: 'double precision',
    },
    marketplace.places.map((place) => ({ ...place, country_code: place.countryCode })),
  );
  await insertRows(
    client,
    'style',
    { slug: 'text', position: 'integer', name: 'jsonb', intro: 'jsonb' },
    marketplace.styles.map((style, position) => ({ ...style, position })),
  );
  await insertRows(
    client,
    'photograph',
    { file: 'text', photographer: 'text', alternative: 'jsonb', colour: 'text', tags: 'text[]' },
    marketplace.photographs,
  );
  await writeMoney(client, marketplace);
  await writeCompanies(client, marketplace);
}

async function writeMoney(client: pg.ClientBase, { rates, promoCodes, membership }: Marketplace): Promise<void> {
  await insertRows(
    client,
    'currency_rate',
    { currency: 'text', since: 'date', rate: 'numeric' },
    rates.flatMap(({ day, perEuro }) =>
      CURRENCIES.map((currency) => ({ currency, since: day, rate: perEuro[currency] / 1_000_000 })),
    ),
    'on conflict (currency, since) do update set rate = excluded.rate',
  );
  await insertRows(
    client,
    'promo_code',
    {
      code: 'text',
      offer: 'jsonb',
      book_from: 'timestamptz',
      book_until: 'timestamptz',
      travel_from: 'date',
      travel_until: 'date',
      total_limit: 'integer',
      person_limit: 'integer',
      minimum_spend: 'integer',
      tour_ids: 'integer[]',
    },
    promoCodes.map((code) => ({
      code: code.code,
      offer: code.offer,
      book_from: new Date(code.bookFrom),
      book_until: new Date(code.bookUntil),
      travel_from: code.travelFrom,
      travel_until: code.travelUntil,
      total_limit: code.totalLimit,
      person_limit: code.personLimit,
      minimum_spend: code.minimumSpend,
      tour_ids: code.tourIds,
    })),
  );
  await insertRows(
    client,
    'membership_product',
    { id: 'integer', price: 'integer', saving: 'integer', months: 'integer' },
    [{ id: 1, ...membership }],
  );
}

async function writeCompanies(client: pg.ClientBase, { operators, agencies }: Marketplace): Promise<void> {
  const onConflict = 'on conflict (slug) do update set name = excluded.name';
  const company = { slug: 'text', name: 'text' };
  await insertRows(
    client,
    'agency',
    { ...company, commission: 'integer', open_holds_limit: 'integer', contact_email: 'text' },
    agencies.map((agency) => ({ ...agency, open_holds_limit: agency.holdLimit, contact_email: agency.email })),
    `${onConflict}, commission = excluded.commission, open_holds_limit = excluded.open_holds_limit, contact_email = excluded.contact_email`,
  );
  await insertRows(
    client,
    'operator',
    company,
    operators.map(({ facts }) => facts),
    onConflict,
  );
  const { rows } = await client.query<{ slug: string; id: string }>('select slug, id from operator');
  const accounts = new Map(rows.map(({ slug, id }) => [slug, id]));
  await insertRows(
    client,
    'operator_profile',
    {
      id: 'integer',
      operator_id: 'uuid',
      currency: 'text',
      time_zone: 'text',
      rules: 'jsonb',
      story: 'jsonb',
      languages: 'text[]',
      answer_hours: 'integer',
      base_country_code: 'text',
      founded_year: 'integer',
      brand_colour: 'text',
      email: 'text',
      approved_at: 'timestamptz',
    },
    operators.map(({ facts: { id, slug, name: _, currency, timeZone, promotions: __, ...rules }, ...operator }) => ({
      id,
      operator_id: accounts.get(slug),
      currency,
      time_zone: timeZone,
      rules,
      story: operator.story,
      languages: operator.languages,
      answer_hours: operator.answerHours,
      base_country_code: operator.baseCountryCode,
      founded_year: operator.foundedYear,
      brand_colour: operator.brandColour,
      email: operator.email,
      approved_at: new Date(`${operator.foundedYear}-01-01`),
    })),
  );
  await insertRows(
    client,
    'terms',
    { id: 'integer', operator_id: 'integer', kind: 'text', title: 'jsonb', body: 'jsonb' },
    operators.flatMap(({ facts, terms }) =>
      terms.map(({ id, kind, title, text }) => ({ id, operator_id: facts.id, kind, title, body: text })),
    ),
  );
  await insertRows(
    client,
    'promotion',
    {
      id: 'integer',
      operator_id: 'integer',
      name: 'jsonb',
      offer: 'jsonb',
      book_from: 'timestamptz',
      book_until: 'timestamptz',
      travel_from: 'date',
      travel_until: 'date',
      tour_ids: 'integer[]',
      minimum_travellers: 'integer',
    },
    operators.flatMap(({ facts }) =>
      facts.promotions.map(({ id, name, offer, bookFrom, bookUntil, ...promotion }) => ({
        id,
        operator_id: facts.id,
        name,
        offer,
        book_from: new Date(bookFrom),
        book_until: new Date(bookUntil),
        travel_from: promotion.travelFrom,
        travel_until: promotion.travelUntil,
        tour_ids: promotion.tourIds,
        minimum_travellers: promotion.minimumTravellers,
      })),
    ),
  );
}
