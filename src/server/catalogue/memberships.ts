import { type Bitset, noBits, setBit } from './bitset.ts';
import type { ListedTour } from './source.ts';
import type { TourChanges } from './tour-changes.ts';
import { stretches } from './tour-numbers.ts';

/** Returns the groups that a tour belongs to. */
type GroupsOf = (tour: ListedTour) => readonly string[];

/** Group memberships per tour, so that counting a small set of tours is cheap regardless of the number of groups. */
export class Memberships {
  readonly #groups: ReadonlyMap<string, number>;
  readonly #groupsOf: GroupsOf;
  readonly #starts: Uint32Array;
  readonly #items: Uint16Array;
  /** Counts by set: searches request the same set several times, and sets are immutable. */
  readonly #counted = new WeakMap<Bitset, Uint32Array>();

  private constructor(
    groups: ReadonlyMap<string, number>,
    groupsOf: GroupsOf,
    starts: Uint32Array,
    items: Uint16Array,
  ) {
    this.#groups = groups;
    this.#groupsOf = groupsOf;
    this.#starts = starts;
    this.#items = items;
  }

  static of(groups: Iterable<string>, tours: readonly ListedTour[], groupsOf: GroupsOf): Memberships {
    const numbers = new Map<string, number>();
    for (const group of groups) numbers.set(group, numbers.size);
    const starts = new Uint32Array(tours.length + 1);
    const items: number[] = [];
    for (const [at, tour] of tours.entries()) {
      for (const group of new Set(groupsOf(tour))) items.push(numbers.get(group) as number);
      starts[at + 1] = items.length;
    }
    return new Memberships(numbers, groupsOf, starts, Uint16Array.from(items));
  }

  /** Returns the memberships after some tours were reloaded. */
  change(changes: TourChanges): Memberships {
    const tags = new Map(
      changes.changed.map((at) => {
        const groups = new Set(this.#groupsOf(changes.tours[at] as ListedTour));
        return [at, Array.from(groups, (group) => this.#groups.get(group) as number)];
      }),
    );
    const starts = new Uint32Array(changes.tours.length + 1);
    const items = new Uint16Array(this.#items.length + [...tags.values()].flat().length);
    let end = 0;
    for (const { at, from, count } of stretches(changes)) {
      const newTags = tags.get(at);
      const first = newTags ? 0 : (this.#starts[from] as number);
      const added = newTags ?? this.#items.subarray(first, this.#starts[from + count]);
      items.set(added, end);
      for (let tour = 0; tour < count; tour++)
        starts[at + tour + 1] = end + (newTags ? newTags.length : (this.#starts[from + tour + 1] as number) - first);
      end += added.length;
    }
    return new Memberships(this.#groups, this.#groupsOf, starts, items.slice(0, end));
  }

  /** Returns the tours of each group as a set. */
  sets(): Map<string, Bitset> {
    const size = this.#starts.length - 1;
    const bits = Array.from(this.#groups, () => noBits(size));
    for (let tour = 0; tour < size; tour++) {
      const end = this.#starts[tour + 1] as number;
      for (let item = this.#starts[tour] as number; item < end; item++)
        setBit(bits[this.#items[item] as number] as Bitset, tour);
    }
    return new Map(Array.from(this.#groups.keys(), (group, at) => [group, bits[at] as Bitset]));
  }

  /** Counts the tours of a set in each group. */
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
