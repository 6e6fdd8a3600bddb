import { editDistance } from './edit-distance.ts';

/** A term that a typed word may stand for, by its number, and how sure that is. */
export type TermMatch = { readonly term: number; readonly quality: number };

const exact = 1;
const begun = 0.7;
const mistyped = [1, 0.5, 0.35] as const;
/** A mistyped word stands for at most so many terms. */
const mostMistyped = 8;

/** How many mistakes a word of some length may have. */
const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/**
 * The terms of an index, so that a word finds what it is, what it begins and what it nearly is. Terms come and go with the texts
 * they stand in; each keeps its number as long as it is there.
 */
export class Lexicon {
  readonly #names: string[];
  /** Numbers in the order of their terms. */
  readonly #sorted: number[];
  readonly #free: number[] = [];
  /** Terms by each pair of neighbouring letters, the edges of the word included; made when somebody first mistypes. */
  #byPair: Map<number, number[]> | null = null;
  #shared: Uint8Array;

  /** Terms must come sorted; their numbers are their places. */
  constructor(terms: readonly string[]) {
    this.#names = [...terms];
    this.#sorted = Array.from(terms.keys());
    this.#shared = new Uint8Array(terms.length);
  }

  /** The number of a term, or -1. */
  numberOf(term: string): number {
    const number = this.#sorted[this.#firstFrom(term)];
    return number !== undefined && this.#names[number] === term ? number : -1;
  }

  /** Takes in a term that is not there, and gives it a number. */
  add(term: string): number {
    const number = this.#free.pop() ?? this.#names.length;
    const place = this.#firstFrom(term);
    this.#names[number] = term;
    this.#sorted.splice(place, 0, number);
    if (this.#shared.length < this.#names.length) this.#shared = new Uint8Array(this.#names.length * 2);
    if (this.#byPair) addToPairs(this.#byPair, number, term);
    return number;
  }

  /** Forgets a term that no text has any more. */
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

  /** The terms that a word in the one spelling stands for; mistakes are forgiven only when nothing else fits. */
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
    const most = mistakesIn(word.length);
    if (most === 0) return [];
    const enough = Math.max(1, word.length + 1 - 3 * most);
    const touched: number[] = [];
    const pairs = [...new Set(pairsOf(word))];
    this.#byPair ??= this.#groupByPair();
    for (const pair of pairs) {
      for (const term of this.#byPair.get(pair) ?? []) {
        if (this.#shared[term] === 0) touched.push(term);
        (this.#shared[term] as number) += 1;
      }
    }
    let best = most;
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

  /** Of terms that are equally near, those that begin like the word come first; then the alphabet decides. */
  #likeliest(found: readonly number[], pairs: readonly number[]): number[] {
    const candidates = found.map((term) => {
      const name = this.#names[term] as string;
      const own = new Set(pairsOf(name));
      return { term, name, place: pairs.findIndex((pair) => own.has(pair)) };
    });
    candidates.sort((one, other) => one.place - other.place || (one.name < other.name ? -1 : 1));
    return candidates.slice(0, mostMistyped).map(({ term }) => term);
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
