import type { AnswerOf } from '#contract/schemas.ts';
import type { Language, Words } from '#domain/catalogue/words.ts';
import { bestOf } from './best-of.ts';
import { countBits } from './bitset.ts';
import { type TextIndex, TextIndexMaker } from './text-index.ts';
import type { FixedSets } from './tour-index.ts';

type Suggestion = AnswerOf<'suggestPlaces'>['suggestions'][number];

type Entry = {
  readonly kind: Suggestion['kind'];
  readonly slug: string;
  readonly name: Words;
  readonly detail: Words | null;
  readonly count: number;
};

const mostSuggestions = 8;
/** What people mean more often comes first. */
const favour: Readonly<Record<Suggestion['kind'], number>> = {
  country: 6,
  continent: 5,
  place: 4,
  style: 3,
  operator: 2,
  tour: 0,
};

/** What somebody who types may mean: destinations, places, styles, operators and tours that there is something to see of. */
export class Suggestions {
  readonly #entries: readonly Entry[];
  readonly #words: TextIndex;
  /** Where most tours go, for those who have not typed anything yet. */
  readonly #first: readonly Entry[];

  constructor(fixed: FixedSets) {
    this.#entries = entriesOf(fixed);
    const maker = new TextIndexMaker();
    for (const [at, { name }] of this.#entries.entries()) {
      maker.add(at, 10, name.en);
      maker.add(at, 10, name.de);
    }
    this.#words = maker.finish(this.#entries.length);
    this.#first = this.#entries
      .filter(({ kind }) => kind === 'country')
      .sort((one, other) => other.count - one.count)
      .slice(0, mostSuggestions);
  }

  /** The best suggestions for what was typed so far; without anything typed, the countries that most tours go to. */
  suggest(typed: string, language: Language): Suggestion[] {
    const said = ({ kind, slug, name, detail, count }: Entry): Suggestion => ({
      kind,
      slug,
      name: name[language],
      detail: detail?.[language] ?? null,
      count,
    });
    if (typed.trim() === '') return this.#first.map(said);
    const match = this.#words.search(typed);
    if (!match) return [];
    const keys = Float64Array.from(match.found, (entry, at) => {
      const { kind, count } = this.#entries[entry] as Entry;
      return (match.scores[at] as number) + favour[kind] + Math.log2(1 + count) / 4 - entry / 1e9;
    });
    return bestOf(keys, mostSuggestions).map((at) => said(this.#entries[match.found[at] as number] as Entry));
  }
}

function entriesOf(fixed: FixedSets): Entry[] {
  const { source, inDestination, inStyle, byOperator } = fixed;
  const size = (sets: FixedSets['inStyle'], slug: string) => countBits(sets.get(slug) ?? new Uint32Array());
  const same = (text: string): Words => ({ en: text, de: text });
  const visits = new Map<number, number>();
  for (const { stopIds } of source.tours) {
    for (const id of new Set(stopIds)) visits.set(id, (visits.get(id) ?? 0) + 1);
  }
  const continents = new Map(source.continents.map((continent) => [continent.slug, continent.name]));
  const entries: Entry[] = [
    ...source.continents.map(({ slug, name }) => ({
      kind: 'continent' as const,
      slug,
      name,
      detail: null,
      count: size(inDestination, slug),
    })),
    ...source.countries.map(({ slug, name, continentSlug }) => ({
      kind: 'country' as const,
      slug,
      name,
      detail: continents.get(continentSlug) ?? null,
      count: size(inDestination, slug),
    })),
    ...source.locations.map(({ id, slug, name, countryCode }) => ({
      kind: 'place' as const,
      slug,
      name,
      detail: fixed.countries.get(countryCode)?.name ?? null,
      count: visits.get(id) ?? 0,
    })),
    ...source.styles.map(({ slug, name }) => ({
      kind: 'style' as const,
      slug,
      name,
      detail: null,
      count: size(inStyle, slug),
    })),
    ...source.operators.map(({ facts: { slug, name } }) => ({
      kind: 'operator' as const,
      slug,
      name: same(name),
      detail: null,
      count: size(byOperator, slug),
    })),
    ...source.tours.map(({ facts: { slug, name, operatorId } }) => ({
      kind: 'tour' as const,
      slug,
      name,
      detail: same(fixed.operators.get(operatorId)?.facts.name ?? ''),
      count: 1,
    })),
  ];
  return entries.filter(({ count }) => count > 0);
}
