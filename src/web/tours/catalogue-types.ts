import type { AnswerOf } from '#contract/schemas.ts';

/** The data of the search page. */
export type SearchAnswer = AnswerOf<'searchTours'>;
/** The filters as the server parsed them. */
export type Applied = SearchAnswer['applied'];
export type Facets = SearchAnswer['facets'];
/** A tour in a listing. */
export type Card = SearchAnswer['hits'][number];
export type Pin = SearchAnswer['pins'][number];
export type CataloguePhotoFacts = Card['photos'][number];
export type PriceFrom = NonNullable<Card['from']>;
export type Suggestion = AnswerOf<'suggestPlaces'>['suggestions'][number];
export type HomeAnswer = AnswerOf<'loadHome'>;
/** A country or style as a photo with a count. */
export type Tile = HomeAnswer['styles'][number];
/** An item of the feedback carousel. */
export type Feedback = HomeAnswer['feedback']['items'][number];
export type MonthCount = HomeAnswer['months'][number];
