import type { PaymentType, Selection } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { Answer, Saving } from '#domain/pricing/choices.ts';
import type { ExtraQuantities } from '#domain/pricing/extras.ts';
import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import type { Allocation } from '#domain/rooms/allocation.ts';
import type { FriendAnswer } from '#domain/rooms/friends.ts';
import type { ParsedOf, RequestOf } from '../schemas.ts';
import { chargeMethodOf, planOf } from './charge-method.ts';
import { answerOf, savingOf } from './choice-names.ts';

/** What a price reload asks for, in the words of the house; nothing of it has been held against the facts yet. */
export interface Wish {
  readonly day: Day | null;
  /** null: nothing was said about the party yet. */
  readonly party: PassengerCounts | null;
  readonly rooms: Allocation;
  readonly friends: Readonly<Record<number, FriendAnswer>>;
  readonly extras: ExtraQuantities;
  readonly flexible: boolean;
  readonly insurance: { readonly answer: Answer; readonly quoteId: string | null; readonly policyId: string | null };
  readonly membership: Answer;
  readonly saving: Saving;
  readonly paymentType: PaymentType;
  readonly plan: PlanChoice | null;
  readonly applyRecommendation: boolean;
}

type Sent = ParsedOf<'loadBookingData'>;

/** Reads a price reload. */
export function readLoadData(sent: Sent): Wish {
  return {
    day: sent.date as Day | null,
    party: Object.keys(sent.priceCategories).length === 0 ? null : chosen(sent.priceCategories),
    ...readRooms(sent.accommodationsSelected),
    extras: readExtras(sent.extrasSelected),
    flexible: sent.flexible ?? false,
    insurance: readInsurance(sent),
    membership: answerOf(sent.with_membership),
    saving: savingOf(sent.saving, sent.promoCode),
    paymentType: sent.paymentOption ?? 'book',
    plan: planOf(sent.chargeMethod),
    applyRecommendation: sent.applyRecommendation ?? false,
  };
}

/** Reads who sleeps where, and what was said about beds that stay open. */
export function readRooms(sent: Sent['accommodationsSelected']): Pick<Wish, 'rooms' | 'friends'> {
  const rooms: Record<number, PassengerCounts> = {};
  const friends: Record<number, FriendAnswer> = {};
  for (const [roomId, { co_passengers, friend_unknown, ...people }] of Object.entries(sent)) {
    const sleeping = chosen(people as Record<string, number>);
    if (Object.keys(sleeping).length > 0) rooms[Number(roomId)] = sleeping;
    if (co_passengers || friend_unknown !== null) {
      const named = (co_passengers ?? []).map(({ name, email }) => ({ name: name ?? '', email: email ?? '' }));
      friends[Number(roomId)] = { unknown: friend_unknown ?? false, friends: named };
    }
  }
  return { rooms, friends };
}

/** A count of nobody is the same as no count, so that one selection has one form. */
function chosen(counts: Readonly<Record<string, number>>): Record<number, number> {
  const kept: Record<number, number> = {};
  for (const [id, count] of Object.entries(counts)) if (count > 0) kept[Number(id)] = count;
  return kept;
}

/** Reads which extras are chosen. */
export function readExtras(sent: Sent['extrasSelected']): ExtraQuantities {
  const extras: Record<number, Record<number, number>> = {};
  for (const [id, options] of Object.entries(sent)) {
    const quantities = chosen(options);
    if (Object.keys(quantities).length > 0) extras[Number(id)] = quantities;
  }
  return extras;
}

function readInsurance({ insurance_attached, quote_id, policy_type, opt_out_quote_id }: Sent): Wish['insurance'] {
  if (insurance_attached && quote_id && policy_type) return { answer: 'yes', quoteId: quote_id, policyId: policy_type };
  const declined = insurance_attached === false && opt_out_quote_id !== null;
  return { answer: declined ? 'no' : 'undecided', quoteId: null, policyId: null };
}

/** Writes a selection as a price reload; `readLoadData` reads the same wish from it. Insurance is named by its insurer's quote, which is no part of a selection. */
export function writeLoadData(selection: Selection): Omit<RequestOf<'loadBookingData'>, 'objectId'> {
  const { saving, plan, membership } = selection;
  const roomIds = new Set([...Object.keys(selection.rooms), ...Object.keys(selection.friends)].map(Number));
  return {
    date: selection.day,
    priceCategories: selection.party,
    accommodationsSelected: Object.fromEntries([...roomIds].map((id) => [id, writeRoom(selection, id)])),
    extrasSelected: selection.extras,
    flexible: selection.flexible,
    saving: saving.kind,
    promoCode: saving.kind === 'promoCode' ? saving.code : null,
    paymentOption: selection.paymentType,
    chargeMethod: plan && chargeMethodOf(plan),
    with_membership: membership === 'undecided' ? null : membership === 'yes',
  };
}

function writeRoom({ rooms, friends }: Selection, id: number) {
  const answer = friends[id];
  return {
    ...rooms[id],
    ...(answer && { friend_unknown: answer.unknown, co_passengers: answer.friends.map((friend) => ({ ...friend })) }),
  };
}
