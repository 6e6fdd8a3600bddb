import type { AnswerOf } from '#contract/schemas.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { presentPrice } from './card.ts';
import { dayOfNumber } from './departures.ts';
import type { DisplayLocale } from './locale.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour } from './source.ts';

type Months = AnswerOf<'loadTour'>['months'];
type Departure = Months[number]['departures'][number];

/**
 * Returns the upcoming departures of a tour by month, including sold out, closed and cancelled ones; empty while the
 * destination is closed.
 */
export function departureMonths(
  { source, liveIndex: { offers } }: CatalogueSnapshot,
  tour: number,
  locale: DisplayLocale,
): Months {
  const listed = source.tours[tour] as ListedTour;
  const { ids, variantIds, days, left, capacities, instant, adultPrices } = source.departures;
  const months = new Map<Month, Departure[]>();
  if (listed.facts.blocked !== null) return [];
  const { from, to } = offers.upcoming(tour);
  for (let at = from; at < to; at++) {
    if ((adultPrices[at] as number) < 0) continue;
    const day = dayOfNumber(days[at] as number);
    const month = monthOf(day);
    const departures = months.get(month) ?? [];
    months.set(month, departures);
    departures.push({
      id: ids[at] as number,
      variantId: variantIds[at] as number,
      from: day,
      until: tourEnd(day, listed.facts.lengthDays),
      ...presentPrice(offers.priceOf(at, listed, locale.currency), locale),
      placesLeft: left[at] as number,
      capacity: capacities[at] as number,
      confirmation: instant[at] ? 'instant' : 'onRequest',
      state: offers.stateOf(tour, at),
    });
  }
  return [...months].map(([month, departures]) => ({ month, from: lowest(departures), departures }));
}

const isOnSale = ({ state, placesLeft }: Departure): boolean => state === 'open' && placesLeft > 0;

/** Returns the lowest price of the departures with available places. */
function lowest(departures: readonly Departure[]): Departure['price'] | null {
  const open = departures.filter(isOnSale).map(({ price }) => price);
  return open.reduce<Departure['price'] | null>(
    (lowest, price) => (lowest && lowest.amount <= price.amount ? lowest : price),
    null,
  );
}

/** Returns the "from" price of the departures with available places. */
export function cheapestOf(departures: readonly Departure[]): AnswerOf<'loadTour'>['from'] {
  const open = departures.filter(isOnSale);
  const [first] = open.sort((one, other) => one.price.amount - other.price.amount);
  return first ? { price: first.price, oldPrice: first.oldPrice, deal: first.deal } : null;
}
