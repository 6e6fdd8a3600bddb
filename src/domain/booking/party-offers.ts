import type { PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import { canAdd, canRemove, countOf, isEligible, isMinor, partySize } from '#domain/party/passengers.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import { type DayPrice, dayPrice } from '#domain/pricing/day-price.ts';
import {
  chosenAvailability,
  chosenDeparture,
  type OfferContext,
  partyLimit,
  type SelectionContext,
} from './selection.ts';

/** Why no passenger can be added: of this type, or at all. */
export type AddLimit =
  | { readonly code: 'notSold' }
  | { readonly code: 'type' | 'places' | 'group'; readonly max: number };

/** A passenger type as it is offered beside the rest of the party. */
export interface PassengerOffer {
  readonly type: PassengerTypeFacts;
  readonly count: number;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  /** The fewest and the most that can travel with the rest of the party. */
  readonly lowest: number;
  readonly highest: number;
  /** Why no more of this type can be added while others can. */
  readonly limit: AddLimit | null;
  /** The price for one of them on the chosen day; null when no day is chosen or the type is not sold. */
  readonly price: DayPrice | null;
}

const placesLeft = (selection: Choices, context: SelectionContext): number =>
  chosenAvailability(selection, context)?.placesLeft ?? Number.POSITIVE_INFINITY;

/** Returns why the party cannot grow; null when it can. */
export function partyAddLimit(selection: Choices, context: SelectionContext): AddLimit | null {
  const size = partySize(selection.party);
  const left = placesLeft(selection, context);
  const group = partyLimit(context);
  if (size >= left && left < group) return { code: 'places', max: left };
  return size >= group ? { code: 'group', max: group } : null;
}

/** Returns every passenger type with the numbers that can travel and the price for one. */
export function passengerOffers(selection: Choices, context: OfferContext): PassengerOffer[] {
  const { facts, currency, now } = context;
  const { party } = selection;
  const types = facts.variant.passengerTypes;
  const departure = chosenDeparture(selection, context);
  const limit = Math.min(partyLimit(context), placesLeft(selection, context));
  const full = partyAddLimit(selection, context) !== null;
  return types.map((type) => {
    const count = countOf(party, type.id);
    const price = departure && dayPrice({ facts, departure, currency, now }, type.id);
    const sold = !departure || price !== null;
    const more = sold && canAdd(types, party, type.id, limit);
    const fewer = canRemove(types, party, type.id);
    return {
      type,
      count,
      canAdd: more,
      canRemove: fewer,
      lowest: fewer ? Math.max(type.minimum, staysAlone(type, selection, context) ? 1 : 0) : count,
      highest: more ? Math.min(type.maximum, count + limit - partySize(party)) : count,
      limit: more || full ? null : typeLimit(type, count, sold),
      price,
    };
  });
}

function typeLimit(type: PassengerTypeFacts, count: number, sold: boolean): AddLimit | null {
  if (!sold) return { code: 'notSold' };
  return count >= type.maximum ? { code: 'type', max: type.maximum } : null;
}

// The last passenger who may travel alone cannot be removed.
const staysAlone = (type: PassengerTypeFacts, { party }: Choices, { facts }: SelectionContext): boolean =>
  isEligible(type) &&
  !facts.variant.passengerTypes.some(
    (other) => other.id !== type.id && isEligible(other) && countOf(party, other.id) > 0,
  );

/** Returns whether minors prevent the removal of the last passenger who may travel alone. */
export function minorsNeedAdult({ party }: Choices, { facts }: SelectionContext): boolean {
  const eligible = facts.variant.passengerTypes.filter(isEligible);
  return (
    Object.entries(party).some(([typeId, count]) => isMinor(Number(typeId)) && count > 0) &&
    eligible.reduce((sum, type) => sum + countOf(party, type.id), 0) === 1
  );
}
