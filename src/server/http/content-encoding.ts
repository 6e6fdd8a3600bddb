import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** Compression of a text: brotli for content that is compressed once and sent often, gzip for single responses. */
export type Encoding = 'br' | 'gzip';

/** Whether a client accepts an encoding. */
export function accepts(header: string | undefined, encoding: Encoding): boolean {
  const named = parseAccept((header ?? '').toLowerCase());
  const quality = named.find(({ type }) => type === encoding) ?? named.find(({ type }) => type === '*');
  return quality !== undefined && quality.q > 0;
}

/** Returns the best encoding that a client accepts, or null. */
export function encodingFor(header: string | undefined): Encoding | null {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : null;
}

const gzipElsewhere = promisify(gzip);
const brotliElsewhere = promisify(brotliCompress);

/** Compressing a short text synchronously is faster than using another thread. */
const maxLength = 16_384;

/** Compresses a text with gzip. */
export async function gzipText(text: string): Promise<Buffer<ArrayBuffer>> {
  return text.length > maxLength ? gzipElsewhere(text) : gzipSync(text);
}

/**
 * Compresses a text with brotli at the quality beyond which gains are small. The window is limited to the size of a
 * page, because the default allocates four megabytes each time.
 */
function brotliText(text: string | Buffer): Promise<Buffer<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };
  return brotliElsewhere(text, { params });
}

const unbrotli: (bytes: Buffer) => Promise<Buffer<ArrayBuffer>> = promisify(brotliDecompress);

/**
 * A text that is sent often, stored as brotli. Other encodings are created on request, because few clients need them.
 */
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

  /** The memory that the text occupies, in bytes. */
  get size(): number {
    let size = 0;
    for (const { length } of this.#copies.values()) size += length;
    return size;
  }

  /** Returns the bytes in an encoding if they are available synchronously. */
  ready(encoding: Encoding | null): Buffer<ArrayBuffer> | null {
    return this.#copies.get(encoding) ?? null;
  }

  /** Returns the bytes in an encoding. */
  async bytes(encoding: Encoding | null): Promise<Buffer<ArrayBuffer>> {
    const ready = this.ready(encoding);
    if (ready) return ready;
    const plain = await unbrotli(this.#brotli);
    const copy = encoding === null ? plain : await gzipText(plain.toString());
    this.#copies.set(encoding, copy);
    return copy;
  }
}
