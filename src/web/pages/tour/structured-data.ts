import { photoAddress } from '#contract/photo.ts';
import { howFull } from '#domain/catalogue/departures.ts';
import { openDepartures } from './offer.ts';
import type { Tour } from './tour-types.ts';

const amount = (minor: number): string => (minor / 100).toFixed(2);

/** Returns the tour as structured data: a trip that is also a product with an offer and a rating. */
export function tourThing(tour: Tour, absoluteUrl: (path: string) => string): Readonly<Record<string, unknown>> {
  const open = tour.blocked === null ? openDepartures(tour) : [];
  const prices = open.map(({ price }) => price.amount);
  const currency = open[0]?.price.currency;
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'TouristTrip'],
    name: tour.name,
    description: tour.tagline,
    sku: String(tour.id),
    url: absoluteUrl(`/t/${tour.slug}`),
    image: tour.photos.slice(0, 5).map(({ file }) => absoluteUrl(photoAddress(file, 1500, 'jpg'))),
    brand: { '@type': 'Organization', name: tour.operator.name, url: absoluteUrl(`/operators/${tour.operator.slug}`) },
    touristType: tour.styles.map(({ name }) => name),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: tour.route.length,
      itemListElement: tour.route.map(({ number, place }) => ({
        '@type': 'ListItem',
        position: number,
        item: {
          '@type': 'TouristDestination',
          name: place.name,
          geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
        },
      })),
    },
    ...(currency
      ? {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: currency,
            lowPrice: amount(Math.min(...prices)),
            highPrice: amount(Math.max(...prices)),
            offerCount: open.length,
            availability: 'https://schema.org/InStock',
            url: absoluteUrl(`/t/${tour.slug}`),
            offers: open.slice(0, 10).map((departure) => ({
              '@type': 'Offer',
              price: amount(departure.price.amount),
              priceCurrency: departure.price.currency,
              name: `${departure.from} – ${departure.until}`,
              availability:
                howFull(departure.placesLeft) === 'few'
                  ? 'https://schema.org/LimitedAvailability'
                  : 'https://schema.org/InStock',
            })),
          },
        }
      : {}),
    ...(tour.rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: tour.rating.average,
            reviewCount: tour.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}
