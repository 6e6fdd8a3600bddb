import { photoShape } from '#contract/photo.ts';

/** Writes one variant of a picture: reads `original`, writes `target` in the format that its name ends with. */
export type Encode = (original: string, target: string, width: number, format: 'avif' | 'jpg') => Promise<void>;

/** Least effort: more of it costs twenty times the time and saves no bytes worth it. */
const avif = { quality: 45, effort: 0 };
const jpeg = { quality: 72, progressive: true };
/** A picture that claims to be larger is refused before it takes the memory of the whole process. */
const mostPixels = 60_000_000;

/** Encodes by sharp. It is only loaded by a process that has a picture to make, and takes one thread for each. */
export const encodePicture: Encode = async (original, target, width, format) => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const height = Math.round((width * photoShape.height) / photoShape.width);
  const resized = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' }).resize(width, height, {
    fit: 'cover',
  });
  await (format === 'avif' ? resized.avif(avif) : resized.jpeg(jpeg)).toFile(target);
};
