import type { AnswerOf } from '#contract/schemas.ts';

/** What the search page shows. */
export type SearchAnswer = AnswerOf<'searchTours'>;
/** The filters as they were understood. */
export type Applied = SearchAnswer['applied'];
export type Facets = SearchAnswer['facets'];
/** A tour in a listing. */
export type Card = SearchAnswer['hits'][number];
export type Pin = SearchAnswer['pins'][number];
export type CataloguePhotoFacts = Card['photos'][number];
export type PriceFrom = NonNullable<Card['from']>;
export type Suggestion = AnswerOf<'suggestPlaces'>['suggestions'][number];
export type HomeAnswer = AnswerOf<'loadHome'>;
/** A country or style as a picture with a number. */
export type Tile = HomeAnswer['styles'][number];
/** One item of the feedback carousel. */
export type Feedback = HomeAnswer['feedback']['items'][number];
export type MonthCount = HomeAnswer['months'][number];
