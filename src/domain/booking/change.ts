import type { Day } from '#domain/calendar/day.ts';
import { changeInsurance, type InsuranceChange, NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import { countOf, type PassengerCounts, partyProblems, partySize, smallestParty } from '#domain/party/passengers.ts';
import type { PaymentType } from '#domain/payment/payment-type.ts';
import type { Answer, Saving } from '#domain/pricing/choices.ts';
import { highestQuantity } from '#domain/pricing/extras.ts';
import { type PlanChoice, samePlan } from '#domain/pricing/payment-plan.ts';
import { type Allocation, assign, movePerson } from '#domain/rooms/allocation.ts';
import { type FriendAnswer, roomsWithOpenBeds } from '#domain/rooms/friends.ts';
import { roomPlans } from '#domain/rooms/recommendation.ts';
import { type Released, releasedBetween, withReleased } from '#domain/rooms/refit.ts';
import { dayProblem, isSold } from './day-problem.ts';
import { isSavingOffered, isTypeOffered, plansOffered } from './offers.ts';
import { reuse } from './reuse.ts';
import {
  chosenAvailability,
  chosenDeparture,
  partyLimit,
  roomContext,
  type Selection,
  type SelectionContext,
} from './selection.ts';
import { settle } from './settle.ts';

/** Every change a visitor can make; the page itself makes `refresh` when facts or availability have changed. */
export type Change =
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'paymentType'; readonly paymentType: PaymentType }
  | { readonly kind: 'passengers'; readonly typeId: number; readonly count: number }
  | { readonly kind: 'room'; readonly roomId: number; readonly typeId: number; readonly count: number }
  /** Moves one person from one bed to another; null means no bed. */
  | { readonly kind: 'move'; readonly typeId: number; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'friends'; readonly roomId: number; readonly answer: FriendAnswer }
  /** `sharing` applies the plan with open beds. */
  | { readonly kind: 'applyRecommendation'; readonly sharing?: boolean }
  | { readonly kind: 'dismissRecommendation' | 'refresh' }
  | { readonly kind: 'extra'; readonly extraId: number; readonly optionId: number; readonly quantity: number }
  | { readonly kind: 'flexible'; readonly chosen: boolean }
  | { readonly kind: 'insurance'; readonly change: InsuranceChange }
  | { readonly kind: 'membership'; readonly answer: Answer }
  | { readonly kind: 'saving'; readonly saving: Saving }
  | { readonly kind: 'plan'; readonly plan: PlanChoice };

/** Returns the initial selection: the smallest party and nothing chosen. */
export const emptySelection = ({ facts }: SelectionContext): Selection => ({
  day: null,
  party: smallestParty(facts.variant.passengerTypes),
  rooms: {},
  extras: {},
  flexible: false,
  insurance: NO_INSURANCE_CHOICE,
  membership: 'undecided',
  saving: { kind: 'none' },
  paymentType: 'book',
  recommendation: 'open',
  friends: {},
  plan: null,
  released: [],
});

/**
 * Applies a change and settles what depends on it; returns the same object when the change is not offered or has no
 * effect.
 */
export function changeSelection(selection: Selection, change: Change, context: SelectionContext): Selection {
  const next = applied(selection, change, context);
  if (!next) return selection;
  const settled = settle(next, context);
  return reuse(selection, { ...settled, released: releasedBy(change, selection, settled.rooms) });
}

// Returns who lost a room unintentionally: after a room change the others, after other changes everyone since the last
// one.
function releasedBy(change: Change, before: Selection, after: Allocation): readonly Released[] {
  if (change.kind === 'applyRecommendation') return [];
  const lost = releasedBetween(before.rooms, after);
  if (change.kind === 'room' || change.kind === 'move') {
    const moved = change.kind === 'room' ? change.roomId : change.from;
    return lost.filter(({ roomId, typeId }) => roomId !== moved || typeId !== change.typeId);
  }
  return lost.reduce(withReleased, before.released);
}

/** Returns whether a day can be chosen for a party. */
export const canChooseDay = (party: PassengerCounts, on: Day, context: SelectionContext): boolean =>
  dayProblem(party, on, context) === null;

function applied(selection: Selection, change: Change, context: SelectionContext): Selection | null {
  const { facts } = context;
  switch (change.kind) {
    case 'day':
      return canChooseDay(selection.party, change.day, context) ? { ...reopened(selection), day: change.day } : null;
    case 'paymentType':
      return isTypeOffered(change.paymentType, selection, context)
        ? { ...selection, paymentType: change.paymentType }
        : null;
    case 'passengers':
      return withPassengers(selection, change.typeId, change.count, context);
    case 'room': {
      const rooms = assign(
        roomContext(selection, context),
        selection.rooms,
        change.roomId,
        change.typeId,
        change.count,
      );
      return rooms && { ...selection, rooms };
    }
    case 'move': {
      const rooms = movePerson(roomContext(selection, context), selection.rooms, change);
      return rooms && { ...selection, rooms };
    }
    case 'friends':
      return { ...selection, friends: { ...selection.friends, [change.roomId]: change.answer } };
    case 'applyRecommendation':
      return withPlan(selection, change.sharing ?? false, context);
    case 'dismissRecommendation':
      return { ...selection, recommendation: 'dismissed' };
    case 'refresh':
      return selection;
    case 'extra':
      return withExtra(selection, change.extraId, change.optionId, change.quantity, context);
    case 'flexible':
      return { ...selection, flexible: change.chosen && facts.operator.flexible !== null };
    case 'insurance':
      return { ...selection, insurance: changeInsurance(selection.insurance, change.change) };
    case 'membership':
      return { ...selection, membership: change.answer };
    case 'saving':
      return isSavingOffered(change.saving, selection, context) ? { ...selection, saving: change.saving } : null;
    case 'plan': {
      const offered = plansOffered(selection, context).some((plan) => samePlan(plan, change.plan));
      return offered ? { ...selection, plan: change.plan } : null;
    }
  }
}

// Choosing a shared plan implies that the room-mate is unknown; a friend can still be named later.
function withPlan(selection: Selection, sharing: boolean, context: SelectionContext): Selection | null {
  const plans = roomPlans(roomContext(selection, context));
  const plan = sharing ? plans.find(({ openBeds }) => openBeds > 0) : plans[0];
  if (!plan) return null;
  const open = sharing ? roomsWithOpenBeds(context.facts.variant.rooms, plan.rooms) : [];
  const friends = Object.fromEntries(open.map(({ room }) => [room.id, { unknown: true, friends: [] }]));
  return { ...selection, rooms: plan.rooms, friends: { ...selection.friends, ...friends }, recommendation: 'applied' };
}

// Clears an applied plan, which no longer fits another party or day; a dismissed plan stays dismissed.
const reopened = (selection: Selection): Selection =>
  selection.recommendation === 'applied' ? { ...selection, recommendation: 'open' } : selection;

function withPassengers(
  selection: Selection,
  typeId: number,
  count: number,
  context: SelectionContext,
): Selection | null {
  const party = { ...selection.party, [typeId]: count };
  if (count === 0) delete party[typeId];
  const grows = count > countOf(selection.party, typeId);
  const placesLeft = chosenAvailability(selection, context)?.placesLeft ?? Number.POSITIVE_INFINITY;
  const limit = Math.min(partyLimit(context), grows ? placesLeft : Number.POSITIVE_INFINITY);
  if (partyProblems(context.facts.variant.passengerTypes, party, limit).length > 0) return null;
  const departure = chosenDeparture(selection, context);
  return departure && !isSold(departure.prices, typeId, party) ? null : { ...reopened(selection), party };
}

function withExtra(
  selection: Selection,
  extraId: number,
  optionId: number,
  quantity: number,
  { facts }: SelectionContext,
): Selection | null {
  const extra = facts.variant.extras.find(({ id }) => id === extraId);
  const option = extra?.options.find(({ id }) => id === optionId);
  if (!extra || !option || !Number.isInteger(quantity) || quantity < 0) return null;
  const people = partySize(selection.party);
  if (quantity > highestQuantity(extra, option, selection.extras, people, facts.tour.lengthDays)) return null;
  return {
    ...selection,
    extras: { ...selection.extras, [extraId]: { ...selection.extras[extraId], [optionId]: quantity } },
  };
}
