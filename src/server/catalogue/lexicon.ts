import { editDistance } from './edit-distance.ts';

/** A term that matches a typed word, with the quality of the match. */
export type TermMatch = { readonly term: number; readonly quality: number };

const exact = 1;
const begun = 0.7;
const mistyped = [1, 0.5, 0.35] as const;
/** The maximum number of terms that a misspelled word matches. */
const maxMistyped = 8;

/** Returns the number of allowed mistakes in a word of some length. */
const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/**
 * The terms of a text index, with exact, prefix and fuzzy lookup. Terms are added and removed with their texts; each
 * keeps its number while it exists.
 */
export class Lexicon {
  readonly #names: string[];
  /** Term numbers in alphabetical order of the terms. */
  readonly #sorted: number[];
  readonly #free: number[] = [];
  /** Terms by letter bigrams including word boundaries; built on the first misspelling. */
  #byPair: Map<number, number[]> | null = null;
  #shared: Uint8Array;

  /** Creates a lexicon; terms must be sorted, and their numbers are their indices. */
  constructor(terms: readonly string[]) {
    this.#names = [...terms];
    this.#sorted = Array.from(terms.keys());
    this.#shared = new Uint8Array(terms.length);
  }

  /** Returns the number of a term, or -1. */
  numberOf(term: string): number {
    const number = this.#sorted[this.#firstFrom(term)];
    return number !== undefined && this.#names[number] === term ? number : -1;
  }

  /** Adds a new term and returns its number. */
  add(term: string): number {
    const number = this.#free.pop() ?? this.#names.length;
    const place = this.#firstFrom(term);
    this.#names[number] = term;
    this.#sorted.splice(place, 0, number);
    if (this.#shared.length < this.#names.length) this.#shared = new Uint8Array(this.#names.length * 2);
    if (this.#byPair) addToPairs(this.#byPair, number, term);
    return number;
  }

  /** Removes a term that is in no text any more. */
  remove(number: number): void {
    const term = this.#names[number] as string;
    this.#sorted.splice(this.#firstFrom(term), 1);
    this.#names[number] = '';
    this.#free.push(number);
    if (!this.#byPair) return;
    for (const pair of new Set(pairsOf(term))) {
      const terms = this.#byPair.get(pair) as number[];
      const last = terms.pop() as number;
      if (last !== number) terms[terms.indexOf(number)] = last;
    }
  }

  /** Finds the terms that match a normalized word; mistakes are only allowed if there is no other match. */
  find(word: string, unfinished: boolean): { readonly matches: TermMatch[]; readonly mistyped: boolean } {
    const matches: TermMatch[] = [];
    let place = this.#firstFrom(word);
    const first = this.#at(place);
    if (first.name === word) {
      matches.push({ term: first.number, quality: exact });
      place += 1;
    }
    if (word.length >= (unfinished ? 2 : 3)) {
      for (let next = this.#at(place); next.name?.startsWith(word); next = this.#at(++place))
        matches.push({ term: next.number, quality: begun });
    }
    if (matches.length > 0) return { matches, mistyped: false };
    return { matches: this.#nearly(word), mistyped: true };
  }

  #at(place: number): { readonly number: number; readonly name: string | undefined } {
    const number = this.#sorted[place] ?? -1;
    return { number, name: this.#names[number] };
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#names[this.#sorted[middle] as number] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #nearly(word: string): TermMatch[] {
    const maxMistakes = mistakesIn(word.length);
    if (maxMistakes === 0) return [];
    const enough = Math.max(1, word.length + 1 - 3 * maxMistakes);
    const touched: number[] = [];
    const pairs = [...new Set(pairsOf(word))];
    this.#byPair ??= this.#groupByPair();
    for (const pair of pairs) {
      for (const term of this.#byPair.get(pair) ?? []) {
        if (this.#shared[term] === 0) touched.push(term);
        (this.#shared[term] as number) += 1;
      }
    }
    let best = maxMistakes;
    let found: number[] = [];
    for (const term of touched) {
      if ((this.#shared[term] as number) >= enough) {
        const distance = editDistance(word, this.#names[term] as string, best);
        if (distance < best) found = [];
        if (distance <= best) {
          best = distance;
          found.push(term);
        }
      }
      this.#shared[term] = 0;
    }
    return this.#likeliest(found, pairs).map((term) => ({ term, quality: mistyped[best] as number }));
  }

  /** Among equally close terms, those with the same beginning come first, then alphabetical order decides. */
  #likeliest(found: readonly number[], pairs: readonly number[]): number[] {
    const candidates = found.map((term) => {
      const name = this.#names[term] as string;
      const own = new Set(pairsOf(name));
      return { term, name, place: pairs.findIndex((pair) => own.has(pair)) };
    });
    candidates.sort((one, other) => one.place - other.place || (one.name < other.name ? -1 : 1));
    return candidates.slice(0, maxMistyped).map(({ term }) => term);
  }

  #groupByPair(): Map<number, number[]> {
    const byPair = new Map<number, number[]>();
    for (const number of this.#sorted) addToPairs(byPair, number, this.#names[number] as string);
    return byPair;
  }
}

function addToPairs(byPair: Map<number, number[]>, number: number, term: string): void {
  for (const pair of pairsOf(term)) {
    const words = byPair.get(pair);
    if (!words) byPair.set(pair, [number]);
    else if (words.at(-1) !== number) words.push(number);
  }
}

function pairsOf(word: string): number[] {
  const pairs: number[] = [];
  let before = 0;
  for (let at = 0; at <= word.length; at++) {
    const letter = at < word.length ? word.charCodeAt(at) : 0;
    pairs.push(before * 65_536 + letter);
    before = letter;
  }
  return pairs;
}
