import type { FirstAnswer } from '#contract/schemas/enquiry.ts';
import { schemas } from '#contract/schemas.ts';
import { questionTopics } from '#domain/enquiry/topics.ts';
import { isMinor } from '#domain/party/passengers.ts';
import type { Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handlers } from '../platform/use-cases.ts';

type Tour = Exclude<Awaited<ReturnType<Handlers['loadTour']>>, Refusal>;

/** What a first answer is made from. */
export type FirstAnswerDeps = Pick<Handlers, 'loadTour' | 'loadBookingData'>;

/** What somebody asked, about which tour. */
export type AskedQuestion = {
  readonly slug: string;
  readonly message: string;
  readonly day: string | null;
  readonly adults: number | null;
  readonly children: number | null;
};

/** So many departures are told of. */
const mostDepartures = 4;

/** Answers at once what the catalogue knows about what was asked; null when it knows nothing about it, or the question leaves doubt. */
export function createFirstAnswer({ loadTour, loadBookingData }: FirstAnswerDeps) {
  return async function firstAnswer(asked: AskedQuestion, caller: Caller): Promise<FirstAnswer | null> {
    const topics = questionTopics(asked.message);
    if (topics.length === 0) return null;
    const tour = await loadTour({ slug: asked.slug }, caller);
    if (tour instanceof Refusal) return null;
    const about = (...named: typeof topics) => topics.some((topic) => named.includes(topic));
    const open = openDepartures(tour, asked.day);
    const { ageFrom, ageTo } = tour.facts;
    const { departure, rows } = tour.cancellation;
    const answer: FirstAnswer = {
      departures: about('dates', 'places')
        ? open
            .slice(0, mostDepartures)
            .map(({ from, until, price, placesLeft }) => ({ from, until, price, placesLeft }))
        : [],
      party: about('price') ? await partyPrice(tour, asked, caller) : null,
      included: about('included') ? tour.included : [],
      excluded: about('included') ? tour.excluded : [],
      ages: about('ages') ? { from: ageFrom, to: ageTo } : null,
      cancellation: about('cancellation') && departure !== null ? { departure, rows } : null,
    };
    const { departures, party, included, excluded, ages, cancellation } = answer;
    const isEmpty = departures.length + included.length + excluded.length === 0 && !party && !ages && !cancellation;
    return isEmpty ? null : answer;
  };

  /** What the party pays in all on the day that was asked about, or on the next one: the very price of the booking page. */
  async function partyPrice(tour: Tour, asked: AskedQuestion, caller: Caller): Promise<FirstAnswer['party']> {
    const { adults, children } = asked;
    if (!adults) return null;
    const people = adults + (children ?? 0);
    const departure = openDepartures(tour, asked.day).find(({ placesLeft }) => placesLeft >= people);
    const variant = tour.variants.find(({ id }) => id === departure?.variantId);
    const adult = variant?.passengerTypes.find(({ id, eligible }) => eligible && !isMinor(id));
    const child = variant?.passengerTypes.find(({ id }) => isMinor(id));
    // Children whom the tour does not know as such are no party that could be priced.
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

/** The departures with places, the one that was asked about first. */
const openDepartures = ({ months }: Tour, asked: string | null) =>
  months
    .flatMap(({ departures }) => departures)
    .filter(({ placesLeft }) => placesLeft > 0)
    .sort((one, other) => Number(other.from === asked) - Number(one.from === asked));
