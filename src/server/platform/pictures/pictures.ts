import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { photoAddress } from '#contract/photo.ts';
import { type PhotoVariant, readPhotoAddress } from '#contract/read-photo-address.ts';
import { type Encode, encodePicture } from './encode.ts';
import { limitConcurrency } from './limit-concurrency.ts';

/** A picture as it lies on the disk; the tag is the same wherever the same picture was made. */
export type PictureFile = { readonly path: string; readonly size: number; readonly tag: string };

/** Pictures in every width and format, made when they are first asked for and kept. */
export type Pictures = {
  /** The file behind an address, or null where there is no such picture. */
  find(address: string): Promise<PictureFile | null>;
  /** The bytes of one variant, or null where there is no such picture. */
  read(variant: PhotoVariant): Promise<Buffer | null>;
};

/** An unfinished file that is older than this was left by a process that was killed. */
const abandonedAfterSeconds = 600;
/** Encoding shares the thread pool with passwords, files and compression: it never takes more than half of its four threads. */
const usualConcurrency = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Size and age of a file, the age in whole seconds, as every file system keeps it. */
const factsOf = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? { size: found.size, seconds: Math.floor(found.mtimeMs / 1000) } : null),
    () => null,
  );

/** Removes what killed processes left half-written. Files of processes that are writing right now are younger. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const found = await factsOf(join(folder, name));
    if (found && Date.now() / 1000 - found.seconds > abandonedAfterSeconds)
      await rm(join(folder, name), { force: true });
  }
}

/**
 * Serves pictures from `originals`, each variant made once and kept in `folder`. A file there is whole: it is written under another
 * name and renamed, so several processes may share the folder and may be killed at any moment. The folder may be emptied at any time.
 */
export function createPictures(
  originals: string,
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
      // It is as old as its original: one that was made of another original is told apart by that.
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
    const original = join(originals, variant.file);
    const source = await factsOf(original);
    if (!source) return null;
    const path = join(folder, basename(address));
    let existing = await factsOf(path);
    if (existing?.seconds !== source.seconds) {
      // Whoever asks while it is made waits for the same making.
      const created =
        making.get(path) ??
        limited(() => make(original, path, variant, source.seconds)).finally(() => making.delete(path));
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
