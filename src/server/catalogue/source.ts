import type { Day } from '#domain/calendar/day.ts';
import type { MembershipFacts, OperatorFacts, TourFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import type { Departures } from './departures.ts';

/** A continent of the destination pages. */
export type Continent = { readonly slug: string; readonly name: Words; readonly intro: Words };

/** A destination country. */
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

/** A travel style. */
export type Style = { readonly slug: string; readonly name: Words; readonly intro: Words };

/** A photo with its alternative text. */
export type Photograph = { readonly file: string; readonly alternative: Words; readonly colour: string };

/** An operator with its sales rules and its public profile. */
export type Operator = {
  readonly facts: OperatorFacts;
  readonly story: Words;
  readonly languages: readonly string[];
  readonly answerHours: number;
  readonly baseCountryCode: string;
  readonly foundedYear: number;
  readonly brandColour: string;
};

/** The facts of a tour that listings need. */
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
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly stars: readonly number[];
  /** Increases with every change of the tour's sales data. */
  readonly saleVersion: number;
  /** The catalogue version at which it was loaded; it has not changed since. */
  readonly readAt: number;
};

/** The catalogue in memory, loaded in one database snapshot. */
export type CatalogueSource = {
  readonly version: number;
  readonly continents: readonly Continent[];
  readonly countries: readonly Country[];
  readonly locations: readonly Location[];
  readonly styles: readonly Style[];
  readonly photographs: readonly Photograph[];
  readonly operators: readonly Operator[];
  /** Public tours, sorted by id. */
  readonly tours: readonly ListedTour[];
  /** Tours no longer on sale, needed to display existing bookings. */
  readonly archived: ReadonlyMap<number, ListedTour>;
  readonly departures: Departures;
  readonly membership: MembershipFacts | null;
  readonly rates: RateFacts;
  /** The reviews of the carousel, in order. */
  readonly feedbackIds: readonly number[];
  readonly reviewCount: number;
};

/** Counts the reviews of some tours. */
export function countReviews(tours: readonly ListedTour[]): number {
  let sum = 0;
  for (const { stars } of tours) for (const count of stars) sum += count;
  return sum;
}
