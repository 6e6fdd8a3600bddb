import { LANGUAGES, type Language } from '#domain/catalogue/words.ts';
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

/** Length ranges in days with facet counts; the last one is open. */
export const lengthRanges = [
  [1, 3],
  [4, 7],
  [8, 10],
  [11, 14],
  [15, 21],
  [22, null],
] as const;

/** Ages with facet counts. */
export const countedAges = [5, 8, 12, 16, 18, 30, 50, 65, 75] as const;

/** Minimum ratings with facet counts. */
export const countedStars = [4.5, 4, 3.5, 3] as const;

/**
 * Records other than tours that were reloaded. Names of locations and operators are in the text index, so renamed ones
 * are not among these.
 */
export type OtherChanges = {
  readonly operators: readonly Operator[];
  readonly photographs: readonly Photograph[];
  readonly locations: readonly Location[];
};

/** Returns the key of a photo among the shared values. */
export const photoKey = (file: string, language: Language): string => `photo ${language} ${file}`;

/** Finds the number of a tour by a unique key. */
export type Lookup<Key> = { get(key: Key): number | undefined; has(key: Key): boolean };

/** The part of the index that does not depend on sales and time: lookups, sets, columns and the text index. */
export class TourIndex {
  readonly source: CatalogueSource;
  readonly size: number;
  readonly continents: ReadonlyMap<string, Continent>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly locations: Map<number, Location>;
  readonly styles: ReadonlyMap<string, Style>;
  readonly photographs: Map<string, Photograph>;
  readonly operators: Map<number, Operator>;
  readonly byId: Lookup<number>;
  readonly bySlug: Lookup<string>;
  readonly #idsBySlug: Map<string, number>;
  /** By the slug of a continent or country. */
  readonly inDestination: ReadonlyMap<string, Bitset>;
  readonly inStyle: ReadonlyMap<string, Bitset>;
  readonly byOperator: ReadonlyMap<string, Bitset>;
  readonly everything: Bitset;
  /** The same sets by tour, with the keys `destination …`, `style …` and `operator …`. */
  readonly groups: Memberships;
  readonly lengths: Uint16Array;
  readonly #minimumAges: Int32Array;
  readonly #maximumAges: Int32Array;
  /** Ratings in hundredths of a star (0 without reviews), and the number of reviews. */
  readonly ratings: Uint16Array;
  readonly ratingCounts: Uint32Array;
  /** Stable numbers of tours, and their changes since the previous index. */
  readonly slots: TourSlots;
  readonly slotChanges: readonly SlotChange[];
  #words: TourWords | null;
  readonly #shared: Map<string, unknown>;
  readonly #admitting = new Map<number, Bitset>();
  readonly #lasted = new Map<string, Bitset>();
  readonly #rated = new Map<number, Bitset>();

  private constructor(
    source: CatalogueSource,
    before: { sets: TourIndex; changes: TourChanges; others: OtherChanges } | null,
  ) {
    this.source = source;
    this.size = source.tours.length;
    // Lookups of other records are shared with the previous index and updated in place.
    const known = before?.sets;
    this.continents = known?.continents ?? new Map(source.continents.map((continent) => [continent.slug, continent]));
    this.countries = known?.countries ?? new Map(source.countries.map((country) => [country.code, country]));
    this.locations = known?.locations ?? new Map(source.locations.map((location) => [location.id, location]));
    this.styles = known?.styles ?? new Map(source.styles.map((style) => [style.slug, style]));
    this.photographs = known?.photographs ?? new Map(source.photographs.map((one) => [one.file, one]));
    this.operators = known?.operators ?? new Map(source.operators.map((operator) => [operator.facts.id, operator]));
    this.#shared = known ? known.#shared : new Map();
    if (before) this.#take(before.others);
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

  /** Creates the index of a loaded catalogue. */
  static of(source: CatalogueSource): TourIndex {
    return new TourIndex(source, null);
  }

  /**
   * Returns the index after some tours were reloaded. The text index moves to it, so this index can no longer be
   * searched.
   */
  change(source: CatalogueSource, changes: TourChanges, others: OtherChanges): TourIndex {
    return new TourIndex(source, { sets: this, changes, others });
  }

  #take({ operators, photographs, locations }: OtherChanges): void {
    for (const operator of operators) this.operators.set(operator.facts.id, operator);
    for (const location of locations) this.locations.set(location.id, location);
    for (const photograph of photographs) {
      this.photographs.set(photograph.file, photograph);
      for (const language of LANGUAGES) this.#shared.delete(photoKey(photograph.file, language));
    }
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
    // The closure outlives this index, so it must reference only the lookups.
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

  /** The text index; built on first use, because it takes half of the total time. */
  get words(): TourWords {
    // The text index retains its argument, which must not reference this index.
    const { continents, countries, locations, styles, operators } = this;
    this.#words ??= new TourWords({ continents, countries, locations, styles, operators }, this.slots);
    return this.#words;
  }

  /** Returns a small value that many responses share, creating it on first use. */
  shared<Value>(key: string, make: () => Value): Value {
    return memoise(this.#shared as Map<string, Value>, key, make);
  }

  /** Returns the tours that admit travellers of an age. */
  admitting(age: number): Bitset {
    return memoise(this.#admitting, age, () =>
      this.where((at) => (this.#minimumAges[at] as number) <= age && age <= (this.#maximumAges[at] as number)),
    );
  }

  /** Returns the tours with a minimum rating. */
  ratedAtLeast(stars: number): Bitset {
    const hundredths = Math.round(stars * 100);
    return memoise(this.#rated, hundredths, () => bitsWithin(this.ratings, hundredths, 500));
  }

  /** Returns the same as `lasting`, cached for the facet ranges. */
  lasted(from: number | null, to: number | null): Bitset {
    return memoise(this.#lasted, `${from} ${to}`, () => this.lasting(from, to));
  }

  /** Returns the tours within a range of days. */
  lasting(from: number | null, to: number | null): Bitset {
    return bitsWithin(this.lengths, from ?? 0, to ?? Number.MAX_SAFE_INTEGER);
  }

  /** Returns the tours that satisfy a condition. */
  where(isTrue: (at: number) => boolean): Bitset {
    const bits = noBits(this.size);
    for (let at = 0; at < this.size; at++) if (isTrue(at)) setBit(bits, at);
    return bits;
  }
}

const lookup = <Key>(get: Lookup<Key>['get']): Lookup<Key> => ({ get, has: (key) => get(key) !== undefined });

/** Whether reloaded tours still belong to the same groups. */
const sameGroups = ({ tours, changed, replaced, sameNumbers }: TourChanges): boolean => {
  const groups = (tour: ListedTour | undefined) =>
    JSON.stringify([tour?.facts.operatorId, tour?.countryCodes, tour?.styleSlugs]);
  return sameNumbers && changed.every((at, index) => groups(tours[at]) === groups(replaced[index]));
};

function memoise<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = known.get(key) ?? make();
  known.set(key, existing);
  return existing;
}
