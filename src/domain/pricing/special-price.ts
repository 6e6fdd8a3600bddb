import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { type BasisPoints, type Minor, shareAtMost } from '#domain/money/money.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { Allocation } from '#domain/rooms/allocation.ts';
import type { Choices } from './choices.ts';

/** A special price takes at most this share off: 50 %. More than that is a slip of the keyboard. */
export const SPECIAL_PRICE_SHARE: BasisPoints = 5000;

/** A price that an operator gives to one party for one departure, as it was found. */
export interface FoundSpecialPrice {
  readonly code: string;
  readonly variantId: number;
  readonly day: Day;
  readonly party: PassengerCounts;
  readonly rooms: Allocation;
  /** What this party pays for the tour in these rooms, in the operator's currency. */
  readonly price: Minor;
  readonly expiresAt: Instant;
  readonly state: 'open' | 'used' | 'withdrawn';
}

/** Why a special price takes nothing off. */
export type SpecialPriceProblem =
  | 'offerUnknown'
  | 'offerWithdrawn'
  | 'offerUsed'
  | 'offerExpired'
  | 'offerOtherDate'
  | 'offerOtherParty';

/** The lowest special price for what costs so much otherwise. */
export const lowestSpecialPrice = (normal: Minor): Minor => normal - shareAtMost(normal, SPECIAL_PRICE_SHARE);

/** Why a special price does not count for these choices, or null. */
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
 * What a special price takes off: the difference to what the offered rooms cost now, so that other rooms cost what they cost more.
 * Never more than half of it, however the price has moved since; nothing once the usual price is lower.
 */
export const specialReduction = (price: Minor, normal: Minor): Minor =>
  Math.max(0, Math.min(normal - price, shareAtMost(normal, SPECIAL_PRICE_SHARE)));
