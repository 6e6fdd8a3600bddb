import type { CallEntry } from '../call.ts';

const tenMinutes = 600;

/** Placing holds, and what can be done with a hold afterwards. */
export const holdCalls = {
  book: {
    method: 'POST',
    path: '/api/book-now/book/{objectId}',
    summary:
      'Books and charges a selection or a hold, or holds places for 48 hours, by `paymentOption`. A charge needs `signed_quote`, `accept_terms` and `accept_data_terms`. Repeating a submission returns the same booking or hold; a refused one changes nothing and lists the problems in the order of the page.',
    effect: 'write',
    access: 'anyone',
    failure: 'Book Popup',
    limit: { max: 60, seconds: tenMinutes },
    maxBodyBytes: 65_536,
    // Invalid input is refused before the booking knows more.
    refusalMembers: {
      type: 'other',
      url: null,
      enquiryId: null,
      data: { problems: [], difference: null, quote: null },
    },
  },
  listHolds: {
    method: 'GET',
    path: '/api/holds',
    summary: 'Returns the holds of an account and of its agency, newest first.',
    effect: 'read',
    access: 'signed-in',
    failure: 'List Holds',
  },
  loadHold: {
    method: 'GET',
    path: '/api/holds/{holdId}',
    summary:
      'Returns a hold with the contents of its page, for its owner, their agency, the tour’s operator and staff.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Hold',
    limit: { max: 300, seconds: tenMinutes },
  },
  confirmHold: {
    method: 'POST',
    path: '/api/holds/{holdId}/confirm',
    summary:
      'Confirms the email address of the lead traveller, with the code of the mailed link or logged in with that address. Repeating this changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Confirm Hold',
    limit: { max: 60, seconds: tenMinutes },
    maxBodyBytes: 4096,
  },
  releaseHold: {
    method: 'POST',
    path: '/api/holds/{holdId}/release',
    summary: 'Releases a hold before its end. Repeating this changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Release Hold',
    limit: { max: 60, seconds: tenMinutes },
    maxBodyBytes: 4096,
  },
  extendHold: {
    method: 'POST',
    path: '/api/holds/{holdId}/extend',
    summary:
      'Extends a hold once, by 24 hours, for its holder; while its address is confirmed and its departure is on sale until after the new end. `extension` of the hold has the new end.',
    effect: 'write',
    access: 'anyone',
    failure: 'Extend Hold',
    limit: { max: 60, seconds: tenMinutes },
    maxBodyBytes: 4096,
  },
  mailHold: {
    method: 'POST',
    path: '/api/holds/{holdId}/mail',
    summary: 'Sends the mail about a hold to its holder again.',
    effect: 'write',
    access: 'anyone',
    failure: 'Mail Hold',
    limit: { max: 20, seconds: tenMinutes },
    maxBodyBytes: 4096,
  },
  loadHoldCalendar: {
    method: 'GET',
    path: '/api/holds/{holdId}/calendar.ics',
    summary: 'Returns the days of the tour and the end of the hold as a calendar file.',
    effect: 'read',
    access: 'anyone',
    failure: 'Hold Calendar',
    limit: { max: 120, seconds: tenMinutes },
    file: 'text/calendar; charset=utf-8',
  },
} as const satisfies Record<string, CallEntry>;
