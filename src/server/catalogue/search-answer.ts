import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { hitsPerPage, mostPins } from '#contract/search.ts';
import { countBits } from './bitset.ts';
import { countFacets } from './facets.ts';
import { type Known, readFilters } from './filters.ts';
import { type Found, findTours, nearestTo, pageOf } from './search.ts';
import type { Shown } from './shown.ts';
import type { Shelf } from './snapshot.ts';
import type { ListedTour, Location } from './source.ts';

type Answer = AnswerOf<'searchTours'>;

/** How many of the nearest tours are shown when nothing fits. */
const nearestHits = 6;

/** Answers a search from the shelf alone. */
export function answerSearch(shelf: Shelf, request: ParsedOf<'searchTours'>, shown: Shown): Answer {
  const { filters, sort, view, page: wanted, ignored, shortened } = readFilters(request, knownTo(shelf));
  const found = findTours(shelf, filters, shown.currency);
  const pages = Math.max(1, Math.ceil(found.total / hitsPerPage));
  const page = Math.min(wanted, pages);
  const tours = pageOf(shelf, found, sort, shown.currency, (page - 1) * hitsPerPage, hitsPerPage);
  const notes: Answer['notes'] = [];
  if (shortened) notes.push('text-shortened');
  if (wanted > pages) notes.push('page-beyond-end');
  if (view === 'map' && found.total > mostPins) notes.push('more-pins');
  return {
    total: found.total,
    page,
    pages,
    hits: shelf.cards(tours, shown),
    facets: countFacets(shelf, found, filters, shown.language, shown.currency),
    applied: filters,
    sort,
    view,
    pins: view === 'map' ? pinsOf(shelf, found, sort, shown) : [],
    ignored,
    notes,
    readAs: [...found.readAs],
    nearest: found.total === 0 && shelf.fixed.size > 0 ? nearest(shelf, found, filters, shown) : null,
  };
}

const knownTo = ({ fixed }: Shelf): Known => ({
  isDestination: (slug) => fixed.inDestination.has(slug),
  isStyle: (slug) => fixed.inStyle.has(slug),
  isOperator: (slug) => fixed.byOperator.has(slug),
});

function nearest(shelf: Shelf, found: Found, filters: Answer['applied'], shown: Shown): Answer['nearest'] {
  const { without, tours } = nearestTo(shelf, found, filters.q);
  const total = countBits(tours);
  const near: Found = { ...found, hits: tours, total, text: null };
  return {
    without,
    total,
    hits: shelf.cards(pageOf(shelf, near, 'recommended', shown.currency, 0, nearestHits), shown),
  };
}

function pinsOf(shelf: Shelf, found: Found, sort: Answer['sort'], { language, currency }: Shown): Answer['pins'] {
  const { prices } = shelf.moving.pricesIn(currency);
  return pageOf(shelf, found, sort, currency, 0, mostPins).map((tour) => {
    const { facts } = shelf.source.tours[tour] as ListedTour;
    const { latitude, longitude } = shelf.fixed.locations.get(facts.startCityId) as Location;
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
