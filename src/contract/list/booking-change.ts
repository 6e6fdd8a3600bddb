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
  loadChangeOptions: {
    ...read,
    ...anyone,
    path: '/api/bookings/{bookingId}/changes',
    summary: 'Returns who can leave a booking and which dates it can move to, for the people it belongs to.',
    failure: 'Change Options',
  },
  previewBookingChange: {
    ...read,
    method: 'POST',
    ...anyone,
    path: '/api/bookings/{bookingId}/changes/preview',
    summary: 'Returns price, fee and refund of a change, with a signed token that confirms exactly this change.',
    failure: 'Preview Change',
  },
  changeBooking: {
    ...write,
    ...anyone,
    path: '/api/bookings/{bookingId}/changes',
    summary: 'Makes a previewed change: places, price, payments and refund in one transaction.',
    failure: 'Change Booking',
  },
  loadOfficeChangeOptions: {
    ...read,
    ...office,
    path: '/api/office/bookings/{bookingId}/changes',
    summary: 'Returns who can leave a booking and which dates it can move to, for its operator or staff.',
    failure: 'Change Options',
  },
  previewOfficeBookingChange: {
    ...read,
    method: 'POST',
    ...office,
    path: '/api/office/bookings/{bookingId}/changes/preview',
    summary: 'Returns price, fee and refund of a change for the operator or staff, with a signed token.',
    failure: 'Preview Change',
  },
  changeOfficeBooking: {
    ...write,
    ...office,
    limit: { max: 300, seconds: 600 },
    path: '/api/office/bookings/{bookingId}/changes',
    summary: 'Makes a previewed change on behalf of the traveller, with an entry in the office log.',
    failure: 'Change Booking',
  },
} as const satisfies Record<string, CallEntry>;
