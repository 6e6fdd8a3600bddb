import { isInsuranceOffered, isMembershipOffered, isSavingOffered, isTypeOffered } from '#domain/booking/offers.ts';
import {
  chosenAvailability,
  chosenDeparture,
  PAYMENT_TYPES,
  partyLimit,
  roomContext,
  type Selection,
  type SelectionContext,
} from '#domain/booking/selection.ts';
import { addDays } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { Currency } from '#domain/money/currency.ts';
import { convert } from '#domain/money/exchange.ts';
import { canAdd, canRemove, countOf, isEligible, isMinor, partySize } from '#domain/party/passengers.ts';
import { dayPrice } from '#domain/pricing/day-price.ts';
import { extraMissing, highestQuantity, quantityOf, timesCharged } from '#domain/pricing/extras.ts';
import { type Allocation, highestCount, inRoom, unassignedTotal, unitsPaid } from '#domain/rooms/allocation.ts';
import { openBeds } from '#domain/rooms/friends.ts';
import type { AnswerOf } from '../schemas.ts';

type Offers = AnswerOf<'loadBookingData'>['data']['offers'];

/** What a selection is held against, and in whose words and money it is shown. */
export type OfferContext = SelectionContext & {
  readonly language: Language;
  readonly currency: Currency;
  readonly now: Instant;
  readonly isAgent: boolean;
};

const chargedIn =
  ({ facts, currency }: OfferContext) =>
  (amount: number): number =>
    convert({ amount, currency: facts.operator.currency }, currency, facts.rates);

/** What the rooms of an allocation cost on top of the tour, as the price will say it. */
export function roomsAmount(rooms: Allocation, context: OfferContext): number {
  const inCharge = chargedIn(context);
  return context.facts.variant.rooms.reduce(
    (sum, room) => sum + inCharge(room.price.amount) * unitsPaid(room, partySize(inRoom(rooms, room.id))),
    0,
  );
}

/** Everything that can be chosen beside the date, as it stands for a selection: the server answers it, the page shows it at once. */
export function bookingOffers(selection: Selection, context: OfferContext): Offers {
  const { facts, language, currency } = context;
  const inCharge = chargedIn(context);
  const { flexible, termsIds } = facts.operator;
  const departure = chosenDeparture(selection, context);
  const people = partySize(selection.party);
  const { lengthDays } = facts.tour;
  return {
    paymentTypes: PAYMENT_TYPES.filter(
      (type) => (type !== 'b2b' || context.isAgent) && isTypeOffered(type, selection, context),
    ),
    passengers: passengerOffers(selection, context),
    largestParty: partyLimit(context),
    rooms: roomOffers(selection, context, inCharge),
    unassigned: facts.variant.rooms.length === 0 ? 0 : unassignedTotal(selection.party, selection.rooms),
    extras: facts.variant.extras.map((extra) => ({
      id: extra.id,
      name: extra.name[language],
      per: extra.per,
      required: extra.required,
      missing: extraMissing(extra, selection.extras, people),
      nights: extra.per === 'night' ? timesCharged(extra, lengthDays) : null,
      options: extra.options.map((option) => {
        const quantity = quantityOf(selection.extras, extra.id, option.id);
        return {
          id: option.id,
          name: option.name[language],
          price: inCharge(option.price),
          quantity,
          highest: highestQuantity(extra, option, selection.extras, people, lengthDays),
          limit: highestQuantity(extra, option, {}, people, lengthDays),
          amount: inCharge(option.price) * quantity * timesCharged(extra, lengthDays),
        };
      }),
    })),
    flexible: flexible && {
      price: inCharge(flexible.pricePerTraveller),
      creditUntil: departure && addDays(departure.day, -flexible.creditUntilDays),
      termsId: termsIds.flexible,
    },
    insurance: isInsuranceOffered(selection, context),
    membership:
      facts.membership && isMembershipOffered(selection, context)
        ? {
            price: convert({ amount: facts.membership.price, currency: 'EUR' }, currency, facts.rates),
            savingPercent: facts.membership.saving / 100,
            months: facts.membership.months,
          }
        : null,
    savings: savingsOffered(selection, context),
  };
}

function savingsOffered(selection: Selection, context: SelectionContext): Offers['savings'] {
  const others = (['member', 'travelCredits'] as const).filter((kind) => isSavingOffered({ kind }, selection, context));
  return ['none', 'promoCode', ...others];
}

function passengerOffers(selection: Selection, context: OfferContext): Offers['passengers'] {
  const { facts, language, currency, now } = context;
  const types = facts.variant.passengerTypes;
  const departure = chosenDeparture(selection, context);
  const left = chosenAvailability(selection, context)?.placesLeft ?? Number.POSITIVE_INFINITY;
  const limit = Math.min(partyLimit(context), left);
  return types.map((type) => {
    const price = departure && dayPrice({ facts, departure, currency, now }, type.id);
    return {
      typeId: type.id,
      name: type.singular[language],
      plural: type.plural[language],
      minor: isMinor(type.id),
      eligible: isEligible(type),
      ageFrom: type.ageFrom,
      ageTo: type.ageTo,
      minimum: type.minimum,
      maximum: type.maximum,
      count: countOf(selection.party, type.id),
      canAdd: canAdd(types, selection.party, type.id, limit) && (!departure || price !== null),
      canRemove: canRemove(types, selection.party, type.id),
      price: price?.price ?? null,
      oldPrice: price?.oldPrice ?? null,
    };
  });
}

function roomOffers(
  selection: Selection,
  context: OfferContext,
  inCharge: (amount: number) => number,
): Offers['rooms'] {
  const { facts, language } = context;
  const rooms = roomContext(selection, context);
  return facts.variant.rooms.map((room) => {
    const people = inRoom(selection.rooms, room.id);
    return {
      id: room.id,
      name: room.name[language],
      beds: room.beds,
      shared: room.shared,
      per: room.price.per,
      price: inCharge(room.price.amount),
      left: rooms.left ? (rooms.left.roomsLeft[room.id] ?? 0) : null,
      people,
      highest: Object.fromEntries(
        room.sleeps.map((typeId) => [typeId, highestCount(rooms, selection.rooms, room, typeId)]),
      ),
      openBeds: partySize(people) === 0 ? 0 : openBeds(room, partySize(people)),
      amount: inCharge(room.price.amount) * unitsPaid(room, partySize(people)),
    };
  });
}
