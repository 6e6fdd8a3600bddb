import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { departureProblem } from '#domain/catalogue/departures.ts';
import type { PromotionFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/money/currency.ts';
import { convert } from '#domain/money/exchange.ts';
import { isEligible } from '#domain/party/passengers.ts';
import { basePrice, bestPromotion, reduction } from '#domain/pricing/promotion.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import type { BookingDeps } from '../deps.ts';

type Promotion = AnswerOf<'loadPromotion'>['promotions'][number];
type Found = {
  readonly promotion: PromotionFacts;
  departures: number;
  from: { day: Day; price: number; base: number };
};

/** Creates the endpoint that lists the promotions that a party can book now, each with its lowest price. */
export function createPromotions({ catalogue, bookableVariants, webRenderer }: BookingDeps) {
  return async function loadPromotion(request: ParsedOf<'loadPromotion'>, { language, dataOnly }: Caller) {
    const bookable = await bookableVariants.get(request.variantId);
    if (!bookable || bookable.facts.tour.id !== request.tourId) return new Refusal(404, 'not-found');
    const { currency, pax } = request;
    const { operator, rates } = bookable.facts;
    const promotions = found(bookable, pax, currency, catalogue.now()).map(
      ({ promotion: { offer, ...promotion }, departures, from }): Promotion => ({
        id: promotion.id,
        name: promotion.name[language],
        offer_type: offer.kind,
        percent: offer.kind === 'percentage' ? offer.share / 100 : null,
        amount:
          offer.kind === 'absolute'
            ? { amount: convert({ amount: offer.amount, currency: operator.currency }, currency, rates), currency }
            : null,
        bookUntil: new Date(promotion.bookUntil).toISOString(),
        lastDay: dayAt(promotion.bookUntil, operator.timeZone),
        travelFrom: promotion.travelFrom,
        travelUntil: promotion.travelUntil,
        minimumTravellers: promotion.minimumTravellers,
        departures,
        from: {
          day: from.day,
          price: { amount: from.price, currency },
          oldPrice: { amount: from.base, currency },
        },
      }),
    );
    const html = dataOnly ? undefined : await webRenderer.fragment(language, 'booking-promotions', promotions);
    return { status: 'OK' as const, html, promotions };
  };
}

/** Returns the best promotion of every departure that still has places for the party, grouped. */
function found({ facts, availability }: BookableVariant, people: number, currency: Currency, now: number): Found[] {
  const leader = facts.variant.passengerTypes.find(isEligible);
  if (!leader || facts.tour.blocked) return [];
  const all = new Map<number, Found>();
  const today = dayAt(now, facts.operator.timeZone);
  for (const departure of facts.variant.departures) {
    if (departureProblem(departure, availability[departure.id] ?? null, people, today)) continue;
    const context = { facts, departure, currency, now };
    const base = basePrice(context, leader.id);
    const promotion = base === null ? null : bestPromotion(context, { [leader.id]: people });
    if (base === null || !promotion) continue;
    const from = { day: departure.day, price: base - reduction(promotion, base, context), base };
    const known = all.get(promotion.id);
    if (!known) all.set(promotion.id, { promotion, departures: 1, from });
    else {
      known.departures += 1;
      if (from.price < known.from.price) known.from = from;
    }
  }
  return [...all.values()];
}
