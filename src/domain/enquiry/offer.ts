import type { Instant } from '#domain/calendar/instant.ts';
import type { Minor } from '#domain/money/money.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { Allocation } from '#domain/rooms/allocation.ts';

/** What has become of an offer. */
export type OfferState = 'withdrawn' | 'booked' | 'reserved' | 'expired' | 'full' | 'open';

/** What the state of an offer hangs on. */
export interface OfferFacts {
  readonly withdrawn: boolean;
  /** Whether somebody has its places: for good, or for now. */
  readonly claim: 'booked' | 'reserved' | null;
  readonly expiresAt: Instant;
  /** The places that are left, and how many are needed. */
  readonly placesLeft: number;
  readonly people: number;
}

/** What has become of an offer by now; what somebody did comes before what time did. */
export function offerState({ withdrawn, claim, expiresAt, placesLeft, people }: OfferFacts, now: Instant): OfferState {
  if (withdrawn) return 'withdrawn';
  if (claim) return claim;
  if (now >= expiresAt) return 'expired';
  return placesLeft < people ? 'full' : 'open';
}

/** For how many days an offer can stand. */
export const OFFER_DAYS = { least: 1, usual: 7, most: 30 } as const;

/** An offer that can be made; prices in the operator's currency. */
export interface NewOffer {
  readonly departureId: number;
  readonly party: PassengerCounts;
  readonly rooms: Allocation;
  readonly normalPrice: Minor;
  /** null: the tour's own price counts. */
  readonly specialPrice: Minor | null;
  readonly days: number;
}
