/**
 * The notation of sentences with placeholders, in both languages:
 *
 *     # arrive                                      a section
 *     You arrive {to}. // Sie kommen {in} an.       a pattern, English // German, with placeholders
 *
 * A pattern is only used if all of its placeholders can be filled, so a pattern about a dish needs a dish.
 */
import type { Language, Words } from '#domain/catalogue/words.ts';
import type { Random } from './random.ts';

/** Patterns by section. */
export type Phrasebook = ReadonlyMap<string, readonly Words[]>;

/** The values of placeholders. */
export type Gaps = Readonly<Record<string, Words | undefined>>;

/** Parses sections of patterns; throws with the line number if a line is invalid. */
export function parsePhrases(text: string): Phrasebook {
  const book = new Map<string, Words[]>();
  let section: Words[] | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    if (line.startsWith('# ')) {
      section = [];
      book.set(line.slice(2).trim(), section);
      continue;
    }
    const [en, de, ...more] = line.split(' // ');
    if (!section || !en || !de || more.length > 0) throw new SyntaxError(`phrases, line ${index + 1}: ${line}`);
    section.push({ en: en.trim(), de: de.trim() });
  }
  return book;
}

/** Selects patterns for one text without repetition until all suitable ones have been used. */
export interface Voice {
  /** Returns a filled pattern of a section; throws if none can be filled. */
  readonly say: (section: string, gaps?: Gaps) => Words;
  /** Returns a filled pattern that has not been used yet, or null. */
  readonly sayNew: (section: string, gaps?: Gaps) => Words | null;
}

/** Creates a voice that uses a phrasebook. */
export function voiceOf(book: Phrasebook, random: Random): Voice {
  const uses = new Map<Words, number>();
  const fitting = (section: string, gaps: Gaps) => {
    const patterns = book.get(section);
    if (!patterns) throw new RangeError(`no section ${section}`);
    return patterns.filter((pattern) => gapsOf(pattern).every((gap) => gaps[gap] !== undefined));
  };
  const speak = (pattern: Words, gaps: Gaps) => {
    uses.set(pattern, (uses.get(pattern) ?? 0) + 1);
    return fill(pattern, gaps);
  };
  return {
    say: (section, gaps = {}) => {
      const patterns = fitting(section, gaps);
      if (patterns.length === 0) throw new RangeError(`no pattern of ${section} fits ${Object.keys(gaps).join(' ')}`);
      let min = Number.POSITIVE_INFINITY;
      for (const pattern of patterns) min = Math.min(min, uses.get(pattern) ?? 0);
      return speak(random.pick(patterns.filter((pattern) => (uses.get(pattern) ?? 0) === min)), gaps);
    },
    sayNew: (section, gaps = {}) => {
      const unsaid = fitting(section, gaps).filter((pattern) => !uses.has(pattern));
      return unsaid.length === 0 ? null : speak(random.pick(unsaid), gaps);
    },
  };
}

/** Literal text, or a placeholder. */
type Piece = string | { readonly gap: string; readonly capital: boolean; readonly closes: boolean };

interface Compiled {
  readonly gaps: readonly string[];
  readonly en: readonly Piece[];
  readonly de: readonly Piece[];
}

const compiled = new WeakMap<Words, Compiled>();

function compile(pattern: Words): Compiled {
  const known = compiled.get(pattern);
  if (known) return known;
  const [en, de] = [piecesOf(pattern.en), piecesOf(pattern.de)];
  const gaps = [...en, ...de].flatMap((piece) => (typeof piece === 'string' ? [] : [piece.gap]));
  const made = { gaps: [...new Set(gaps)], en, de };
  compiled.set(pattern, made);
  return made;
}

function piecesOf(text: string): Piece[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part, index, parts) => {
      if (!part.startsWith('{')) return part;
      const before = parts
        .slice(0, index)
        .join('')
        .replace(/\{if\w+\}/g, '');
      const after = parts[index + 1] ?? '.';
      return {
        gap: part.slice(1, -1),
        capital: before === '' || /[.!?] $/.test(before),
        closes: !/^[.,:;!?)]/.test(after),
      };
    });
}

/** Returns the placeholders of a pattern. */
export const gapsOf = (pattern: Words): readonly string[] => compile(pattern).gaps;

/** Fills a pattern and capitalizes each sentence. */
export function fill(pattern: Words, gaps: Gaps): Words {
  const { en, de } = compile(pattern);
  return { en: fillText(en, gaps, 'en'), de: fillText(de, gaps, 'de') };
}

function fillText(pieces: readonly Piece[], gaps: Gaps, language: Language): string {
  let filled = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      filled += piece;
      continue;
    }
    let value = gaps[piece.gap]?.[language] ?? '';
    // A subordinate clause or apposition in the value must be closed with a comma before the sentence continues.
    if (value.endsWith(OPEN)) value = value.slice(0, -1) + (piece.closes ? ',' : '');
    filled += piece.capital ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  }
  return filled;
}

const OPEN = '\u0001';

/** Marks a phrase that ends in an unclosed clause. */
export const asPhrase = (words: Words): Words => ({ en: openEnded(words.en), de: openEnded(words.de) });

const openEnded = (text: string) => (text.includes(',') ? `${text}${OPEN}` : text);

/** Joins items as "a, b and c"; an item with a comma comes last. */
export function listOf(items: readonly Words[]): Words {
  const join = (texts: string[], and: string) => {
    const ordered = [...texts].sort((one, other) => Number(one.includes(',')) - Number(other.includes(',')));
    const last = ordered.pop() ?? '';
    const tail = openEnded(last);
    return ordered.length === 0 ? tail : `${ordered.join(', ')} ${and} ${tail}`;
  };
  return {
    en: join(
      items.map((item) => item.en),
      'and',
    ),
    de: join(
      items.map((item) => item.de),
      'und',
    ),
  };
}

/** Joins texts to a paragraph. */
export const paragraph = (parts: readonly (Words | null)[]): Words => {
  const there = parts.filter((part) => part !== null);
  return { en: there.map((part) => part.en).join(' '), de: there.map((part) => part.de).join(' ') };
};
