import type { Day } from '#domain/calendar/day.ts';
import type { MembershipFacts, OperatorFacts, TourFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import type { Departures } from './departures.ts';

/** A continent of the destination pages. */
export type Continent = { readonly slug: string; readonly name: Words; readonly intro: Words };

/** A country one can travel to. */
export type Country = {
  readonly code: string;
  readonly slug: string;
  readonly continentSlug: string;
  readonly name: Words;
  readonly locative: Words;
  readonly directional: Words;
  readonly intro: Words;
};

/** A place of the gazetteer. */
export type Location = {
  readonly id: number;
  readonly slug: string;
  readonly countryCode: string;
  readonly name: Words;
  readonly latitude: number;
  readonly longitude: number;
};

/** A way to travel. */
export type Style = { readonly slug: string; readonly name: Words; readonly intro: Words };

/** A photograph and what is seen on it. */
export type Photograph = { readonly file: string; readonly alternative: Words; readonly colour: string };

/** An operator: its rules of sale and what a visitor reads about it. */
export type Operator = {
  readonly facts: OperatorFacts;
  readonly story: Words;
  readonly languages: readonly string[];
  readonly answerHours: number;
  readonly baseCountryCode: string;
  readonly foundedYear: number;
  readonly brandColour: string;
};

/** What listings know of a tour. */
export type ListedTour = {
  readonly facts: TourFacts;
  readonly tagline: Words;
  readonly highlights: readonly Words[];
  readonly countryCodes: readonly string[];
  readonly styleSlugs: readonly string[];
  readonly photographs: readonly string[];
  readonly stopIds: readonly number[];
  readonly endLocationId: number;
  readonly physicalLevel: number;
  readonly guideLanguages: readonly string[];
  readonly changedOn: Day;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  /** Goes up when anything changes that the tour is sold by. */
  readonly saleVersion: number;
  /** The version of the catalogue that it was read from; it has not changed since. */
  readonly readAt: number;
};

/** Everything of the catalogue that is kept in memory, as it was at one moment. */
export type CatalogueSource = {
  readonly version: number;
  readonly continents: readonly Continent[];
  readonly countries: readonly Country[];
  readonly locations: readonly Location[];
  readonly styles: readonly Style[];
  readonly photographs: readonly Photograph[];
  readonly operators: readonly Operator[];
  /** Sorted by id. */
  readonly tours: readonly ListedTour[];
  readonly departures: Departures;
  readonly membership: MembershipFacts | null;
  readonly rates: RateFacts;
  /** The reviews that the carousel shows, in its order. */
  readonly feedbackIds: readonly number[];
  readonly reviewCount: number;
};

/** How many reviews some tours have. */
export function countReviews(tours: readonly ListedTour[]): number {
  let sum = 0;
  for (const { stars } of tours) for (const count of stars) sum += count;
  return sum;
}
