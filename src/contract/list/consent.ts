import type { CallEntry } from '../call.ts';

/** The version of the consent wording; a new wording gets a new version. */
export const consentVersion = '2026-11';
/** Where a visitor can subscribe to the newsletter. */
export const consentForms = ['band', 'popup', 'brochure', 'enquiry'] as const;
export type ConsentForm = (typeof consentForms)[number];
/** How many days the link to a brochure is valid. */
export const brochureDays = 60;

const anHour = 3600;
const small = 4096;

/** The newsletter, with consent that is confirmed by email, and the brochure of a tour. */
export const consentCalls = {
  askConsent: {
    method: 'POST',
    path: '/api/consent/ask',
    summary:
      'Subscribes to the newsletter. Only an email with a confirmation link is sent; the response is the same for every address.',
    effect: 'write',
    access: 'anyone',
    failure: 'Consent',
    limit: { max: 20, seconds: anHour },
    maxBodyBytes: small,
  },
  readConsentLink: {
    method: 'GET',
    path: '/api/consent/link',
    summary:
      'Returns the purpose of a mailed newsletter link without consuming it, because mail scanners open links too.',
    effect: 'read',
    access: 'anyone',
    failure: 'Consent Link',
    limit: { max: 120, seconds: anHour },
  },
  confirmConsent: {
    method: 'POST',
    path: '/api/consent/confirm',
    summary: 'Confirms the consent with the mailed link, once.',
    effect: 'write',
    access: 'anyone',
    failure: 'Consent Confirm',
    limit: { max: 60, seconds: anHour },
    maxBodyBytes: small,
  },
  withdrawConsent: {
    method: 'POST',
    path: '/api/consent/withdraw',
    summary: 'Withdraws the consent with the link in every newsletter. Repeating this changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Consent Withdraw',
    limit: { max: 60, seconds: anHour },
    maxBodyBytes: small,
  },
  askBrochure: {
    method: 'POST',
    path: '/api/brochures/ask',
    summary: 'Emails a link to the brochure of a tour, and subscribes to the newsletter if requested.',
    effect: 'write',
    access: 'anyone',
    failure: 'Brochure',
    limit: { max: 20, seconds: anHour },
    maxBodyBytes: small,
  },
  readBrochure: {
    method: 'GET',
    path: '/api/brochures/{token}',
    summary: 'Returns the brochure behind a mailed link, as a PDF in base64.',
    effect: 'read',
    access: 'anyone',
    failure: 'Brochure Download',
    limit: { max: 60, seconds: anHour },
  },
} as const satisfies Record<string, CallEntry>;
