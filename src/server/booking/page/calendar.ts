import type { AnswerOf } from '#contract/schemas.ts';
import { dayId, monthId } from '#contract/wire/calendar-ids.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { departuresIn, FEW_PLACES } from '#domain/catalogue/departures.ts';
import { dayOfNumber } from '../../catalogue/departures.ts';
import type { Shown } from '../../catalogue/shown.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot.ts';
import type { ListedTour } from '../../catalogue/source.ts';
import type { BookableVariant } from '../bookable-variants.ts';

export type CalendarMonth = AnswerOf<'loadCalendar'>['data'];
type CalendarDay = CalendarMonth['days'][number];

/** Every departure to come of a tour, or of one of its variants, by day; all of it is in memory. */
export function calendarDays(
  snapshot: CatalogueSnapshot,
  tour: number,
  objectId: number | null,
  shown: Shown,
): CalendarDay[] {
  const { source, liveIndex } = snapshot;
  const { offers } = liveIndex;
  const listed = source.tours[tour] as ListedTour;
  const { ids, variantIds, days, left, instant, adultPrices } = source.departures;
  const byDay = new Map<string, CalendarDay>();
  const { from, to } = offers.upcoming(tour);
  for (let at = from; at < to; at++) {
    if ((adultPrices[at] as number) < 0 || (objectId !== null && variantIds[at] !== objectId)) continue;
    const day = dayOfNumber(days[at] as number);
    const { price, oldPrice } = offers.priceOf(at, listed, shown.currency);
    const placesLeft = left[at] as number;
    const found: CalendarDay = {
      id: dayId(day),
      day,
      until: tourEnd(day, listed.facts.lengthDays),
      departureId: ids[at] as number,
      objectId: variantIds[at] as number,
      price,
      oldPrice,
      placesLeft,
      availability: placesLeft < 1 ? 'soldOut' : placesLeft <= FEW_PLACES ? 'few' : 'available',
      bookable: placesLeft > 0 && listed.facts.blocked === null,
      confirmation: instant[at] ? 'instant' : 'onRequest',
    };
    const other = byDay.get(day);
    if (!other || isBetter(found, other)) byDay.set(day, found);
  }
  return [...byDay.values()];
}

/** Where several variants leave on a day, the cheapest that can be booked is shown. */
const isBetter = (one: CalendarDay, other: CalendarDay): boolean =>
  one.bookable === other.bookable ? one.price < other.price : one.bookable;

/** A month of the calendar, and the months with departures on either side of it. */
export function calendarMonth(
  { source }: CatalogueSnapshot,
  tour: number,
  month: Month,
  days: readonly CalendarDay[],
  { language, currency }: Shown,
): CalendarMonth {
  const { facts } = source.tours[tour] as ListedTour;
  const months = monthsOf(days);
  return {
    id: monthId(month),
    month,
    currency,
    lengthDays: facts.lengthDays,
    days: days.filter(({ day }) => day.startsWith(month)),
    previous: months.findLast((other) => other < month) ?? null,
    next: months.find((other) => other > month) ?? null,
    blocked: facts.blocked?.[language] ?? null,
  };
}

/** The months in which there are departures, in order. */
const monthsOf = (days: readonly CalendarDay[]): Month[] => [
  ...new Set(days.map(({ day }) => monthOf(day as Parameters<typeof monthOf>[0]))),
];

/** The months in which something can be booked, each with its lowest price. */
export function openMonths(days: readonly CalendarDay[]): { month: Month; from: number }[] {
  const open = days.filter(({ bookable }) => bookable);
  return monthsOf(open).map((month) => ({
    month,
    from: Math.min(...open.filter(({ day }) => day.startsWith(month)).map(({ price }) => price)),
  }));
}

/** The departures of a month as the rules know them, and what is left of each. */
export function monthFacts(
  { facts, availability }: BookableVariant,
  month: Month,
): NonNullable<CalendarMonth['facts']> {
  const departures = departuresIn(facts.variant, month);
  return {
    departures,
    availability: Object.fromEntries(
      departures.flatMap(({ id }) => {
        const left = availability[id];
        return left ? [[id, left]] : [];
      }),
    ),
  };
}
