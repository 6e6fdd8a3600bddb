/**
 * The types of a demo marketplace: plain readonly values that are safe to serialize as JSON, created by
 * `make-marketplace.ts`. Prices use the types of `#domain/catalogue/facts.ts`.
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

/** Options of a demo marketplace; equal options give equal results. */
export interface MarketplaceOptions {
  /** The number of tours; 600 make a full shop, 20,000 a benchmark. */
  readonly tours: number;
  readonly today: Day;
  /** A different seed gives a different marketplace of the same kind. */
  readonly seed?: string;
}

/** A demo marketplace; tours are created while they are iterated, which can be repeated. */
export interface Marketplace {
  readonly today: Day;
  readonly continents: readonly DemoContinent[];
  readonly countries: readonly DemoCountry[];
  readonly places: readonly DemoPlace[];
  readonly styles: readonly DemoStyle[];
  readonly photographs: readonly DemoPhotograph[];
  readonly operators: readonly DemoOperator[];
  /** In the order of a plain listing; neighbours in any listing with this order have different first photos. */
  readonly tours: Iterable<DemoTour>;
  readonly agencies: readonly DemoAgency[];
  /** All people with accounts, including the published ones. */
  readonly people: readonly DemoPerson[];
  readonly conversations: readonly DemoConversation[];
  readonly promoCodes: readonly PromoCodeFacts[];
  readonly membership: MembershipFacts;
  /** One per day for the last days, the newest last. */
  readonly rates: readonly RateFacts[];
}

/** A continent of the destination pages. */
export interface DemoContinent {
  readonly slug: ContinentSlug;
  readonly name: Words;
  readonly intro: Words;
}

/** The continents of the shop. */
export type ContinentSlug = 'europe' | 'asia' | 'africa' | 'north-america' | 'south-america' | 'oceania';

/** A destination country. */
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

/** A stop of a tour. */
export interface DemoPlace {
  readonly id: number;
  readonly slug: string;
  readonly countryCode: string;
  readonly name: Words;
  readonly latitude: number;
  readonly longitude: number;
}

/** A travel style with its own page. */
export interface DemoStyle {
  readonly slug: string;
  readonly name: Words;
  readonly intro: Words;
}

/** A photo of `photos/`; its location is never named. */
export interface DemoPhotograph {
  /** File name within `src/demo/photos/`; also its id. */
  readonly file: string;
  readonly photographer: string;
  readonly alternative: Words;
  /** The dominant colour for the placeholder, #rrggbb. */
  readonly colour: string;
  readonly tags: readonly string[];
}

/** A tour operator with its sales rules and its public profile. */
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
  /** The texts referenced by `facts.termsIds`. */
  readonly terms: readonly DemoTerms[];
}

/** Terms that bookings reference by id. */
export interface DemoTerms {
  readonly id: number;
  readonly kind: 'operator' | 'cancellation' | 'flexible';
  readonly title: Words;
  readonly text: Words;
}

/** A meal that is included on a day. */
export type DemoMeal = 'breakfast' | 'lunch' | 'dinner';

/** The transport from the previous day's place. */
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

/** The physical level, 1 (easy walks) to 5 (long days, rough ground). */
export type PhysicalLevel = 1 | 2 | 3 | 4 | 5;

/** One day of a tour. */
export interface DemoDay {
  /** Starts at 1. */
  readonly number: number;
  readonly title: Words;
  readonly text: Words;
  /** The place where the day ends. */
  readonly placeId: number;
  readonly meals: readonly DemoMeal[];
  /** null on the last day. */
  readonly accommodation: Words | null;
  readonly transport: DemoTransport;
}

/** A numbered point on the route map. */
export interface DemoStop {
  readonly number: number;
  readonly placeId: number;
  readonly nights: number;
}

/** The capacity of a departure and the number of sold places. */
export interface DemoPlaces {
  readonly departureId: number;
  readonly capacity: number;
  readonly taken: number;
  readonly rooms: readonly { readonly roomId: number; readonly capacity: number; readonly taken: number }[];
}

/** A bookable variant of a tour; `places` has one entry per departure, in the same order. */
export interface DemoVariant {
  readonly facts: VariantFacts;
  readonly places: readonly DemoPlaces[];
}

/** A tour with everything on its page. */
export interface DemoTour {
  readonly facts: TourFacts;
  readonly tagline: Words;
  /** Paragraphs. */
  readonly description: readonly Words[];
  readonly highlights: readonly Words[];
  readonly itinerary: readonly DemoDay[];
  readonly route: readonly DemoStop[];
  readonly endPlaceId: number;
  /** In route order; the first is the tour's country in listings. */
  readonly countryCodes: readonly string[];
  /** The main style first. */
  readonly styleSlugs: readonly string[];
  readonly physicalLevel: PhysicalLevel;
  readonly guideLanguages: readonly string[];
  readonly included: readonly Words[];
  readonly excluded: readonly Words[];
  /** File names of 5 to 8 photos, the card's photo first. */
  readonly photographs: readonly string[];
  readonly variants: readonly DemoVariant[];
  readonly rating: DemoRating;
  readonly reviews: readonly DemoReview[];
  readonly questions: readonly DemoQuestion[];
  /** The day on which the tour was first on sale. */
  readonly listedOn: Day;
}

/** The summary of a tour's reviews; always consistent with the reviews. */
export interface DemoRating {
  readonly count: number;
  /** Hundredths of a star, 0 without reviews. */
  readonly average: number;
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly [number, number, number, number, number];
}

/** A review in its original language with a translation. */
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
  /** The operator's reply. */
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
