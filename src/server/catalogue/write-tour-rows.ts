import type { Day } from '#domain/calendar/day.ts';
import type { TourStyle } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { type Connection, insertRows } from '../platform/database/insert-rows.ts';
import type { StoredSale, TourPage } from './tour-content.ts';

/** A row of the table `tour`. */
export type TourRow = {
  readonly id: number;
  readonly slug: string;
  readonly operator_id: number;
  readonly name: Words;
  readonly style: TourStyle;
  readonly length_days: number;
  readonly minimum_age: number;
  readonly maximum_age: number;
  readonly maximum_group: number;
  readonly private_minimum: number | null;
  readonly start_location_id: number;
  readonly end_location_id: number;
  readonly insurance_offered: boolean;
  readonly blocked: Words | null;
  readonly physical_level: number;
  readonly guide_languages: readonly string[];
  readonly listed_on: Day;
  readonly changed_on: Day;
  readonly tagline: Words;
  readonly highlights: readonly Words[];
  readonly page: TourPage;
  readonly state: 'draft' | 'open' | 'closed' | 'archived';
};

export type VariantRow = {
  readonly id: number;
  readonly tour_id: number;
  readonly name: Words;
  readonly sale: StoredSale;
  readonly state: 'open' | 'retired';
};

/** The lists of a tour, in the order of its page. */
export type TourLists = {
  readonly countryCodes: readonly string[];
  readonly styleSlugs: readonly string[];
  readonly photographs: readonly string[];
  readonly stops: readonly { readonly locationId: number; readonly nights: number }[];
};

export type TourRows = {
  readonly tour: TourRow;
  readonly lists: TourLists;
  readonly variants: readonly VariantRow[];
};

const tourColumns = {
  id: 'integer',
  slug: 'text',
  operator_id: 'integer',
  name: 'jsonb',
  style: 'text',
  length_days: 'integer',
  minimum_age: 'integer',
  maximum_age: 'integer',
  maximum_group: 'integer',
  private_minimum: 'integer',
  start_location_id: 'integer',
  end_location_id: 'integer',
  insurance_offered: 'boolean',
  blocked: 'jsonb',
  physical_level: 'integer',
  guide_languages: 'text[]',
  listed_on: 'date',
  changed_on: 'date',
  tagline: 'jsonb',
  highlights: 'jsonb',
  page: 'jsonb',
  state: 'text',
} as const satisfies Record<keyof TourRow, string>;

/** Columns that do not change when an existing tour is published again. */
const fixedColumns: readonly (keyof TourRow)[] = ['id', 'operator_id', 'listed_on', 'state'];

const variantColumns = { id: 'integer', tour_id: 'integer', name: 'jsonb', sale: 'jsonb', state: 'text' } as const;

const replaced = (columns: readonly string[]): string =>
  `on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/** Writes rows of tours; `onConflict: 'replace'` overwrites the content of tours that exist. */
export const writeTours = (client: Connection, rows: readonly TourRow[], onConflict?: 'replace'): Promise<void> =>
  insertRows(
    client,
    'tour',
    tourColumns,
    rows,
    onConflict && replaced(Object.keys(tourColumns).filter((name) => !fixedColumns.includes(name as keyof TourRow))),
  );

/** Writes variants; `onConflict: 'replace'` overwrites those that exist. */
export const writeVariants = (client: Connection, rows: readonly VariantRow[], onConflict?: 'replace'): Promise<void> =>
  insertRows(client, 'variant', variantColumns, rows, onConflict && replaced(['name', 'sale', 'state']));

type Listed = { readonly tourId: number; readonly lists: TourLists };

/** The table of each list, its columns, and the values of an item. */
const listTables = {
  countryCodes: ['tour_country', { country_code: 'text' }, (item: string) => ({ country_code: item })],
  styleSlugs: ['tour_style', { style_slug: 'text' }, (item: string) => ({ style_slug: item })],
  photographs: ['tour_photograph', { file: 'text' }, (item: string) => ({ file: item })],
  stops: [
    'tour_stop',
    { location_id: 'integer', nights: 'integer' },
    (item: TourLists['stops'][number]) => ({ location_id: item.locationId, nights: item.nights }),
  ],
} as const;

/** The names of a tour's lists. */
export const TOUR_LISTS = Object.keys(listTables) as readonly (keyof TourLists)[];

/** Writes one list of some tours, which must not have any items yet. */
export async function writeTourList(client: Connection, name: keyof TourLists, tours: readonly Listed[]) {
  const [table, columns, toRow] = listTables[name];
  await insertRows(
    client,
    table,
    { tour_id: 'integer', position: 'integer', ...columns },
    tours.flatMap(({ tourId, lists }) =>
      lists[name].map((item, position) => ({ tour_id: tourId, position, ...toRow(item as never) })),
    ),
  );
}

/** Replaces one list of a tour. */
export async function replaceTourList(client: Connection, name: keyof TourLists, tour: Listed): Promise<void> {
  await client.query(`delete from ${listTables[name][0]} where tour_id = $1`, [tour.tourId]);
  await writeTourList(client, name, [tour]);
}
