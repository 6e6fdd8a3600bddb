import { photoAddress, photoShape, photoWidths } from '#contract/photo.ts';
import type { PhotoFacts } from './photo.tsx';

/** Returns a photo of the catalogue in all its widths and formats. */
export function photoOf(photo: { file: string; colour: string; alt: string }, assetBase: string): PhotoFacts {
  const files = (format: 'avif' | 'jpg') =>
    photoWidths.map((width) => ({ url: assetBase + photoAddress(photo.file, width, format), width }));
  return { ...photoShape, alt: photo.alt, colour: photo.colour, avif: files('avif'), jpeg: files('jpg') };
}
