/** Why travel credits come and go, where a reason has a name; staff may write one in words of their own as well. */
export const CREDIT_REASONS = ['welcome', 'review', 'friend', 'goodwill', 'booking', 'hold', 'hold ended'] as const;

/** A reason for travel credits that has a name; a booking spends them, a hold reserves them until it ends, everything else grants them. */
export type CreditReason = (typeof CREDIT_REASONS)[number];
