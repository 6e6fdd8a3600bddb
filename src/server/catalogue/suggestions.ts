import type { AnswerOf } from '#contract/schemas.ts';
import type { Language, Words } from '#domain/catalogue/words.ts';
import { bestOf } from './best-of.ts';
import { countBits } from './bitset.ts';
import type { ListedTour } from './source.ts';
import { type TextIndex, TextIndexMaker, type WeightedText } from './text-index.ts';
import type { TourIndex } from './tour-index.ts';

type Suggestion = AnswerOf<'suggestPlaces'>['suggestions'][number];

type Entry = {
  readonly kind: Suggestion['kind'];
  readonly slug: string;
  readonly name: Words;
  readonly detail: Words | null;
};

const maxSuggestions = 8;
/** The ranking bonus of each kind. */
const favour: Readonly<Record<Suggestion['kind'], number>> = {
  country: 6,
  continent: 5,
  place: 4,
  style: 3,
  operator: 2,
  tour: 0,
};

const same = (text: string): Words => ({ en: text, de: text });
const textsOf = ({ name }: Entry): WeightedText[] => [
  [10, name.en],
  [10, name.de],
];

/**
 * Suggestions while typing: destinations, places, styles, operators and tours. Entries other than tours have fixed
 * numbers, followed by the slots of tours.
 */
export class Suggestions {
  #tourIndex: TourIndex;
  readonly #entries: readonly Entry[];
  /** The number of tours of each entry. */
  #counts: readonly number[];
  /** The number of tours that stop at a place. */
  readonly #visits = new Map<number, number>();
  readonly #words: TextIndex;

  constructor(tourIndex: TourIndex) {
    this.#tourIndex = tourIndex;
    this.#entries = entriesOf(tourIndex);
    for (const tour of tourIndex.source.tours) this.#visit(tour, 1);
    this.#counts = this.#countAll();
    const maker = new TextIndexMaker();
    for (const [at, entry] of this.#entries.entries())
      if ((this.#counts[at] as number) > 0) maker.add(at, textsOf(entry));
    for (const slot of tourIndex.slots)
      maker.add(this.#entries.length + slot, textsOf(this.#tourEntry(tourIndex.slots.tourAt(slot))));
    this.#words = maker.finish();
  }

  /** Applies reloaded tours. */
  change(tourIndex: TourIndex): void {
    this.#tourIndex = tourIndex;
    for (const { slot, before, after } of tourIndex.slotChanges) {
      if (before) this.#visit(before, -1);
      if (after) this.#visit(after, 1);
      const texts = (tour: ListedTour | null) => (tour ? textsOf(this.#tourEntry(tour)) : []);
      this.#words.replace(this.#entries.length + slot, texts(before), texts(after));
    }
    const before = this.#counts;
    this.#counts = this.#countAll();
    for (const [at, entry] of this.#entries.entries()) {
      const texts = (counts: readonly number[]) => ((counts[at] as number) > 0 ? textsOf(entry) : []);
      if (before[at] !== this.#counts[at]) this.#words.replace(at, texts(before), texts(this.#counts));
    }
  }

  /** Returns the best suggestions for a text; for an empty one, the countries with most tours. */
  suggest(typed: string, language: Language): Suggestion[] {
    const suggestionOf = (document: number): Suggestion => {
      const { kind, slug, name, detail } = this.#entry(document);
      const count = this.#count(document);
      return { kind, slug, name: name[language], detail: detail?.[language] ?? null, count };
    };
    if (typed.trim() === '') return this.#first().map(suggestionOf);
    const match = this.#words.search(typed, {
      textsOf: (document) => textsOf(this.#entry(document)),
      rankOf: (document) => this.#rank(document),
    });
    if (!match) return [];
    const keys = Float64Array.from(match.found, (document, at) => {
      const score = favour[this.#entry(document).kind] + Math.log2(1 + this.#count(document)) / 4;
      return (match.scores[at] as number) + score - this.#rank(document) / 1e9;
    });
    return bestOf(keys, maxSuggestions).map((at) => suggestionOf(match.found[at] as number));
  }

  /** Returns the countries with most tours. */
  #first(): number[] {
    const countries = Array.from(this.#entries.keys()).filter(
      (at) => this.#entries[at]?.kind === 'country' && this.#count(at) > 0,
    );
    return countries.sort((one, other) => this.#count(other) - this.#count(one)).slice(0, maxSuggestions);
  }

  #entry(document: number): Entry {
    return this.#entries[document] ?? this.#tourEntry(this.#tourIndex.slots.tourAt(document - this.#entries.length));
  }

  #count(document: number): number {
    return this.#counts[document] ?? 1;
  }

  /** Returns the rank of an entry: tours come last, in the order of their ids. */
  #rank(document: number): number {
    const others = this.#entries.length;
    return document < others ? document : others + this.#tourIndex.slots.numberOf(document - others);
  }

  #tourEntry({ facts }: ListedTour): Entry {
    const operator = this.#tourIndex.operators.get(facts.operatorId)?.facts.name ?? '';
    return { kind: 'tour', slug: facts.slug, name: facts.name, detail: same(operator) };
  }

  #visit({ stopIds }: ListedTour, more: 1 | -1): void {
    for (const id of new Set(stopIds)) this.#visits.set(id, (this.#visits.get(id) ?? 0) + more);
  }

  #countAll(): number[] {
    const { source, inDestination, inStyle, byOperator } = this.#tourIndex;
    const size = (sets: TourIndex['inStyle'], slug: string) => countBits(sets.get(slug) ?? new Uint32Array());
    return [
      ...[...source.continents, ...source.countries].map(({ slug }) => size(inDestination, slug)),
      ...source.locations.map(({ id }) => this.#visits.get(id) ?? 0),
      ...source.styles.map(({ slug }) => size(inStyle, slug)),
      ...source.operators.map(({ facts }) => size(byOperator, facts.slug)),
    ];
  }
}

/** Returns all entries except tours, in the order of their numbers. */
function entriesOf({ source, continents, countries }: TourIndex): Entry[] {
  return [
    ...source.continents.map(({ slug, name }) => ({ kind: 'continent' as const, slug, name, detail: null })),
    ...source.countries.map(({ slug, name, continentSlug }) => ({
      kind: 'country' as const,
      slug,
      name,
      detail: continents.get(continentSlug)?.name ?? null,
    })),
    ...source.locations.map(({ slug, name, countryCode }) => ({
      kind: 'place' as const,
      slug,
      name,
      detail: countries.get(countryCode)?.name ?? null,
    })),
    ...source.styles.map(({ slug, name }) => ({ kind: 'style' as const, slug, name, detail: null })),
    ...source.operators.map(({ facts: { slug, name } }) => ({
      kind: 'operator' as const,
      slug,
      name: same(name),
      detail: null,
    })),
  ];
}
