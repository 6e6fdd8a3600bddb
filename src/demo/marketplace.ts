/**
 * What a demo marketplace consists of: plain readonly values that survive JSON, made by `make-marketplace.ts` and written
 * into a database by whoever wants to run one. Everything about a price is in the terms of `#domain/catalogue/facts.ts`.
 *
 * Ids are unique within their kind and follow from the tour: variants are `tourId * 10 + n`, departures
 * `variantId * 1000 + n`, rooms and extras `variantId * 10 + n`, options `extraId * 10 + n`, reviews and questions
 * `tourId * 1000 + n`; the largest stays below 2^31 for 20 000 tours.
 */
import type { Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';
import type {
  MembershipFacts,
  OperatorFacts,
  PromoCodeFacts,
  TourFacts,
  VariantFacts,
} from '#domain/catalogue/facts.ts';
import type { Language, Words } from '#domain/catalogue/words.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import type { DemoAgency, DemoConversation, DemoPerson } from './society.ts';

/** What a demo marketplace is made from; the same wishes always make the same marketplace. */
export interface MarketplaceOptions {
  /** How many tours; 600 make a full shop, 20 000 a benchmark. */
  readonly tours: number;
  readonly today: Day;
  /** Another seed makes another marketplace of the same kind. */
  readonly seed?: string;
}

/** The whole demo marketplace; tours are made one at a time while they are iterated, as often as wanted. */
export interface Marketplace {
  readonly today: Day;
  readonly continents: readonly DemoContinent[];
  readonly countries: readonly DemoCountry[];
  readonly places: readonly DemoPlace[];
  readonly styles: readonly DemoStyle[];
  readonly photographs: readonly DemoPhotograph[];
  readonly operators: readonly DemoOperator[];
  /** In the order of a plain listing; neighbours of any listing that keeps this order start with different photographs. */
  readonly tours: Iterable<DemoTour>;
  readonly agencies: readonly DemoAgency[];
  /** Everybody who can sign in: the accounts that are printed and everybody else. */
  readonly people: readonly DemoPerson[];
  readonly conversations: readonly DemoConversation[];
  readonly promoCodes: readonly PromoCodeFacts[];
  readonly membership: MembershipFacts;
  /** One for each of the last days, the newest last. */
  readonly rates: readonly RateFacts[];
}

/** A continent of the destination pages. */
export interface DemoContinent {
  readonly slug: ContinentSlug;
  readonly name: Words;
  readonly intro: Words;
}

/** The continents as the shop divides the world. */
export type ContinentSlug = 'europe' | 'asia' | 'africa' | 'north-america' | 'south-america' | 'oceania';

/** A country one can travel to. */
export interface DemoCountry {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string;
  readonly slug: string;
  readonly continent: ContinentSlug;
  readonly name: Words;
  /** "in Turkey", "in der Türkei". */
  readonly locative: Words;
  /** "to Turkey", "in die Türkei". */
  readonly directional: Words;
  readonly intro: Words;
}

/** A place where a tour stops. */
export interface DemoPlace {
  readonly id: number;
  readonly slug: string;
  readonly countryCode: string;
  readonly name: Words;
  readonly latitude: number;
  readonly longitude: number;
}

/** A way to travel that has its own page. */
export interface DemoStyle {
  readonly slug: string;
  readonly name: Words;
  readonly intro: Words;
}

/** A photograph of `photos/`; it is never said where it was taken. */
export interface DemoPhotograph {
  /** File name within `src/demo/photos/`; also its id. */
  readonly file: string;
  readonly photographer: string;
  readonly alternative: Words;
  /** Dominant colour for the placeholder, #rrggbb. */
  readonly colour: string;
  readonly tags: readonly string[];
}

/** A company that runs tours: its facts of sale and what a visitor reads about it. */
export interface DemoOperator {
  readonly facts: OperatorFacts;
  readonly story: Words;
  readonly languages: readonly string[];
  readonly answerHours: number;
  readonly baseCountryCode: string;
  readonly foundedYear: number;
  /** #rrggbb, dark enough for white text. */
  readonly brandColour: string;
  readonly email: string;
  /** The texts behind `facts.termsIds`. */
  readonly terms: readonly DemoTerms[];
}

/** A text of terms that a booking refers to by id. */
export interface DemoTerms {
  readonly id: number;
  readonly kind: 'operator' | 'cancellation' | 'flexible';
  readonly title: Words;
  readonly text: Words;
}

/** A meal that the price of a day includes. */
export type DemoMeal = 'breakfast' | 'lunch' | 'dinner';

/** How one gets from the place of the day before. */
export type DemoTransport =
  | 'none'
  | 'foot'
  | 'bike'
  | 'train'
  | 'coach'
  | 'minibus'
  | 'offRoad'
  | 'ferry'
  | 'ship'
  | 'flight';

/** How hard a tour is, 1 (easy strolls) to 5 (long days, rough ground). */
export type PhysicalLevel = 1 | 2 | 3 | 4 | 5;

/** One day of a tour. */
export interface DemoDay {
  /** From 1. */
  readonly number: number;
  readonly title: Words;
  readonly text: Words;
  /** Where the day ends. */
  readonly placeId: number;
  readonly meals: readonly DemoMeal[];
  /** null on the last day. */
  readonly accommodation: Words | null;
  readonly transport: DemoTransport;
}

/** A numbered point of the route map. */
export interface DemoStop {
  readonly number: number;
  readonly placeId: number;
  readonly nights: number;
}

/** How many places of one departure there are and how many are gone already. */
export interface DemoPlaces {
  readonly departureId: number;
  readonly capacity: number;
  readonly taken: number;
  readonly rooms: readonly { readonly roomId: number; readonly capacity: number; readonly taken: number }[];
}

/** A bookable form of a tour with its places; `places` has one entry for each departure, in the same order. */
export interface DemoVariant {
  readonly facts: VariantFacts;
  readonly places: readonly DemoPlaces[];
}

/** A tour with everything its page shows. */
export interface DemoTour {
  readonly facts: TourFacts;
  readonly tagline: Words;
  /** Paragraphs. */
  readonly description: readonly Words[];
  readonly highlights: readonly Words[];
  readonly itinerary: readonly DemoDay[];
  readonly route: readonly DemoStop[];
  readonly endPlaceId: number;
  /** In the order of the route; the first is the home of the tour in listings. */
  readonly countryCodes: readonly string[];
  /** The main style first. */
  readonly styleSlugs: readonly string[];
  readonly physicalLevel: PhysicalLevel;
  readonly guideLanguages: readonly string[];
  readonly included: readonly Words[];
  readonly excluded: readonly Words[];
  /** Files of the photographs, 5 to 8, the card's first. */
  readonly photographs: readonly string[];
  readonly variants: readonly DemoVariant[];
  readonly rating: DemoRating;
  readonly reviews: readonly DemoReview[];
  readonly questions: readonly DemoQuestion[];
  /** The day the tour was first put on sale. */
  readonly listedOn: Day;
}

/** The sum of a tour's reviews; always that of the reviews given with it. */
export interface DemoRating {
  readonly count: number;
  /** Hundredths of a star, 0 without reviews. */
  readonly average: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly [number, number, number, number, number];
}

/** What somebody wrote after a tour, in the words it was written and in its translation. */
export interface DemoReview {
  readonly id: number;
  readonly firstName: string;
  readonly countryCode: string;
  readonly travelled: Month;
  readonly writtenOn: Day;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: Words;
  readonly text: Words;
  readonly language: Language;
  /** What the operator wrote below. */
  readonly reply: Words | null;
}

/** A public question about a tour with its answer. */
export interface DemoQuestion {
  readonly id: number;
  readonly firstName: string;
  readonly askedOn: Day;
  readonly question: Words;
  readonly answer: Words;
  readonly answeredOn: Day;
}
