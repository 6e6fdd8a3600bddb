import type { CallEntry } from '../call.ts';

/** What a browser reports about itself when something goes wrong. */
export const reportCalls = {
  reportJavascriptError: {
    method: 'POST',
    path: '/api/utils/jserror',
    summary: 'Reports an error that happened in the browser.',
    effect: 'write',
    access: 'anyone',
    failure: 'Javascript Error Report',
    limit: { max: 30, seconds: 60 },
    largestBody: 16_384,
  },
  logPayment: {
    method: 'POST',
    path: '/api/utils/payment-logs',
    summary: 'Reports what went wrong around a payment, without any card data.',
    effect: 'write',
    access: 'anyone',
    failure: 'Payment Log',
    limit: { max: 30, seconds: 60 },
    largestBody: 16_384,
  },
  listReports: {
    method: 'GET',
    path: '/api/office/reports',
    summary: 'The newest reports that browsers sent, for staff.',
    effect: 'read',
    access: ['staff'],
    failure: 'Office Reports',
  },
} as const satisfies Record<string, CallEntry>;
