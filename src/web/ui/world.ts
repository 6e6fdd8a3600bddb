import countries from 'world-atlas/countries-50m.json';
import type { World } from './route-drawing.ts';

/** The countries of the world; a large file, so whatever needs it is loaded on demand. */
export const world = countries as unknown as World;
