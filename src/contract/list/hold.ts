import type { CallEntry } from '../call.ts';

const tenMinutes = 600;

/** Taking places, and what can be done with a hold afterwards. */
export const holdCalls = {
  book: {
    method: 'POST',
    path: '/api/book-now/book/{objectId}',
    summary:
      'Takes places: a hold for 48 hours. The same submission twice answers the same hold; a refusal changes nothing and tells what is wrong in the order of the page.',
    effect: 'write',
    access: 'anyone',
    failure: 'Book Popup',
    limit: { max: 60, seconds: tenMinutes },
    largestBody: 65_536,
  },
  listHolds: {
    method: 'GET',
    path: '/api/holds',
    summary: 'The holds of an account, and of the agency it works for; the newest first.',
    effect: 'read',
    access: 'signed-in',
    failure: 'List Holds',
  },
  loadHold: {
    method: 'GET',
    path: '/api/holds/{holdId}',
    summary: 'A hold with all that its page shows, for its owner, their agency, the tour’s operator and staff.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Hold',
    limit: { max: 300, seconds: tenMinutes },
  },
  confirmHold: {
    method: 'POST',
    path: '/api/holds/{holdId}/confirm',
    summary:
      'Says that the address of the lead traveller is one’s own, with the code of the mailed link or logged in with that address; a second time changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Confirm Hold',
    limit: { max: 60, seconds: tenMinutes },
    largestBody: 4096,
  },
  releaseHold: {
    method: 'POST',
    path: '/api/holds/{holdId}/release',
    summary: 'Gives the places of a hold back before its end; a second time changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Release Hold',
    limit: { max: 60, seconds: tenMinutes },
    largestBody: 4096,
  },
  loadHoldCalendar: {
    method: 'GET',
    path: '/api/holds/{holdId}/calendar.ics',
    summary: 'The days of the tour and the end of the hold, as a file for a calendar.',
    effect: 'read',
    access: 'anyone',
    failure: 'Hold Calendar',
    limit: { max: 120, seconds: tenMinutes },
    file: 'text/calendar; charset=utf-8',
  },
} as const satisfies Record<string, CallEntry>;
