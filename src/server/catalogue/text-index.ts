import { type Bitset, noBits, setBit } from './bitset.ts';
import { Lexicon } from './lexicon.ts';
import { isSilent, oneSpelling, withUmlautsWritten, wordsOf } from './spelling.ts';

/** At most so many words of a typed text are looked up. */
const mostWords = 12;

/** A word that was read as another, as both are written. */
export type ReadAs = { readonly typed: string; readonly found: string };

/** What a text finds: the documents with its words in no order, how well each fits, and what was read as something else. */
export type TextMatch = {
  readonly bits: Bitset;
  readonly found: readonly number[];
  /** Of the documents in `found`, in the same order. */
  readonly scores: Float32Array;
  readonly readAs: readonly ReadAs[];
};

type Posting = { documents: number[]; weights: number[]; shown: string };
type FrozenPosting = { readonly documents: Uint32Array; readonly weights: Uint8Array; readonly shown: string };

/** Collects what documents say; texts may come in any order, documents must not. */
export class TextIndexMaker {
  readonly #postings = new Map<string, Posting>();
  /** Where each word is counted, by the word as it is written: most words come again and again. */
  readonly #byWord = new Map<string, readonly Posting[]>();
  readonly #byText = new Map<string, readonly Posting[]>();

  /** Adds a text of a document with the weight of where it stands. Names that come often may be remembered. */
  add(document: number, weight: number, text: string, often = false): void {
    if (!often) {
      for (const word of wordsOf(text)) for (const posting of this.#ofWord(word)) count(posting, document, weight);
      return;
    }
    const known = this.#byText.get(text) ?? wordsOf(text).flatMap((word) => this.#ofWord(word));
    this.#byText.set(text, known);
    for (const posting of known) count(posting, document, weight);
  }

  #ofWord(word: string): readonly Posting[] {
    const known = this.#byWord.get(word);
    if (known) return known;
    const postings = termsOf(word).map((term) => {
      const posting = this.#postings.get(term) ?? { documents: [], weights: [], shown: word };
      this.#postings.set(term, posting);
      return posting;
    });
    this.#byWord.set(word, postings);
    return postings;
  }

  finish(size: number): TextIndex {
    const terms = [...this.#postings.keys()].sort();
    const postings = terms.map((term): FrozenPosting => {
      const { documents, weights, shown } = this.#postings.get(term) as Posting;
      return { documents: Uint32Array.from(documents), weights: Uint8Array.from(weights), shown };
    });
    return new TextIndex(size, new Lexicon(terms), postings);
  }
}

function count({ documents, weights }: Posting, document: number, weight: number): void {
  const last = documents.length - 1;
  if (documents[last] !== document) {
    documents.push(document);
    weights.push(weight);
  } else if ((weights[last] as number) < weight) weights[last] = weight;
}

/** The terms that a word is found by: none when it says nothing, two when it has umlauts. */
function termsOf(word: string): string[] {
  const spelt = oneSpelling(word);
  if (isSilent(spelt)) return [];
  const written = withUmlautsWritten(word);
  return written ? [spelt, written] : [spelt];
}

/** An index of texts over numbered documents. */
export class TextIndex {
  readonly #size: number;
  readonly #lexicon: Lexicon;
  readonly #postings: readonly FrozenPosting[];
  // Working memory of a search, clean between searches.
  readonly #wordsFound: Uint8Array;
  readonly #lastWord: Uint8Array;
  readonly #best: Float32Array;
  readonly #sums: Float32Array;

  constructor(size: number, lexicon: Lexicon, postings: readonly FrozenPosting[]) {
    this.#size = size;
    this.#lexicon = lexicon;
    this.#postings = postings;
    this.#wordsFound = new Uint8Array(size);
    this.#lastWord = new Uint8Array(size);
    this.#best = new Float32Array(size);
    this.#sums = new Float32Array(size);
  }

  /** The documents that have all words of a text, or null when it has no word to look for. */
  search(text: string): TextMatch | null {
    return this.#search(text, 'all');
  }

  /** The documents that have most of the words of a text. */
  searchLoosely(text: string): TextMatch | null {
    return this.#search(text, 'most');
  }

  #search(text: string, wanted: 'all' | 'most'): TextMatch | null {
    const words = askedWords(text);
    if (words.length === 0) return null;
    const touched: number[] = [];
    const readAs: ReadAs[] = [];
    for (const [at, word] of words.entries()) {
      const { matches, mistyped } = this.#lexicon.find(oneSpelling(word), at === words.length - 1);
      const [first] = matches;
      if (mistyped && first) readAs.push({ typed: word, found: (this.#postings[first.term] as FrozenPosting).shown });
      for (const { term, quality } of matches) this.#take(term, quality, at + 1, wanted === 'all', touched);
    }
    let enough = words.length;
    if (wanted === 'most') enough = touched.reduce((most, one) => Math.max(most, this.#wordsFound[one] as number), 1);
    const found = touched.filter((one) => this.#wordsFound[one] === enough);
    const scores = new Float32Array(found.length);
    const bits = noBits(this.#size);
    for (let at = 0; at < found.length; at++) {
      const one = found[at] as number;
      setBit(bits, one);
      scores[at] = this.#sums[one] as number;
    }
    for (const one of touched) {
      this.#wordsFound[one] = 0;
      this.#lastWord[one] = 0;
    }
    return { bits, found, scores, readAs };
  }

  /** Counts a term for the `word`-th word of the text, from 1. */
  #take(term: number, quality: number, word: number, mustHaveAll: boolean, touched: number[]): void {
    const { documents, weights } = this.#postings[term] as FrozenPosting;
    for (let index = 0; index < documents.length; index++) {
      const one = documents[index] as number;
      const score = quality * (weights[index] as number);
      const last = this.#lastWord[one] as number;
      if (last === word) {
        const more = score - (this.#best[one] as number);
        if (more <= 0) continue;
        this.#sums[one] = (this.#sums[one] as number) + more;
      } else {
        if (mustHaveAll && last !== word - 1) continue;
        if (last === 0) {
          touched.push(one);
          this.#sums[one] = 0;
        }
        this.#lastWord[one] = word;
        this.#wordsFound[one] = (this.#wordsFound[one] as number) + 1;
        this.#sums[one] = (this.#sums[one] as number) + score;
      }
      this.#best[one] = score;
    }
  }
}

/** The words to look for: those that say something, or all of them when none does. */
function askedWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isSilent(oneSpelling(word)));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}
