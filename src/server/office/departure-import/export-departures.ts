import { sql } from 'kysely';
import writeWorkbook from 'write-excel-file/node';
import type { ParsedOf } from '#contract/schemas.ts';
import type { VariantFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { splitCell } from '#domain/office/departure-cells.ts';
import { FIXED_CELLS, markText, titleOfCell, writeFileCell } from '#domain/office/departure-file.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { csvTable } from '../../platform/csv.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readDepartures } from '../departures/departure-cells.ts';
import { findVariant } from '../departures/office-variant.ts';
import { versionOf } from './plan-import.ts';
import { MAX_ROWS } from './read-table.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes the departures to come as a file that an import reads back without changes. */
export async function exportDepartures(
  database: Database,
  { format, variantId }: ParsedOf<'exportDepartures'>,
  caller: Caller,
) {
  const table = await exportTable(database, caller, variantId ?? null);
  if (table instanceof Refusal) return table;
  if (format === 'csv') {
    const [titles = [], ...rows] = table;
    return fileOf('csv', 'text/csv; charset=utf-8', csvTable(titles, rows));
  }
  const [titles = [], ...body] = table;
  const rows = [
    titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...body.map((row) =>
      row.map((value, at) =>
        isNumber(titles[at] as string) && value !== ''
          ? { value: Number(value), type: Number }
          : { value, type: String },
      ),
    ),
  ];
  const bytes = await writeWorkbook(rows, { sheet: 'departures' }).toBuffer();
  return fileOf('xlsx', workbookType, bytes.toString('base64'));
}

/** Columns that a spreadsheet can add up. */
const isNumber = (title: string): boolean =>
  /^(price:|room:|(departure_id|variant_id|seats|minimum|closes_before|local_payment|taken)$)/.test(title);

const fileOf = (ending: string, type: string, text: string) => ({
  name: `departures.${ending}`,
  type,
  inline: false,
  text,
});

type Variant = { readonly id: number; readonly operator: string; readonly tour: Words; readonly name: Words };

async function exportTable(
  database: Database,
  caller: Caller,
  variantId: number | null,
): Promise<string[][] | Refusal> {
  const { role, operatorId } = caller.account as Account;
  // An office of staff has every company's departures; one variant at a time is a file that people can read.
  if (role === 'staff' && variantId === null) return new Refusal(422, 'export-choose-variant');
  const { rows: variants } = await sql<Variant>`
    select variant.id, operator.name as operator, tour.name as tour, variant.name
    from variant join tour on tour.id = tour_id join operator_profile profile on profile.id = tour.operator_id
      join operator on operator.id = profile.operator_id
    where tour.state <> 'archived' and (${role === 'staff'} or profile.operator_id = ${operatorId})
      and (${variantId}::integer is null or variant.id = ${variantId})
    order by tour.name ->> 'en', variant.id`.execute(database);
  if (variantId !== null && variants.length === 0) return new Refusal(404, 'not-found');
  const names = new Map<string, Set<string>>();
  const read: { variant: Variant; cells: Record<string, string>; facts: readonly string[]; version: string }[] = [];
  for (const one of variants) {
    const variant = await findVariant(database, caller, one.id);
    if (!variant) continue;
    collectNames(names, variant.sale);
    const departures = await readDepartures(
      database,
      variant,
      sql`departure.state <> 'archived' and day > ${variant.today}`,
      sql`day`,
    );
    for (const departure of departures) {
      const cells = Object.fromEntries(
        Object.entries(departure.cells).map(([cell, value]) => [cell, writeFileCell(cell, value)]),
      );
      read.push({
        variant: one,
        cells,
        facts: [String(departure.id), String(departure.seatsTaken)],
        version: versionOf(departure),
      });
    }
    if (read.length > MAX_ROWS) return new Refusal(422, 'export-too-many');
  }
  const counted = [...names.keys()].toSorted(byKindAndId);
  const cells = [...FIXED_CELLS, ...counted];
  // A name is in the title only if it is the same in all variants.
  const nameOf = (cell: string) => {
    const found = [...(names.get(cell) ?? [])];
    return found.length === 1 ? (found[0] as string) : '';
  };
  const titles = [
    'departure_id',
    'operator',
    'tour',
    'variant',
    'variant_id',
    ...cells.map((cell) => titleOfCell(cell, nameOf(cell))),
  ];
  return [
    [...titles, 'taken', 'version'],
    ...read.map(({ variant, cells: values, facts: [id = '', taken = ''], version }) => [
      ...[id, markText(variant.operator), markText(variant.tour.en), markText(variant.name.en), String(variant.id)],
      ...cells.map((cell) => values[cell] ?? ''),
      ...[taken, version],
    ]),
  ];
}

function collectNames(
  names: Map<string, Set<string>>,
  { passengerTypes, rooms }: Pick<VariantFacts, 'passengerTypes' | 'rooms'>,
) {
  const add = (cell: string, name: string) => names.set(cell, (names.get(cell) ?? new Set()).add(name));
  for (const { id, singular } of passengerTypes) add(`price.${id}`, singular.en);
  for (const { id, name } of rooms) add(`room.${id}`, name.en);
}

/** Prices before rooms, each by its id. */
function byKindAndId(one: string, other: string): number {
  const [[kind, id], [otherKind, otherId]] = [splitCell(one), splitCell(other)];
  return kind === otherKind ? id - otherId : kind < otherKind ? -1 : 1;
}
