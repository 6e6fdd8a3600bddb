import { addDays, type Day } from '#domain/calendar/day.ts';
import type { BasisPoints, Minor } from '#domain/money/money.ts';
import { plansFor } from '#domain/payment/method.ts';
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-type.ts';
import { euroInCharge, inCharge } from '#domain/pricing/charge.ts';
import type { Saving } from '#domain/pricing/choices.ts';
import { type PlanChoice, plansByDate } from '#domain/pricing/payment-plan.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import { hasMembership } from '#domain/pricing/saving.ts';
import { unassignedTotal } from '#domain/rooms/allocation.ts';
import { type RoomPlan, roomPlans } from '#domain/rooms/recommendation.ts';
import { chosenDeparture, type OfferContext, roomContext, type Selection, type SelectionContext } from './selection.ts';

/** Returns whether a way to take places is offered: a hold requires a departure that is confirmed at once. */
export const isTypeOffered = (type: PaymentType, selection: Selection, context: SelectionContext): boolean =>
  type !== 'hold' || chosenDeparture(selection, context)?.confirmation !== 'onRequest';

/** Returns how places are taken unless a hold is requested: agents book for clients. */
export const usualType = ({ isAgent }: SelectionContext): PaymentType => (isAgent ? 'b2b' : 'book');

/** Returns the ways to take places that are offered to this caller. */
export const typesOffered = (selection: Selection, context: OfferContext): PaymentType[] =>
  PAYMENT_TYPES.filter((type) => (type !== 'b2b' || context.isAgent) && isTypeOffered(type, selection, context));

/**
 * Returns the plans to recommend; empty once one is dismissed or applied, or everyone has a room, or no plan fits
 * everyone.
 */
export function offeredRooms(selection: Selection, context: SelectionContext): RoomPlan[] {
  if (selection.recommendation !== 'open' || unassignedTotal(selection.party, selection.rooms) === 0) return [];
  return roomPlans(roomContext(selection, context));
}

/** Returns whether insurance can be chosen: never with a hold, nor where the tour has none. */
export const isInsuranceOffered = (selection: Selection, { facts }: SelectionContext): boolean =>
  facts.tour.insuranceOffered && selection.paymentType !== 'hold';

/** Returns whether membership can be bought: never with a hold or by a member. */
export const isMembershipOffered = (selection: Selection, { facts, person }: SelectionContext): boolean =>
  facts.membership !== null && !person.isMember && selection.paymentType !== 'hold';

/** Returns the price of the membership, the share that it saves, and its duration; null when it cannot be bought. */
export function membershipOffer(
  selection: Selection,
  context: OfferContext,
): { readonly price: Minor; readonly saving: BasisPoints; readonly months: number } | null {
  const { membership } = context.facts;
  if (!membership || !isMembershipOffered(selection, context)) return null;
  return { price: euroInCharge(membership.price, context), saving: membership.saving, months: membership.months };
}

/**
 * Returns the price of the flexible option for each traveller, its deadline for credit, and its terms; null when not
 * sold.
 */
export function flexibleOffer(
  selection: Selection,
  context: OfferContext,
): { readonly price: Minor; readonly creditUntil: Day | null; readonly termsId: number } | null {
  const { flexible, termsIds } = context.facts.operator;
  if (!flexible) return null;
  const departure = chosenDeparture(selection, context);
  return {
    price: inCharge(flexible.pricePerTraveller, context),
    creditUntil: departure && addDays(departure.day, -flexible.creditUntilDays),
    termsId: termsIds.flexible,
  };
}

/** Returns the savings that can be chosen; a promo code can always be tried. */
export function savingsOffered(
  selection: Selection,
  context: SelectionContext,
): Exclude<Saving['kind'], 'specialPrice'>[] {
  const others = (['member', 'travelCredits'] as const).filter((kind) => isSavingOffered({ kind }, selection, context));
  return ['none', 'promoCode', ...others];
}

/** Returns whether a saving can be chosen; a promo code is validated later, when the price is calculated. */
export function isSavingOffered(saving: Saving, selection: Selection, { facts, person }: SelectionContext): boolean {
  switch (saving.kind) {
    case 'none':
    // An offer is validated when the price is calculated, so that the visitor learns why it does not apply.
    case 'specialPrice':
      return true;
    case 'promoCode':
      return normalCode(saving.code) !== null;
    case 'member':
      return facts.membership !== null && hasMembership(selection, person, facts.membership);
    case 'travelCredits':
      return person.travelCredits > 0;
  }
}

/** Returns the ways to pay that the dates allow; empty for a hold or before a day is chosen. */
export function plansOffered(selection: Selection, context: SelectionContext): PlanChoice[] {
  const departure = chosenDeparture(selection, context);
  if (!departure || selection.paymentType === 'hold') return [];
  return plansFor(selection.paymentType, plansByDate(context.facts, departure.day, context.today));
}
