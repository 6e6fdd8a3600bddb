/** The replacement for a card number: the same in every language, and never longer than what it replaces. */
export const CARD_NUMBER_MARK = '•••• ••••';

/**
 * The ranges of the first four digits of each card scheme, and the lengths of its numbers; phone numbers have at most
 * 15 digits.
 */
const SCHEMES: readonly (readonly [from: number, to: number, lengths: readonly number[]])[] = [
  [2221, 2720, [16]],
  [3000, 3059, [14, 16, 19]],
  [3400, 3499, [15]],
  [3528, 3589, [16, 17, 18, 19]],
  [3600, 3699, [14, 16, 19]],
  [3700, 3799, [15]],
  [3800, 3999, [14, 16, 19]],
  [4000, 4999, [16, 19]],
  [5000, 6999, [16, 17, 18, 19]],
];
const shortestNumber = 14;
const maxDigits = 19;

const isOfScheme = (start: number, length: number): boolean =>
  SCHEMES.some(([from, to, lengths]) => start >= from && start <= to && lengths.includes(length));

/** Mathematical digits are five consecutive alphabets; every other script has a single range. */
const mathematicalZero = 0x1d7ce;
const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Returns a digit of any script as an ASCII digit. */
function asciiDigit(character: string): string {
  const codePoint = character.codePointAt(0) as number;
  if (codePoint < 0x80) return character;
  if (codePoint >= mathematicalZero && codePoint <= 0x1d7ff) return String((codePoint - mathematicalZero) % 10);
  let zero = codePoint;
  while (codePoint - zero < 9 && isDigit(zero - 1)) zero -= 1;
  return String(codePoint - zero);
}

const doubled = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2);

/**
 * Returns a function that checks whether a range of digits is a card number by scheme, length and check digit. The
 * checksums are computed once as prefix sums, with every second digit doubled in either way, so that a long text takes
 * linear time.
 */
function cardNumberFinder(digits: string): (from: number, to: number) => boolean {
  const sums = [0, 1].map((parity) => {
    const running = new Uint32Array(digits.length + 1);
    for (let at = 0; at < digits.length; at += 1) {
      const digit = digits.charCodeAt(at) - 48;
      running[at + 1] = (running[at] as number) + (at % 2 === parity ? doubled(digit) : digit);
    }
    return running;
  }) as [Uint32Array, Uint32Array];
  return (from, to) => {
    // The last digit is not doubled; every second one before it is.
    const running = sums[(to % 2) as 0 | 1];
    const sum = (running[to] as number) - (running[from] as number);
    return sum % 10 === 0 && isOfScheme(Number(digits.slice(from, from + 4)), to - from);
  };
}

/** Returns whether digits are grouped as in card numbers: in groups of three or more, or in equal small ones. */
function isGrouped(sizes: readonly number[]): boolean {
  const [first = 0, ...others] = sizes;
  const last = others.pop() ?? 0;
  return (first >= 3 && others.every((size) => size >= 3)) || (last <= first && others.every((size) => size === first));
}

const gap = '[\\s\\p{Pd}\\p{Cf}.,·•_/|:]{1,3}';
const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** An id, which may begin with digits, or else a run of digits in groups. */
const idOrRun = new RegExp(`(${uuid})|\\p{Nd}+(?:${gap}\\p{Nd}+)*`, 'giu');
const gapAndGroup = /(\P{Nd}*)\p{Nd}+/gu;

/** Returns the indexes of the groups that could be part of a card number. */
function groupsInCards(groups: readonly string[]): Set<number> {
  const isCardNumber = cardNumberFinder(groups.join(''));
  const sizes = groups.map(({ length }) => length);
  const inCard = new Set<number>();
  let start = 0;
  for (const [from, size] of sizes.entries()) {
    let end = start;
    for (let to = from; to < sizes.length && end - start < maxDigits; to += 1) {
      end += sizes[to] as number;
      const isFound = end - start >= shortestNumber && isCardNumber(start, end) && isGrouped(sizes.slice(from, to + 1));
      for (let at = from; isFound && at <= to; at += 1) inCard.add(at);
    }
    start += size;
  }
  return inCard;
}

function replaceInRun(run: string): string {
  const inCard = groupsInCards(run.replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit).match(/\d+/g) ?? []);
  if (inCard.size === 0) return run;
  let group = -1;
  return run.replaceAll(gapAndGroup, (found, before: string) => {
    group += 1;
    if (!inCard.has(group)) return found;
    return inCard.has(group - 1) ? '' : `${before}${CARD_NUMBER_MARK}`;
  });
}

/** Returns the text with possible card numbers replaced, in any script and however their groups are divided. */
export const withoutCardNumbers = (text: string): string =>
  text.replaceAll(idOrRun, (found, id: string | undefined) => (id === undefined ? replaceInRun(found) : found));

/** Returns whether a text contains a possible card number. */
export const hasCardNumber = (text: string): boolean => withoutCardNumbers(text) !== text;
