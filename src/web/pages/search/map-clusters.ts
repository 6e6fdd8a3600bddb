/** A point on the drawn map, in px. */
export type Spot = { readonly x: number; readonly y: number };

/** Spots that lie so close together that they share one mark. */
export type Cluster<Item extends Spot> = Spot & { readonly items: readonly Item[] };

/** How far a mark reaches to either side and up and down, in px: a price is wider than it is high. */
export type Reach = { readonly across: number; readonly down: number };

/**
 * Gathers spots that lie within reach of a first one, where their mark then stands: no two marks cover each other, so that
 * each can be hit. Every spot is in exactly one cluster.
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
