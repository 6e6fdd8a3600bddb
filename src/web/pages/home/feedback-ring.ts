/** A carousel that goes round: which item is shown, and those that have been fetched. */
export type FeedbackRing<Item extends { readonly id: number }> = {
  readonly ids: readonly number[];
  readonly at: number;
  readonly items: ReadonlyMap<number, Item>;
  /** The item that is being fetched; null when none is. */
  readonly loading: number | null;
};

/** The carousel as the page brings it. */
export function newRing<Item extends { readonly id: number }>(
  ids: readonly number[],
  items: readonly Item[],
): FeedbackRing<Item> {
  return { ids, at: 0, items: new Map(items.map((item) => [item.id, item])), loading: null };
}

/** The item that is shown now; null while it has not been fetched. */
export function shownIn<Item extends { readonly id: number }>(ring: FeedbackRing<Item>): Item | null {
  const id = ring.ids[ring.at];
  return id === undefined ? null : (ring.items.get(id) ?? null);
}

/** The place one step on or back; after the last comes the first. */
export function placeAfter(ring: { readonly ids: readonly number[]; readonly at: number }, step: 1 | -1): number {
  return ring.ids.length === 0 ? 0 : (ring.at + step + ring.ids.length) % ring.ids.length;
}

/** Goes to a place: at once when its item is there, else it starts to load and what is shown stays until it has come. */
export function goTo<Item extends { readonly id: number }>(ring: FeedbackRing<Item>, at: number): FeedbackRing<Item> {
  const id = ring.ids[at];
  if (id === undefined) return ring;
  return ring.items.has(id) ? { ...ring, at, loading: null } : { ...ring, loading: id };
}

/** An item has come: it is shown when it is the one that was waited for. */
export function arrived<Item extends { readonly id: number }>(
  ring: FeedbackRing<Item>,
  item: Item,
): FeedbackRing<Item> {
  const items = new Map(ring.items).set(item.id, item);
  return ring.loading === item.id
    ? { ...ring, items, at: ring.ids.indexOf(item.id), loading: null }
    : { ...ring, items };
}

/** An item did not come: what was shown stays, and nothing is loading any more. */
export function lost<Item extends { readonly id: number }>(ring: FeedbackRing<Item>, id: number): FeedbackRing<Item> {
  return ring.loading === id ? { ...ring, loading: null } : ring;
}
