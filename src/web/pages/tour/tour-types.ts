import type { AnswerOf } from '#contract/schemas.ts';

type Answer = AnswerOf<'loadTour'>;

/** The maximum number of similar tours at the end of a page. */
export const maxSimilar = 4;

/** The data of the tour page. */
export type Tour = Omit<Answer, 'variants'> & {
  readonly variants: readonly Pick<Answer['variants'][number], 'id' | 'name'>[];
};
export type TourDay = Tour['itinerary'][number];
export type Stop = Tour['route'][number];
export type DepartureMonth = Tour['months'][number];
export type Departure = DepartureMonth['departures'][number];
export type Cancellation = Tour['cancellation'];
export type Reviews = Tour['reviews'];
export type Review = Reviews['items'][number];
/** A tour in a listing. */
export type Card = Tour['similar'][number];
