import type { Bitset } from './bitset.ts';

/** What each tour belongs to, tour by tour: counting a small set of tours costs little, however many groups there are. */
export class Memberships {
  readonly #groups: ReadonlyMap<string, number>;
  readonly #starts: Uint32Array;
  readonly #items: Uint16Array;
  /** Searches ask for the same set under several names; sets are never changed after they were made. */
  readonly #counted = new WeakMap<Bitset, Uint32Array>();

  constructor(groups: Iterable<string>, tours: readonly (readonly string[])[]) {
    const numbers = new Map<string, number>();
    for (const group of groups) numbers.set(group, numbers.size);
    this.#groups = numbers;
    this.#starts = new Uint32Array(tours.length + 1);
    const items: number[] = [];
    for (const [tour, own] of tours.entries()) {
      for (const group of new Set(own)) items.push(numbers.get(group) as number);
      this.#starts[tour + 1] = items.length;
    }
    this.#items = Uint16Array.from(items);
  }

  /** How many tours of a set belong to each group. */
  count(tours: Bitset): (group: string) => number {
    const counts = this.#counted.get(tours) ?? this.#countAll(tours);
    this.#counted.set(tours, counts);
    return (group) => counts[this.#groups.get(group) ?? counts.length] ?? 0;
  }

  #countAll(tours: Bitset): Uint32Array {
    const [starts, items] = [this.#starts, this.#items];
    const counts = new Uint32Array(this.#groups.size);
    for (let at = 0; at < tours.length; at++) {
      for (let word = tours[at] as number; word !== 0; word &= word - 1) {
        const tour = at * 32 + 31 - Math.clz32(word & -word);
        const end = starts[tour + 1] as number;
        for (let item = starts[tour] as number; item < end; item++) {
          const group = items[item] as number;
          counts[group] = (counts[group] as number) + 1;
        }
      }
    }
    return counts;
  }
}
