import { dayAt, type TimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { DepartureFacts } from '#domain/catalogue/facts.ts';

/** A hold lasts exactly 48 hours. */
export const HOLD_MS = 48 * 60 * 60 * 1000;

/** The moment a hold made now ends; from that moment on its places are free again. */
export const holdEnd = (now: Instant): Instant => now + HOLD_MS;

/** Tells whether a hold still keeps its places. */
export const isHoldAlive = (end: Instant, now: Instant): boolean => now < end;

/** The whole seconds a countdown shows; 0 means it is over and removes itself. */
export const secondsLeft = (end: Instant, now: Instant): number => Math.max(0, Math.ceil((end - now) / 1000));

/** Holds whose address nobody has confirmed take at most so many of a departure's places together: half of them, four at least. */
export const unconfirmedShare = (capacity: number): number => Math.max(4, Math.floor(capacity / 2));

/** Whether unconfirmed holds come near to what they may take: three quarters of it are gone. */
export const isNearUnconfirmedShare = (held: number, capacity: number): boolean =>
  4 * held >= 3 * unconfirmedShare(capacity);

/** Who asks for a hold: a traveller, or an agent with the limit of the agency. */
export type Holder =
  | { readonly kind: 'traveller'; readonly holdsOnDeparture: number }
  | { readonly kind: 'agent'; readonly openHolds: number; readonly openHoldsLimit: number };

/** Travellers may hold a departure this often, ever, so that nobody keeps places off the sale by renewing. */
export const TRAVELLER_HOLDS_PER_DEPARTURE = 1;

/** Why a hold is refused. */
export type HoldProblem = 'onRequest' | 'departsTooSoon' | 'alreadyHeld' | 'agencyLimit';

/** Why this holder may not hold this departure of an operator in this zone now, or null. */
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
