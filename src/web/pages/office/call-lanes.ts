/** Something that lasts from one moment until another. */
type Span = { readonly id: number; readonly at: number; readonly until: number };

/** Where something stands among all that goes on at the same time: its lane, of so many. */
type Lane = { readonly lane: number; readonly lanes: number };

/** Puts what goes on at the same time side by side: each into the first lane that is free, all that hang together equally wide. */
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
