import type { CallEntry } from '../call.ts';

const tenMinutes = 600;
const ofAgents = { access: ['agent'], limit: { max: 120, seconds: tenMinutes } } as const;

/** Links by which clients pay for what an agent chose. */
export const shareLinkCalls = {
  createShareLink: {
    ...ofAgents,
    method: 'POST',
    effect: 'write',
    path: '/api/book-now/b2b_shareable_link/{objectId}',
    summary:
      'Creates a link by which a client pays for a selection, or for a hold (`hold_id`) of the calling agent, without an account.',
    failure: 'Shareable Link',
    maxBodyBytes: 16_384,
  },
  loadShareLink: {
    method: 'GET',
    effect: 'read',
    access: 'anyone',
    path: '/api/book-now/shared/{link}',
    summary:
      'Returns a link as its client sees it: its state, the agency’s contact, and what it offers while it is open.',
    failure: 'Load Shareable Link',
    limit: { max: 120, seconds: tenMinutes },
  },
  listShareLinks: {
    ...ofAgents,
    method: 'GET',
    effect: 'read',
    path: '/api/agency/share-links',
    summary:
      'Returns the links that an agent created in the last 90 days, newest first; for an organiser those of the whole agency. Open ones have their address.',
    failure: 'List Shareable Links',
  },
  mailShareLink: {
    access: ['agent'],
    limit: { max: 30, seconds: tenMinutes },
    method: 'POST',
    effect: 'write',
    path: '/api/agency/share-links/{linkId}/mail',
    summary: 'Mails an open link to a client, with trip, price and expiry; at most five times a day.',
    failure: 'Mail Shareable Link',
    maxBodyBytes: 4096,
  },
  revokeShareLink: {
    ...ofAgents,
    method: 'POST',
    effect: 'write',
    path: '/api/agency/share-links/{linkId}/revoke',
    summary:
      'Withdraws a link before it is paid: one’s own, or any of the agency for an organiser. Repeating this changes nothing.',
    failure: 'Revoke Shareable Link',
    maxBodyBytes: 4096,
  },
} as const satisfies Record<string, CallEntry>;
