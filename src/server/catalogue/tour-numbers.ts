/** A record with the id of a tour. */
export type WithId = { readonly facts: { readonly id: number } };

/** The difference between two lists of numbered tours: reloaded tours, and the former numbers of the others. */
export type NumberChanges<Tour extends WithId = WithId> = {
  /** Sorted by id. */
  readonly tours: readonly Tour[];
  /** The former number of each tour; -1 for a reloaded one. */
  readonly from: Int32Array;
  /** The numbers of reloaded tours. */
  readonly changed: readonly number[];
  /** The former versions of reloaded and removed tours. */
  readonly replaced: readonly Tour[];
  /** Whether every tour that was not reloaded has its former number. */
  readonly sameNumbers: boolean;
};

/** Yields runs of tours with consecutive former numbers, and reloaded tours one by one. */
export function* stretches({
  from,
}: Pick<NumberChanges, 'from'>): Generator<{ readonly at: number; readonly from: number; readonly count: number }> {
  for (let at = 0; at < from.length; ) {
    const first = from[at] as number;
    let count = 1;
    if (first >= 0) while (from[at + count] === first + count) count++;
    yield { at, from: first, count };
    at += count;
  }
}

/** Returns the ids of tours as a column. */
export function idsOf(tours: readonly WithId[]): Int32Array {
  const ids = new Int32Array(tours.length);
  for (let at = 0; at < tours.length; at++) ids[at] = (tours[at] as WithId).facts.id;
  return ids;
}

/** Returns the index of an id in a sorted column. */
export function placeOf(ids: Int32Array, id: number): number | undefined {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const there = ids[middle] as number;
    if (there === id) return middle;
    if (there < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
