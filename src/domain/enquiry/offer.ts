import type { Instant } from '#domain/calendar/instant.ts';
import type { Minor } from '#domain/money/money.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { Allocation } from '#domain/rooms/allocation.ts';

/** The states of an offer. */
export type OfferState = 'withdrawn' | 'booked' | 'reserved' | 'expired' | 'full' | 'open';

/** What the state of an offer depends on. */
export interface OfferFacts {
  readonly withdrawn: boolean;
  /** Whether its places are booked, or reserved for now. */
  readonly claim: 'booked' | 'reserved' | null;
  readonly expiresAt: Instant;
  /** The places that are left, and the places that are needed. */
  readonly placesLeft: number;
  readonly people: number;
}

/** Returns the state of an offer at a moment; an action by a person takes precedence over expiry. */
export function offerState({ withdrawn, claim, expiresAt, placesLeft, people }: OfferFacts, now: Instant): OfferState {
  if (withdrawn) return 'withdrawn';
  if (claim) return claim;
  if (now >= expiresAt) return 'expired';
  return placesLeft < people ? 'full' : 'open';
}

/** For how many days an offer can be valid. */
export const OFFER_DAYS = { min: 1, usual: 7, max: 30 } as const;

/** An offer to be made; prices in the operator's currency. */
export interface NewOffer {
  readonly departureId: number;
  readonly party: PassengerCounts;
  readonly rooms: Allocation;
  readonly normalPrice: Minor;
  /** null: the tour's own price applies. */
  readonly specialPrice: Minor | null;
  readonly days: number;
}
