import type { CallEntry } from '../call.ts';

/** To whom a tour is sent: to oneself, or to a friend. */
export const shareTabs = ['send_yourself', 'send'] as const;
export type ShareTab = (typeof shareTabs)[number];
/** The longest name that a sender can have. */
export const longestSender = 60;

/** Sharing a tour by mail. */
export const shareCalls = {
  sendTemplate: {
    method: 'POST',
    path: '/api/serp/send-template',
    summary: 'What the popup for sharing a tour shows.',
    effect: 'read',
    access: 'anyone',
    failure: 'Share Popup',
    largestBody: 4096,
  },
  shareTour: {
    method: 'POST',
    path: '/api/tours/share',
    summary: 'Sends a tour by mail, to oneself or to a friend; without any words but ours and the name of the sender.',
    effect: 'write',
    access: 'anyone',
    failure: 'Share Tour',
    limit: { max: 60, seconds: 3600 },
    largestBody: 4096,
  },
} as const satisfies Record<string, CallEntry>;
