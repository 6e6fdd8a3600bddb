import { editDistance } from './edit-distance.ts';

/** A term that a typed word may stand for, and how sure that is. */
export type TermMatch = { readonly term: number; readonly quality: number };

const exact = 1;
const begun = 0.7;
const mistyped = [1, 0.5, 0.35] as const;
/** A mistyped word stands for at most so many terms. */
const mostMistyped = 8;

/** How many mistakes a word of some length may have. */
const mistakesIn = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** The terms of an index, sorted, so that a word finds what it is, what it begins and what it nearly is. */
export class Lexicon {
  readonly terms: readonly string[];
  /** Terms by each pair of neighbouring letters, the edges of the word included; made when somebody first mistypes. */
  #byPair: ReadonlyMap<number, readonly number[]> | null = null;
  readonly #shared: Uint8Array;

  /** Terms must come sorted. */
  constructor(terms: readonly string[]) {
    this.terms = terms;
    this.#shared = new Uint8Array(terms.length);
  }

  /** The terms that a word in the one spelling stands for; mistakes are forgiven only when nothing else fits. */
  find(word: string, unfinished: boolean): { readonly matches: TermMatch[]; readonly mistyped: boolean } {
    const matches: TermMatch[] = [];
    const first = this.#firstFrom(word);
    const same = this.terms[first] === word ? first : -1;
    if (same >= 0) matches.push({ term: same, quality: exact });
    if (word.length >= (unfinished ? 2 : 3)) {
      for (let term = first; this.terms[term]?.startsWith(word); term++) {
        if (term !== same) matches.push({ term, quality: begun });
      }
    }
    if (matches.length > 0) return { matches, mistyped: false };
    return { matches: this.#nearly(word), mistyped: true };
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.terms[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #nearly(word: string): TermMatch[] {
    const most = mistakesIn(word.length);
    if (most === 0) return [];
    const enough = Math.max(1, word.length + 1 - 3 * most);
    const touched: number[] = [];
    this.#byPair ??= termsByPair(this.terms);
    for (const pair of new Set(pairsOf(word))) {
      for (const term of this.#byPair.get(pair) ?? []) {
        if (this.#shared[term] === 0) touched.push(term);
        (this.#shared[term] as number) += 1;
      }
    }
    let best = most;
    let found: number[] = [];
    for (const term of touched) {
      if ((this.#shared[term] as number) >= enough) {
        const distance = editDistance(word, this.terms[term] as string, best);
        if (distance < best) found = [];
        if (distance <= best) {
          best = distance;
          found.push(term);
        }
      }
      this.#shared[term] = 0;
    }
    return found.slice(0, mostMistyped).map((term) => ({ term, quality: mistyped[best] as number }));
  }
}

function termsByPair(terms: readonly string[]): Map<number, number[]> {
  const byPair = new Map<number, number[]>();
  for (const [number, term] of terms.entries()) {
    for (const pair of pairsOf(term)) {
      const there = byPair.get(pair);
      if (!there) byPair.set(pair, [number]);
      else if (there.at(-1) !== number) there.push(number);
    }
  }
  return byPair;
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
