import { allBits, type Bitset, bitsWithin, noBits, setBit } from './bitset.ts';
import { Memberships } from './memberships.ts';
import type {
  CatalogueSource,
  Continent,
  Country,
  ListedTour,
  Location,
  Operator,
  Photograph,
  Style,
} from './source.ts';
import { moveColumn, type TourChanges } from './tour-changes.ts';
import { idsOf, placeOf } from './tour-numbers.ts';
import { type SlotChange, TourSlots } from './tour-slots.ts';
import { TourWords } from './tour-words.ts';

/** Ranges of days that are counted; the last has no end. */
export const lengthRanges = [
  [1, 3],
  [4, 7],
  [8, 10],
  [11, 14],
  [15, 21],
  [22, null],
] as const;

/** Ages that are counted. */
export const countedAges = [5, 8, 12, 16, 18, 30, 50, 65, 75] as const;

/** The least stars that are counted. */
export const countedStars = [4.5, 4, 3.5, 3] as const;

/** Where a tour stands, by something that only one of them has. */
export type Lookup<Key> = { get(key: Key): number | undefined; has(key: Key): boolean };

/** What is known of all tours and does not move while the catalogue stays: lookups, sets, columns, the index of words. */
export class TourIndex {
  readonly source: CatalogueSource;
  readonly size: number;
  readonly continents: ReadonlyMap<string, Continent>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly locations: ReadonlyMap<number, Location>;
  readonly styles: ReadonlyMap<string, Style>;
  readonly photographs: ReadonlyMap<string, Photograph>;
  readonly operators: ReadonlyMap<number, Operator>;
  readonly byId: Lookup<number>;
  readonly bySlug: Lookup<string>;
  readonly #idsBySlug: Map<string, number>;
  /** By the slug of a continent or country. */
  readonly inDestination: ReadonlyMap<string, Bitset>;
  readonly inStyle: ReadonlyMap<string, Bitset>;
  readonly byOperator: ReadonlyMap<string, Bitset>;
  readonly everything: Bitset;
  /** The same sets tour by tour, under `destination …`, `style …` and `operator …`. */
  readonly groups: Memberships;
  readonly lengths: Uint16Array;
  readonly #minimumAges: Int32Array;
  readonly #maximumAges: Int32Array;
  /** Hundredths of a star, 0 without reviews, and how many reviews. */
  readonly ratings: Uint16Array;
  readonly ratingCounts: Uint32Array;
  /** Numbers of tours that stay, and what happened to them since the sets that these were made from. */
  readonly slots: TourSlots;
  readonly slotChanges: readonly SlotChange[];
  #words: TourWords | null;
  readonly #shared: Map<string, unknown>;
  readonly #admitting = new Map<number, Bitset>();
  readonly #lasted = new Map<string, Bitset>();
  readonly #rated = new Map<number, Bitset>();

  private constructor(source: CatalogueSource, before: { sets: TourIndex; changes: TourChanges } | null) {
    this.source = source;
    this.size = source.tours.length;
    // What belongs to no tour is read anew only with everything else.
    const known = before?.sets;
    this.continents = known?.continents ?? new Map(source.continents.map((continent) => [continent.slug, continent]));
    this.countries = known?.countries ?? new Map(source.countries.map((country) => [country.code, country]));
    this.locations = known?.locations ?? new Map(source.locations.map((location) => [location.id, location]));
    this.styles = known?.styles ?? new Map(source.styles.map((style) => [style.slug, style]));
    this.photographs = known?.photographs ?? new Map(source.photographs.map((one) => [one.file, one]));
    this.operators = known?.operators ?? new Map(source.operators.map((operator) => [operator.facts.id, operator]));
    this.#shared = known ? known.#shared : new Map();
    const changes = before?.changes;
    const ids = idsOf(source.tours);
    this.byId = lookup((id) => placeOf(ids, id));
    this.#idsBySlug = known ? known.#idsBySlug : new Map();
    for (const { facts } of changes?.replaced ?? []) this.#idsBySlug.delete(facts.slug);
    for (const at of changes?.changed ?? source.tours.keys()) {
      const { slug, id } = (source.tours[at] as ListedTour).facts;
      this.#idsBySlug.set(slug, id);
    }
    const idsBySlug = this.#idsBySlug;
    this.bySlug = lookup((slug) => placeOf(ids, idsBySlug.get(slug) ?? -1));
    this.lengths = known && changes ? moveColumn(known.lengths, changes) : new Uint16Array(this.size);
    this.ratingCounts = known && changes ? moveColumn(known.ratingCounts, changes) : new Uint32Array(this.size);
    this.ratings = known && changes ? moveColumn(known.ratings, changes) : new Uint16Array(this.size);
    this.#minimumAges = known && changes ? moveColumn(known.#minimumAges, changes) : new Int32Array(this.size);
    this.#maximumAges = known && changes ? moveColumn(known.#maximumAges, changes) : new Int32Array(this.size);
    for (const at of changes?.changed ?? source.tours.keys()) this.#fillColumns(at);
    this.everything = allBits(this.size);
    const samePlaces = changes !== undefined && sameGroups(changes);
    this.groups = before
      ? samePlaces
        ? before.sets.groups
        : before.sets.groups.change(before.changes)
      : this.#groupTours();
    const sets = known && samePlaces ? null : this.groups.sets();
    const named = (kind: string, slugs: Iterable<{ slug: string }>) =>
      new Map(Array.from(slugs, ({ slug }) => [slug, sets?.get(`${kind} ${slug}`) as Bitset]));
    const operators = source.operators.map(({ facts }) => facts);
    this.inDestination =
      !sets && known ? known.inDestination : named('destination', [...source.continents, ...source.countries]);
    this.inStyle = !sets && known ? known.inStyle : named('style', source.styles);
    this.byOperator = !sets && known ? known.byOperator : named('operator', operators);
    this.slots = known?.slots ?? new TourSlots(source.tours);
    this.slotChanges = before ? this.slots.change(before.changes) : [];
    this.#words = known ? known.#words : null;
    this.#words?.change(this.slotChanges);
  }

  /** The sets of a catalogue that was just read. */
  static of(source: CatalogueSource): TourIndex {
    return new TourIndex(source, null);
  }

  /** The sets after some tours were read anew. The index of words goes over to them: these sets are not searched any more. */
  change(source: CatalogueSource, changes: TourChanges): TourIndex {
    return new TourIndex(source, { sets: this, changes });
  }

  #fillColumns(at: number): void {
    const { facts, stars } = this.source.tours[at] as ListedTour;
    const count = stars.reduce((sum, times) => sum + times, 0);
    const sum = stars.reduce((total, times, star) => total + times * (star + 1), 0);
    this.lengths[at] = facts.lengthDays;
    this.#minimumAges[at] = facts.minimumAge;
    this.#maximumAges[at] = facts.maximumAge;
    this.ratingCounts[at] = count;
    this.ratings[at] = sum === 0 ? 0 : Math.round((sum * 100) / count);
  }

  #groupTours(): Memberships {
    const { continents, countries, styles, operators, tours } = this.source;
    const all = (kind: string, slugs: Iterable<string>) => Array.from(slugs, (slug) => `${kind} ${slug}`);
    const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);
    // Only lookups are kept by this function: it outlives these sets.
    const [byCode, byNumber] = [this.countries, this.operators];
    const groupsOf = ({ countryCodes, styleSlugs, facts }: ListedTour) => {
      const visited = countryCodes.map((code) => byCode.get(code) as Country);
      return [
        ...all(
          'destination',
          visited.flatMap(({ slug, continentSlug }) => [slug, continentSlug]),
        ),
        ...all('style', styleSlugs),
        ...all('operator', [(byNumber.get(facts.operatorId) as Operator).facts.slug]),
      ];
    };
    const groups = [
      ...all('destination', slugs([...continents, ...countries])),
      ...all('style', slugs(styles)),
      ...all('operator', slugs(operators.map(({ facts }) => facts))),
    ];
    return Memberships.of(groups, tours, groupsOf);
  }

  /** The index of words; making it is half of the work, so it is made when first wanted. */
  get words(): TourWords {
    // It keeps what it is given, which must not be these sets.
    const { continents, countries, locations, styles, operators } = this;
    this.#words ??= new TourWords({ continents, countries, locations, styles, operators }, this.slots);
    return this.#words;
  }

  /** A small value that many answers contain, made once. */
  shared<Value>(key: string, make: () => Value): Value {
    return remembered(this.#shared as Map<string, Value>, key, make);
  }

  /** The tours that admit somebody of an age. */
  admitting(age: number): Bitset {
    return remembered(this.#admitting, age, () =>
      this.where((at) => (this.#minimumAges[at] as number) <= age && age <= (this.#maximumAges[at] as number)),
    );
  }

  /** The tours with at least so many stars. */
  ratedAtLeast(stars: number): Bitset {
    const hundredths = Math.round(stars * 100);
    return remembered(this.#rated, hundredths, () => bitsWithin(this.ratings, hundredths, 500));
  }

  /** The same as `lasting`, remembered: for the ranges that are counted every time. */
  lasted(from: number | null, to: number | null): Bitset {
    return remembered(this.#lasted, `${from} ${to}`, () => this.lasting(from, to));
  }

  /** The tours that last from so many to so many days. */
  lasting(from: number | null, to: number | null): Bitset {
    return bitsWithin(this.lengths, from ?? 0, to ?? Number.MAX_SAFE_INTEGER);
  }

  /** The tours that something is true of. */
  where(isTrue: (at: number) => boolean): Bitset {
    const bits = noBits(this.size);
    for (let at = 0; at < this.size; at++) if (isTrue(at)) setBit(bits, at);
    return bits;
  }
}

const lookup = <Key>(get: Lookup<Key>['get']): Lookup<Key> => ({ get, has: (key) => get(key) !== undefined });

/** Whether tours that were read anew belong where they belonged. */
const sameGroups = ({ tours, changed, replaced, sameNumbers }: TourChanges): boolean => {
  const groups = (tour: ListedTour | undefined) =>
    JSON.stringify([tour?.facts.operatorId, tour?.countryCodes, tour?.styleSlugs]);
  return sameNumbers && changed.every((at, index) => groups(tours[at]) === groups(replaced[index]));
};

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = known.get(key) ?? make();
  known.set(key, existing);
  return existing;
}
