/** The types of a submission: a booking, a hold for 48 hours, or a booking by a travel agent. */
export const PAYMENT_TYPES = ['book', 'hold', 'b2b'] as const;

/** One of the payment types. */
export type PaymentType = (typeof PAYMENT_TYPES)[number];
