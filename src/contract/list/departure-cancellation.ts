import type { CallEntry } from '../call.ts';

const office = { access: ['operator', 'staff'], needs: 'departures.cancel' } as const;
const write = {
  ...office,
  method: 'POST',
  effect: 'write',
  limit: { max: 60, seconds: 600 },
  maxBodyBytes: 8192,
} as const;

/** Cancelling a departure with all its bookings, for its operator. */
export const departureCancellationCalls = {
  loadDepartureCancellation: {
    ...office,
    method: 'GET',
    effect: 'read',
    path: '/api/office/departures/{departureId}/cancellation',
    summary: 'The bookings of a departure with what cancelling it refunds, or the progress once it is cancelled.',
    failure: 'Departure Cancellation',
  },
  cancelDeparture: {
    ...write,
    path: '/api/office/departures/{departureId}/cancel',
    summary:
      'Cancels a departure for its operator: it is no longer sold, and a job refunds each of its bookings in full.',
    failure: 'Cancel Departure',
  },
  retryDepartureCancellation: {
    ...write,
    path: '/api/office/departures/{departureId}/cancellation/retry',
    summary: 'Tries again to cancel the bookings of a cancelled departure that failed.',
    failure: 'Retry Cancellation',
  },
} as const satisfies Record<string, CallEntry>;
