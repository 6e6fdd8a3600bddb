import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { gzipText } from './content-encoding.ts';

/** A sitemap is made afresh no more often than this, however often the catalogue is edited: search engines come once a day. */
const shortestMs = 60_000;

const unpack: (packed: Buffer) => Promise<Buffer<ArrayBuffer>> = promisify(gunzip);

type Made = { readonly contents: object; readonly madeAt: number; readonly gzip: Promise<Buffer<ArrayBuffer>> };

/**
 * The sitemap as bytes, for as long as the catalogue's contents stay the same. Writing it for tens of thousands of tours takes a
 * second, so it is written once for all who ask. Only the packed form is kept: the plain one is twenty times as large and
 * hardly anybody wants it.
 */
export class SitemapFile {
  readonly #contents: () => object;
  readonly #clock: () => number;
  #file: Made | null = null;

  constructor(contents: () => object, clock: () => number = Date.now) {
    this.#contents = contents;
    this.#clock = clock;
  }

  /** The file as gzip, written by the first who asks. */
  async gzip(write: () => Promise<string>): Promise<Buffer<ArrayBuffer>> {
    const contents = this.#contents();
    const known = this.#file;
    if (known && (known.contents === contents || this.#clock() - known.madeAt < shortestMs)) return known.gzip;
    const file = { contents, madeAt: this.#clock(), gzip: write().then(gzipText) };
    this.#file = file;
    // What failed is not kept.
    file.gzip.catch(() => {
      if (this.#file === file) this.#file = null;
    });
    return file.gzip;
  }

  /** The file as it reads. */
  async plain(write: () => Promise<string>): Promise<Buffer<ArrayBuffer>> {
    return unpack(await this.gzip(write));
  }
}
