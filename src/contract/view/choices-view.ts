import { offeredRooms } from '#domain/booking/offers.ts';
import { chosenAvailability, chosenDeparture, type Selection } from '#domain/booking/selection.ts';
import { dateProblems, extraProblems, passengerProblems, roomProblems } from '#domain/booking/tour-problems.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import type { AnswerOf } from '../schemas.ts';
import { chargeMethodOf } from '../wire/charge-method.ts';
import { requestPath } from '../wire/problem-places.ts';
import { bookingOffers, type OfferContext, roomsAmount } from './booking-offers.ts';

type Data = AnswerOf<'loadBookingData'>['data'];

/** What a price reload tells about the choices themselves. */
export type ChoicesView = Pick<
  Data,
  | 'objectId'
  | 'tourId'
  | 'tourName'
  | 'variantName'
  | 'currency'
  | 'selection'
  | 'departure'
  | 'offers'
  | 'recommendation'
  | 'recommendationDifference'
  | 'problems'
>;

/** What follows from the choices by the rules alone, without a price: the server answers it, the page shows it at once. */
export function choicesView(selection: Selection, context: OfferContext): ChoicesView {
  const { facts, language, currency } = context;
  const departure = chosenDeparture(selection, context);
  const recommendation = facts.variant.rooms.length === 0 ? null : offeredRooms(selection, context);
  return {
    objectId: facts.variant.id,
    tourId: facts.tour.id,
    tourName: facts.tour.name[language],
    variantName: facts.variant.name[language],
    currency,
    selection: shownSelection(selection),
    departure: departure && {
      id: departure.id,
      from: departure.day,
      until: tourEnd(departure.day, facts.tour.lengthDays),
      confirmation: departure.confirmation,
      placesLeft: chosenAvailability(selection, context)?.placesLeft ?? null,
    },
    offers: bookingOffers(selection, context),
    recommendation,
    recommendationDifference:
      recommendation && roomsAmount(recommendation, context) - roomsAmount(selection.rooms, context),
    problems: [
      ...dateProblems(selection, context),
      ...passengerProblems(selection, context),
      ...roomProblems(selection, context),
      ...extraProblems(selection, context),
    ].map((problem) => ({ ...problem, path: requestPath(problem.path) })),
  };
}

function shownSelection({ saving, plan, insurance, ...selection }: Selection): Data['selection'] {
  return {
    date: selection.day,
    party: selection.party,
    rooms: selection.rooms,
    extras: selection.extras,
    flexible: selection.flexible,
    insurance: { answer: insurance.answer, policyId: insurance.policyId },
    membership: selection.membership,
    saving: { kind: saving.kind, code: saving.kind === 'promoCode' ? saving.code : null },
    paymentType: selection.paymentType,
    chargeMethod: plan && chargeMethodOf(plan),
    recommendation: selection.recommendation,
    friends: selection.friends,
    released: [...selection.released],
  };
}
