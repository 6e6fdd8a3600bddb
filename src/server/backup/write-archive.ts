import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Manifest, manifestChecksumName, manifestName, partName, type StoredStream } from './manifest.ts';
import { padding, tarEnd, tarHeader } from './tar.ts';

const compress = promisify(gzip);

/** How much content one part has at most, before compression. */
export const maxPartBytes = 4 * 1024 * 1024;

/** Where an archive is written; each call waits until the bytes are accepted. */
export type Sink = (bytes: Uint8Array) => Promise<void>;

/** Writes the parts of a backup one after the other, and last the manifest with their checksums. */
export class ArchiveWriter {
  readonly #sink: Sink;
  readonly #seconds: number;
  readonly #parts: Manifest['parts'] = [];

  constructor(sink: Sink, createdAt: Date) {
    this.#sink = sink;
    this.#seconds = Math.floor(createdAt.getTime() / 1000);
  }

  async #write(name: string, bytes: Buffer): Promise<string> {
    await this.#sink(tarHeader(name, bytes.length, this.#seconds));
    await this.#sink(bytes);
    await this.#sink(padding(bytes.length));
    return createHash('sha256').update(bytes).digest('hex');
  }

  async #writePart(name: string, content: Buffer): Promise<void> {
    const bytes = await compress(content);
    this.#parts.push({ name, size: bytes.length, sha256: await this.#write(name, bytes) });
  }

  /** Writes a stream in parts, each readable by itself; only one part is in memory at a time. */
  async addStream(path: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<StoredStream> {
    let [parts, bytes, pending] = [0, 0, [] as Uint8Array[]];
    let pendingBytes = 0;
    const flush = async () => {
      if (pendingBytes === 0) return;
      parts += 1;
      bytes += pendingBytes;
      const content = Buffer.concat(pending);
      [pending, pendingBytes] = [[], 0];
      await this.#writePart(partName(path, parts), content);
    };
    for await (const chunk of chunks) {
      pending.push(chunk);
      pendingBytes += chunk.length;
      if (pendingBytes >= maxPartBytes) await flush();
    }
    await flush();
    return { path, parts, bytes };
  }

  /** Writes the manifest and the end of the archive, and returns the checksum of the manifest. */
  async finish(described: Omit<Manifest, 'parts'>): Promise<string> {
    const text = JSON.stringify({ ...described, parts: this.#parts } satisfies Manifest, null, 1);
    const sha256 = await this.#write(manifestName, Buffer.from(text));
    await this.#write(manifestChecksumName, Buffer.from(`${sha256}  ${manifestName}\n`));
    await this.#sink(tarEnd);
    return sha256;
  }
}
