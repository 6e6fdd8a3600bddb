/** The named reasons for travel credits; staff may also enter a reason as free text. */
export const CREDIT_REASONS = ['welcome', 'review', 'friend', 'goodwill', 'booking', 'hold', 'hold ended'] as const;

/**
 * A named reason for travel credits; a booking spends them, a hold reserves them until it ends, all others grant them.
 */
export type CreditReason = (typeof CREDIT_REASONS)[number];
