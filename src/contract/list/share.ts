import type { CallEntry } from '../call.ts';

/** The recipient of a shared tour: oneself, or a friend. */
export const shareTabs = ['send_yourself', 'send'] as const;
export type ShareTab = (typeof shareTabs)[number];
/** The maximum length of a sender's name. */
export const maxSenderLength = 60;

/** Sharing a tour by email. */
export const shareCalls = {
  sendTemplate: {
    method: 'POST',
    path: '/api/serp/send-template',
    summary: 'Returns the contents of the popup for sharing a tour.',
    effect: 'read',
    access: 'anyone',
    failure: 'Share Popup',
    maxBodyBytes: 4096,
  },
  shareTour: {
    method: 'POST',
    path: '/api/tours/share',
    summary: 'Emails a tour to oneself or to a friend. The email has no text of the sender’s except their name.',
    effect: 'write',
    access: 'anyone',
    failure: 'Share Tour',
    limit: { max: 60, seconds: 3600 },
    maxBodyBytes: 4096,
  },
} as const satisfies Record<string, CallEntry>;
