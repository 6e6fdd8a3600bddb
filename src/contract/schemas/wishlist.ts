import { z } from 'zod';
import { mostWishes } from '../list/wishlist.ts';

const tourId = z.coerce.number().int().min(1).max(2_147_483_647);
const wishes = z.object({ ids: z.array(z.int()) });

/** The request and answer of each call about the wishlist; all answer the list as it is then. */
export const wishlistSchemas = {
  listWishes: { request: z.object({}), answer: wishes },
  addWish: { request: z.object({ tour: tourId }), answer: wishes },
  removeWish: { request: z.object({ tour: tourId }), answer: wishes },
  mergeWishes: { request: z.object({ ids: z.array(tourId).max(mostWishes) }), answer: wishes },
};
