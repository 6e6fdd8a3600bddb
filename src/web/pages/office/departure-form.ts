import { readAmount, readWhole, writeAmount } from '#domain/office/cell-text.ts';
import type { CellChange, Cells } from '#domain/office/departure-batch.ts';
import { type CellValue, splitCell } from '#domain/office/departure-cells.ts';

const amounts = ['price', 'localPayment'];
const wholes = ['seats', 'room', 'minimum', 'closesDaysBefore'];

/** Returns a cell's value as the text of its field. */
export function fieldText(cell: string, value: CellValue): string {
  if (value === null) return '';
  return typeof value === 'number' && amounts.includes(splitCell(cell)[0]) ? writeAmount(value) : String(value);
}

/** Reads a field; text that is not a value is returned as it is, so that the server names the problem. */
export function readField(cell: string, text: string): CellValue {
  const [kind] = splitCell(cell);
  const trimmed = text.trim();
  if (cell === 'guaranteed') return trimmed === 'true';
  if (trimmed === '') return null;
  const read = amounts.includes(kind) ? readAmount(trimmed, null) : wholes.includes(kind) ? readWhole(trimmed) : null;
  return read && 'value' in read ? read.value : trimmed;
}

/** Returns the cells that a form changes; fields that the form does not have stay as they are. */
export function changedCells(departureId: number, seen: Cells, typed: Readonly<Record<string, string>>): CellChange[] {
  return Object.entries(typed).flatMap(([cell, text]) => {
    const [from, to] = [seen[cell] ?? null, readField(cell, text)];
    return from === to ? [] : [{ departureId, cell, from, to }];
  });
}
