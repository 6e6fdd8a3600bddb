import type { CallEntry } from '../call.ts';

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

/** The shop window: what everybody can see of the catalogue. Bad filters are dropped and told, never refused. */
export const catalogueCalls = {
  loadHome: {
    method: 'GET',
    path: '/api/shop/home',
    summary: 'What the home page shows: deals, destinations, styles, feedback and how much there is of everything.',
    effect: 'read',
    access: 'anyone',
    failure: 'Home',
  },
  searchTours: {
    method: 'GET',
    path: '/api/shop/search',
    summary: 'Tours by free text and filters, with the total, the counts of every filter and what was ignored.',
    effect: 'read',
    access: 'anyone',
    failure: 'Search',
  },
  suggestPlaces: {
    method: 'GET',
    path: '/api/shop/suggest',
    summary: 'What somebody may mean while typing: destinations, places, styles and tours.',
    effect: 'read',
    access: 'anyone',
    failure: 'Suggest',
  },
  loadTour: {
    method: 'GET',
    path: '/api/shop/tours/{slug}',
    summary: 'Everything that the page of a tour shows.',
    effect: 'read',
    access: 'anyone',
    failure: 'Tour',
  },
  loadReviews: {
    method: 'GET',
    path: '/api/shop/tours/{slug}/reviews',
    summary: 'A page of the reviews of a tour, all or those with so many stars.',
    effect: 'read',
    access: 'anyone',
    failure: 'Reviews',
  },
  listDestinations: {
    method: 'GET',
    path: '/api/shop/destinations',
    summary: 'Every continent with its countries and how many tours go there.',
    effect: 'read',
    access: 'anyone',
    failure: 'Destinations',
  },
  loadDestination: {
    method: 'GET',
    path: '/api/shop/destinations/{slug}',
    summary: 'What the page of a country or continent shows.',
    effect: 'read',
    access: 'anyone',
    failure: 'Destination',
  },
  loadStyle: {
    method: 'GET',
    path: '/api/shop/styles/{slug}',
    summary: 'What the page of a travel style shows.',
    effect: 'read',
    access: 'anyone',
    failure: 'Style',
  },
  loadOperator: {
    method: 'GET',
    path: '/api/shop/operators/{slug}',
    summary: 'What the page of a tour operator shows.',
    effect: 'read',
    access: 'anyone',
    failure: 'Operator',
  },
  loadCards: {
    method: 'GET',
    path: '/api/shop/cards',
    summary: 'The cards of some tours by id, for a wishlist or the tours seen last.',
    effect: 'read',
    access: 'anyone',
    failure: 'Cards',
  },
  loadSitemap: {
    method: 'GET',
    path: '/api/shop/sitemap',
    summary: 'Every address of the catalogue that a search engine may know.',
    effect: 'read',
    access: 'anyone',
    failure: 'Sitemap',
  },
  loadFeedback: {
    method: 'POST',
    path: '/api/book-now/load_feedback/{id}',
    summary: 'One item of the feedback carousel.',
    effect: 'read',
    access: 'anyone',
    failure: 'Feedback',
    largestBody: 4096,
  },
} as const satisfies Record<string, CallEntry>;
