import type { FirstAnswer } from '#contract/schemas/enquiry.ts';
import { schemas } from '#contract/schemas.ts';
import { questionTopics } from '#domain/enquiry/topics.ts';
import { isMinor } from '#domain/party/passengers.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handlers } from '../platform/use-cases.ts';

type Tour = Exclude<Awaited<ReturnType<Handlers['loadTour']>>, Refusal>;

/** The dependencies of an automatic answer. */
export type FirstAnswerDeps = Pick<Handlers, 'loadTour' | 'loadBookingData'>;

/** A question and the tour that it is about. */
export type EnquiryQuestion = {
  readonly slug: string;
  readonly message: string;
  readonly day: string | null;
  readonly adults: number | null;
  readonly children: number | null;
};

/** The maximum number of departures in an answer. */
const maxDepartures = 4;

/** Answers a question from the catalogue; null when the catalogue has no answer or the question is ambiguous. */
export function createFirstAnswer({ loadTour, loadBookingData }: FirstAnswerDeps) {
  return async function firstAnswer(question: EnquiryQuestion, caller: Caller): Promise<FirstAnswer | null> {
    const topics = questionTopics(question.message);
    if (topics.length === 0) return null;
    const tour = await loadTour({ slug: question.slug }, caller);
    if (tour instanceof Refusal) return null;
    const about = (...named: typeof topics) => topics.some((topic) => named.includes(topic));
    const open = openDepartures(tour, question.day);
    const { ageFrom, ageTo } = tour.facts;
    const { departure, rows } = tour.cancellation;
    const answer: FirstAnswer = {
      departures: about('dates', 'places')
        ? open.slice(0, maxDepartures).map(({ from, until, price, placesLeft }) => ({ from, until, price, placesLeft }))
        : [],
      party: about('price') ? await partyPrice(tour, question, caller) : null,
      included: about('included') ? tour.included : [],
      excluded: about('included') ? tour.excluded : [],
      ages: about('ages') ? { from: ageFrom, to: ageTo } : null,
      cancellation: about('cancellation') && departure !== null ? { departure, rows } : null,
    };
    const { departures, party, included, excluded, ages, cancellation } = answer;
    const isEmpty = departures.length + included.length + excluded.length === 0 && !party && !ages && !cancellation;
    return isEmpty ? null : answer;
  };

  /**
   * Returns the total price for the party on the requested or the next departure, calculated like on the booking page.
   */
  async function partyPrice(tour: Tour, question: EnquiryQuestion, caller: Caller): Promise<FirstAnswer['party']> {
    const { adults, children } = question;
    if (!adults) return null;
    const people = adults + (children ?? 0);
    const departure = openDepartures(tour, question.day).find(({ placesLeft }) => placesLeft >= people);
    const variant = tour.variants.find(({ id }) => id === departure?.variantId);
    const adult = variant?.passengerTypes.find(({ id, eligible }) => eligible && !isMinor(id));
    const child = variant?.passengerTypes.find(({ id }) => isMinor(id));
    // A party with children that the tour does not price as children cannot be priced.
    if (!departure || !variant || !adult || (children && !child)) return null;
    const party = { [adult.id]: adults, ...(child && children ? { [child.id]: children } : {}) };
    const request = schemas.loadBookingData.request.parse({
      objectId: variant.id,
      date: departure.from,
      priceCategories: party,
      applyRecommendation: true,
      only: 'price',
    });
    const priced = await loadBookingData(request, caller);
    if (priced instanceof Refusal || !priced.data.quote) return null;
    const { total, currency } = priced.data.quote;
    return { day: departure.from, adults, children: children ?? 0, total: { amount: total, currency } };
  }
}

/** Returns the departures with places, the requested one first. */
const openDepartures = ({ months }: Tour, question: string | null) =>
  months
    .flatMap(({ departures }) => departures)
    .filter(({ placesLeft }) => placesLeft > 0)
    .sort((one, other) => Number(other.from === question) - Number(one.from === question));
