import type { CallEntry } from '../call.ts';

/** The blocks of the booking page that load_data renders, in the order of the page. */
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

/** How often codes may be tried from one address: in the call for it, and anywhere else a code is sent for the first time. */
export const promoGuesses = { max: 10, seconds: 60 } as const;

const read = { method: 'POST', effect: 'read', access: 'anyone', largestBody: 4096 } as const;

/** The calls behind the booking page that choose and price; none of them changes anything. */
export const bookNowCalls = {
  loadBookingPage: {
    method: 'GET',
    effect: 'read',
    access: 'anyone',
    path: '/api/book-now/page/{objectId}',
    summary: 'What the booking page opens with: the facts of a variant, its first months of departures, and who asks.',
    failure: 'Booking Page',
  },
  loadBookingData: {
    ...read,
    path: '/api/book-now/load_data/{objectId}',
    summary:
      'Everything the booking page shows for a selection: what is offered, the price line by line, when it is due.',
    failure: 'Load Data',
    largestBody: 32_768,
  },
  loadCalendar: {
    ...read,
    path: '/api/book-now/load_calendar/{tourId}',
    summary: 'The departures of a tour in a month, with price and availability.',
    failure: 'Load Calendar',
  },
  loadChangeDate: {
    ...read,
    path: '/api/book-now/load_change_date_popup',
    summary: 'The popup in which another date is chosen: the months with departures, and the first of them day by day.',
    failure: 'Change Date Popup',
  },
  loadTravellerForm: {
    ...read,
    path: '/api/book-now/load_pax_template/{tourId}',
    summary: 'The form of one traveller: its fields and their rules.',
    failure: 'Traveller Form add Pax',
  },
  checkPromoCode: {
    ...read,
    path: '/api/book-now/check_promo_code/{objectId}',
    summary: 'Whether a promo code applies to a booking, and what it takes off.',
    failure: 'Promo Code',
    largestBody: 16_384,
    limit: promoGuesses,
  },
  loadPromotion: {
    method: 'GET',
    effect: 'read',
    access: 'anyone',
    path: '/api/book-now/load-promotion/{tourId}/{variantId}/{currency}/{pax}',
    summary: 'The operator’s promotions that a party of that size can book now.',
    failure: 'Promotion Popup',
  },
  listPaymentOptions: {
    ...read,
    path: '/api/book-now/get_payment_options/{objectId}',
    summary: 'The ways to pay for a departure in a currency, in the order they are shown.',
    failure: 'Load PaymentMethods',
  },
  loadCancellations: {
    ...read,
    path: '/api/book-now/variant_cancellations/{tourId}',
    summary: 'What comes back when a booking is cancelled, day by day, for the final price.',
    failure: 'Cancellations Popup',
    largestBody: 32_768,
  },
} as const satisfies Record<string, CallEntry>;
