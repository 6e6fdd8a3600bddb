import { crc32 } from 'node:zlib';
import type { Gap } from './page-template.ts';
import type { Personal } from './pages.ts';

// The checksum of gzip is linear: what some bytes add to it, beside zero bytes in their place, depends only on them and on how
// many bytes follow. So the checksum of a page needs only the values in its gaps, once it is known what each of their bits adds.

/** What each of the 32 bits of a register has become after so many zero bytes. */
function afterZeros(bits: Int32Array, zeros: Buffer): Int32Array {
  const nothing = crc32(zeros, 0);
  return bits.map((bit) => crc32(zeros, bit >>> 0) ^ nothing);
}

/** Says what the values of an answer add to the checksum of a page whose gaps are zero bytes. */
export function gapChecksum(gaps: readonly Gap[], size: number): (personal: Personal) => number {
  const zeros = Buffer.alloc(size);
  const added = new Map<keyof Personal, { readonly bits: Int32Array; readonly zero: number }>();
  let bits: Int32Array = Int32Array.from({ length: 32 }, (_, bit) => 1 << bit);
  let follow = 0;
  for (const { name, at, length } of gaps.toReversed()) {
    const behind = size - (at + length);
    bits = afterZeros(bits, zeros.subarray(0, behind - follow));
    follow = behind;
    const known = added.get(name);
    // The same value in several gaps adds all that it adds in each of them.
    added.set(name, {
      bits: known ? known.bits.map((one, bit) => one ^ (bits[bit] as number)) : bits,
      zero: crc32(zeros.subarray(0, length)),
    });
  }
  return (personal) => {
    let sum = 0;
    for (const [name, { bits: each, zero }] of added) {
      const value = crc32(personal[name]) ^ zero;
      for (let bit = 0; bit < 32; bit += 1) if ((value >>> bit) & 1) sum ^= each[bit] as number;
    }
    return sum;
  };
}
