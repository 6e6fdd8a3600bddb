import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { gzipText } from './content-encoding.ts';

/**
 * The shortest interval between two sitemaps, however often the catalogue is edited; search engines fetch it once a
 * day.
 */
const shortestMs = 60_000;

const unpack: (packed: Buffer) => Promise<Buffer<ArrayBuffer>> = promisify(gunzip);

type Made = { readonly contents: object; readonly madeAt: number; readonly gzip: Promise<Buffer<ArrayBuffer>> };

/**
 * The sitemap for the current catalogue. Writing it for tens of thousands of tours takes a second, so concurrent
 * requests share the result. Only the compressed file is cached: the plain one is twenty times as large and rarely
 * requested.
 */
export class SitemapFile {
  readonly #contents: () => object;
  readonly #clock: () => number;
  #file: Made | null = null;

  constructor(contents: () => object, clock: () => number = Date.now) {
    this.#contents = contents;
    this.#clock = clock;
  }

  /** Returns the gzip file, writing it if necessary. */
  async gzip(write: () => Promise<string>): Promise<Buffer<ArrayBuffer>> {
    const contents = this.#contents();
    const known = this.#file;
    if (known && (known.contents === contents || this.#clock() - known.madeAt < shortestMs)) return known.gzip;
    const file = { contents, madeAt: this.#clock(), gzip: write().then(gzipText) };
    this.#file = file;
    // A failed attempt is not cached.
    file.gzip.catch(() => {
      if (this.#file === file) this.#file = null;
    });
    return file.gzip;
  }

  /** Returns the uncompressed file. */
  async plain(write: () => Promise<string>): Promise<Buffer<ArrayBuffer>> {
    return unpack(await this.gzip(write));
  }
}
