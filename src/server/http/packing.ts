import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib';

/** How a text can be packed. Brotli is for what is packed once and sent often, gzip for what is packed for one answer. */
export type Packing = 'br' | 'gzip';

/** Whether a client says that it can read a packing. */
export function accepts(header: string | undefined, packing: Packing): boolean {
  if (!header) return false;
  const named = header.split(',').map((one) => one.trim().toLowerCase());
  const names = (name: string) => named.find((one) => one.split(';')[0]?.trim() === name);
  const said = names(packing) ?? names('*');
  return said !== undefined && !/;\s*q=0(\.0*)?$/.test(said);
}

/** The best packing that a client says it can read; null for none. */
export function packingFor(header: string | undefined): Packing | null {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : null;
}

const gzipElsewhere = promisify(gzip);
const brotliElsewhere = promisify(brotliCompress);

/** Handing a short text to another thread costs more than packing it here. */
const longest = 16_384;

/** A text as gzip. */
export async function gzipText(text: string): Promise<Buffer<ArrayBuffer>> {
  return text.length > longest ? gzipElsewhere(text) : gzipSync(text);
}

/**
 * A text as brotli, at the quality behind which more time buys little, looking back as far as a page is long: left alone, it
 * takes memory for four megabytes each time.
 */
export function brotliText(text: string): Promise<Buffer<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };
  return brotliElsewhere(text, { params });
}

/** What was packed with brotli. */
export const unpackBrotli: (packed: Buffer) => Promise<Buffer<ArrayBuffer>> = promisify(brotliDecompress);
