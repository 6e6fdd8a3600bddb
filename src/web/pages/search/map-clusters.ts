/** A point on the map, in px. */
export type Spot = { readonly x: number; readonly y: number };

/** Points that are so close together that they share one marker. */
export type Cluster<Item extends Spot> = Spot & { readonly items: readonly Item[] };

/** The distance that a marker covers horizontally and vertically, in px: a price is wider than it is high. */
export type Reach = { readonly across: number; readonly down: number };

/**
 * Groups points within reach of a first one, which places their marker: markers never overlap, so that each can be
 * pressed. Every point is in exactly one cluster.
 */
export function clusters<Item extends Spot>(spots: readonly Item[], { across, down }: Reach): Cluster<Item>[] {
  const found: { first: Item; items: Item[] }[] = [];
  for (const spot of spots) {
    const near = found.find(({ first }) => Math.abs(first.x - spot.x) <= across && Math.abs(first.y - spot.y) <= down);
    if (near) near.items.push(spot);
    else found.push({ first: spot, items: [spot] });
  }
  return found.map(({ first, items }) => ({ x: first.x, y: first.y, items }));
}
