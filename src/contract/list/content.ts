import type { CallEntry } from '../call.ts';

/** The key of every text that staff can edit. */
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

/** The actions beside a tour, with the key of the text for each. */
export const aboveFoldActions = {
  'split-payment/split-payment-popup': 'split-payment',
  'membership/membership-popup': 'membership',
  'travel-credits/travel-credits-popup': 'travel-credits',
  'e-sim/e-sim-popup': 'e-sim',
} as const satisfies Record<string, ContentKey>;

/** The actions on the booking page, with the key of the text for each. */
export const bookingPageActions = {
  'b2b/shareable-link-popup': 'shareable-link',
  'passengers/passenger-selection-tooltip': 'passenger-selection',
  'service-fee/service-fee-sheet': 'service-fee',
} as const satisfies Record<string, ContentKey>;

/** How long each line of the loading popup is displayed, in seconds. */
export const loadingRotationSeconds = 10;
/** The number of photographs that a gallery displays side by side, and the gap between them in px. */
export const galleryShape = { items: 4, itemsOnMobile: 1, gap: 24 } as const;
/** The maximum length of a title and of a body. */
export const contentLength = { title: 120, body: 20_000 } as const;

const popup = { method: 'POST', effect: 'read', access: 'anyone', maxBodyBytes: 4096 } as const;
const page = { method: 'GET', effect: 'read', access: 'anyone' } as const;

/** The contents of popups, and how staff edit them. */
export const contentCalls = {
  loadHelp: {
    ...popup,
    path: '/api/book-now/help_popup',
    summary: 'Returns how to get help with a booking.',
    failure: 'Help Popup',
  },
  loadCvv: {
    ...popup,
    path: '/api/book-now/load_cvv',
    summary: 'Returns where to find the security code of a card.',
    failure: 'CVV Popup',
  },
  loadPaymentError: {
    ...popup,
    path: '/api/book-now/load_payment_error',
    summary: 'Returns what to do after a failed payment: a plain message, a title and the support phone number.',
    failure: 'Payment Error Popup',
  },
  loadTransport: {
    ...popup,
    path: '/api/book-now/transport_popup/{id}',
    summary: 'Returns the photographs of a variant, by its id.',
    failure: 'Transport Popup',
  },
  loadHowItWorks: {
    ...page,
    path: '/api/book-now/load_how_it_works',
    summary: 'Returns how booking works, step by step.',
    failure: 'How It Works Popup',
  },
  loadSecurePayments: {
    ...page,
    path: '/api/book-now/load_secure_popup',
    summary: 'Returns how payments are secured.',
    failure: 'Secure Payments Popup',
  },
  loadNoFees: {
    ...page,
    path: '/api/book-now/load_no_fees',
    summary:
      'Returns the promise of no booking or card fees. For a variant (`object_id`) with a service fee, it explains that fee instead.',
    failure: 'No Fees Popup',
  },
  loadBestPriceGuarantee: {
    ...page,
    path: '/api/book-now/load_best_price_guarantee',
    summary: 'Returns the best price guarantee and how to use it.',
    failure: 'Best Price Guarantee Popup',
  },
  loadLoadingMessages: {
    ...page,
    path: '/api/book-now/load_loading_popup',
    summary: 'Returns the lines that are displayed while a booking is being made.',
    failure: 'Loading Popup',
  },
  loadTerms: {
    ...page,
    path: '/api/book-now/load_terms/{id}',
    summary: 'Returns the terms of an operator by id: the text, or its address.',
    failure: 'Terms Popup',
  },
  loadFlexibleTerms: {
    ...page,
    path: '/api/book-now/load_cof_terms/{id}',
    summary: 'Returns the terms of flexible booking by id: the text, or its address.',
    failure: 'Flexible Terms Popup',
  },
  loadAboveFold: {
    ...popup,
    path: '/api/tours/above-fold-templates',
    summary: 'Returns the popup for an action beside a tour: split payment, membership, travel credits or eSIM.',
    failure: 'Above Fold Popup',
  },
  loadBookingPagePopup: {
    ...popup,
    path: '/api/book-now-page/popup',
    summary: 'Returns the popup or hint for an action of the booking page.',
    failure: 'Booking Page Popup',
  },
  listContent: {
    method: 'GET',
    path: '/api/office/content',
    summary: 'Returns the latest version of every text, for staff; with a key, its history too.',
    effect: 'read',
    access: ['staff'],
    needs: 'content.write',
    failure: 'Office Content',
  },
  publishContent: {
    method: 'POST',
    path: '/api/office/content',
    summary:
      'Publishes a new version of a text. Markup that is not allowed is removed, and older versions are retained.',
    effect: 'write',
    access: ['staff'],
    needs: 'content.write',
    failure: 'Publish Content',
    limit: { max: 120, seconds: 3600 },
    maxBodyBytes: 65_536,
  },
} as const satisfies Record<string, CallEntry>;
