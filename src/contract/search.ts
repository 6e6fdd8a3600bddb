/** The longest search text that is read; what is beyond is cut off. */
export const longestSearch = 200;
/** How many cards a page of search results has. */
export const hitsPerPage = 20;
/** How many reviews come at once. */
export const reviewsPerPage = 10;
/** How many cards one call hands out at most. */
export const mostCards = 60;
/** How many pins a map shows at most. */
export const mostPins = 500;

/** The orders that search results come in; the first is the one nobody has to ask for. */
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

/** How search results are looked at. */
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
