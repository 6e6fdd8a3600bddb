import type { CallEntry } from '../call.ts';

/** Every text that staff can edit, by key. */
export const contentKeys = [
  'help',
  'card-security-code',
  'payment-error',
  'how-it-works',
  'secure-payments',
  'no-fees',
  'service-fee',
  'best-price-guarantee',
  'loading',
  'split-payment',
  'membership',
  'travel-credits',
  'e-sim',
  'shareable-link',
  'passenger-selection',
  'support-phone',
] as const;
export type ContentKey = (typeof contentKeys)[number];

/** What can be asked for beside a tour, by action, and the text behind it. */
export const aboveFoldActions = {
  'split-payment/split-payment-popup': 'split-payment',
  'membership/membership-popup': 'membership',
  'travel-credits/travel-credits-popup': 'travel-credits',
  'e-sim/e-sim-popup': 'e-sim',
} as const satisfies Record<string, ContentKey>;

/** What can be asked for on the booking page, by action, and the text behind it. */
export const bookingPageActions = {
  'b2b/shareable-link-popup': 'shareable-link',
  'passengers/passenger-selection-tooltip': 'passenger-selection',
  'service-fee/service-fee-sheet': 'service-fee',
} as const satisfies Record<string, ContentKey>;

/** How long each line of the loading popup stays, in seconds. */
export const loadingRotationSeconds = 10;
/** How many photographs a gallery shows side by side, and the gap between them in px. */
export const galleryShape = { items: 4, itemsOnMobile: 1, gap: 24 } as const;
/** The longest title and body of a text. */
export const contentLength = { title: 120, body: 20_000 } as const;

const popup = { method: 'POST', effect: 'read', access: 'anyone', largestBody: 4096 } as const;
const page = { method: 'GET', effect: 'read', access: 'anyone' } as const;

/** The contents of popups, and how staff edit them. */
export const contentCalls = {
  loadHelp: {
    ...popup,
    path: '/api/book-now/help_popup',
    summary: 'How to get help with a booking.',
    failure: 'Help Popup',
  },
  loadCvv: {
    ...popup,
    path: '/api/book-now/load_cvv',
    summary: 'Where to find the security code of a card.',
    failure: 'CVV Popup',
  },
  loadPaymentError: {
    ...popup,
    path: '/api/book-now/load_payment_error',
    summary: 'What to do when a payment did not go through: a plain message, a title and the support phone.',
    failure: 'Payment Error Popup',
  },
  loadTransport: {
    ...popup,
    path: '/api/book-now/transport_popup/{id}',
    summary: 'The photographs of a variant, by its id.',
    failure: 'Transport Popup',
  },
  loadHowItWorks: {
    ...page,
    path: '/api/book-now/load_how_it_works',
    summary: 'How booking works, step by step.',
    failure: 'How It Works Popup',
  },
  loadSecurePayments: {
    ...page,
    path: '/api/book-now/load_secure_popup',
    summary: 'How payments are kept safe.',
    failure: 'Secure Payments Popup',
  },
  loadNoFees: {
    ...page,
    path: '/api/book-now/load_no_fees',
    summary:
      'The promise of no booking or card fees. Asked for a variant (`object_id`) with a service fee, it explains that fee instead.',
    failure: 'No Fees Popup',
  },
  loadBestPriceGuarantee: {
    ...page,
    path: '/api/book-now/load_best_price_guarantee',
    summary: 'The best price guarantee and how to use it.',
    failure: 'Best Price Guarantee Popup',
  },
  loadLoadingMessages: {
    ...page,
    path: '/api/book-now/load_loading_popup',
    summary: 'The lines to read while a booking is being made.',
    failure: 'Loading Popup',
  },
  loadTerms: {
    ...page,
    path: '/api/book-now/load_terms/{id}',
    summary: 'Terms of an operator by id: the text, or the address where it stands.',
    failure: 'Terms Popup',
  },
  loadFlexibleTerms: {
    ...page,
    path: '/api/book-now/load_cof_terms/{id}',
    summary: 'Terms of flexible booking by id: the text, or the address where it stands.',
    failure: 'Flexible Terms Popup',
  },
  loadAboveFold: {
    ...popup,
    path: '/api/tours/above-fold-templates',
    summary: 'The popup behind an action beside a tour: split payment, membership, travel credits or eSIM.',
    failure: 'Above Fold Popup',
  },
  loadBookingPagePopup: {
    ...popup,
    path: '/api/book-now-page/popup',
    summary: 'The popup or hint behind an action of the booking page.',
    failure: 'Booking Page Popup',
  },
  listContent: {
    method: 'GET',
    path: '/api/office/content',
    summary: 'Every text in its newest version, for staff; with a key, its whole history too.',
    effect: 'read',
    access: ['staff'],
    failure: 'Office Content',
  },
  publishContent: {
    method: 'POST',
    path: '/api/office/content',
    summary: 'Publishes a new version of a text; markup that is not allowed is taken out, and older versions are kept.',
    effect: 'write',
    access: ['staff'],
    failure: 'Publish Content',
    limit: { max: 120, seconds: 3600 },
    largestBody: 65_536,
  },
} as const satisfies Record<string, CallEntry>;
