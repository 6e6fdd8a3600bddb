import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { hitsPerPage, maxPins } from '#contract/search.ts';
import { countBits } from './bitset.ts';
import { countFacets } from './facets.ts';
import { type Known, readFilters } from './filters.ts';
import type { DisplayLocale } from './locale.ts';
import { type Found, findTours, nearestTo, pageOf } from './search.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour, Location } from './source.ts';

type Answer = AnswerOf<'searchTours'>;

/** How many similar tours are listed when there are no results. */
const nearestHits = 6;

/** Answers a search from the snapshot without database queries. */
export function answerSearch(
  snapshot: CatalogueSnapshot,
  request: ParsedOf<'searchTours'>,
  locale: DisplayLocale,
): Answer {
  const { filters, sort, view, page: wanted, ignored, shortened } = readFilters(request, knownTo(snapshot));
  const found = findTours(snapshot, filters, locale.currency);
  const pages = Math.max(1, Math.ceil(found.total / hitsPerPage));
  const page = Math.min(wanted, pages);
  const tours = pageOf(snapshot, found, sort, locale.currency, (page - 1) * hitsPerPage, hitsPerPage);
  const notes: Answer['notes'] = [];
  if (shortened) notes.push('text-shortened');
  if (wanted > pages) notes.push('page-beyond-end');
  if (view === 'map' && found.total > maxPins) notes.push('more-pins');
  return {
    total: found.total,
    page,
    pages,
    hits: snapshot.cards(tours, locale),
    facets: countFacets(snapshot, found, filters, locale.language, locale.currency),
    applied: filters,
    sort,
    view,
    pins: view === 'map' ? pinsOf(snapshot, found, sort, locale) : [],
    ignored,
    notes,
    readAs: [...found.readAs],
    nearest: found.total === 0 && snapshot.tourIndex.size > 0 ? nearest(snapshot, found, filters, locale) : null,
  };
}

const knownTo = ({ tourIndex }: CatalogueSnapshot): Known => ({
  isDestination: (slug) => tourIndex.inDestination.has(slug),
  isStyle: (slug) => tourIndex.inStyle.has(slug),
  isOperator: (slug) => tourIndex.byOperator.has(slug),
});

function nearest(
  snapshot: CatalogueSnapshot,
  found: Found,
  filters: Answer['applied'],
  locale: DisplayLocale,
): Answer['nearest'] {
  const { without, tours } = nearestTo(snapshot, found, filters.q);
  const total = countBits(tours);
  const near: Found = { ...found, hits: tours, total, text: null };
  return {
    without,
    total,
    hits: snapshot.cards(pageOf(snapshot, near, 'recommended', locale.currency, 0, nearestHits), locale),
  };
}

function pinsOf(
  snapshot: CatalogueSnapshot,
  found: Found,
  sort: Answer['sort'],
  { language, currency }: DisplayLocale,
): Answer['pins'] {
  const { prices } = snapshot.liveIndex.pricesIn(currency);
  return pageOf(snapshot, found, sort, currency, 0, maxPins).map((tour) => {
    const { facts } = snapshot.source.tours[tour] as ListedTour;
    const { latitude, longitude } = snapshot.tourIndex.locations.get(facts.startCityId) as Location;
    const amount = prices[tour] as number;
    return {
      id: facts.id,
      slug: facts.slug,
      name: facts.name[language],
      latitude,
      longitude,
      price: amount < 0 ? null : { amount, currency },
    };
  });
}
