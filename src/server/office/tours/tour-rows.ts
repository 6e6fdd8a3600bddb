import { CompiledQuery, sql } from 'kysely';
import { isSame, type Json } from '#domain/office/document-merge.ts';
import type { TourDocument } from '#domain/office/tour-document.ts';
import {
  replaceTourList,
  TOUR_LISTS,
  type TourLists,
  type TourRow,
  type TourRows,
  type VariantRow,
  writeTours,
  writeVariants,
} from '../../catalogue/write-tour-rows.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Connection } from '../../platform/database/insert-rows.ts';
import { documentOf, type PhotographFacts } from './document-rows.ts';

const list = (column: string, table: string) =>
  sql.raw(`coalesce((select json_agg(${column} order by position) from ${table} where tour_id = tour.id), '[]')`);

type Row = {
  readonly tour: TourRow;
  readonly lists: TourLists;
  readonly variants: readonly VariantRow[];
  readonly photographs: readonly PhotographFacts[];
};

/** Reads a tour from the catalogue's tables: its rows, and the document that they make. */
export async function readTour(
  database: Database | Transaction,
  tourId: number,
): Promise<{ readonly rows: TourRows; readonly document: TourDocument } | null> {
  const { rows } = await sql<Row>`
    select to_jsonb(tour) as tour,
      json_build_object(
        'countryCodes', ${list('country_code', 'tour_country')}, 'styleSlugs', ${list('style_slug', 'tour_style')},
        'photographs', ${list('file', 'tour_photograph')},
        'stops', ${list("json_build_object('locationId', location_id, 'nights', nights)", 'tour_stop')}) as lists,
      coalesce((select json_agg(json_build_object('id', id, 'tour_id', tour_id, 'name', name, 'sale', sale, 'state', state) order by id)
        from variant where tour_id = tour.id), '[]') as variants,
      coalesce((select json_agg(json_build_object('file', file, 'alternative', alternative, 'photographer', photographer))
        from photograph where file in (select file from tour_photograph where tour_id = tour.id)), '[]') as photographs
    from tour where id = ${tourId}`.execute(database);
  const [row] = rows;
  if (!row) return null;
  const { photographs, ...read } = row;
  return { rows: read, document: documentOf(read, photographs) };
}

/** Runs statements of the shared writer in a transaction of the query builder. */
const connectionOf = (trx: Transaction): Connection => ({
  query: (text, values) => trx.executeQuery(CompiledQuery.raw(text, values)),
});

const differs = (one: unknown, other: unknown): boolean => !isSame(one as Json, other as Json);

/**
 * Writes the rows that differ, so that each shop process reads again only what changed. Returns whether anything
 * differed.
 */
export async function writeTourRows(trx: Transaction, before: TourRows | null, after: TourRows): Promise<boolean> {
  const client = connectionOf(trx);
  const { tour, lists, variants } = after;
  const unchanged = (name: keyof TourLists) => before !== null && !differs(before.lists[name], lists[name]);
  const changedLists = TOUR_LISTS.filter((name) => !unchanged(name));
  const old = new Map(before?.variants.map((variant) => [variant.id, variant]));
  const changedVariants = variants.filter((variant) => differs(old.get(variant.id), variant));
  const { changed_on: _, ...content } = tour;
  const { changed_on: __ = null, ...former } = before?.tour ?? {};
  const isChanged =
    changedLists.length + changedVariants.length > 0 ||
    Object.keys(content).some((name) =>
      differs(content[name as keyof typeof content], former[name as keyof typeof former]),
    );
  if (!isChanged) return false;
  await writeTours(client, [tour], 'replace');
  for (const name of changedLists) await replaceTourList(client, name, { tourId: tour.id, lists });
  await writeVariants(client, changedVariants, 'replace');
  return true;
}
