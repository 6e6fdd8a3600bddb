import { z } from 'zod';
import { maxWishes } from '../list/wishlist.ts';

const tourId = z.coerce.number().int().min(1).max(2_147_483_647);
const wishes = z.object({ ids: z.array(z.int()) });

/** The request and response schemas of the wishlist endpoints; all return the current list. */
export const wishlistSchemas = {
  listWishes: { request: z.object({}), answer: wishes },
  addWish: { request: z.object({ tour: tourId }), answer: wishes },
  removeWish: { request: z.object({ tour: tourId }), answer: wishes },
  mergeWishes: { request: z.object({ ids: z.array(tourId).max(maxWishes) }), answer: wishes },
};
