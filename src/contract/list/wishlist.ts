import type { CallEntry } from '../call.ts';

/** How many tours a wishlist holds. */
export const mostWishes = 200;

const small = 8192;

/** The wishlist of an account; a visitor without one keeps theirs in the browser and merges it at log-in. */
export const wishlistCalls = {
  listWishes: {
    method: 'GET',
    path: '/api/wishlist',
    summary: 'The ids of the tours on the wishlist, newest first.',
    effect: 'read',
    access: 'signed-in',
    failure: 'Wishlist',
  },
  addWish: {
    method: 'POST',
    path: '/api/wishlist/add',
    summary: 'Puts a tour on the wishlist; a second time changes nothing.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Wishlist Add',
    largestBody: small,
  },
  removeWish: {
    method: 'POST',
    path: '/api/wishlist/remove',
    summary: 'Takes a tour off the wishlist; one that is not there changes nothing.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Wishlist Remove',
    largestBody: small,
  },
  mergeWishes: {
    method: 'POST',
    path: '/api/wishlist/merge',
    summary: 'Adds the wishes that a visitor had before logging in; tours that no longer exist are left out.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Wishlist Merge',
    largestBody: small,
  },
} as const satisfies Record<string, CallEntry>;
