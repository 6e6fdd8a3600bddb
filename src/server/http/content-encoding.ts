import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** How a text can be compressed. Brotli is for what is compressed once and sent often, gzip for what is made for one answer. */
export type Encoding = 'br' | 'gzip';

/** Whether a client says that it can read an encoding. */
export function accepts(header: string | undefined, encoding: Encoding): boolean {
  const named = parseAccept((header ?? '').toLowerCase());
  const quality = named.find(({ type }) => type === encoding) ?? named.find(({ type }) => type === '*');
  return quality !== undefined && quality.q > 0;
}

/** The best encoding that a client says it can read; null for none. */
export function encodingFor(header: string | undefined): Encoding | null {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : null;
}

const gzipElsewhere = promisify(gzip);
const brotliElsewhere = promisify(brotliCompress);

/** Handing a short text to another thread costs more than compressing it here. */
const longest = 16_384;

/** A text as gzip. */
export async function gzipText(text: string): Promise<Buffer<ArrayBuffer>> {
  return text.length > longest ? gzipElsewhere(text) : gzipSync(text);
}

/**
 * A text as brotli, at the quality behind which more time buys little, looking back as far as a page is long: left alone, it
 * takes memory for four megabytes each time.
 */
function brotliText(text: string | Buffer): Promise<Buffer<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };
  return brotliElsewhere(text, { params });
}

const unbrotli: (bytes: Buffer) => Promise<Buffer<ArrayBuffer>> = promisify(brotliDecompress);

/** A text that is sent often, as the bytes that go out. Few clients cannot read brotli, so other encodings are made when one asks. */
export class EncodedText {
  readonly #brotli: Buffer<ArrayBuffer>;
  readonly #copies = new Map<Encoding | null, Buffer<ArrayBuffer>>();

  private constructor(brotli: Buffer<ArrayBuffer>) {
    this.#brotli = brotli;
    this.#copies.set('br', brotli);
  }

  static async of(text: string | Buffer): Promise<EncodedText> {
    return new EncodedText(await brotliText(text));
  }

  /** How many bytes it takes to keep it. */
  get size(): number {
    let size = 0;
    for (const { length } of this.#copies.values()) size += length;
    return size;
  }

  /** The bytes for a client, where they are at hand. */
  ready(encoding: Encoding | null): Buffer<ArrayBuffer> | null {
    return this.#copies.get(encoding) ?? null;
  }

  /** The bytes for a client. */
  async bytes(encoding: Encoding | null): Promise<Buffer<ArrayBuffer>> {
    const ready = this.ready(encoding);
    if (ready) return ready;
    const plain = await unbrotli(this.#brotli);
    const copy = encoding === null ? plain : await gzipText(plain.toString());
    this.#copies.set(encoding, copy);
    return copy;
  }
}
