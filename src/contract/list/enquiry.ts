import type { CallEntry } from '../call.ts';

/** The longest question, in characters. */
export const maxQuestionLength = 5000;
/** How many fields of an operator's own a question can have, and their maximum length. */
export const customFields = { max: 20, maxLength: 500 } as const;

const tenMinutes = 600;
const small = 4096;

/** Enquiries about tours and in general, callback requests, and the shortcut to the last enquiry. */
export const enquiryCalls = {
  loadAskQuestion: {
    method: 'POST',
    path: '/api/popup/ask-question',
    summary:
      'Returns the contents of the enquiry popup, in general or for a tour (`id`). With `action=private_options`, returns the smallest party for a private tour.',
    effect: 'read',
    access: 'anyone',
    failure: 'Ask Question Popup',
    maxBodyBytes: small,
  },
  askQuestion: {
    method: 'POST',
    path: '/api/enquiry',
    summary:
      'Sends an enquiry and opens a conversation about it. Repeating a submission returns the same conversation; a refused one changes nothing.',
    effect: 'write',
    alwaysNeedsToken: true,
    access: 'anyone',
    failure: 'Ask Question',
    limit: { max: 40, seconds: tenMinutes },
    maxBodyBytes: 65_536,
  },
  loadAccommodations: {
    method: 'POST',
    path: '/api/popup/get-accomodations',
    summary: 'Returns the staterooms of a tour, optionally on a date.',
    effect: 'read',
    access: 'anyone',
    failure: 'Accommodations',
    maxBodyBytes: small,
  },
  askCall: {
    method: 'POST',
    path: '/api/enquiry/call-time',
    summary: 'Requests a callback about an enquiry. Times are in GMT, with the day on which they begin there.',
    effect: 'write',
    access: 'anyone',
    failure: 'Call Time',
    limit: { max: 30, seconds: tenMinutes },
    maxBodyBytes: small,
  },
  loadTravellerStore: {
    method: 'POST',
    path: '/api/enquiry/traveller-store',
    summary: 'Returns whether the conversation behind a link has news. `status` is 0 when the link is not valid.',
    effect: 'read',
    access: 'anyone',
    failure: 'Traveller Store',
    limit: { max: 300, seconds: tenMinutes },
    maxBodyBytes: small,
  },
  checkAgentEmail: {
    method: 'POST',
    path: '/api/b2b/check/email',
    summary: 'Returns whether an email address belongs to a partner travel agent.',
    effect: 'read',
    access: 'anyone',
    failure: 'Agent Check',
    limit: { max: 60, seconds: tenMinutes },
    maxBodyBytes: small,
  },
} as const satisfies Record<string, CallEntry>;
