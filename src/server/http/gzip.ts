import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';

const gzipElsewhere = promisify(gzip);

/** Handing a short text to another thread costs more than packing it here. */
const longest = 16_384;

/** Whether a client says that it can read gzip. */
export function acceptsGzip(header: string | undefined): boolean {
  if (!header) return false;
  const named = header.split(',').map((one) => one.trim().toLowerCase());
  const gzip = named.find((one) => /^gzip\s*(;|$)/.test(one)) ?? named.find((one) => /^\*\s*(;|$)/.test(one));
  return gzip !== undefined && !/;\s*q=0(\.0*)?$/.test(gzip);
}

/** A text as gzip. */
export async function gzipText(text: string): Promise<Buffer<ArrayBuffer>> {
  return text.length > longest ? gzipElsewhere(text) : gzipSync(text);
}
