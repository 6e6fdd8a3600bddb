import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { photoAddress } from '#contract/photo.ts';
import { type PhotoVariant, readPhotoAddress } from '#contract/read-photo-address.ts';
import { type Encode, encodePicture } from './encode.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** A picture file; the same variant of the same picture has the same tag on every machine. */
export type PictureFile = { readonly path: string; readonly size: number; readonly tag: string };

/** Pictures in every width and format, created on first request and cached. */
export type Pictures = {
  /** Returns the file for an address, or null if there is no such picture. */
  find(address: string): Promise<PictureFile | null>;
  /** Returns the bytes of one variant, or null if there is no such picture. */
  read(variant: PhotoVariant): Promise<Buffer | null>;
};

/** Older temporary files were left by a process that was killed. */
const abandonedAfterSeconds = 600;
/**
 * Encoding shares the four threads of the thread pool with password hashing, files and compression, so it uses at most
 * two.
 */
const usualConcurrency = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Returns size and modification time in whole seconds, which every file system stores. */
const factsOf = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? { size: found.size, seconds: Math.floor(found.mtimeMs / 1000) } : null),
    () => null,
  );

/** Removes temporary files of killed processes; files of running processes are newer. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const found = await factsOf(join(folder, name));
    if (found && Date.now() / 1000 - found.seconds > abandonedAfterSeconds)
      await rm(join(folder, name), { force: true });
  }
}

/** Returns the path and facts of a file in the first folder that has it. */
async function findOriginal(folders: readonly string[], file: string) {
  for (const folder of folders) {
    const path = join(folder, file);
    const facts = await factsOf(path);
    if (facts) return { path, ...facts };
  }
  return null;
}

/**
 * Serves pictures from the folders `originals` and caches each variant in `folder`. Files are written under a temporary name and
 * renamed, so processes may share the folder and may be killed at any moment. The folder may be emptied at any time.
 */
export function createPictures(
  originals: readonly string[],
  folder: string,
  encode: Encode = encodePicture,
  atOnce = usualConcurrency,
): Pictures {
  const limited = limitConcurrency(atOnce);
  const making = new Map<string, Promise<void>>();
  let tidied = false;

  const make = async (original: string, target: string, { file, width, format }: PhotoVariant, seconds: number) => {
    const unfinished = `${target}.${randomUUID()}.part`;
    try {
      await mkdir(folder, { recursive: true });
      if (!tidied) await removeAbandoned(folder);
      tidied = true;
      await encode(original, unfinished, width, format);
      await rename(unfinished, target);
      // The modification time of the original identifies the version that the variant was created from.
      await utimes(target, seconds, seconds);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw new Error(`picture ${file} cannot be made ${width} wide as ${format}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  };

  const find = async (address: string): Promise<PictureFile | null> => {
    const variant = readPhotoAddress(address);
    if (!variant) return null;
    const source = await findOriginal(originals, variant.file);
    if (!source) return null;
    const path = join(folder, basename(address));
    let existing = await factsOf(path);
    if (existing?.seconds !== source.seconds) {
      // Concurrent requests for a variant share one encoding.
      const created =
        making.get(path) ??
        limited(() => make(source.path, path, variant, source.seconds)).finally(() => making.delete(path));
      making.set(path, created);
      await created;
      existing = await factsOf(path);
    }
    if (!existing) throw new Error(`picture ${path} was removed while it was asked for`);
    return { path, size: existing.size, tag: `"${source.size.toString(36)}-${existing.size.toString(36)}"` };
  };

  return {
    find,
    async read({ file, width, format }) {
      const found = await find(photoAddress(file, width, format));
      return found ? readFile(found.path) : null;
    },
  };
}
