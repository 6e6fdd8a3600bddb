import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  BackupProblem,
  type Manifest,
  manifest,
  manifestChecksumName,
  manifestName,
  partName,
  type StoredStream,
} from './manifest.ts';
import { blockSize, padding, readTarHeader, tarEnd } from './tar.ts';

const decompress = promisify(gunzip);

/** A part is at most one chunk of its source larger than the usual size; a manifest grows with the number of parts. */
const maxContentBytes = 64 * 1024 * 1024;

type Place = { readonly at: number; readonly size: number; readonly sha256: string };

/** A backup whose checksums are correct. */
export type Archive = {
  readonly manifest: Manifest;
  readonly manifestSha256: string;
  /** Reads a stream again from its parts. */
  read(stream: StoredStream): AsyncGenerator<Buffer>;
  close(): Promise<void>;
};

async function readExactly(file: FileHandle, at: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  const { bytesRead } = await file.read(bytes, 0, size, at);
  if (bytesRead < size) throw new BackupProblem('the file is not complete: its end is missing');
  return bytes;
}

/** Finds every part and computes its checksum. */
async function scan(file: FileHandle): Promise<Map<string, Place>> {
  const found = new Map<string, Place>();
  const { size: end } = await file.stat();
  let at = 0;
  for (;;) {
    const header = readTarHeader(await readExactly(file, at, blockSize));
    if (!header) break;
    const { name, size } = header;
    if (found.has(name)) throw new BackupProblem(`the part ${name} is there twice`);
    if (!(size >= 0 && size <= maxContentBytes)) throw new BackupProblem(`the part ${name} has no possible size`);
    const content = await readExactly(file, at + blockSize, size + padding(size).length);
    const sha256 = createHash('sha256').update(content.subarray(0, size)).digest('hex');
    found.set(name, { at: at + blockSize, size, sha256 });
    at += blockSize + content.length;
  }
  await readExactly(file, at, tarEnd.length);
  if (at + tarEnd.length !== end) throw new BackupProblem('the file continues after its end');
  return found;
}

async function readManifest(file: FileHandle, found: Map<string, Place>): Promise<{ text: string; sha256: string }> {
  const [place, checksum] = [found.get(manifestName), found.get(manifestChecksumName)];
  if (!place || !checksum) throw new BackupProblem('the file is not complete: it has no manifest');
  const expected = (await readExactly(file, checksum.at, checksum.size)).toString('utf8').slice(0, 64);
  if (expected !== place.sha256) throw new BackupProblem('the manifest was changed: its checksum is wrong');
  return { text: (await readExactly(file, place.at, place.size)).toString('utf8'), sha256: place.sha256 };
}

function parseManifest(text: string): Manifest {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BackupProblem('the manifest cannot be read');
  }
  const parsed = manifest.safeParse(found);
  if (parsed.success) return parsed.data;
  throw new BackupProblem(
    'the manifest has a form that this release does not know: restore with the one that wrote it',
  );
}

/** Compares the parts of the file with those of the manifest. */
function checkParts({ parts }: Manifest, found: Map<string, Place>): void {
  for (const { name, size, sha256 } of parts) {
    const place = found.get(name);
    if (!place) throw new BackupProblem(`the part ${name} is missing`);
    if (place.size !== size || place.sha256 !== sha256)
      throw new BackupProblem(`the part ${name} was changed: its checksum is wrong`);
  }
  const known = new Set([manifestName, manifestChecksumName, ...parts.map(({ name }) => name)]);
  for (const name of found.keys())
    if (!known.has(name)) throw new BackupProblem(`the part ${name} is not in the manifest`);
}

/** Opens a backup after reading all of it; throws a BackupProblem if anything is missing or was changed. */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`${path} cannot be read: ${error.message}`);
  });
  try {
    const found = await scan(file);
    const { text, sha256 } = await readManifest(file, found);
    const contents = parseManifest(text);
    checkParts(contents, found);
    return {
      manifest: contents,
      manifestSha256: sha256,
      async *read({ path: folder, parts, bytes }) {
        let total = 0;
        for (let number = 1; number <= parts; number += 1) {
          const name = partName(folder, number);
          const place = found.get(name);
          if (!place) throw new BackupProblem(`the part ${name} is missing`);
          const packed = await readExactly(file, place.at, place.size);
          if (createHash('sha256').update(packed).digest('hex') !== place.sha256)
            throw new BackupProblem(`the part ${name} changed while it was read`);
          const content = await decompress(packed, { maxOutputLength: maxContentBytes });
          total += content.length;
          yield content;
        }
        if (total !== bytes) throw new BackupProblem(`${folder} has ${total} bytes instead of ${bytes}`);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
