import type { CallEntry } from '../call.ts';

const tenMinutes = 600;
const ofAgents = { access: ['agent'], limit: { max: 120, seconds: tenMinutes } } as const;

/** Links by which clients pay what an agent chose. */
export const shareLinkCalls = {
  createShareLink: {
    ...ofAgents,
    method: 'POST',
    effect: 'write',
    path: '/api/book-now/b2b_shareable_link/{objectId}',
    summary:
      'Makes a link by which a client pays a selection, or a hold (`hold_id`), without an account; only for the agent whose it is. The address is told once.',
    failure: 'Shareable Link',
    largestBody: 16_384,
  },
  loadShareLink: {
    method: 'GET',
    effect: 'read',
    access: 'anyone',
    path: '/api/book-now/shared/{link}',
    summary: 'What a client sees of a link: its state, whom to turn to, and while it is open what it sells.',
    failure: 'Load Shareable Link',
    limit: { max: 120, seconds: tenMinutes },
  },
  listShareLinks: {
    ...ofAgents,
    method: 'GET',
    effect: 'read',
    path: '/api/agency/share-links',
    summary:
      'The links that an agent has made in the last 90 days, the newest first; the addresses are not known any more.',
    failure: 'List Shareable Links',
  },
  revokeShareLink: {
    ...ofAgents,
    method: 'POST',
    effect: 'write',
    path: '/api/agency/share-links/{linkId}/revoke',
    summary: 'Takes a link back before it is paid; a second time changes nothing.',
    failure: 'Revoke Shareable Link',
    largestBody: 4096,
  },
} as const satisfies Record<string, CallEntry>;
