import type { AnswerOf } from '#contract/schemas.ts';
import { allBits, type Bitset, bitsOf, countBoth } from './bitset.ts';
import { namedIn } from './card.ts';
import { monthCounts } from './facets.ts';
import type { Card, DisplayLocale } from './locale.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { Continent, ListedTour } from './source.ts';
import { bestDeals, bestTours, lowestPrice, Tiles } from './tiles.ts';

const maxTours = 12;
const maxDeals = 6;

/** Returns the average rating of all reviews of a set of tours. */
export function ratingOfAll({ tourIndex }: CatalogueSnapshot, tours: Bitset): Card['rating'] {
  let [sum, count] = [0, 0];
  for (const tour of bitsOf(tours)) {
    for (const [star, reviews] of (tourIndex.source.tours[tour] as ListedTour).stars.entries()) {
      sum += reviews * (star + 1);
      count += reviews;
    }
  }
  return { average: count === 0 ? 0 : Math.round((sum * 100) / count) / 100, count };
}

/** Lists the continents with their countries. */
export function listDestinations(snapshot: CatalogueSnapshot, locale: DisplayLocale): AnswerOf<'listDestinations'> {
  const { inDestination, source } = snapshot.tourIndex;
  const tiles = new Tiles(snapshot, locale);
  return {
    continents: source.continents.map((continent) => ({
      ...tiles.tile(continent, inDestination.get(continent.slug) as Bitset),
      countries: tiles.countries(
        source.countries.filter(({ continentSlug }) => continentSlug === continent.slug),
        null,
        Number.POSITIVE_INFINITY,
      ),
    })),
  };
}

/** Returns the page of a country or continent, or null if it does not exist. */
export function loadDestination(
  snapshot: CatalogueSnapshot,
  slug: string,
  locale: DisplayLocale,
): AnswerOf<'loadDestination'> | null {
  const { tourIndex, source } = snapshot;
  const { language } = locale;
  const country = source.countries.find((one) => one.slug === slug);
  const continentSlug = country?.continentSlug ?? slug;
  const continent = source.continents.find((one) => one.slug === continentSlug) as Continent | undefined;
  const tours = tourIndex.inDestination.get(slug);
  if (!continent || !tours) return null;
  const tiles = new Tiles(snapshot, locale);
  const photo = tiles.photo(tours);
  const neighbours = source.countries.filter((one) => one.continentSlug === continentSlug && one !== country);
  const list = bitsOf(tours);
  return {
    kind: country ? 'country' : 'continent',
    ...namedIn(country ?? continent, language),
    locative: country?.locative[language] ?? null,
    directional: country?.directional[language] ?? null,
    intro: (country ?? continent).intro[language],
    continent: namedIn(continent, language),
    countries: tiles.countries(neighbours, null, country ? 8 : Number.POSITIVE_INFINITY),
    photo,
    tours: list.length,
    rating: ratingOfAll(snapshot, tours),
    from: lowestPrice(snapshot, tours, locale),
    places: placesOf(snapshot, list, country ? [country.code] : neighbours.map(({ code }) => code), locale),
    styles: source.styles
      .map((style) => ({
        ...namedIn(style, language),
        count: countBoth(tours, tourIndex.inStyle.get(style.slug) as Bitset),
      }))
      .filter(({ count }) => count > 0),
    months: monthCounts(snapshot, tours),
    best: snapshot.cards(bestTours(snapshot, tours, maxTours), locale),
    deals: snapshot.cards(bestDeals(snapshot, tours, maxDeals), locale),
  };
}

/** Returns the stops in some countries, those of most tours first. */
function placesOf(
  snapshot: CatalogueSnapshot,
  tours: readonly number[],
  codes: readonly string[],
  { language }: DisplayLocale,
) {
  const visits = new Map<number, number>();
  for (const tour of tours) {
    for (const id of new Set((snapshot.source.tours[tour] as ListedTour).stopIds))
      visits.set(id, (visits.get(id) ?? 0) + 1);
  }
  return [...visits]
    .flatMap(([id, count]) => {
      const location = snapshot.tourIndex.locations.get(id);
      if (!location || !codes.includes(location.countryCode)) return [];
      const { countryCode, latitude, longitude } = location;
      return [{ id, name: location.name[language], countryCode, latitude, longitude, tours: count }];
    })
    .sort((one, other) => other.tours - one.tours || one.id - other.id)
    .slice(0, 60);
}

/** Returns the page of a style, or null if it does not exist. */
export function loadStyle(
  snapshot: CatalogueSnapshot,
  slug: string,
  locale: DisplayLocale,
): AnswerOf<'loadStyle'> | null {
  const { tourIndex, source } = snapshot;
  const style = tourIndex.styles.get(slug);
  const tours = tourIndex.inStyle.get(slug);
  if (!style || !tours) return null;
  const tiles = new Tiles(snapshot, locale);
  return {
    ...namedIn(style, locale.language),
    intro: style.intro[locale.language],
    photo: tiles.photo(tours),
    tours: countBoth(tours, allBits(tourIndex.size)),
    from: lowestPrice(snapshot, tours, locale),
    destinations: tiles.countries(source.countries, tours, 12),
    months: monthCounts(snapshot, tours),
    best: snapshot.cards(bestTours(snapshot, tours, maxTours), locale),
    deals: snapshot.cards(bestDeals(snapshot, tours, maxDeals), locale),
    styles: source.styles
      .filter((one) => one.slug !== slug)
      .map((one) => tiles.tile(one, tourIndex.inStyle.get(one.slug) as Bitset)),
  };
}
