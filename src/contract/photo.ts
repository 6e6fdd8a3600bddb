/** The widths in which every photograph is served, in pixels. */
export const photoWidths = [320, 480, 720, 960, 1500] as const;

/** The shape that every photograph has. */
export const photoShape = { width: 1500, height: 1000 } as const;

/** The formats in which every photograph is served. */
export type PhotoFormat = 'avif' | 'jpg';

/** The address of a photograph in one width and format; `file` is its name with the ending `.jpg`. */
export function photoAddress(file: string, width: number, format: PhotoFormat): string {
  return `/photos/${file.replace(/\.jpg$/, '')}-${width}.${format}`;
}

/** One width and format of a photograph. */
export type PhotoVariant = { readonly file: string; readonly width: number; readonly format: PhotoFormat };

/** What an address asks for, or null where it is not the address of a photograph. A name has neither dots nor slashes. */
export function readPhotoAddress(address: string): PhotoVariant | null {
  const [, name, width, format] = /^\/photos\/([a-z0-9][a-z0-9-]*)-(\d{1,5})\.(avif|jpg)$/.exec(address) ?? [];
  const known = photoWidths.find((each) => String(each) === width);
  return name && known ? { file: `${name}.jpg`, width: known, format: format as PhotoFormat } : null;
}
