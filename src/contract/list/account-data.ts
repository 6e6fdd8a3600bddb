import type { CallEntry } from '../call.ts';

/** The data of an account: membership, travel credits, stored cards, and the agency of a travel agent. */
export const accountDataCalls = {
  readAccountData: {
    method: 'GET',
    path: '/api/account/belongings',
    summary: 'Returns the data of the account, and for a travel agent the terms of their agency.',
    effect: 'read',
    access: 'signed-in',
    failure: 'Belongings',
  },
  removeStoredCard: {
    method: 'POST',
    path: '/api/account/cards/remove',
    summary: 'Deletes a stored card of the account.',
    effect: 'write',
    access: 'signed-in',
    failure: 'Remove Card',
    limit: { max: 60, seconds: 3600 },
    maxBodyBytes: 4096,
  },
} as const satisfies Record<string, CallEntry>;
