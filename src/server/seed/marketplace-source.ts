import type { Marketplace } from '#demo/marketplace.ts';
import { type DepartureRow, Departures, dayNumber, departureStates } from '../catalogue/departures.ts';
import { type CatalogueSource, countReviews, type ListedTour } from '../catalogue/source.ts';

/** Returns the catalogue source of a demo marketplace as if it had been loaded from a database. */
export function marketplaceSource(marketplace: Marketplace): CatalogueSource {
  const tours: ListedTour[] = [];
  const departures: DepartureRow[] = [];
  const feedbackIds: number[] = [];
  for (const tour of marketplace.tours) {
    const departurePlaces = tour.variants.flatMap(({ facts, places }) =>
      facts.departures.map((departure, at) => ({ departure, variantId: facts.id, places: places[at] })),
    );
    departurePlaces.sort((one, other) => (one.departure.day < other.departure.day ? -1 : 1));
    for (const { departure, variantId, places } of departurePlaces) {
      departures.push({
        tour: tours.length,
        id: departure.id,
        variantId,
        day: dayNumber(departure.day),
        adultPrice: departure.prices[1] ?? -1,
        instant: departure.confirmation === 'instant',
        state: departureStates.indexOf(departure.state),
        closesDaysBefore: departure.closesDaysBefore,
        placeId: departure.id,
        capacity: places?.capacity ?? 0,
        left: (places?.capacity ?? 0) - (places?.taken ?? 0),
      });
    }
    if (feedbackIds.length < 12 && tour.reviews[0]) feedbackIds.push(tour.reviews[0].id);
    tours.push({
      facts: tour.facts,
      tagline: tour.tagline,
      highlights: tour.highlights,
      countryCodes: tour.countryCodes,
      styleSlugs: tour.styleSlugs,
      photographs: tour.photographs,
      stopIds: tour.route.map(({ placeId }) => placeId),
      endLocationId: tour.endPlaceId,
      physicalLevel: tour.physicalLevel,
      guideLanguages: tour.guideLanguages,
      changedOn: tour.listedOn,
      stars: tour.rating.distribution,
      saleVersion: 1,
      readAt: 1,
    });
  }
  return {
    version: 1,
    continents: marketplace.continents,
    countries: marketplace.countries.map(({ continent, ...country }) => ({ ...country, continentSlug: continent })),
    locations: marketplace.places,
    styles: marketplace.styles,
    photographs: marketplace.photographs,
    operators: marketplace.operators,
    tours,
    archived: new Map(),
    departures: Departures.of(tours, departures),
    membership: marketplace.membership,
    rates: marketplace.rates.at(-1) as CatalogueSource['rates'],
    feedbackIds,
    reviewCount: countReviews(tours),
  };
}
