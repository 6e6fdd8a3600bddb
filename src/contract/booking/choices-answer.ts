import { extraOffers } from '#domain/booking/extra-offers.ts';
import {
  flexibleOffer,
  isInsuranceOffered,
  membershipOffer,
  savingsOffered,
  typesOffered,
} from '#domain/booking/offers.ts';
import { passengerOffers } from '#domain/booking/party-offers.ts';
import { roomAdvice, roomOffers, roomSelector } from '#domain/booking/room-offers.ts';
import { chosenTrip, type OfferContext, partyLimit, type Selection } from '#domain/booking/selection.ts';
import { tourProblems } from '#domain/booking/tour-problems.ts';
import { isEligible, isMinor } from '#domain/party/passengers.ts';
import { unassignedTotal } from '#domain/rooms/allocation.ts';
import type { BookingData, PriceData } from '../schemas/book-now-data.ts';
import { requestPath, showSelection } from '../selection-codec/codec.ts';

type Offers = BookingData['offers'];

/**
 * Returns the price reload data for clients that do not run the rules: the choices, and everything that can be chosen.
 */
export function choicesAnswer(selection: Selection, context: OfferContext): Omit<BookingData, keyof PriceData> {
  const { facts, language } = context;
  const [advice] = roomAdvice(selection, context);
  return {
    objectId: facts.variant.id,
    tourId: facts.tour.id,
    tourName: facts.tour.name[language],
    variantName: facts.variant.name[language],
    selection: showSelection(selection),
    departure: chosenTrip(selection, context),
    offers: presentOffers(selection, context),
    recommendation: advice?.rooms ?? null,
    recommendationDifference: advice?.difference ?? null,
    problems: tourProblems(selection, context).map((problem) => ({ ...problem, path: requestPath(problem.path) })),
  };
}

function presentOffers(selection: Selection, context: OfferContext): Offers {
  const membership = membershipOffer(selection, context);
  return {
    paymentTypes: typesOffered(selection, context),
    passengers: presentPassengers(selection, context),
    largestParty: partyLimit(context),
    rooms: presentRooms(selection, context),
    unassigned: context.facts.variant.rooms.length === 0 ? 0 : unassignedTotal(selection.party, selection.rooms),
    extras: presentExtras(selection, context),
    flexible: flexibleOffer(selection, context),
    insurance: isInsuranceOffered(selection, context),
    membership: membership && {
      price: membership.price,
      savingPercent: membership.saving / 100,
      months: membership.months,
    },
    savings: savingsOffered(selection, context),
  };
}

const presentPassengers = (selection: Selection, context: OfferContext): Offers['passengers'] =>
  passengerOffers(selection, context).map(({ type, count, canAdd, canRemove, price }) => ({
    typeId: type.id,
    name: type.singular[context.language],
    plural: type.plural[context.language],
    minor: isMinor(type.id),
    eligible: isEligible(type),
    ageFrom: type.ageFrom,
    ageTo: type.ageTo,
    minimum: type.minimum,
    maximum: type.maximum,
    count,
    canAdd,
    canRemove,
    price: price?.price ?? null,
    oldPrice: price?.oldPrice ?? null,
  }));

const presentRooms = (selection: Selection, context: OfferContext): Offers['rooms'] =>
  roomOffers(selection, context).map(({ room, left, people, openBeds, price, amount }) => ({
    id: room.id,
    name: room.name[context.language],
    beds: room.beds,
    shared: room.shared,
    per: room.price.per,
    price,
    left,
    people,
    highest: Object.fromEntries(
      room.sleeps.map((typeId) => [typeId, roomSelector(selection, context, room, typeId).highest]),
    ),
    openBeds,
    amount,
  }));

const presentExtras = (selection: Selection, context: OfferContext): Offers['extras'] =>
  extraOffers(selection, context).map(({ extra, missing, nights, options }) => ({
    id: extra.id,
    name: extra.name[context.language],
    per: extra.per,
    required: extra.required,
    missing,
    nights,
    options: options.map(({ option, price, quantity, highest, most, amount }) => ({
      id: option.id,
      name: option.name[context.language],
      price,
      quantity,
      highest,
      limit: most,
      amount,
    })),
  }));
