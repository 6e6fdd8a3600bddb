import type { AnswerOf } from '#contract/schemas.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { shownPrice } from './card.ts';
import { dayOfNumber } from './departures.ts';
import type { Shown } from './shown.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour } from './source.ts';

type Months = AnswerOf<'loadTour'>['months'];
type Departure = Months[number]['departures'][number];

/** The departures to come of a tour by month, sold out ones too; nothing while the destination is closed. */
export function departureMonths(
  { source, liveIndex: { offers } }: CatalogueSnapshot,
  tour: number,
  shown: Shown,
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
      ...shownPrice(offers.priceOf(at, listed, shown.currency), shown),
      placesLeft: left[at] as number,
      capacity: capacities[at] as number,
      confirmation: instant[at] ? 'instant' : 'onRequest',
    });
  }
  return [...months].map(([month, departures]) => ({ month, from: lowest(departures), departures }));
}

/** The lowest price of the departures that have places. */
function lowest(departures: readonly Departure[]): Departure['price'] | null {
  const open = departures.filter(({ placesLeft }) => placesLeft > 0).map(({ price }) => price);
  return open.reduce<Departure['price'] | null>(
    (least, price) => (least && least.amount <= price.amount ? least : price),
    null,
  );
}

/** The cheapest of some departures that have places, as a price from. */
export function cheapestOf(departures: readonly Departure[]): AnswerOf<'loadTour'>['from'] {
  const open = departures.filter(({ placesLeft }) => placesLeft > 0);
  const [first] = open.sort((one, other) => one.price.amount - other.price.amount);
  return first ? { price: first.price, oldPrice: first.oldPrice, deal: first.deal } : null;
}
