import type { CallEntry } from '../call.ts';

/** The blocks of the booking page that load_data renders, in page order. */
export const bookingBlocks = [
  'calendar',
  'passengers',
  'accommodation',
  'extras',
  'travellers',
  'flexible',
  'insurance',
  'membership',
  'savings',
  'installments',
  'payment',
  'terms',
  'price',
] as const;
export type BookingBlock = (typeof bookingBlocks)[number];

/** How many codes one address may try: at the endpoint for it, and wherever else a code is first sent. */
export const promoGuesses = { max: 10, seconds: 60 } as const;

const read = { method: 'POST', effect: 'read', access: 'anyone', maxBodyBytes: 4096 } as const;

/** The read-only endpoints of the booking page for choices and prices. */
export const bookNowCalls = {
  loadBookingPage: {
    method: 'GET',
    effect: 'read',
    access: 'anyone',
    path: '/api/book-now/page/{objectId}',
    summary:
      'Returns the data that the booking page opens with: the facts of a variant, its first months of departures, and the caller.',
    failure: 'Booking Page',
  },
  loadBookingData: {
    ...read,
    path: '/api/book-now/load_data/{objectId}',
    summary:
      'Returns everything that the booking page displays for a selection: what is offered, the price line by line, and the due dates.',
    failure: 'Load Data',
    maxBodyBytes: 32_768,
  },
  loadCalendar: {
    ...read,
    path: '/api/book-now/load_calendar/{tourId}',
    summary: 'Returns the departures of a tour in a month, with price and availability.',
    failure: 'Load Calendar',
  },
  loadChangeDate: {
    ...read,
    path: '/api/book-now/load_change_date_popup',
    summary:
      'Returns the popup for choosing another date: the months with departures, and the first of them day by day.',
    failure: 'Change Date Popup',
  },
  loadTravellerForm: {
    ...read,
    path: '/api/book-now/load_pax_template/{tourId}',
    summary: 'Returns the form of one traveller: its fields and their rules.',
    failure: 'Traveller Form add Pax',
  },
  checkPromoCode: {
    ...read,
    path: '/api/book-now/check_promo_code/{objectId}',
    summary: 'Returns whether a promo code applies to a booking, and its reduction.',
    failure: 'Promo Code',
    maxBodyBytes: 16_384,
    limit: promoGuesses,
  },
  loadPromotion: {
    method: 'GET',
    effect: 'read',
    access: 'anyone',
    path: '/api/book-now/load-promotion/{tourId}/{variantId}/{currency}/{pax}',
    summary: 'Returns the operator’s promotions that a party of a size can book now.',
    failure: 'Promotion Popup',
  },
  listPaymentOptions: {
    ...read,
    path: '/api/book-now/get_payment_options/{objectId}',
    summary: 'Returns the payment methods for a departure in a currency, in display order.',
    failure: 'Load PaymentMethods',
  },
  loadCancellations: {
    ...read,
    path: '/api/book-now/variant_cancellations/{tourId}',
    summary: 'Returns the refunds of a cancellation, by date, for the final price.',
    failure: 'Cancellations Popup',
    maxBodyBytes: 32_768,
  },
} as const satisfies Record<string, CallEntry>;
