import type { Words } from '#domain/catalogue/words.ts';

/** Returns a text in both languages. */
export const both = (en: string, de = en): Words => ({ en, de });

/** Code, slug, continent, English and German name. */
export const countries = [
  ['PT', 'portugal', 'europe', 'Portugal', 'Portugal'],
  ['DE', 'germany', 'europe', 'Germany', 'Deutschland'],
  ['MA', 'morocco', 'africa', 'Morocco', 'Marokko'],
  ['PE', 'peru', 'south-america', 'Peru', 'Perú'],
] as const;

/** Country, English and German name. */
export const places = [
  ['PT', 'Lisbon', 'Lissabon'],
  ['PT', 'Évora', 'Évora'],
  ['DE', 'Cologne', 'Köln'],
  ['DE', 'Munich', 'München'],
  ['MA', 'Marrakesh', 'Marrakesch'],
  ['MA', 'Fès', 'Fès'],
  ['PE', 'Lima', 'Lima'],
  ['PE', 'Cusco', 'Cusco'],
] as const;

/** Slug, English and German name. */
export const styles = [
  ['walking', 'Walking & hiking', 'Wandern'],
  ['cycling', 'Cycling', 'Radreisen'],
  ['culture', 'Culture', 'Kultur'],
] as const;
