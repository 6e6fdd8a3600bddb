import type { CellChange, Cells } from './departure-batch.ts';
import type { CellValue } from './departure-cells.ts';
import { changePrice, type PriceChange } from './price-change.ts';

/** A change of many departures at once. */
export type BulkChange =
  | { readonly kind: 'set'; readonly cell: 'state' | 'seats'; readonly value: CellValue }
  /** Changes the prices of one passenger type, or of all that have one. */
  | { readonly kind: 'price'; readonly typeId: number | null; readonly change: PriceChange };

/** Returns the cells that a bulk change writes; those that already have the value are left out. */
export function planBulkChange(
  departures: readonly { readonly id: number; readonly cells: Cells }[],
  bulk: BulkChange,
): CellChange[] {
  return departures.flatMap(({ id, cells }) =>
    Object.entries(cells)
      .flatMap(([cell, from]) => {
        const to = newValue(cell, from, bulk);
        return to === undefined ? [] : [{ departureId: id, cell, from, to }];
      })
      .filter(({ from, to }) => from !== to),
  );
}

/** Returns the new value of a cell, or undefined if the change does not concern it. */
function newValue(cell: string, value: CellValue, bulk: BulkChange): CellValue | undefined {
  if (bulk.kind === 'set') return cell === bulk.cell ? bulk.value : undefined;
  const isMeant = bulk.typeId === null ? cell.startsWith('price.') : cell === `price.${bulk.typeId}`;
  // A type without a price cannot travel; changing prices does not put it on sale.
  return isMeant && typeof value === 'number' ? changePrice(value, bulk.change) : undefined;
}
