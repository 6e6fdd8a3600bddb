import type { CallEntry } from '../call.ts';

/** The longest question, in characters. */
export const longestQuestion = 5000;
/** How many fields of an operator's own a question can have, and how long each can be. */
export const customFields = { most: 20, longest: 500 } as const;

const tenMinutes = 600;
const small = 4096;

/** Questions about tours and in general, calls that were asked for, and the shortcut to the last question. */
export const enquiryCalls = {
  loadAskQuestion: {
    method: 'POST',
    path: '/api/popup/ask-question',
    summary:
      'What the popup for a question shows: in general, or about a tour (`id`). With `action=private_options`, the smallest party of a private tour.',
    effect: 'read',
    access: 'anyone',
    failure: 'Ask Question Popup',
    largestBody: small,
  },
  askQuestion: {
    method: 'POST',
    path: '/api/enquiry',
    summary:
      'Asks a question and opens a conversation about it. The same submission twice answers the same conversation; a refusal changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Ask Question',
    limit: { max: 40, seconds: tenMinutes },
    largestBody: 65_536,
  },
  loadAccommodations: {
    method: 'POST',
    path: '/api/popup/get-accomodations',
    summary: 'The staterooms of a tour, on a date where one is chosen.',
    effect: 'read',
    access: 'anyone',
    failure: 'Accommodations',
    largestBody: small,
  },
  askCall: {
    method: 'POST',
    path: '/api/enquiry/call-time',
    summary: 'Asks to be called about a question: times in GMT, with the day on which they begin there.',
    effect: 'write',
    access: 'anyone',
    failure: 'Call Time',
    limit: { max: 30, seconds: tenMinutes },
    largestBody: small,
  },
  loadTravellerStore: {
    method: 'POST',
    path: '/api/enquiry/traveller-store',
    summary:
      'Whether there is something new in the conversation behind a link; `status` is 0 when the link opens none.',
    effect: 'read',
    access: 'anyone',
    failure: 'Traveller Store',
    limit: { max: 300, seconds: tenMinutes },
    largestBody: small,
  },
  checkAgentEmail: {
    method: 'POST',
    path: '/api/b2b/check/email',
    summary: 'Whether an address is that of a travel agent who sells with us.',
    effect: 'read',
    access: 'anyone',
    failure: 'Agent Check',
    limit: { max: 60, seconds: tenMinutes },
    largestBody: small,
  },
} as const satisfies Record<string, CallEntry>;
