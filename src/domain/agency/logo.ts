/** The largest file that is taken as a logo, in bytes. */
export const LARGEST_LOGO = 2_000_000;

/** What a logo can be handed in as. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The box that a logo is drawn into, in pixels: as large as the sharpest screens and paper show it. */
export const LOGO_BOX = { width: 600, height: 200 } as const;
