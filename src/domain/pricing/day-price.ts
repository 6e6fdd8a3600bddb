import type { Minor } from '#domain/money/money.ts';
import { basePrice, bestPromotion, type PromotionContext, reduction } from './promotion.ts';

/**
 * The price of one person for a departure before rooms and extras; the old price exists only when a promotion lowers
 * it.
 */
export interface DayPrice {
  readonly price: Minor;
  readonly oldPrice: Minor | null;
  readonly promotionId: number | null;
}

/**
 * Returns the price of one passenger of a type on a departure, as a calendar displays it; null when the type is not
 * sold that day.
 */
export function dayPrice(context: PromotionContext, typeId: number): DayPrice | null {
  const base = basePrice(context, typeId);
  if (base === null) return null;
  const promotion = bestPromotion(context, { [typeId]: 1 });
  if (!promotion) return { price: base, oldPrice: null, promotionId: null };
  return { price: base - reduction(promotion, base, context), oldPrice: base, promotionId: promotion.id };
}
