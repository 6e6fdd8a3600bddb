/** Something with the id of a tour. */
export type WithId = { readonly facts: { readonly id: number } };

/** How numbered tours became others: which were read anew, and where the rest stood before. */
export type NumberChanges<Tour extends WithId = WithId> = {
  /** Sorted by id. */
  readonly tours: readonly Tour[];
  /** Where each tour stood before; -1 for one that was read anew. */
  readonly from: Int32Array;
  /** The tours that were read anew. */
  readonly changed: readonly number[];
  /** What they were before, and those that are gone. */
  readonly replaced: readonly Tour[];
  /** Whether every tour that was not read anew has the number that it had. */
  readonly sameNumbers: boolean;
};

/** Stretches of tours that follow each other as they did before, and between them those that were read anew. */
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

/** The ids of tours as a column. */
export function idsOf(tours: readonly WithId[]): Int32Array {
  const ids = new Int32Array(tours.length);
  for (let at = 0; at < tours.length; at++) ids[at] = (tours[at] as WithId).facts.id;
  return ids;
}

/** Where an id stands in a sorted column of them. */
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
