/** The maximum length of a search text; the rest is cut off. */
export const maxSearchLength = 200;
/** The number of cards on a page of search results. */
export const hitsPerPage = 20;
/** The number of reviews on a page. */
export const reviewsPerPage = 10;
/** The maximum number of cards in one response. */
export const maxCards = 60;
/** The maximum number of pins on a map. */
export const maxPins = 500;

/** The sort orders of search results; the first is the default. */
export const searchSorts = [
  'recommended',
  'price',
  'price-down',
  'length',
  'length-down',
  'rating',
  'departure',
  'deal',
] as const;

/** The views of search results. */
export const searchViews = ['grid', 'list', 'map'] as const;

/** The parameters of a search, as its address names them and in this order. */
export const searchParameters = [
  'q',
  'destination',
  'month',
  'lengthFrom',
  'lengthTo',
  'priceFrom',
  'priceTo',
  'style',
  'age',
  'rating',
  'operator',
  'instant',
  'deal',
  'sort',
  'view',
  'page',
] as const;
