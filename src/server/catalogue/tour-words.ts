import { type Bitset, noBits, setBit } from './bitset.ts';
import type { Continent, Country, ListedTour, Location, Operator, Style } from './source.ts';
import { type TextIndex, TextIndexMaker, type TextMatch, type WeightedText } from './text-index.ts';
import type { SlotChange, TourSlots } from './tour-slots.ts';

/** The weight of a word by the field that contains it. */
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

/** The records that the words of a tour are taken from. */
export type Gazetteer = {
  readonly continents: ReadonlyMap<string, Continent>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly locations: ReadonlyMap<number, Location>;
  readonly styles: ReadonlyMap<string, Style>;
  readonly operators: ReadonlyMap<number, Operator>;
};

/** The tours that a text search finds, as numbers and as a set. */
export type TourMatch = TextMatch & { readonly bits: Bitset };

/** The text index of all tours. */
export class TourWords {
  readonly #gazetteer: Gazetteer;
  readonly #slots: TourSlots;
  readonly #index: TextIndex;
  readonly #documents = {
    textsOf: (slot: number) => this.#textsOf(this.#slots.tourAt(slot)),
    rankOf: (slot: number) => this.#slots.numberOf(slot),
  };

  constructor(gazetteer: Gazetteer, slots: TourSlots) {
    this.#gazetteer = gazetteer;
    this.#slots = slots;
    const maker = new TextIndexMaker();
    for (const slot of slots) maker.add(slot, this.#textsOf(slots.tourAt(slot)));
    this.#index = maker.finish();
  }

  /** Applies changes of slots. */
  change(changes: readonly SlotChange[]): void {
    for (const { slot, before, after } of changes)
      this.#index.replace(slot, before ? this.#textsOf(before) : [], after ? this.#textsOf(after) : []);
  }

  /** Finds the tours that contain all words of a text; null if it has no searchable word. */
  search(text: string): TourMatch | null {
    return this.#numbered(this.#index.search(text, this.#documents));
  }

  /** Finds the tours that contain most words of a text. */
  searchLoosely(text: string): TourMatch | null {
    return this.#numbered(this.#index.searchLoosely(text, this.#documents));
  }

  #numbered(match: TextMatch | null): TourMatch | null {
    if (!match) return null;
    const found = match.found.map((slot) => this.#slots.numberOf(slot));
    const bits = noBits(this.#slots.size);
    for (const tour of found) setBit(bits, tour);
    return { ...match, found, bits };
  }

  #textsOf(tour: ListedTour): WeightedText[] {
    const { continents, countries, locations, styles, operators } = this.#gazetteer;
    const visited = tour.countryCodes.map((code) => countries.get(code) as Country);
    const often = [
      ...visited.map(({ name }) => [weight.country, name] as const),
      ...visited.map(({ continentSlug }) => [weight.continent, continents.get(continentSlug)?.name] as const),
      ...tour.stopIds.map((id) => [weight.place, locations.get(id)?.name] as const),
      ...tour.styleSlugs.map((slug) => [weight.style, styles.get(slug)?.name] as const),
    ];
    const texts: WeightedText[] = [];
    for (const language of ['en', 'de'] as const) {
      texts.push([weight.name, tour.facts.name[language]]);
      for (const [weight, name] of often) if (name) texts.push([weight, name[language], true]);
      texts.push([weight.tagline, tour.tagline[language]]);
      for (const highlight of tour.highlights) texts.push([weight.highlight, highlight[language]]);
    }
    texts.push([weight.operator, operators.get(tour.facts.operatorId)?.facts.name ?? '', true]);
    return texts;
  }
}
