import { type Bitset, copyBits, noBits } from './bitset.ts';
import type { ListedTour } from './source.ts';
import { type NumberChanges, stretches } from './tour-numbers.ts';

/** The difference between two versions of the tour list: reloaded tours, and the former numbers of the others. */
export type TourChanges = NumberChanges<ListedTour>;

/** Inserts reloaded tours; tours of `ids` that were not found are removed. */
export function changeTours(
  before: readonly ListedTour[],
  ids: ReadonlySet<number>,
  read: readonly ListedTour[],
): TourChanges {
  const inserted = [...read].sort((one, other) => one.facts.id - other.facts.id);
  const tours: ListedTour[] = [];
  const from: number[] = [];
  const changed: number[] = [];
  const replaced: ListedTour[] = [];
  const reinsert = (below: number) => {
    for (let next = inserted[0]; next && next.facts.id < below; next = inserted[0]) {
      changed.push(tours.length);
      tours.push(next);
      from.push(-1);
      inserted.shift();
    }
  };
  for (let at = 0; at < before.length; at++) {
    const tour = before[at] as ListedTour;
    if (ids.has(tour.facts.id)) {
      replaced.push(tour);
      continue;
    }
    reinsert(tour.facts.id);
    tours.push(tour);
    from.push(at);
  }
  reinsert(Number.POSITIVE_INFINITY);
  const sameNumbers = tours.length === before.length && from.every((old, at) => old === at || old === -1);
  return { tours, from: Int32Array.from(from), changed, replaced, sameNumbers };
}

function inOrder(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at++) numbers[at] = at;
  return numbers;
}

/** Returns changes that only cause some tours to be recalculated. */
export const onlyAgain = (tours: readonly ListedTour[], changed: readonly number[]): TourChanges => ({
  tours,
  from: inOrder(tours.length),
  changed,
  replaced: [],
  sameNumbers: true,
});

/** Moves the values of a column to the new tour numbers; those of reloaded tours must be set. */
export function moveColumn<Column extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  column: Column,
  changes: TourChanges,
): Column {
  if (changes.sameNumbers) return column.slice() as Column;
  const moved = new (column.constructor as new (length: number) => Column)(changes.from.length);
  for (const { at, from, count } of stretches(changes))
    if (from >= 0) moved.set(column.subarray(from, from + count), at);
  return moved;
}

/** Moves a set to the new tour numbers; reloaded tours must be added or removed. */
export function moveBits(bits: Bitset, changes: TourChanges): Bitset {
  if (changes.sameNumbers) return bits.slice();
  const moved = noBits(changes.from.length);
  for (const { at, from, count } of stretches(changes)) if (from >= 0) copyBits(moved, at, bits, from, count);
  return moved;
}
