import type { Language, Words } from '#domain/catalogue/words.ts';
import type { Minor } from '#domain/money/money.ts';
import { dayOfNumber } from './departures.ts';
import type { Card, DisplayLocale } from './locale.ts';
import type { Offers, Priced } from './offers.ts';
import type { Sets } from './search.ts';
import type { Country, ListedTour, Location, Operator, Style } from './source.ts';
import { photoKey, type TourIndex } from './tour-index.ts';

/** The number of upcoming departures on a card. */
const maxDepartures = 3;

type PriceFrom = NonNullable<Card['from']>;

/** Returns a photo with its texts; the object is shared by all cards. */
export function photoOf(tourIndex: TourIndex, file: string, language: Language): Card['photos'][number] {
  return tourIndex.shared(photoKey(file, language), () => {
    const photograph = tourIndex.photographs.get(file);
    return { file, colour: photograph?.colour ?? '#888888', alt: photograph?.alternative[language] ?? '' };
  });
}

/** Returns the slug and the name in one language. */
export const namedIn = ({ slug, name }: { slug: string; name: Words }, language: Language) => ({
  slug,
  name: name[language],
});

/** Returns the average rating and the number of a tour's reviews. */
export const ratingOf = (tourIndex: TourIndex, tour: number): Card['rating'] => ({
  average: (tourIndex.ratings[tour] as number) / 100,
  count: tourIndex.ratingCounts[tour] as number,
});

/** Returns a price for display; the deal is included only while its promotion can be booked. */
export function presentPrice(
  { price, oldPrice, promotion, lastDay }: Priced,
  { language, currency }: DisplayLocale,
): PriceFrom {
  const money = (amount: Minor) => ({ amount, currency });
  if (oldPrice === null || promotion === null || lastDay === null)
    return { price: money(price), oldPrice: null, deal: null };
  return {
    price: money(price),
    oldPrice: money(oldPrice),
    deal: {
      name: promotion.name[language],
      endsAt: new Date(promotion.bookUntil).toISOString(),
      lastDay,
      percent: Math.floor(((oldPrice - price) * 100) / oldPrice),
    },
  };
}

/** Returns the lowest price of a tour; null if nothing is on sale. */
export function priceFrom(offers: Offers, tour: number, locale: DisplayLocale): PriceFrom | null {
  const departure = offers.cheapest[tour] as number;
  if (departure < 0) return null;
  return presentPrice(offers.priceOf(departure, offers.source.tours[tour] as ListedTour, locale.currency), locale);
}

function nextDepartures(offers: Offers, tour: number): Card['departures'] {
  const { days, left, instant, variantIds } = offers.source.departures;
  const next: Card['departures'] = [];
  const { from, to } = offers.upcoming(tour);
  for (let at = from; at < to && next.length < maxDepartures; at++) {
    const day = dayOfNumber(days[at] as number);
    if (!offers.isOpen(tour, at) || next.at(-1)?.day === day) continue;
    next.push({
      day,
      variantId: variantIds[at] as number,
      placesLeft: left[at] as number,
      confirmation: instant[at] ? 'instant' : 'onRequest',
    });
  }
  return next;
}

/** Whether any departure on sale requires confirmation by the operator. */
function isOnRequest(offers: Offers, tour: number): boolean {
  const { instant } = offers.source.departures;
  const { from, to } = offers.upcoming(tour);
  for (let at = from; at < to; at++) if (!instant[at] && offers.isOpen(tour, at)) return true;
  return false;
}

/** Returns the stops of a tour in one line, without consecutive duplicates. */
function routeLine(tourIndex: TourIndex, { stopIds }: ListedTour, language: Language): string {
  const names = stopIds.map((id) => tourIndex.locations.get(id)?.name[language] ?? '');
  return names.filter((name, at) => name !== '' && name !== names[at - 1]).join(' – ');
}

/** Creates the card of a tour. */
export function makeCard({ tourIndex, liveIndex: { offers } }: Sets, tour: number, locale: DisplayLocale): Card {
  const { language } = locale;
  const listed = tourIndex.source.tours[tour] as ListedTour;
  const { facts } = listed;
  const operator = (tourIndex.operators.get(facts.operatorId) as Operator).facts;
  const start = tourIndex.locations.get(facts.startCityId) as Location;
  const sold = facts.blocked === null;
  return {
    id: facts.id,
    slug: facts.slug,
    name: facts.name[language],
    tagline: listed.tagline[language],
    photos: listed.photographs.map((file) => photoOf(tourIndex, file, language)),
    lengthDays: facts.lengthDays,
    rating: ratingOf(tourIndex, tour),
    route: routeLine(tourIndex, listed, language),
    countries: listed.countryCodes.map((code) =>
      tourIndex.shared(`country ${language} ${code}`, () => ({
        code,
        ...namedIn(tourIndex.countries.get(code) as Country, language),
      })),
    ),
    styles: listed.styleSlugs.map((slug) =>
      tourIndex.shared(`style ${language} ${slug}`, () => namedIn(tourIndex.styles.get(slug) as Style, language)),
    ),
    operator: { slug: operator.slug, name: operator.name },
    departures: sold ? nextDepartures(offers, tour) : [],
    departureCount: offers.openDepartures[tour] as number,
    from: priceFrom(offers, tour, locale),
    instant: offers.instant[tour] === 1,
    onRequest: sold && isOnRequest(offers, tour),
    blocked: facts.blocked?.[language] ?? null,
    position: { latitude: start.latitude, longitude: start.longitude },
  };
}
