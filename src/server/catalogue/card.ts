import type { Day } from '#domain/calendar/day.ts';
import type { Language, Words } from '#domain/catalogue/words.ts';
import type { Minor } from '#domain/money/money.ts';
import { dayOfNumber } from './departures.ts';
import type { Offers, Priced } from './offers.ts';
import type { Sets } from './search.ts';
import type { Card, Shown } from './shown.ts';
import type { Country, ListedTour, Location, Operator, Style } from './source.ts';
import type { TourIndex } from './tour-index.ts';

/** How many of the next departures a card shows. */
const shownDepartures = 3;

type PriceFrom = NonNullable<Card['from']>;

/** A photograph with its words; all cards share it. */
export function photoOf(tourIndex: TourIndex, file: string, language: Language): Card['photos'][number] {
  return tourIndex.shared(`photo ${language} ${file}`, () => {
    const photograph = tourIndex.photographs.get(file);
    return { file, colour: photograph?.colour ?? '#888888', alt: photograph?.alternative[language] ?? '' };
  });
}

/** Something with a slug in one language. */
export const namedIn = ({ slug, name }: { slug: string; name: Words }, language: Language) => ({
  slug,
  name: name[language],
});

/** The average and number of a tour's reviews. */
export const ratingOf = (tourIndex: TourIndex, tour: number): Card['rating'] => ({
  average: (tourIndex.ratings[tour] as number) / 100,
  count: tourIndex.ratingCounts[tour] as number,
});

/** A price as it is shown; the deal is there only while its promotion can be booked. */
export function shownPrice({ price, oldPrice, promotion, lastDay }: Priced, { language, currency }: Shown): PriceFrom {
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

/** The lowest price of a tour; null when nothing is on sale. */
export function priceFrom(offers: Offers, tour: number, shown: Shown): PriceFrom | null {
  const departure = offers.cheapest[tour] as number;
  if (departure < 0) return null;
  return shownPrice(offers.priceOf(departure, offers.source.tours[tour] as ListedTour, shown.currency), shown);
}

function nextDepartures(offers: Offers, tour: number): Card['departures'] {
  const { days, left, instant } = offers.source.departures;
  const next: { day: Day; placesLeft: number; confirmation: 'instant' | 'onRequest' }[] = [];
  const { from, to } = offers.upcoming(tour);
  for (let at = from; at < to && next.length < shownDepartures; at++) {
    const day = dayOfNumber(days[at] as number);
    if (!offers.isOpen(tour, at) || next.at(-1)?.day === day) continue;
    next.push({ day, placesLeft: left[at] as number, confirmation: instant[at] ? 'instant' : 'onRequest' });
  }
  return next;
}

/** The stops of a tour in one line, each place once in a row. */
function routeLine(tourIndex: TourIndex, { stopIds }: ListedTour, language: Language): string {
  const names = stopIds.map((id) => tourIndex.locations.get(id)?.name[language] ?? '');
  return names.filter((name, at) => name !== '' && name !== names[at - 1]).join(' – ');
}

/** Makes the card of a tour. */
export function makeCard({ tourIndex, liveIndex: { offers } }: Sets, tour: number, shown: Shown): Card {
  const { language } = shown;
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
    from: priceFrom(offers, tour, shown),
    instant: offers.instant[tour] === 1,
    blocked: facts.blocked?.[language] ?? null,
    position: { latitude: start.latitude, longitude: start.longitude },
  };
}
