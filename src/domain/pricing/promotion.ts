import type { Instant } from '#domain/calendar/instant.ts';
import type { DepartureFacts, PromotionFacts } from '#domain/catalogue/facts.ts';
import type { Minor } from '#domain/money/money.ts';
import { shareOf } from '#domain/money/money.ts';
import { countOf, type PassengerCounts, partySize } from '#domain/party/passengers.ts';
import { type ChargeContext, inCharge } from './charge.ts';

/** What promotions depend on: where, when, and in which currency. */
export interface PromotionContext extends ChargeContext {
  readonly departure: DepartureFacts;
  readonly now: Instant;
}

/**
 * Returns the base price of one passenger of a type, in the currency of the charge; null when the type is not sold that
 * day.
 */
export function basePrice(context: PromotionContext, typeId: number): Minor | null {
  const amount = context.departure.prices[typeId];
  return amount === undefined ? null : inCharge(amount, context);
}

/** Returns the reduction of a promotion on a base price; never more than the price. */
export function reduction(promotion: PromotionFacts, base: Minor, context: PromotionContext): Minor {
  const { offer } = promotion;
  if (offer.kind === 'percentage') return Math.min(base, shareOf(base, offer.share));
  return Math.min(base, inCharge(offer.amount, context));
}

// Windows include both ends.
function promotionApplies(promotion: PromotionFacts, context: PromotionContext, people: number): boolean {
  const { facts, departure, now } = context;
  return (
    promotion.bookFrom <= now &&
    now <= promotion.bookUntil &&
    promotion.travelFrom <= departure.day &&
    departure.day <= promotion.travelUntil &&
    (promotion.tourIds.length === 0 || promotion.tourIds.includes(facts.tour.id)) &&
    promotion.minimumTravellers <= people
  );
}

/** Returns the promotion with the largest reduction for this party, or null; on a tie the lower id. */
export function bestPromotion(context: PromotionContext, party: PassengerCounts): PromotionFacts | null {
  const takenOff = (promotion: PromotionFacts) =>
    Object.keys(party)
      .map(Number)
      .reduce(
        (sum, typeId) => sum + countOf(party, typeId) * reduction(promotion, basePrice(context, typeId) ?? 0, context),
        0,
      );
  const ranked = context.facts.operator.promotions
    .filter((promotion) => promotionApplies(promotion, context, partySize(party)))
    .map((promotion) => ({ promotion, off: takenOff(promotion) }))
    .filter(({ off }) => off > 0)
    .sort((one, other) => other.off - one.off || one.promotion.id - other.promotion.id);
  return ranked[0]?.promotion ?? null;
}
