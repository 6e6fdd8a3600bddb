/** The largest logo file that is accepted, in bytes. */
export const MAX_LOGO_BYTES = 2_000_000;

/** The media types that an uploaded logo can have. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The box that a logo is scaled to fit, in pixels: large enough for high-density screens and for print. */
export const LOGO_BOX = { width: 600, height: 200 } as const;
