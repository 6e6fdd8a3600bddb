import { type PhotoFormat, photoWidths } from './photo.ts';

/** One width and format of a photograph. */
export type PhotoVariant = { readonly file: string; readonly width: number; readonly format: PhotoFormat };

/**
 * Returns the photograph, width and format of an address, or null when it is not the address of a photograph. A name
 * has neither dots nor slashes.
 */
export function readPhotoAddress(address: string): PhotoVariant | null {
  const [, name, width, format] = /^\/photos\/([a-z0-9][a-z0-9-]*)-(\d{1,5})\.(avif|jpg)$/.exec(address) ?? [];
  const known = photoWidths.find((each) => String(each) === width);
  return name && known ? { file: `${name}.jpg`, width: known, format: format as PhotoFormat } : null;
}
