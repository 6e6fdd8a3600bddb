/** What is asked of us: a booking, a hold for 48 hours, or a booking by a travel agent. */
export const PAYMENT_TYPES = ['book', 'hold', 'b2b'] as const;

/** One of the ways to take places. */
export type PaymentType = (typeof PAYMENT_TYPES)[number];
