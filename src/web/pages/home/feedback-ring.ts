/** The state of a carousel that wraps around: the current item, and the loaded ones. */
export type FeedbackRing<Item extends { readonly id: number }> = {
  readonly ids: readonly number[];
  readonly at: number;
  readonly items: ReadonlyMap<number, Item>;
  /** The id of the item that is loading; null when there is none. */
  readonly loading: number | null;
};

/** Creates the initial state of the carousel. */
export function newRing<Item extends { readonly id: number }>(
  ids: readonly number[],
  items: readonly Item[],
): FeedbackRing<Item> {
  return { ids, at: 0, items: new Map(items.map((item) => [item.id, item])), loading: null };
}

/** Returns the current item; null while it is not loaded. */
export function visibleItems<Item extends { readonly id: number }>(ring: FeedbackRing<Item>): Item | null {
  const id = ring.ids[ring.at];
  return id === undefined ? null : (ring.items.get(id) ?? null);
}

/** Returns the position one step forward or back, wrapping around. */
export function placeAfter(ring: { readonly ids: readonly number[]; readonly at: number }, step: 1 | -1): number {
  return ring.ids.length === 0 ? 0 : (ring.at + step + ring.ids.length) % ring.ids.length;
}

/**
 * Goes to a position: at once when its item is loaded, otherwise it starts to load and the current item stays until
 * then.
 */
export function goTo<Item extends { readonly id: number }>(ring: FeedbackRing<Item>, at: number): FeedbackRing<Item> {
  const id = ring.ids[at];
  if (id === undefined) return ring;
  return ring.items.has(id) ? { ...ring, at, loading: null } : { ...ring, loading: id };
}

/** Stores a loaded item, and displays it when it is the awaited one. */
export function arrived<Item extends { readonly id: number }>(
  ring: FeedbackRing<Item>,
  item: Item,
): FeedbackRing<Item> {
  const items = new Map(ring.items).set(item.id, item);
  return ring.loading === item.id
    ? { ...ring, items, at: ring.ids.indexOf(item.id), loading: null }
    : { ...ring, items };
}

/** Handles an item that failed to load: the current item stays, and nothing is loading. */
export function lost<Item extends { readonly id: number }>(ring: FeedbackRing<Item>, id: number): FeedbackRing<Item> {
  return ring.loading === id ? { ...ring, loading: null } : ring;
}
