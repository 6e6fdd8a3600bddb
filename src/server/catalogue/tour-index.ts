import { allBits, type Bitset, bitsWithin, noBits, setBit } from './bitset.ts';
import { Memberships } from './memberships.ts';
import type { CatalogueSource, Country, Location, Operator, Photograph, Style } from './source.ts';
import { type TextIndex, TextIndexMaker } from './text-index.ts';

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

/** Where a word stands and what that is worth. */
const weight = {
  name: 10,
  country: 8,
  place: 7,
  style: 5,
  continent: 5,
  operator: 4,
  tagline: 2,
  highlight: 1,
} as const;

/** What is known of all tours and does not move while the catalogue stays: lookups, sets, columns, the index of words. */
export class FixedSets {
  readonly source: CatalogueSource;
  readonly size: number;
  readonly countries: ReadonlyMap<string, Country>;
  readonly locations: ReadonlyMap<number, Location>;
  readonly styles: ReadonlyMap<string, Style>;
  readonly photographs: ReadonlyMap<string, Photograph>;
  readonly operators: ReadonlyMap<number, Operator>;
  readonly byId: ReadonlyMap<number, number>;
  readonly bySlug: ReadonlyMap<string, number>;
  /** By the slug of a continent or country. */
  readonly inDestination = new Map<string, Bitset>();
  readonly inStyle = new Map<string, Bitset>();
  readonly byOperator = new Map<string, Bitset>();
  readonly everything: Bitset;
  /** The same sets tour by tour, under `destination …`, `style …` and `operator …`. */
  readonly groups: Memberships;
  readonly lengths: Uint16Array;
  /** Hundredths of a star, 0 without reviews, and how many reviews. */
  readonly ratings: Uint16Array;
  readonly ratingCounts: Uint32Array;
  #words: TextIndex | null = null;
  readonly #shared = new Map<string, unknown>();
  readonly #admitting = new Map<number, Bitset>();
  readonly #lasted = new Map<string, Bitset>();
  readonly #rated = new Map<number, Bitset>();

  constructor(source: CatalogueSource) {
    this.source = source;
    this.size = source.tours.length;
    this.countries = new Map(source.countries.map((country) => [country.code, country]));
    this.locations = new Map(source.locations.map((location) => [location.id, location]));
    this.styles = new Map(source.styles.map((style) => [style.slug, style]));
    this.photographs = new Map(source.photographs.map((photograph) => [photograph.file, photograph]));
    this.operators = new Map(source.operators.map((operator) => [operator.facts.id, operator]));
    this.byId = new Map(source.tours.map(({ facts }, at) => [facts.id, at]));
    this.bySlug = new Map(source.tours.map(({ facts }, at) => [facts.slug, at]));
    this.lengths = Uint16Array.from(source.tours, ({ facts }) => facts.lengthDays);
    this.ratingCounts = Uint32Array.from(source.tours, ({ stars }) => stars.reduce((sum, count) => sum + count, 0));
    this.ratings = Uint16Array.from(source.tours, ({ stars }, at) => {
      const sum = stars.reduce((total, count, star) => total + count * (star + 1), 0);
      return sum === 0 ? 0 : Math.round((sum * 100) / (this.ratingCounts[at] as number));
    });
    this.everything = allBits(this.size);
    this.#fillSets();
    this.groups = this.#groupTours();
  }

  #fillSets(): void {
    const { continents, countries, styles, operators, tours } = this.source;
    for (const { slug } of [...continents, ...countries]) this.inDestination.set(slug, noBits(this.size));
    for (const { slug } of styles) this.inStyle.set(slug, noBits(this.size));
    for (const { facts } of operators) this.byOperator.set(facts.slug, noBits(this.size));
    for (const [at, tour] of tours.entries()) {
      for (const code of tour.countryCodes) {
        const { slug, continentSlug } = this.countries.get(code) as Country;
        setBit(this.inDestination.get(slug) as Bitset, at);
        setBit(this.inDestination.get(continentSlug) as Bitset, at);
      }
      for (const slug of tour.styleSlugs) setBit(this.inStyle.get(slug) as Bitset, at);
      const operator = this.operators.get(tour.facts.operatorId) as Operator;
      setBit(this.byOperator.get(operator.facts.slug) as Bitset, at);
    }
  }

  #groupTours(): Memberships {
    const all = (kind: string, slugs: Iterable<string>) => Array.from(slugs, (slug) => `${kind} ${slug}`);
    return new Memberships(
      [
        ...all('destination', this.inDestination.keys()),
        ...all('style', this.inStyle.keys()),
        ...all('operator', this.byOperator.keys()),
      ],
      this.source.tours.map(({ countryCodes, styleSlugs, facts }) => {
        const countries = countryCodes.map((code) => this.countries.get(code) as Country);
        return [
          ...all(
            'destination',
            countries.flatMap(({ slug, continentSlug }) => [slug, continentSlug]),
          ),
          ...all('style', styleSlugs),
          ...all('operator', [(this.operators.get(facts.operatorId) as Operator).facts.slug]),
        ];
      }),
    );
  }

  #indexWords(): TextIndex {
    const maker = new TextIndexMaker();
    const continents = new Map(this.source.continents.map((continent) => [continent.slug, continent]));
    for (const [at, tour] of this.source.tours.entries()) {
      const countries = tour.countryCodes.map((code) => this.countries.get(code) as Country);
      const often = [
        ...countries.map(({ name }) => [weight.country, name] as const),
        ...countries.map(({ continentSlug }) => [weight.continent, continents.get(continentSlug)?.name] as const),
        ...tour.stopIds.map((id) => [weight.place, this.locations.get(id)?.name] as const),
        ...tour.styleSlugs.map((slug) => [weight.style, this.styles.get(slug)?.name] as const),
      ];
      for (const language of ['en', 'de'] as const) {
        maker.add(at, weight.name, tour.facts.name[language]);
        for (const [worth, name] of often) if (name) maker.add(at, worth, name[language], true);
        maker.add(at, weight.tagline, tour.tagline[language]);
        for (const highlight of tour.highlights) maker.add(at, weight.highlight, highlight[language]);
      }
      maker.add(at, weight.operator, this.operators.get(tour.facts.operatorId)?.facts.name ?? '', true);
    }
    return maker.finish(this.size);
  }

  /** The index of words; making it is half of the work, so it is made when first wanted. */
  get words(): TextIndex {
    this.#words ??= this.#indexWords();
    return this.#words;
  }

  /** A small value that many answers contain, made once. */
  shared<Value>(key: string, make: () => Value): Value {
    return remembered(this.#shared as Map<string, Value>, key, make);
  }

  /** The tours that admit somebody of an age. */
  admitting(age: number): Bitset {
    return remembered(this.#admitting, age, () =>
      this.where((at) => {
        const { minimumAge, maximumAge } = this.source.tours[at]?.facts ?? { minimumAge: 1, maximumAge: 0 };
        return minimumAge <= age && age <= maximumAge;
      }),
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

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const there = known.get(key) ?? make();
  known.set(key, there);
  return there;
}
