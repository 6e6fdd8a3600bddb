/** A point on the drawn map, in px. */
export type Spot = { readonly x: number; readonly y: number };

/** Spots that lie so close together that they share one mark. */
export type Cluster<Item extends Spot> = Spot & { readonly items: readonly Item[] };

/**
 * Gathers spots that lie within `reach` px of a first one, where their mark then stands: no two marks are closer than that, so
 * that each can be hit. Every spot is in exactly one cluster.
 */
export function clusters<Item extends Spot>(spots: readonly Item[], reach: number): Cluster<Item>[] {
  const found: { first: Item; items: Item[] }[] = [];
  for (const spot of spots) {
    const near = found.find(({ first }) => Math.hypot(first.x - spot.x, first.y - spot.y) <= reach);
    if (near) near.items.push(spot);
    else found.push({ first: spot, items: [spot] });
  }
  return found.map(({ first, items }) => ({ x: first.x, y: first.y, items }));
}
