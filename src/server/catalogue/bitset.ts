/** A set of numbers below a fixed size, one bit each. */
export type Bitset = Uint32Array;

/** Returns an empty set for the numbers below `size`. */
export const noBits = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

/** Returns the set of all numbers below `size`. */
export function allBits(size: number): Bitset {
  const bits = noBits(size).fill(0xffff_ffff);
  if (size & 31) bits[bits.length - 1] = (1 << (size & 31)) - 1;
  return bits;
}

export const hasBit = (bits: Bitset, index: number): boolean =>
  ((bits[index >>> 5] as number) & (1 << (index & 31))) !== 0;

/** Adds a number to a set or removes it. */
export function setBit(bits: Bitset, index: number, on = true): void {
  if (on) (bits[index >>> 5] as number) |= 1 << (index & 31);
  else (bits[index >>> 5] as number) &= ~(1 << (index & 31));
}

/** Copies a range of a set, a word at a time, to an empty range of another set. */
export function copyBits(target: Bitset, at: number, source: Bitset, from: number, count: number): void {
  const end = from + count;
  const moved = at - from;
  const shift = moved & 31;
  for (let first = from & ~31; first < end; first += 32) {
    let word = source[first >>> 5] as number;
    if (first < from) word &= -1 << (from - first);
    if (first + 32 > end) word &= ~(-1 << (end - first));
    const place = (first + moved) >> 5;
    (target[place] as number) |= word << shift;
    if (shift > 0) (target[place + 1] as number) |= word >>> (32 - shift);
  }
}

/** Returns the indices of a column whose values are between min and max, both included. */
export function bitsWithin(column: Uint16Array | Int32Array, min: number, max: number): Bitset {
  const bits = noBits(column.length);
  for (let at = 0; at < column.length; at++) {
    const value = column[at] as number;
    if (value >= min && value <= max) (bits[at >>> 5] as number) |= 1 << (at & 31);
  }
  return bits;
}

/** Returns the intersection of two sets. */
export function both(one: Bitset, other: Bitset): Bitset {
  const result = new Uint32Array(one.length);
  for (let at = 0; at < one.length; at++) result[at] = (one[at] as number) & (other[at] as number);
  return result;
}

/** Adds all numbers of `other` to `one`. */
export function addBits(one: Bitset, other: Bitset): Bitset {
  for (let at = 0; at < one.length; at++) (one[at] as number) |= other[at] as number;
  return one;
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Returns the size of a set. */
export function countBits(bits: Bitset): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at++) sum += ones(bits[at] as number);
  return sum;
}

/** Returns the size of an intersection without creating it. */
export function countBoth(one: Bitset, other: Bitset): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) {
    const word = (one[at] as number) & (other[at] as number);
    if (word !== 0) sum += ones(word);
  }
  return sum;
}

/** Returns the numbers of a set in ascending order. */
export function bitsOf(bits: Bitset): number[] {
  const found: number[] = [];
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] as number; word !== 0; word &= word - 1)
      found.push(at * 32 + 31 - Math.clz32(word & -word));
  }
  return found;
}
