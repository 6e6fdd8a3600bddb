/** Something with a start and an end. */
type Span = { readonly id: number; readonly at: number; readonly until: number };

/** The lane of an entry, and the number of lanes beside it. */
type Lane = { readonly lane: number; readonly lanes: number };

/** Assigns simultaneous entries to lanes: each to the first free one, with equal widths among overlapping entries. */
export function lanesOf(spans: readonly Span[]): Map<number, Lane> {
  const sorted = spans.toSorted((a, b) => a.at - b.at || b.until - a.until || a.id - b.id);
  const found = new Map<number, Lane>();
  let group: { id: number; lane: number }[] = [];
  let ends: number[] = [];
  const finish = () => {
    for (const { id, lane } of group) found.set(id, { lane, lanes: ends.length });
    group = [];
    ends = [];
  };
  for (const { id, at, until } of sorted) {
    if (ends.every((end) => end <= at)) finish();
    const free = ends.findIndex((end) => end <= at);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = until;
    group.push({ id, lane });
  }
  finish();
  return found;
}
