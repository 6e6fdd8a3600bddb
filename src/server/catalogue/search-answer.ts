import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { hitsPerPage, mostPins } from '#contract/search.ts';
import { countBits } from './bitset.ts';
import { countFacets } from './facets.ts';
import { type Known, readFilters } from './filters.ts';
import { type Found, findTours, nearestTo, pageOf } from './search.ts';
import type { Shown } from './shown.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour, Location } from './source.ts';

type Answer = AnswerOf<'searchTours'>;

/** How many of the nearest tours are shown when nothing fits. */
const nearestHits = 6;

/** Answers a search from the snapshot alone. */
export function answerSearch(snapshot: CatalogueSnapshot, request: ParsedOf<'searchTours'>, shown: Shown): Answer {
  const { filters, sort, view, page: wanted, ignored, shortened } = readFilters(request, knownTo(snapshot));
  const found = findTours(snapshot, filters, shown.currency);
  const pages = Math.max(1, Math.ceil(found.total / hitsPerPage));
  const page = Math.min(wanted, pages);
  const tours = pageOf(snapshot, found, sort, shown.currency, (page - 1) * hitsPerPage, hitsPerPage);
  const notes: Answer['notes'] = [];
  if (shortened) notes.push('text-shortened');
  if (wanted > pages) notes.push('page-beyond-end');
  if (view === 'map' && found.total > mostPins) notes.push('more-pins');
  return {
    total: found.total,
    page,
    pages,
    hits: snapshot.cards(tours, shown),
    facets: countFacets(snapshot, found, filters, shown.language, shown.currency),
    applied: filters,
    sort,
    view,
    pins: view === 'map' ? pinsOf(snapshot, found, sort, shown) : [],
    ignored,
    notes,
    readAs: [...found.readAs],
    nearest: found.total === 0 && snapshot.tourIndex.size > 0 ? nearest(snapshot, found, filters, shown) : null,
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
  shown: Shown,
): Answer['nearest'] {
  const { without, tours } = nearestTo(snapshot, found, filters.q);
  const total = countBits(tours);
  const near: Found = { ...found, hits: tours, total, text: null };
  return {
    without,
    total,
    hits: snapshot.cards(pageOf(snapshot, near, 'recommended', shown.currency, 0, nearestHits), shown),
  };
}

function pinsOf(
  snapshot: CatalogueSnapshot,
  found: Found,
  sort: Answer['sort'],
  { language, currency }: Shown,
): Answer['pins'] {
  const { prices } = snapshot.liveIndex.pricesIn(currency);
  return pageOf(snapshot, found, sort, currency, 0, mostPins).map((tour) => {
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
