/** A seeded random generator: the same seed gives the same results on every platform. */
export interface Random {
  /** Returns a number from 0 up to but not including 1. */
  readonly next: () => number;
  /** Returns an integer, both ends included. */
  readonly between: (min: number, max: number) => number;
  /** Returns true with this probability. */
  readonly happens: (probability: number) => boolean;
  /** Returns one of the items; throws if there are none. */
  readonly pick: <T>(items: readonly T[]) => T;
  /** Returns one of the items in proportion to their weights. */
  readonly weighted: <T>(items: readonly (readonly [item: T, weight: number])[]) => T;
  /** Returns the items in random order. */
  readonly shuffled: <T>(items: readonly T[]) => T[];
  /** Returns different items, fewer if there are not enough. */
  readonly some: <T>(items: readonly T[], count: number) => T[];
}

/** Creates a generator from a seed (mulberry32 over an FNV-1a hash of the seed). */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[between(0, items.length - 1)] as T;
  };
  const shuffled = <T>(items: readonly T[]): T[] => {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = between(0, last);
      [order[last], order[other]] = [order[other] as T, order[last] as T];
    }
    return order;
  };
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick,
    weighted: (items) => {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        rest -= weight;
        if (rest < 0) return item;
      }
      return pick(items)[0];
    },
    shuffled,
    some: (items, count) => shuffled(items).slice(0, count),
  };
}

/** Returns the hash of a text, an integer from 0 to 2^32 - 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
