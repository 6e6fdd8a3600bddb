import type { CallEntry } from '../call.ts';

/** What belongs to an account: membership, travel credits, stored cards, and the agency of a travel agent. */
export const belongingsCalls = {
  readBelongings: {
    method: 'GET',
    path: '/api/account/belongings',
    summary: 'What the account owns; for a travel agent also the terms of their agency.',
    effect: 'read',
    access: 'signed-in',
    failure: 'Belongings',
  },
  removeStoredCard: {
    method: 'POST',
    path: '/api/account/cards/remove',
    summary: 'Forgets a stored card of the account for good.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Remove Card',
    limit: { max: 60, seconds: 3600 },
    largestBody: 4096,
  },
} as const satisfies Record<string, CallEntry>;
