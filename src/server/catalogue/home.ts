import type { AnswerOf } from '#contract/schemas.ts';
import { allBits, type Bitset, countBits, noBits } from './bitset.ts';
import { ratingOfAll } from './destination-pages.ts';
import { monthCounts } from './facets.ts';
import type { DisplayLocale } from './locale.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour } from './source.ts';
import { bestDeals, Tiles } from './tiles.ts';

const maxDeals = 8;
const maxDestinations = 12;

/** Loads the home page without the reviews. */
export function loadHome(snapshot: CatalogueSnapshot, locale: DisplayLocale): Omit<AnswerOf<'loadHome'>, 'feedback'> {
  const { tourIndex, source, liveIndex } = snapshot;
  const everything = allBits(tourIndex.size);
  const tiles = new Tiles(snapshot, locale);
  let departures = 0;
  for (const open of liveIndex.offers.openDepartures) departures += open;
  return {
    counts: {
      tours: tourIndex.size,
      operators: countUsed(tourIndex.byOperator.values()),
      countries: countUsed(source.countries.map(({ slug }) => tourIndex.inDestination.get(slug) ?? noBits(0))),
      places: new Set(source.tours.flatMap(({ stopIds }) => stopIds)).size,
      departures,
      reviews: source.reviewCount,
    },
    rating: ratingOfAll(snapshot, everything),
    photo: tiles.photo(everything),
    deals: snapshot.cards(variedDeals(snapshot, everything), locale),
    destinations: tiles.countries(source.countries, null, maxDestinations),
    styles: source.styles
      .map((style) => tiles.tile(style, tourIndex.inStyle.get(style.slug) as Bitset))
      .filter(({ tours }) => tours > 0),
    months: monthCounts(snapshot, everything),
  };
}

/** Returns the greatest discounts, at most two per operator, so that one sale does not fill the page. */
function variedDeals(snapshot: CatalogueSnapshot, tours: Bitset): number[] {
  const taken = new Map<number, number>();
  const varied = bestDeals(snapshot, tours, snapshot.tourIndex.size).filter((tour) => {
    const { operatorId } = (snapshot.source.tours[tour] as ListedTour).facts;
    taken.set(operatorId, (taken.get(operatorId) ?? 0) + 1);
    return (taken.get(operatorId) as number) <= 2;
  });
  return varied.slice(0, maxDeals);
}

function countUsed(sets: Iterable<Bitset>): number {
  let used = 0;
  for (const bits of sets) if (countBits(bits) > 0) used++;
  return used;
}
