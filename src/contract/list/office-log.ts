import type { CallEntry } from '../call.ts';

/** The log of changes in an office. */
export const officeLogCalls = {
  listOfficeLog: {
    method: 'GET',
    path: '/api/office/log',
    summary:
      'Returns the changes in the office, newest first: of one object, of one batch, or of all. Operators see those of their company.',
    effect: 'read',
    access: ['operator', 'staff'],
    needs: 'logs.read',
    failure: 'Office Log',
  },
} as const satisfies Record<string, CallEntry>;
