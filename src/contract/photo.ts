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
