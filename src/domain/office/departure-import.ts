import type { TextFormat } from './cell-text.ts';
import {
  type BatchContext,
  type BatchDeparture,
  type BatchProblemCode,
  type CellChange,
  checkBatch,
  type DepartureCreation,
} from './departure-batch.ts';
import type { CellValue } from './departure-cells.ts';
import { type CellReading, type FileColumns, type FileTable, readFileCell } from './departure-file.ts';

/** What a row does; a refused row does nothing. */
export type RowEffect = 'create' | 'change' | 'none' | 'refused';

export type RowProblemCode =
  | BatchProblemCode
  | Extract<CellReading, { problem: unknown }>['problem']
  | 'row-not-found'
  | 'row-twice'
  | 'changed-since-export';

/** Why a row is refused; `row` counts the lines of the file, and the titles are line 1. */
export interface RowProblem {
  readonly row: number;
  readonly departureId: number | null;
  readonly day: string;
  readonly cell: string;
  /** The text in the file. */
  readonly text: string;
  readonly code: RowProblemCode;
  readonly current: CellValue;
}

/** A row by the variant that it belongs to, with the cells that it sets. */
export interface ImportRow {
  readonly row: number;
  readonly variantId: number;
  readonly departureId: number | null;
  readonly cells: Readonly<Record<string, CellValue>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly version: string | null;
}

/** Finds departures by their codes and by their days. */
export interface DepartureIndex {
  readonly byCode: ReadonlyMap<string, { readonly id: number; readonly variantId: number }>;
  /** By `variantId day`. */
  readonly byDay: ReadonlyMap<string, number>;
  readonly variantIds: ReadonlySet<number>;
}

/** Returns the codes and variants that a file names, for building the index. */
export function namesIn(table: FileTable, { cells, variantId }: FileColumns) {
  const column = (at: number | null | undefined) =>
    at === null || at === undefined ? [] : [...new Set(table.rows.map((row) => plain(row[at])).filter(Boolean))];
  return {
    codes: column(cells.get('code')),
    variantIds: column(variantId)
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31),
  };
}

const plain = (text: string | undefined): string => (text ?? '').trim().replace(/^'/, '');

/** Reads the rows of a file and finds the departure of each. */
export function readRows(
  table: FileTable,
  columns: FileColumns,
  index: DepartureIndex,
  format: TextFormat | null,
): { readonly rows: readonly ImportRow[]; readonly problems: readonly RowProblem[] } {
  const rows: ImportRow[] = [];
  const problems: RowProblem[] = [];
  const seen = new Set<string>();
  for (const [at, texts] of table.rows.entries()) {
    const row = at + 2;
    const read = readRow(row, texts, columns, format);
    if (!read) continue;
    const { cells, found } = read;
    const owner = findDeparture(texts, columns, cells, index);
    // A new departure is named by its day until it exists.
    const name = owner && `${owner.variantId} ${owner.departureId ?? String(cells.day)}`;
    // An unreadable day says enough by itself.
    if (!owner && found.length === 0) found.push(problemOf(row, 'code', read.texts.code, 'row-not-found'));
    if (owner && seen.has(String(name))) found.push(problemOf(row, 'day', read.texts.day, 'row-twice'));
    if (owner) seen.add(String(name));
    problems.push(...found);
    if (owner && found.length === 0) {
      const version = columns.version === null ? '' : plain(texts[columns.version]);
      rows.push({ row, ...owner, cells, texts: read.texts, version: version || null });
    }
  }
  return { rows, problems };
}

const problemOf = (row: number, cell: string, text: string | undefined, code: RowProblemCode): RowProblem => ({
  ...{ row, cell, code, text: text ?? '' },
  departureId: null,
  day: '',
  current: null,
});

/** Reads the cells of a row; null for an empty one. */
function readRow(row: number, texts: readonly string[], columns: FileColumns, format: TextFormat | null) {
  if (texts.every((text) => text.trim() === '')) return null;
  const found: RowProblem[] = [];
  const cells: Record<string, CellValue> = {};
  const written: Record<string, string> = {};
  for (const [cell, at] of columns.cells) {
    const text = texts[at] ?? '';
    const reading = readFileCell(cell, text, format);
    if (!reading) continue;
    written[cell] = text.trim();
    if ('problem' in reading) found.push(problemOf(row, cell, text.trim(), reading.problem));
    else cells[cell] = reading.value;
  }
  return { cells, texts: written, found };
}

function findDeparture(
  texts: readonly string[],
  columns: FileColumns,
  cells: Readonly<Record<string, CellValue>>,
  { byCode, byDay, variantIds }: DepartureIndex,
) {
  const owner = typeof cells.code === 'string' ? byCode.get(cells.code) : undefined;
  if (owner) return { variantId: owner.variantId, departureId: owner.id };
  const variantId = columns.variantId === null ? 0 : Number(plain(texts[columns.variantId]));
  if (!variantIds.has(variantId) || typeof cells.day !== 'string') return null;
  return { variantId, departureId: byDay.get(`${variantId} ${cells.day}`) ?? null };
}

/** The part of a plan for one variant. */
export interface VariantPlan {
  readonly changes: readonly CellChange[];
  readonly creates: readonly DepartureCreation[];
  readonly effects: readonly { readonly row: number; readonly effect: RowEffect; readonly day: string }[];
  readonly problems: readonly RowProblem[];
}

/**
 * Plans the rows of one variant with the check of every other batch. Rows with problems are left out, and the rest is
 * checked again, because a row may depend on another one.
 */
export function planRows(
  rows: readonly ImportRow[],
  context: BatchContext,
  versionOf: (departure: BatchDeparture) => string,
): VariantPlan {
  const problems: RowProblem[] = [];
  const refused = new Set<number>();
  const refuse = (row: ImportRow, cell: string, code: RowProblemCode, current: CellValue) => {
    refused.add(row.row);
    const { row: number, departureId } = row;
    problems.push({ ...problemOf(number, cell, row.texts[cell], code), departureId, current });
  };
  for (const row of rows) {
    const departure = context.departures.get(row.departureId ?? 0);
    if (departure && row.version !== null && row.version !== versionOf(departure))
      refuse(row, 'version', 'changed-since-export', null);
  }
  for (;;) {
    const valid = rows.filter(({ row }) => !refused.has(row));
    const batch = toBatch(valid, context);
    const found = checkBatch(batch, context).problems;
    const count = refused.size;
    for (const { departureId, day, cell, code, current } of found) {
      const row = valid.find((one) =>
        departureId === null ? one.departureId === null && one.cells.day === day : one.departureId === departureId,
      );
      if (row) refuse(row, cell, code, current);
    }
    if (refused.size > count) continue;
    return { ...batch, effects: rows.map((row) => effectOf(row, refused, context)), problems };
  }
}

function effectOf(row: ImportRow, refused: ReadonlySet<number>, context: BatchContext) {
  const departure = context.departures.get(row.departureId ?? 0);
  const day = String(departure?.cells.day ?? row.cells.day);
  if (refused.has(row.row)) return { row: row.row, effect: 'refused', day } as const;
  if (!departure) return { row: row.row, effect: 'create', day } as const;
  return { row: row.row, effect: changesOf(row, departure).length > 0 ? 'change' : 'none', day } as const;
}

function toBatch(rows: readonly ImportRow[], { departures }: BatchContext) {
  return {
    changes: rows.flatMap((row) => {
      const departure = departures.get(row.departureId ?? 0);
      return departure ? changesOf(row, departure) : [];
    }),
    creates: rows
      .filter(({ departureId }) => departureId === null)
      .map(({ cells: { day, ...cells } }) => ({
        day: String(day),
        cells: Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null)),
      })),
  };
}

/** A column of another variant's price or room is empty in the row; one that is set is a problem of the check. */
function changesOf({ cells }: ImportRow, { id, cells: current }: BatchDeparture): CellChange[] {
  return Object.entries(cells).flatMap(([cell, to]) => {
    const from = current[cell] ?? null;
    return from === to ? [] : [{ departureId: id, cell, from, to }];
  });
}
