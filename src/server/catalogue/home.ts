import type { AnswerOf } from '#contract/schemas.ts';
import { allBits, type Bitset, countBits, noBits } from './bitset.ts';
import { ratingOfAll } from './destination-pages.ts';
import { monthCounts } from './facets.ts';
import type { Shown } from './shown.ts';
import type { Shelf } from './snapshot.ts';
import type { ListedTour } from './source.ts';
import { bestDeals, Tiles } from './tiles.ts';

const shownDeals = 8;
const shownDestinations = 12;

/** What the home page shows, except the feedback. */
export function loadHome(shelf: Shelf, shown: Shown): Omit<AnswerOf<'loadHome'>, 'feedback'> {
  const { fixed, source, moving } = shelf;
  const everything = allBits(fixed.size);
  const tiles = new Tiles(shelf, shown);
  let departures = 0;
  for (const open of moving.offers.openDepartures) departures += open;
  return {
    counts: {
      tours: fixed.size,
      operators: countUsed(fixed.byOperator.values()),
      countries: countUsed(source.countries.map(({ slug }) => fixed.inDestination.get(slug) ?? noBits(0))),
      places: new Set(source.tours.flatMap(({ stopIds }) => stopIds)).size,
      departures,
      reviews: source.reviewCount,
    },
    rating: ratingOfAll(shelf, everything),
    photo: tiles.photo(everything),
    deals: shelf.cards(variedDeals(shelf, everything), shown),
    destinations: tiles.countries(source.countries, null, shownDestinations),
    styles: source.styles
      .map((style) => tiles.tile(style, fixed.inStyle.get(style.slug) as Bitset))
      .filter(({ tours }) => tours > 0),
    months: monthCounts(shelf, everything),
  };
}

/** The greatest reductions, at most two of one operator, so that one sale does not fill the page. */
function variedDeals(shelf: Shelf, tours: Bitset): number[] {
  const taken = new Map<number, number>();
  const varied = bestDeals(shelf, tours, shelf.fixed.size).filter((tour) => {
    const { operatorId } = (shelf.source.tours[tour] as ListedTour).facts;
    taken.set(operatorId, (taken.get(operatorId) ?? 0) + 1);
    return (taken.get(operatorId) as number) <= 2;
  });
  return varied.slice(0, shownDeals);
}

function countUsed(sets: Iterable<Bitset>): number {
  let used = 0;
  for (const bits of sets) if (countBits(bits) > 0) used++;
  return used;
}
