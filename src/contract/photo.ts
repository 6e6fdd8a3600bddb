/** The widths in which every photograph is served, in pixels. */
export const photoWidths = [320, 480, 720, 960, 1500] as const;

/** The dimensions of every photograph. */
export const photoShape = { width: 1500, height: 1000 } as const;

/** The formats in which every photograph is served. */
export type PhotoFormat = 'avif' | 'jpg';

/** Returns the address of a photograph in one width and format; `file` is its name with the ending `.jpg`. */
export function photoAddress(file: string, width: number, format: PhotoFormat): string {
  return `/photos/${file.replace(/\.jpg$/, '')}-${width}.${format}`;
}
