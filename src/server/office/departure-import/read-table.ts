import { parse } from 'csv-parse';
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import type { TextFormat } from '#domain/office/cell-text.ts';
import type { FileTable } from '#domain/office/departure-file.ts';

export const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;
/** The most that an XLSX file may contain once it is unpacked. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

export type FileProblem =
  | 'import-empty'
  | 'import-not-a-table'
  | 'import-too-many-rows'
  | 'import-too-many-columns'
  | 'import-unpacked-too-large'
  | 'import-damaged';

export type ReadTable = FileTable & { readonly encoding: 'utf-8' | 'windows-1252' | 'xlsx' };

/** Reads a CSV, TSV or XLSX file as a table of texts. */
export async function readTable(bytes: Uint8Array, format: TextFormat | null): Promise<ReadTable | FileProblem> {
  if (bytes.length === 0) return 'import-empty';
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const read = isZip ? await readWorkbook(bytes, format) : await readText(bytes);
  if (typeof read === 'string') return read;
  const { rows, encoding } = read;
  const [titles, ...body] = rows;
  if (!titles || titles.every((title) => title.trim() === '')) return 'import-empty';
  if (body.length > MAX_ROWS) return 'import-too-many-rows';
  if (rows.some((row) => row.length > MAX_COLUMNS)) return 'import-too-many-columns';
  return { titles, rows: body, encoding };
}

type Rows = { readonly rows: string[][]; readonly encoding: ReadTable['encoding'] };

async function readText(bytes: Uint8Array): Promise<Rows | FileProblem> {
  // Text has no zero bytes; UTF-16 has them too, and is not read.
  if (bytes.includes(0)) return 'import-not-a-table';
  const { text, encoding } = decode(bytes);
  const [head = ''] = text.split(/\r?\n|\r/, 1);
  const rows: string[][] = [];
  const parser = parse(text, {
    delimiter: delimiterOf(head),
    relax_column_count: true,
    skip_empty_lines: false,
    bom: true,
  });
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      rows.push(row);
      if (rows.length > MAX_ROWS + 1) return 'import-too-many-rows';
    }
  } catch {
    return 'import-damaged';
  }
  return { rows, encoding };
}

/** Files from older spreadsheets are in Windows-1252, in which every byte is a character. */
function decode(bytes: Uint8Array): { text: string; encoding: 'utf-8' | 'windows-1252' } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** The separator that the titles use most. */
function delimiterOf(head: string): string {
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function readWorkbook(bytes: Uint8Array, format: TextFormat | null): Promise<Rows | FileProblem> {
  const size = unpackedSize(bytes);
  if (size === null) return 'import-damaged';
  if (size > MAX_UNPACKED_BYTES) return 'import-unpacked-too-large';
  try {
    const sheet = await readSheet(Buffer.from(bytes), { trim: false });
    return { rows: sheet.map((row) => row.map((value) => cellText(value, format))), encoding: 'xlsx' };
  } catch {
    return 'import-damaged';
  }
}

/**
 * Returns how large a ZIP file is when unpacked, by unpacking it: the sizes that it names may be wrong. Counting stops
 * beyond the limit; null if the file is damaged.
 */
function unpackedSize(bytes: Uint8Array): number | null {
  let size = 0;
  let isDamaged = false;
  const unzip = new Unzip((file) => {
    file.ondata = (error, chunk) => {
      if (error) isDamaged = true;
      else size += chunk.length;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  const step = 64 * 1024;
  try {
    for (let from = 0; from < bytes.length && size <= MAX_UNPACKED_BYTES; from += step)
      unzip.push(bytes.subarray(from, from + step), from + step >= bytes.length);
  } catch {
    return null;
  }
  return isDamaged ? null : size;
}

/** Writes a cell of a workbook as text in the chosen format, because its numbers and days have no format of their own. */
function cellText(value: unknown, format: TextFormat | null): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return String(value);
  // A workbook stores 890.1 as 890.1000000000000227.
  const written = String(Math.round(value * 1e6) / 1e6);
  return format?.decimal === 'comma' ? written.replace('.', ',') : written;
}
