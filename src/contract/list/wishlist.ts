import type { CallEntry } from '../call.ts';

/** The maximum number of tours in a wishlist. */
export const maxWishes = 200;

const small = 8192;

/** The wishlist of an account; a visitor without one stores it in the browser and merges it at login. */
export const wishlistCalls = {
  listWishes: {
    method: 'GET',
    path: '/api/wishlist',
    summary: 'Returns the ids of the tours on the wishlist, newest first.',
    effect: 'read',
    access: 'signed-in',
    failure: 'Wishlist',
  },
  addWish: {
    method: 'POST',
    path: '/api/wishlist/add',
    summary: 'Adds a tour to the wishlist. Repeating this changes nothing.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Wishlist Add',
    maxBodyBytes: small,
  },
  removeWish: {
    method: 'POST',
    path: '/api/wishlist/remove',
    summary: 'Removes a tour from the wishlist. A tour that is not on it changes nothing.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Wishlist Remove',
    maxBodyBytes: small,
  },
  mergeWishes: {
    method: 'POST',
    path: '/api/wishlist/merge',
    summary: 'Adds the wishlist from before the login; tours that no longer exist are left out.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Wishlist Merge',
    maxBodyBytes: small,
  },
} as const satisfies Record<string, CallEntry>;
