import { dayAt, type TimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { DepartureFacts } from '#domain/catalogue/facts.ts';

/** A hold lasts exactly 48 hours. */
export const HOLD_MS = 48 * 60 * 60 * 1000;

/** Returns the moment when a hold made now ends; its places are released at that moment. */
export const holdEnd = (now: Instant): Instant => now + HOLD_MS;

/** Returns whether a hold is still active. */
export const isHoldAlive = (end: Instant, now: Instant): boolean => now < end;

/** Returns the whole seconds left for a countdown; 0 means that it has ended. */
export const secondsLeft = (end: Instant, now: Instant): number => Math.max(0, Math.ceil((end - now) / 1000));

/**
 * Returns how many places of a departure holds with unconfirmed addresses may take in total: half, but at least four.
 */
export const unconfirmedShare = (capacity: number): number => Math.max(4, Math.floor(capacity / 2));

/** Returns whether unconfirmed holds have used three quarters of the places they may take. */
export const isNearUnconfirmedShare = (held: number, capacity: number): boolean =>
  4 * held >= 3 * unconfirmedShare(capacity);

/** Who requests a hold: a traveller, or an agent with the limit of the agency. */
export type Holder =
  | { readonly kind: 'traveller'; readonly holdsOnDeparture: number }
  | { readonly kind: 'agent'; readonly openHolds: number; readonly openHoldsLimit: number };

/** How often a traveller may ever hold the same departure, so that renewals cannot block its places. */
export const TRAVELLER_HOLDS_PER_DEPARTURE = 1;

/** Why a hold is refused. */
export type HoldProblem = 'onRequest' | 'departsTooSoon' | 'alreadyHeld' | 'agencyLimit';

/** Returns why a holder may not hold a departure now, or null; days are those of the operator's time zone. */
export function holdProblem(
  departure: DepartureFacts,
  holder: Holder,
  now: Instant,
  zone: TimeZone,
): HoldProblem | null {
  const lastDay = dayAt(holdEnd(now), zone);
  if (departure.confirmation === 'onRequest') return 'onRequest';
  if (departure.day <= lastDay) return 'departsTooSoon';
  if (holder.kind === 'agent') return holder.openHolds < holder.openHoldsLimit ? null : 'agencyLimit';
  return holder.holdsOnDeparture < TRAVELLER_HOLDS_PER_DEPARTURE ? null : 'alreadyHeld';
}
