import { Lexicon } from './lexicon.ts';
import { isSilent, oneSpelling, withUmlautsWritten, wordsOf } from './spelling.ts';

/** The maximum number of words that are looked up. */
const maxWords = 12;

/** A corrected word, in both spellings. */
export type ReadAs = { readonly typed: string; readonly found: string };

/** The result of a text search: unordered documents, their scores, and the corrected words. */
export type TextMatch = {
  readonly found: readonly number[];
  /** Scores of the documents in `found`, in the same order. */
  readonly scores: Float32Array;
  readonly readAs: readonly ReadAs[];
};

/** A text of a document, its weight, and whether many documents contain it. */
export type WeightedText = readonly [weight: number, text: string, often?: boolean];

/** What the index needs to know about its documents. */
export type Documents = {
  textsOf(document: number): Iterable<WeightedText>;
  /** Returns the rank of a document. */
  rankOf(document: number): number;
};

type Posting = { readonly documents: number[]; readonly weights: number[] };
/** The unordered documents of a term; the arrays may have spare capacity. */
type FrozenPosting = { documents: Uint32Array; weights: Uint8Array; count: number };

/** Builds a text index; documents must be added in ascending order. */
export class TextIndexMaker {
  readonly #postings = new Map<string, Posting>();
  /** Postings by written word, which avoids repeated normalization. */
  readonly #byWord = new Map<string, readonly Posting[]>();
  readonly #byText = new Map<string, readonly Posting[]>();

  /** Adds a document. */
  add(document: number, texts: Iterable<WeightedText>): void {
    for (const [weight, text, often = false] of texts) {
      for (const posting of often ? this.#ofName(text) : this.#ofText(text)) count(posting, document, weight);
    }
  }

  #ofText(text: string): readonly Posting[] {
    return wordsOf(text).flatMap((word) => this.#ofWord(word));
  }

  #ofName(name: string): readonly Posting[] {
    const known = this.#byText.get(name) ?? this.#ofText(name);
    this.#byText.set(name, known);
    return known;
  }

  #ofWord(word: string): readonly Posting[] {
    const known = this.#byWord.get(word);
    if (known) return known;
    const postings = termsOf(word).map((term) => {
      const posting = this.#postings.get(term) ?? { documents: [], weights: [] };
      this.#postings.set(term, posting);
      return posting;
    });
    this.#byWord.set(word, postings);
    return postings;
  }

  finish(): TextIndex {
    const terms = [...this.#postings.keys()].sort();
    const postings = terms.map((term): FrozenPosting => {
      const { documents, weights } = this.#postings.get(term) as Posting;
      return { documents: Uint32Array.from(documents), weights: Uint8Array.from(weights), count: documents.length };
    });
    return new TextIndex(new Lexicon(terms), postings);
  }
}

function count({ documents, weights }: Posting, document: number, weight: number): void {
  const last = documents.length - 1;
  if (documents[last] !== document) {
    documents.push(document);
    weights.push(weight);
  } else if ((weights[last] as number) < weight) weights[last] = weight;
}

/** Returns the terms of a word: none for a stop word, two for one with umlauts. */
function termsOf(word: string): string[] {
  const spelt = oneSpelling(word);
  if (isSilent(spelt)) return [];
  const written = withUmlautsWritten(word);
  return written ? [spelt, written] : [spelt];
}

/** Returns the terms of some texts with their greatest weights. */
function weigh(texts: Iterable<WeightedText>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [weight, text] of texts) {
    for (const term of wordsOf(text).flatMap(termsOf)) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return weights;
}

/** A full-text index of numbered documents, which can be replaced individually. */
export class TextIndex {
  readonly #lexicon: Lexicon;
  /** Postings by term number. */
  readonly #postings: FrozenPosting[];
  // Working memory of a search, cleared after each one.
  #wordsFound = new Uint8Array();
  #lastWord = new Uint8Array();
  #best = new Float32Array();
  #sums = new Float32Array();

  constructor(lexicon: Lexicon, postings: FrozenPosting[]) {
    this.#lexicon = lexicon;
    this.#postings = postings;
    let size = 0;
    for (const { documents } of postings) size = Math.max(size, (documents.at(-1) ?? -1) + 1);
    this.#makeRoom(size);
  }

  #makeRoom(size: number): void {
    this.#wordsFound = new Uint8Array(size);
    this.#lastWord = new Uint8Array(size);
    this.#best = new Float32Array(size);
    this.#sums = new Float32Array(size);
  }

  /** Replaces the texts of a document; empty lists add or remove it. */
  replace(document: number, before: Iterable<WeightedText>, after: Iterable<WeightedText>): void {
    if (document >= this.#sums.length) this.#makeRoom(2 * document + 1);
    const [had, has] = [weigh(before), weigh(after)];
    for (const term of had.keys()) if (!has.has(term)) this.#take(term, document);
    for (const [term, weight] of has) {
      const weighed = had.get(term);
      if (weighed === undefined) this.#put(term, document, weight);
      else if (weighed !== weight) {
        const { documents, weights } = this.#postings[this.#lexicon.numberOf(term)] as FrozenPosting;
        weights[documents.indexOf(document)] = weight;
      }
    }
  }

  #put(term: string, document: number, weight: number): void {
    const known = this.#lexicon.numberOf(term);
    const number = known < 0 ? this.#lexicon.add(term) : known;
    const posting = this.#postings[number] ?? nobody();
    this.#postings[number] = posting;
    if (posting.count === posting.documents.length) {
      const room = Math.ceil(posting.count * 1.2) + 1;
      posting.documents = longer(posting.documents, new Uint32Array(room));
      posting.weights = longer(posting.weights, new Uint8Array(room));
    }
    posting.documents[posting.count] = document;
    posting.weights[posting.count] = weight;
    posting.count += 1;
  }

  #take(term: string, document: number): void {
    const number = this.#lexicon.numberOf(term);
    const posting = this.#postings[number] as FrozenPosting;
    const { documents, weights } = posting;
    const place = documents.indexOf(document);
    posting.count -= 1;
    documents[place] = documents[posting.count] as number;
    weights[place] = weights[posting.count] as number;
    if (posting.count > 0) return;
    this.#lexicon.remove(number);
    this.#postings[number] = nobody();
  }

  /** Finds the documents that contain all words of a text; null if it has no searchable word. */
  search(text: string, documents: Documents): TextMatch | null {
    return this.#search(text, 'all', documents);
  }

  /** Finds the documents that contain most words of a text. */
  searchLoosely(text: string, documents: Documents): TextMatch | null {
    return this.#search(text, 'most', documents);
  }

  #search(text: string, wanted: 'all' | 'most', documents: Documents): TextMatch | null {
    const words = queryWords(text);
    if (words.length === 0) return null;
    const touched: number[] = [];
    const readAs: ReadAs[] = [];
    for (const [at, word] of words.entries()) {
      const { matches, mistyped } = this.#lexicon.find(oneSpelling(word), at === words.length - 1);
      const [first] = matches;
      if (mistyped && first) readAs.push({ typed: word, found: this.#written(first.term, documents) });
      for (const { term, quality } of matches) this.#count(term, quality, at + 1, wanted === 'all', touched);
    }
    let enough = words.length;
    if (wanted === 'most') enough = touched.reduce((max, one) => Math.max(max, this.#wordsFound[one] as number), 1);
    const found = touched.filter((one) => this.#wordsFound[one] === enough);
    const scores = Float32Array.from(found, (one) => this.#sums[one] as number);
    for (const one of touched) {
      this.#wordsFound[one] = 0;
      this.#lastWord[one] = 0;
    }
    return { found, scores, readAs };
  }

  /** Returns a term as spelled in the first document that contains it. */
  #written(term: number, { textsOf, rankOf }: Documents): string {
    const { documents, count } = this.#postings[term] as FrozenPosting;
    const first = documents.subarray(0, count).reduce((best, one) => (rankOf(one) < rankOf(best) ? one : best));
    for (const [, text] of textsOf(first)) {
      for (const word of wordsOf(text))
        if (termsOf(word).some((one) => this.#lexicon.numberOf(one) === term)) return word;
    }
    return '';
  }

  /** Counts a term for the `word`-th word of the text, starting at 1. */
  #count(term: number, quality: number, word: number, mustHaveAll: boolean, touched: number[]): void {
    const { documents, weights, count } = this.#postings[term] as FrozenPosting;
    for (let index = 0; index < count; index++) {
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

const nobody = (): FrozenPosting => ({ documents: new Uint32Array(), weights: new Uint8Array(), count: 0 });

function longer<Column extends Uint32Array | Uint8Array>(column: Column, room: Column): Column {
  room.set(column);
  return room;
}

/** Returns the words to search for: all except stop words, or all if there are no others. */
function queryWords(text: string): string[] {
  const words = wordsOf(text);
  const significant = words.filter((word) => !isSilent(oneSpelling(word)));
  return (significant.length > 0 ? significant : words).slice(0, maxWords);
}
