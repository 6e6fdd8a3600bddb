import type { CallEntry } from '../call.ts';

const anyone = { access: 'anyone', limit: { max: 120, seconds: 600 } } as const;
const office = { access: ['operator', 'staff'], needs: 'bookings.change' } as const;
const write = { method: 'POST', effect: 'write', maxBodyBytes: 65_536 } as const;
const read = { method: 'GET', effect: 'read' } as const;

/** Changes of bookings after they were made, apart from their cancellation. */
export const bookingChangeCalls = {
  loadTravellers: {
    ...read,
    ...anyone,
    path: '/api/bookings/{bookingId}/travellers',
    summary: 'Returns the forms of the travellers that the caller may change, and what is missing in them.',
    failure: 'Load Travellers',
  },
  changeTraveller: {
    ...write,
    ...anyone,
    path: '/api/bookings/{bookingId}/travellers/{traveller}',
    summary: 'Changes names and answers of one traveller, for the people who booked or their own account.',
    failure: 'Change Traveller',
  },
  loadOfficeTravellers: {
    ...read,
    ...office,
    path: '/api/office/bookings/{bookingId}/travellers',
    summary:
      'Returns the forms of a booking’s travellers for its operator or staff, without passport and health answers.',
    failure: 'Load Travellers',
  },
  changeOfficeTraveller: {
    ...write,
    ...office,
    limit: { max: 300, seconds: 600 },
    path: '/api/office/bookings/{bookingId}/travellers/{traveller}',
    summary: 'Changes names and answers of one traveller for its operator or staff, with an entry in the office log.',
    failure: 'Change Traveller',
  },
} as const satisfies Record<string, CallEntry>;
