import { readAmount, readDay, readWhole, type TextFormat, type TextProblem, writeAmount } from './cell-text.ts';
import type { Cells } from './departure-batch.ts';
import { type CellValue, splitCell } from './departure-cells.ts';

/** A table as a file contains it: the titles of its columns, and rows of texts. */
export interface FileTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Columns with a fixed title and the cell that each one writes. */
const CELL_OF_TITLE: Readonly<Record<string, string>> = {
  code: 'code',
  day: 'day',
  state: 'state',
  confirmation: 'confirmation',
  seats: 'seats',
  minimum: 'minimum',
  closes_before: 'closesDaysBefore',
  guaranteed: 'guaranteed',
  meeting_time: 'meetingTime',
  meeting_point_en: 'meetingPoint.en',
  meeting_point_de: 'meetingPoint.de',
  note_en: 'note.en',
  note_de: 'note.de',
  local_payment: 'localPayment',
};

/** Columns that are exported for people and ignored by an import. */
export const INFORMATION_TITLES = ['departure_id', 'operator', 'tour', 'variant', 'taken'] as const;

/** The meaning of the columns of a file. */
export interface FileColumns {
  /** The column of each cell. */
  readonly cells: ReadonlyMap<string, number>;
  readonly variantId: number | null;
  readonly version: number | null;
  /** Titles without a meaning; their columns are ignored, and the page says so. */
  readonly unknown: readonly string[];
}

/** Why the columns of a file cannot be used. */
export type ColumnsProblem = { readonly code: 'file-no-columns' | 'file-column-twice'; readonly title: string };

/** Finds the meaning of each column by its title. */
export function readColumns(titles: readonly string[]): FileColumns | ColumnsProblem {
  const cells = new Map<string, number>();
  const other = new Map<string, number>();
  const unknown: string[] = [];
  for (const [at, written] of titles.entries()) {
    const title = written.trim().toLowerCase();
    const cell = cellOfTitle(title);
    const found = cell ? cells : other;
    const key = cell ?? title;
    if (title === '' || (INFORMATION_TITLES as readonly string[]).includes(title)) continue;
    if (!cell && title !== 'variant_id' && title !== 'version') unknown.push(written.trim());
    else if (found.has(key)) return { code: 'file-column-twice', title: written.trim() };
    else found.set(key, at);
  }
  const isFindable = cells.has('code') || (cells.has('day') && other.has('variant_id'));
  if (!isFindable) return { code: 'file-no-columns', title: '' };
  return { cells, variantId: other.get('variant_id') ?? null, version: other.get('version') ?? null, unknown };
}

/** Returns the cell of a column: `price:1 Adult` is `price.1`. */
function cellOfTitle(title: string): string | null {
  const counted = /^(price|room):(\d{1,9})(\s|$)/.exec(title);
  if (counted) return `${counted[1]}.${Number(counted[2])}`;
  return Object.hasOwn(CELL_OF_TITLE, title) ? (CELL_OF_TITLE[title] as string) : null;
}

/** Returns the title of the column of a cell; `name` is what people call its price or room. */
export function titleOfCell(cell: string, name = ''): string {
  const [kind, id] = splitCell(cell);
  if (kind === 'price' || kind === 'room') return `${kind}:${id}${name && ` ${name}`}`;
  return Object.entries(CELL_OF_TITLE).find(([, own]) => own === cell)?.[0] ?? cell;
}

/** The cells with a fixed column, in the order of an export. */
export const FIXED_CELLS: readonly string[] = Object.values(CELL_OF_TITLE);

export type CellReading = { readonly value: CellValue } | { readonly problem: TextProblem | 'not-yes-or-no' };

/** Reads the text of a cell; undefined leaves the cell alone. */
export function readFileCell(cell: string, text: string, format: TextFormat | null): CellReading | undefined {
  if (text.trim() === '') return undefined;
  if (text.trim() === '-') return { value: null };
  const [kind] = splitCell(cell);
  if (kind === 'note' || kind === 'meetingPoint') return { value: withoutMark(text) };
  const written = withoutMark(text.trim());
  switch (kind) {
    case 'day':
      return readDay(written, format);
    case 'price':
    case 'localPayment':
      return readAmount(written, format);
    case 'seats':
    case 'room':
    case 'minimum':
    case 'closesDaysBefore':
      return readWhole(written);
    case 'guaranteed':
      return readFlag(written.toLowerCase());
    default:
      return { value: written };
  }
}

function readFlag(text: string): CellReading {
  if (['yes', 'ja', 'true', '1'].includes(text)) return { value: true };
  if (['no', 'nein', 'false', '0'].includes(text)) return { value: false };
  return { problem: 'not-yes-or-no' };
}

/** An apostrophe keeps spreadsheets from evaluating the text after it, and an import from reading `-` as empty. */
const withoutMark = (text: string): string => text.replace(/^'/, '');

/** Writes a cell so that an import reads the same value, and no spreadsheet evaluates it. */
export function writeFileCell(cell: string, value: CellValue): string {
  if (value === null) return '';
  const [kind] = splitCell(cell);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return kind === 'price' || kind === 'localPayment' ? writeAmount(value) : String(value);
  return markText(value);
}

/** Marks text that a spreadsheet would evaluate as a formula. */
export const markText = (text: string): string => (/^[=+\-@'\t\r\0]/.test(text) ? `'${text}` : text);

/** Returns the cells in one order, so that equal departures have equal text. */
export const cellsText = (cells: Cells): string =>
  JSON.stringify(Object.entries(cells).toSorted(([one], [other]) => (one < other ? -1 : 1)));
