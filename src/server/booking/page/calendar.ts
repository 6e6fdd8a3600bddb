import type { AnswerOf } from '#contract/schemas.ts';
import { dayId, monthId } from '#contract/wire/calendar-ids.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { departuresIn, FEW_PLACES } from '#domain/catalogue/departures.ts';
import { dayOfNumber } from '../../catalogue/departures.ts';
import type { DisplayLocale } from '../../catalogue/locale.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot.ts';
import type { ListedTour } from '../../catalogue/source.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import type { OwnAvailability } from '../own-places.ts';

export type CalendarMonth = AnswerOf<'loadCalendar'>['data'];
type CalendarDay = CalendarMonth['days'][number];

/** Returns all future departures of a tour or one of its variants by day, from the cache. */
export function calendarDays(
  snapshot: CatalogueSnapshot,
  tour: number,
  objectId: number | null,
  locale: DisplayLocale,
  /** The availability of departures that differs for this caller. */
  own: OwnAvailability = {},
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
    const { price, oldPrice } = offers.priceOf(at, listed, locale.currency);
    const placesLeft = own[ids[at] as number]?.placesLeft ?? (left[at] as number);
    const state = offers.stateOf(tour, at);
    const found: CalendarDay = {
      id: dayId(day),
      day,
      until: tourEnd(day, listed.facts.lengthDays),
      departureId: ids[at] as number,
      objectId: variantIds[at] as number,
      price,
      oldPrice,
      placesLeft,
      availability:
        state !== 'open' ? state : placesLeft < 1 ? 'soldOut' : placesLeft <= FEW_PLACES ? 'few' : 'available',
      bookable: state === 'open' && placesLeft > 0 && listed.facts.blocked === null,
      confirmation: instant[at] ? 'instant' : 'onRequest',
    };
    const other = byDay.get(day);
    if (!other || isBetter(found, other)) byDay.set(day, found);
  }
  return [...byDay.values()];
}

/** Returns whether a variant is displayed instead of another one of the same day: bookable first, then cheaper. */
const isBetter = (one: CalendarDay, other: CalendarDay): boolean =>
  one.bookable === other.bookable ? one.price < other.price : one.bookable;

/** Returns a month of the calendar, and the adjacent months with departures. */
export function calendarMonth(
  { source }: CatalogueSnapshot,
  tour: number,
  month: Month,
  days: readonly CalendarDay[],
  { language, currency }: DisplayLocale,
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

/** Returns the months with departures, in order. */
const monthsOf = (days: readonly CalendarDay[]): Month[] => [
  ...new Set(days.map(({ day }) => monthOf(day as Parameters<typeof monthOf>[0]))),
];

/** Returns the months with bookable departures, each with its lowest price. */
export function openMonths(days: readonly CalendarDay[]): { month: Month; from: number }[] {
  const open = days.filter(({ bookable }) => bookable);
  return monthsOf(open).map((month) => ({
    month,
    from: Math.min(...open.filter(({ day }) => day.startsWith(month)).map(({ price }) => price)),
  }));
}

/** Returns the departures of a month in the form of the domain rules, with the availability of each. */
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
