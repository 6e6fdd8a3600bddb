import { daysBetween } from '#domain/calendar/day.ts';
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

/** How much longer a hold lasts once it has been extended; a hold can be extended once. */
export const EXTENSION_MS = 24 * 60 * 60 * 1000;

/** What the extension of a hold depends on. */
export type ExtendableHold = {
  readonly end: Instant;
  readonly isExtended: boolean;
  /** Whether the address is confirmed, so that invented addresses cannot take places for longer. */
  readonly isConfirmed: boolean;
};

/** Why a hold cannot be extended. */
export const EXTENSION_PROBLEMS = ['over', 'extended', 'unconfirmed', 'notOnSale', 'departsTooSoon'] as const;
export type ExtensionProblem = (typeof EXTENSION_PROBLEMS)[number];

/**
 * Returns the new end of a hold that is extended now, or why it cannot be. The departure must still be on sale (null
 * when it no longer exists) and confirmed at once, and its sale must close after the new end.
 */
export function extendHold(
  { end, isExtended, isConfirmed }: ExtendableHold,
  departure: DepartureFacts | null,
  now: Instant,
  zone: TimeZone,
): { readonly end: Instant } | { readonly problem: ExtensionProblem } {
  const newEnd = end + EXTENSION_MS;
  if (!isHoldAlive(end, now)) return { problem: 'over' };
  if (isExtended) return { problem: 'extended' };
  if (!isConfirmed) return { problem: 'unconfirmed' };
  if (departure?.state !== 'open' || departure.confirmation === 'onRequest') return { problem: 'notOnSale' };
  if (daysBetween(dayAt(newEnd, zone), departure.day) < Math.max(1, departure.closesDaysBefore))
    return { problem: 'departsTooSoon' };
  return { end: newEnd };
}
