import { photoShape } from '#contract/photo.ts';

/** Writes one variant of a picture from `original` to `target`. */
export type Encode = (original: string, target: string, width: number, format: 'avif' | 'jpg') => Promise<void>;

/** A higher effort takes twenty times as long and saves few bytes. */
const avif = { quality: 45, effort: 0 };
const jpeg = { quality: 72, progressive: true };
/** Larger pictures are rejected before they exhaust the memory of the process. */
const maxPixels = 60_000_000;

/** Encodes with sharp, which is loaded on first use; each encoding uses one thread. */
export const encodePicture: Encode = async (original, target, width, format) => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const height = Math.round((width * photoShape.height) / photoShape.width);
  const resized = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' }).resize(width, height, {
    fit: 'cover',
  });
  await (format === 'avif' ? resized.avif(avif) : resized.jpeg(jpeg)).toFile(target);
};
