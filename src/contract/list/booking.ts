import type { CallEntry } from '../call.ts';

const tenMinutes = 600;
const pay = { method: 'POST', effect: 'write', limit: { max: 120, seconds: tenMinutes }, largestBody: 8192 } as const;
const answerRequest = { ...pay, access: ['operator', 'staff'] } as const;

/** Paying, and what becomes of a booking afterwards. */
export const bookingCalls = {
  openPaymentSession: {
    ...pay,
    access: 'anyone',
    path: '/api/book-now/payment_session',
    summary: 'What a browser needs to talk to the payment provider.',
    failure: 'Payment Session',
  },
  presentStoredCard: {
    ...pay,
    access: 'signed-in',
    path: '/api/book-now/stored_card',
    summary: 'Makes of a stored card of the account something that can pay once, for 3-D Secure.',
    failure: 'Stored Card',
  },
  getAdditionalInformation: {
    method: 'POST',
    effect: 'read',
    access: 'anyone',
    path: '/api/book-now/get_additional_information/{objectId}',
    summary: 'What the cardholder’s bank is told about the buyer and the journey, for 3-D Secure.',
    failure: 'Additional Information',
    limit: { max: 120, seconds: tenMinutes },
    largestBody: 8192,
  },
  listLocalBanks: {
    method: 'GET',
    effect: 'read',
    access: 'anyone',
    path: '/api/local-payment/banks',
    summary: 'The banks of iDEAL and the countries of Sofort.',
    failure: 'Local Payment Banks',
    limit: { max: 120, seconds: tenMinutes },
  },
  checkLocalPayment: {
    ...pay,
    access: 'anyone',
    path: '/api/local-payment/check',
    limit: { max: 600, seconds: tenMinutes },
    summary: 'Asks the provider what became of a payment on a page of a bank, for whoever comes back from there.',
    failure: 'Local Payment Check',
  },
  declineLocalPayment: {
    ...pay,
    access: 'anyone',
    path: '/api/local-payment/decline',
    summary:
      'A payment on a page of a bank came to nothing, says the browser. The books of the provider decide: what was paid stays booked, else the page is ended and the places go back.',
    failure: 'Local Payment Decline',
  },
  listBookings: {
    method: 'GET',
    path: '/api/bookings',
    summary: 'The bookings of an account, and of the agency it works for; the newest first.',
    effect: 'read',
    access: 'signed-in',
    failure: 'List Bookings',
  },
  loadBooking: {
    method: 'GET',
    path: '/api/bookings/{bookingId}',
    summary: 'A booking with all that its page shows, for those who may see it.',
    effect: 'read',
    access: 'anyone',
    failure: 'Load Booking',
    limit: { max: 600, seconds: tenMinutes },
  },
  loadVoucher: {
    method: 'GET',
    path: '/api/bookings/{bookingId}/voucher.pdf',
    summary: 'The voucher of a confirmed booking.',
    effect: 'read',
    access: 'anyone',
    failure: 'Voucher',
    limit: { max: 60, seconds: tenMinutes },
    file: 'application/pdf',
  },
  payBooking: {
    ...pay,
    access: 'anyone',
    path: '/api/bookings/{bookingId}/pay',
    summary: 'Pays a part of what a booking still costs, or gives another card for its later payments.',
    failure: 'Pay Booking',
  },
  presentBookingCard: {
    ...pay,
    access: 'anyone',
    path: '/api/bookings/{bookingId}/card',
    summary:
      'Makes of the card that a booking’s later payments are charged to something that can pay once, for 3-D Secure.',
    failure: 'Booking Card',
  },
  listMissedPayments: {
    method: 'GET',
    path: '/api/office/payments',
    summary: 'The bookings whose last payment could not be collected, the next departure first.',
    effect: 'read',
    access: ['staff'],
    failure: 'Office Payments',
  },
  listRequests: {
    method: 'GET',
    path: '/api/office/requests',
    summary: 'The bookings that wait for an operator, most urgent first.',
    effect: 'read',
    access: ['operator', 'staff'],
    failure: 'Office Requests',
  },
  acceptRequest: {
    ...answerRequest,
    path: '/api/office/requests/{bookingId}/accept',
    summary: 'Accepts a booking on request: it is confirmed and its payment is collected.',
    failure: 'Accept Request',
  },
  declineRequest: {
    ...answerRequest,
    path: '/api/office/requests/{bookingId}/decline',
    summary: 'Declines a booking on request: places and payment are released.',
    failure: 'Decline Request',
  },
  auditMoney: {
    method: 'GET',
    path: '/api/office/audit',
    summary: 'Counts places and money again and tells what disagrees.',
    effect: 'read',
    access: ['staff'],
    failure: 'Office Audit',
    limit: { max: 30, seconds: tenMinutes },
  },
} as const satisfies Record<string, CallEntry>;
