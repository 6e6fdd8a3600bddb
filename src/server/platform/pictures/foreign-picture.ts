import type { Metadata, Sharp } from 'sharp';
import { limitConcurrency } from './limit-concurrency.ts';

/** All frames of a moving picture together: one that claims more is refused before it takes the memory of the whole process. */
const mostPixels = 60_000_000;
const slowest = { seconds: 20 };

/** Pictures are many times larger in memory than on the wire, so one is worked on at a time. */
const oneAtATime = limitConcurrency(1);

export type PictureFormat = NonNullable<Metadata['format']>;

/**
 * Draws a stranger's picture anew: what is kept is what it looks like, without the place where it was taken or anything else that
 * lay in the file. Null when it cannot be read as the format that it begins as.
 */
export const redrawPicture = <Drawn>(
  given: Uint8Array,
  format: PictureFormat,
  draw: (read: (animated: boolean) => Sharp) => Promise<Drawn>,
): Promise<Drawn | null> =>
  oneAtATime(async () => {
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    sharp.cache(false);
    const read = (animated: boolean): Sharp =>
      sharp(given, { limitInputPixels: mostPixels, failOn: 'error', animated, sequentialRead: true }).timeout(slowest);
    try {
      const { format: found } = await read(false).metadata();
      return found === format ? await draw(read) : null;
    } catch {
      // Whatever is wrong with a stranger's picture, it is not taken.
      return null;
    }
  });
