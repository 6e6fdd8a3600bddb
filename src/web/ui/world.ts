import countries from 'world-atlas/countries-50m.json';
import type { World } from './route-drawing.ts';

/** The world's countries; a large file, so import it only in lazily loaded code. */
export const world = countries as unknown as World;
