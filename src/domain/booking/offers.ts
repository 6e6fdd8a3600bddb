import type { Saving } from '#domain/pricing/choices.ts';
import { type PlanChoice, plansByDate } from '#domain/pricing/payment-plan.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import { hasMembership } from '#domain/pricing/saving.ts';
import { type Allocation, unassignedTotal } from '#domain/rooms/allocation.ts';
import { recommendRooms } from '#domain/rooms/recommendation.ts';
import { chosenDeparture, type PaymentType, roomContext, type Selection, type SelectionContext } from './selection.ts';

/** Tells whether a way to take places is offered: holds need a departure that confirms at once. */
export const isTypeOffered = (type: PaymentType, selection: Selection, context: SelectionContext): boolean =>
  type !== 'hold' || chosenDeparture(selection, context)?.confirmation !== 'onRequest';

/** The rooms to recommend; null once dismissed, applied or all assigned, and where no plan houses everybody. */
export function offeredRooms(selection: Selection, context: SelectionContext): Allocation | null {
  if (selection.recommendation !== 'open' || unassignedTotal(selection.party, selection.rooms) === 0) return null;
  return recommendRooms(roomContext(selection, context));
}

/** Tells whether insurance can be chosen: never with a hold, nor where the tour has none. */
export const isInsuranceOffered = (selection: Selection, { facts }: SelectionContext): boolean =>
  facts.tour.insuranceOffered && selection.paymentType !== 'hold';

/** Tells whether membership can be bought: never with a hold, nor by a member. */
export const isMembershipOffered = (selection: Selection, { facts, person }: SelectionContext): boolean =>
  facts.membership !== null && !person.isMember && selection.paymentType !== 'hold';

/** Tells whether a saving can be chosen; a promo code is judged when the price is worked out. */
export function isSavingOffered(saving: Saving, selection: Selection, { facts, person }: SelectionContext): boolean {
  switch (saving.kind) {
    case 'none':
      return true;
    case 'promoCode':
      return normalCode(saving.code) !== null;
    case 'member':
      return facts.membership !== null && hasMembership(selection, person, facts.membership);
    case 'travelCredits':
      return person.travelCredits > 0;
  }
}

/** The ways to pay that the dates allow; none for a hold or before a day is chosen. */
export function plansOffered(selection: Selection, context: SelectionContext): PlanChoice[] {
  const departure = chosenDeparture(selection, context);
  if (!departure || selection.paymentType === 'hold') return [];
  return plansByDate(context.facts, departure.day, context.today);
}
