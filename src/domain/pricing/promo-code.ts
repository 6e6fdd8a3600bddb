import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { PromoCodeFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor } from '#domain/money/money.ts';
import { shareOf } from '#domain/money/money.ts';

/** A promo code from the catalogue, with how often it has been used. */
export interface FoundPromoCode {
  readonly facts: PromoCodeFacts;
  readonly usedByAll: number;
  readonly usedByPerson: number;
}

/** What a code is validated against; `spend` is the price it would lower, in the currency of the charge. */
export interface PromoContext {
  readonly tourId: number;
  readonly day: Day;
  readonly spend: Minor;
  readonly currency: Currency;
  readonly rates: RateFacts;
  readonly now: Instant;
}

/** Why a code does not apply. */
export type PromoProblem =
  | 'notYetValid'
  | 'expired'
  | 'usedUp'
  | 'usedByPerson'
  | 'otherTour'
  | 'otherTravelDate'
  | 'belowMinimumSpend';

/** A code that ends within this time is displayed as expiring: 30 days. */
export const EXPIRING_SOON_MS = 2_592_000_000;

/** Returns a code as it is compared: trimmed, in capitals; null when it is empty, so that no look-up is needed. */
export const normalCode = (text: string): string | null => text.trim().toUpperCase() || null;

/** Returns why a code does not apply to this booking, or null. */
export function promoProblem({ facts, ...used }: FoundPromoCode, context: PromoContext): PromoProblem | null {
  const { now, day } = context;
  if (now < facts.bookFrom) return 'notYetValid';
  if (now > facts.bookUntil) return 'expired';
  if (facts.tourIds.length > 0 && !facts.tourIds.includes(context.tourId)) return 'otherTour';
  if ((facts.travelFrom && day < facts.travelFrom) || (facts.travelUntil && day > facts.travelUntil))
    return 'otherTravelDate';
  if (facts.totalLimit !== null && used.usedByAll >= facts.totalLimit) return 'usedUp';
  if (facts.personLimit !== null && used.usedByPerson >= facts.personLimit) return 'usedByPerson';
  return context.spend < inCharge(facts.minimumSpend, context) ? 'belowMinimumSpend' : null;
}

/** Returns the reduction of a code; never more than the price. */
export function promoReduction({ facts: { offer } }: FoundPromoCode, context: PromoContext): Minor {
  const off = offer.kind === 'percentage' ? shareOf(context.spend, offer.share) : inCharge(offer.amount, context);
  return Math.min(context.spend, off);
}

/** Returns the whole hours until a code ends when that is less than 30 days away; null when it is later or over. */
export function hoursToExpiry(validUntil: Instant, now: Instant): number | null {
  const left = validUntil - now;
  return left >= 0 && left < EXPIRING_SOON_MS ? Math.floor(left / 3_600_000) : null;
}

const inCharge = (amount: Minor, { currency, rates }: PromoContext): Minor =>
  convert({ amount, currency: 'EUR' }, currency, rates);
