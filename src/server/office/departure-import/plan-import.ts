import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TextFormat } from '#domain/office/cell-text.ts';
import type { BatchContext, BatchDeparture } from '#domain/office/departure-batch.ts';
import type { CellValue } from '#domain/office/departure-cells.ts';
import {
  cellsText,
  type FileColumns,
  type FileTable,
  titleOfCell,
  writeFileCell,
} from '#domain/office/departure-file.ts';
import {
  type DepartureIndex,
  namesIn,
  planRows,
  type RowEffect,
  type RowProblem,
  readRows,
  type VariantPlan,
} from '#domain/office/departure-import.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { addCounts, type Batch } from '../departures/apply-batch.ts';
import type { Taken } from '../departures/count-taken.ts';
import { readDepartures, type StoredDeparture } from '../departures/departure-cells.ts';
import { type EditableVariant, findVariant } from '../departures/office-variant.ts';

/** The departures that one transaction writes at most, so that no buyer waits long for their locks. */
const MAX_PART = 250;
const MAX_LISTED_PROBLEMS = 500;
const MAX_LISTED_CHANGES = 100;

export type ListedProblem = Pick<RowProblem, 'row' | 'text' | 'code'> & {
  readonly title: string;
  readonly current: string;
  readonly taken: Taken | null;
};

export type ListedChange = {
  readonly row: number;
  readonly effect: 'create' | 'change';
  readonly day: string;
  readonly variantId: number;
  readonly cells: readonly { readonly title: string; readonly from: string; readonly to: string }[];
};

/** What a file would do, as the page shows it. */
export type ImportPreview = {
  readonly counts: Readonly<Record<RowEffect, number>>;
  readonly ignored: readonly string[];
  readonly encoding: string;
  readonly problems: readonly ListedProblem[];
  readonly changes: readonly ListedChange[];
};

export type PlannedPart = { readonly variantId: number; readonly plan: Batch };

/** The version of a departure in an exported file. */
export const versionOf = ({ cells }: Pick<BatchDeparture, 'cells'>): string =>
  createHash('sha256').update(cellsText(cells)).digest('hex').slice(0, 12);

/** Compares a file with the catalogue and returns what would be written, without writing anything. */
export async function planImport(
  database: Database,
  caller: Caller,
  table: FileTable & { readonly encoding: string },
  columns: FileColumns,
  format: TextFormat | null,
): Promise<{ readonly preview: ImportPreview; readonly parts: readonly PlannedPart[] }> {
  const index = await readIndex(database, caller, table, columns);
  const { rows, problems } = readRows(table, columns, index, format);
  const listed: ListedProblem[] = problems.map((problem) => listProblem(problem, null));
  const counts = { create: 0, change: 0, none: 0, refused: new Set(problems.map(({ row }) => row)).size };
  const changes: ListedChange[] = [];
  const parts: PlannedPart[] = [];
  const codes = new Map<number, Promise<ReadonlyMap<string, number>>>();
  for (const [variantId, own] of Map.groupBy(rows, (row) => row.variantId)) {
    // The index contains only variants of the caller.
    const variant = (await findVariant(database, caller, variantId)) as EditableVariant;
    const { operatorProfileId } = variant;
    if (!codes.has(operatorProfileId)) codes.set(operatorProfileId, readCodes(database, operatorProfileId));
    const context = await readContext(database, variant, await codes.get(operatorProfileId));
    const plan = planRows(own, context, versionOf);
    for (const { effect } of plan.effects) counts[effect] += 1;
    listed.push(...(await listProblems(database, plan.problems, context)));
    changes.push(...listChanges(plan, own, variant, context, MAX_LISTED_CHANGES - changes.length));
    parts.push(...splitPlan(variantId, plan));
  }
  const preview = {
    counts,
    ignored: columns.unknown,
    encoding: table.encoding,
    problems: listed.toSorted((one, other) => one.row - other.row).slice(0, MAX_LISTED_PROBLEMS),
    changes,
  };
  return { preview, parts };
}

async function readIndex(
  database: Database,
  { account }: Caller,
  table: FileTable,
  columns: FileColumns,
): Promise<DepartureIndex> {
  const { role, operatorId } = account as Account;
  const { codes, variantIds } = namesIn(table, columns);
  const own = sql`from departure join variant on variant.id = variant_id join tour on tour.id = tour_id
    join operator_profile profile on profile.id = tour.operator_id
    where (${role === 'staff'} or profile.operator_id = ${operatorId})`;
  // A code is unique within a company only, so staff name the variant instead.
  const coded = await sql<{ id: number; code: string; variantId: number }>`
    select departure.id, code, variant_id as "variantId" ${own} and code = any(${codes}::text[])
      and (${role !== 'staff'} or variant_id = any(${variantIds}::integer[]))`.execute(database);
  const ids = [...new Set([...variantIds, ...coded.rows.map(({ variantId }) => variantId)])];
  const variants = await sql<{ id: number }>`
    select variant.id from variant join tour on tour.id = tour_id join operator_profile profile on profile.id = tour.operator_id
    where (${role === 'staff'} or profile.operator_id = ${operatorId}) and variant.id = any(${ids}::integer[])`.execute(
    database,
  );
  const dated = await sql<{ id: number; day: string; variantId: number }>`
    select departure.id, day, variant_id as "variantId" ${own} and variant_id = any(${ids}::integer[])
      and departure.state <> 'archived'`.execute(database);
  return {
    byCode: new Map(coded.rows.map((row) => [row.code, row])),
    byDay: new Map(dated.rows.map(({ id, day, variantId }) => [`${variantId} ${day}`, id])),
    variantIds: new Set(variants.rows.map(({ id }) => id)),
  };
}

type Context = BatchContext & { readonly departures: ReadonlyMap<number, StoredDeparture> };

async function readCodes(database: Database, operatorProfileId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from departure where code_operator_id = ${operatorProfileId} and code is not null`.execute(
    database,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function readContext(
  database: Database,
  variant: EditableVariant,
  codes: ReadonlyMap<string, number> = new Map(),
): Promise<Context> {
  const departures = await readDepartures(database, variant, sql`true`);
  return {
    departures: new Map(departures.map((one) => [one.id, one])),
    days: new Map(
      departures.filter(({ cells }) => cells.state !== 'archived').map(({ id, cells }) => [String(cells.day), id]),
    ),
    codes,
    today: variant.today,
    passengerTypeIds: variant.sale.passengerTypes.map(({ id }) => id),
    roomIds: variant.sale.rooms.map(({ id }) => id),
  };
}

const textOf = (cell: string, value: CellValue): string => writeFileCell(cell, value);

const listProblem = ({ row, cell, text, code, current }: RowProblem, taken: Taken | null): ListedProblem => ({
  ...{ row, text, code, taken },
  title: titleOfCell(cell),
  current: textOf(cell, current),
});

async function listProblems(database: Database, problems: readonly RowProblem[], { departures }: Context) {
  const counted = await addCounts(database, problems, departures);
  return counted.map((problem) => listProblem(problem, problem.taken));
}

function listChanges(
  plan: VariantPlan,
  rows: readonly {
    readonly row: number;
    readonly departureId: number | null;
    readonly cells: Batch['creates'][number]['cells'];
  }[],
  variant: EditableVariant,
  { departures }: Context,
  limit: number,
): ListedChange[] {
  const names = new Map<string, string>([
    ...variant.sale.passengerTypes.map(({ id, singular }) => [`price.${id}`, singular.en] as const),
    ...variant.sale.rooms.map(({ id, name }) => [`room.${id}`, name.en] as const),
  ]);
  const byRow = new Map(rows.map((row) => [row.row, row]));
  return plan.effects
    .filter(({ effect }) => effect === 'create' || effect === 'change')
    .slice(0, Math.max(0, limit))
    .map(({ row, effect, day }) => {
      const { departureId, cells } = byRow.get(row) as (typeof rows)[number];
      const current = departures.get(departureId ?? 0)?.cells ?? {};
      const changed = Object.entries(cells).filter(
        ([cell, value]) => value !== (current[cell] ?? null) && cell !== 'day',
      );
      const moved = departureId !== null && cells.day !== undefined && cells.day !== current.day;
      return {
        row,
        effect: effect as 'create' | 'change',
        day,
        variantId: variant.id,
        cells: [...(moved ? [['day', cells.day as CellValue] as const] : []), ...changed].map(([cell, value]) => ({
          title: titleOfCell(cell, names.get(cell)),
          from: textOf(cell, current[cell] ?? null),
          to: textOf(cell, value),
        })),
      };
    });
}

/** Splits the plan of a variant into parts with a limited number of departures. */
function splitPlan(variantId: number, { changes, creates }: VariantPlan): PlannedPart[] {
  const parts: PlannedPart[] = [];
  const edits = [...Map.groupBy(changes, ({ departureId }) => departureId).values()];
  for (let from = 0; from < edits.length; from += MAX_PART)
    parts.push({ variantId, plan: { changes: edits.slice(from, from + MAX_PART).flat(), creates: [] } });
  for (let from = 0; from < creates.length; from += MAX_PART)
    parts.push({ variantId, plan: { changes: [], creates: creates.slice(from, from + MAX_PART) } });
  return parts;
}
