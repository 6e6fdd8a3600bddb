import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { type BasisPoints, type Minor, shareAtMost } from '#domain/money/money.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { Allocation } from '#domain/rooms/allocation.ts';
import type { Choices } from './choices.ts';

/** The largest reduction of a special price: 50 %. A larger one is probably a typing error. */
export const SPECIAL_PRICE_SHARE: BasisPoints = 5000;

/** An operator's special price for one party and one departure. */
export interface FoundSpecialPrice {
  readonly code: string;
  readonly variantId: number;
  readonly day: Day;
  readonly party: PassengerCounts;
  readonly rooms: Allocation;
  /** The price of the tour for this party in these rooms, in the operator's currency. */
  readonly price: Minor;
  readonly expiresAt: Instant;
  readonly state: 'open' | 'used' | 'withdrawn';
}

/** Why a special price does not apply. */
export type SpecialPriceProblem =
  | 'offerUnknown'
  | 'offerWithdrawn'
  | 'offerUsed'
  | 'offerExpired'
  | 'offerOtherDate'
  | 'offerOtherParty';

/** Returns the lowest special price for a normal price. */
export const lowestSpecialPrice = (normal: Minor): Minor => normal - shareAtMost(normal, SPECIAL_PRICE_SHARE);

/** Returns why a special price does not apply to these choices, or null. */
export function specialPriceProblem(
  special: FoundSpecialPrice,
  { day, party }: Pick<Choices, 'day' | 'party'>,
  variantId: number,
  now: Instant,
): SpecialPriceProblem | null {
  if (special.state === 'withdrawn') return 'offerWithdrawn';
  if (special.state === 'used') return 'offerUsed';
  if (now >= special.expiresAt) return 'offerExpired';
  if (special.variantId !== variantId || special.day !== day) return 'offerOtherDate';
  return sameParty(special.party, party) ? null : 'offerOtherParty';
}

const sameParty = (one: PassengerCounts, other: PassengerCounts): boolean =>
  [...Object.keys(one), ...Object.keys(other)].map(Number).every((type) => (one[type] ?? 0) === (other[type] ?? 0));

/**
 * Returns the reduction of a special price: the difference to the current price of the offered rooms, so that other
 * rooms still cost their difference. At most half of the normal price, even if that has changed since; zero when the
 * normal price is lower.
 */
export const specialReduction = (price: Minor, normal: Minor): Minor =>
  Math.max(0, Math.min(normal - price, shareAtMost(normal, SPECIAL_PRICE_SHARE)));
