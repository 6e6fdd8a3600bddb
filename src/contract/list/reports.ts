import type { CallEntry } from '../call.ts';

/** Errors and policy violations that browsers report. */
export const reportCalls = {
  reportJavascriptError: {
    method: 'POST',
    path: '/api/utils/jserror',
    summary: 'Reports an error in the browser.',
    effect: 'write',
    access: 'anyone',
    failure: 'Javascript Error Report',
    limit: { max: 30, seconds: 60 },
    maxBodyBytes: 16_384,
  },
  logPayment: {
    method: 'POST',
    path: '/api/utils/payment-logs',
    summary: 'Reports an error during a payment, without any card data.',
    effect: 'write',
    access: 'anyone',
    failure: 'Payment Log',
    limit: { max: 30, seconds: 60 },
    maxBodyBytes: 16_384,
  },
  listReports: {
    method: 'GET',
    path: '/api/office/reports',
    summary: 'Returns the latest error reports of browsers, for staff.',
    effect: 'read',
    access: ['staff'],
    needs: 'visits.read',
    failure: 'Office Reports',
  },
} as const satisfies Record<string, CallEntry>;
