import type { Metadata, Sharp } from 'sharp';
import { limitConcurrency } from './limit-concurrency.ts';

/** The limit for all frames of an animation together, checked before they exhaust the memory of the process. */
const maxPixels = 60_000_000;
const slowest = { seconds: 20 };

/** Decoded pictures need far more memory than the files, so one is processed at a time. */
const oneAtATime = limitConcurrency(1);

export type PictureFormat = NonNullable<Metadata['format']>;

/**
 * Re-encodes an uploaded picture, which removes the location and all other metadata. Returns null if it cannot be
 * decoded as the format of its signature.
 */
export const redrawPicture = <Drawn>(
  bytes: Uint8Array,
  format: PictureFormat,
  draw: (read: (animated: boolean) => Sharp) => Promise<Drawn>,
): Promise<Drawn | null> =>
  oneAtATime(async () => {
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    sharp.cache(false);
    const read = (animated: boolean): Sharp =>
      sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated, sequentialRead: true }).timeout(slowest);
    try {
      const { format: found } = await read(false).metadata();
      return found === format ? await draw(read) : null;
    } catch {
      // Any decoding error rejects the upload.
      return null;
    }
  });
