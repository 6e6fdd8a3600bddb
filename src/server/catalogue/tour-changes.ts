import { type Bitset, copyBits, noBits } from './bitset.ts';
import type { ListedTour } from './source.ts';
import { type NumberChanges, stretches } from './tour-numbers.ts';

/** How the tours of one reading became those of the next: which were read anew, and where the others stood before. */
export type TourChanges = NumberChanges<ListedTour>;

/** Puts tours that were read anew in their places; those of `ids` that were not found are gone. */
export function changeTours(
  before: readonly ListedTour[],
  ids: ReadonlySet<number>,
  read: readonly ListedTour[],
): TourChanges {
  const anew = [...read].sort((one, other) => one.facts.id - other.facts.id);
  const tours: ListedTour[] = [];
  const from: number[] = [];
  const changed: number[] = [];
  const replaced: ListedTour[] = [];
  const takeAnew = (below: number) => {
    for (let next = anew[0]; next && next.facts.id < below; next = anew[0]) {
      changed.push(tours.length);
      tours.push(next);
      from.push(-1);
      anew.shift();
    }
  };
  for (let at = 0; at < before.length; at++) {
    const tour = before[at] as ListedTour;
    if (ids.has(tour.facts.id)) {
      replaced.push(tour);
      continue;
    }
    takeAnew(tour.facts.id);
    tours.push(tour);
    from.push(at);
  }
  takeAnew(Number.POSITIVE_INFINITY);
  const sameNumbers = tours.length === before.length && from.every((old, at) => old === at || old === -1);
  return { tours, from: Int32Array.from(from), changed, replaced, sameNumbers };
}

function inOrder(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at++) numbers[at] = at;
  return numbers;
}

/** Some tours are to be worked out again, and nothing else is new. */
export const onlyAgain = (tours: readonly ListedTour[], changed: readonly number[]): TourChanges => ({
  tours,
  from: inOrder(tours.length),
  changed,
  replaced: [],
  sameNumbers: true,
});

/** A column with the number of each tour where it stands now; for those that were read anew it has to be set. */
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

/** A set with each of its tours where it stands now; those that were read anew have to be put in or taken out. */
export function moveBits(bits: Bitset, changes: TourChanges): Bitset {
  if (changes.sameNumbers) return bits.slice();
  const moved = noBits(changes.from.length);
  for (const { at, from, count } of stretches(changes)) if (from >= 0) copyBits(moved, at, bits, from, count);
  return moved;
}
