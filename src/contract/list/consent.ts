import type { CallEntry } from '../call.ts';

/** The wording that people agree to; a new wording gets a new version. */
export const consentVersion = '2026-11';
/** Where somebody can agree to get letters. */
export const consentForms = ['band', 'popup', 'brochure', 'enquiry'] as const;
export type ConsentForm = (typeof consentForms)[number];
/** How many days the link to a brochure works. */
export const brochureDays = 60;

const anHour = 3600;
const small = 4096;

/** Letters by e-mail, with consent that is confirmed by mail, and the brochure of a tour. */
export const consentCalls = {
  askConsent: {
    method: 'POST',
    path: '/api/consent/ask',
    summary:
      'Asks for letters. Nothing is sent but a mail with a link to confirm; the answer is the same for every address.',
    effect: 'write',
    access: 'anyone',
    failure: 'Consent',
    limit: { max: 20, seconds: anHour },
    largestBody: small,
  },
  readConsentLink: {
    method: 'GET',
    path: '/api/consent/link',
    summary: 'What a mailed link about letters is for, without using it: mail scanners open links too.',
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
    largestBody: small,
  },
  withdrawConsent: {
    method: 'POST',
    path: '/api/consent/withdraw',
    summary: 'Withdraws the consent with the link that every letter has; a second time changes nothing.',
    effect: 'write',
    access: 'anyone',
    failure: 'Consent Withdraw',
    limit: { max: 60, seconds: anHour },
    largestBody: small,
  },
  askBrochure: {
    method: 'POST',
    path: '/api/brochures/ask',
    summary: 'Mails a link to the brochure of a tour, and asks for letters too when that was ticked.',
    effect: 'write',
    access: 'anyone',
    failure: 'Brochure',
    limit: { max: 20, seconds: anHour },
    largestBody: small,
  },
  readBrochure: {
    method: 'GET',
    path: '/api/brochures/{token}',
    summary: 'The brochure behind a mailed link, as a PDF in base64.',
    effect: 'read',
    access: 'anyone',
    failure: 'Brochure Download',
    limit: { max: 60, seconds: anHour },
  },
} as const satisfies Record<string, CallEntry>;
