import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import { namedIn, photoOf, ratingOf } from '../../catalogue/card.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import { type BookingDeps, currencyFor } from '../deps.ts';
import { withOwnPlaces } from '../own-places.ts';
import { readEntitlements } from '../quote/entitlements.ts';
import { type CalendarMonth, calendarDays, calendarMonth, monthFacts, openMonths } from './calendar.ts';

type Answer = AnswerOf<'loadBookingPage'>;

/**
 * Returns the initial month and the next one: the month of the requested day if it has departures, else the first that
 * can be booked.
 */
function firstMonths(months: readonly Month[], startDay: Day | null): Month[] {
  const wanted = startDay === null ? -1 : months.indexOf(monthOf(startDay));
  return months.slice(Math.max(0, wanted)).slice(0, 2);
}

/**
 * Returns the facts of a variant with the departures of some months only; the calendar loads other months on demand.
 */
function factsWith({ facts }: BookableVariant, months: readonly CalendarMonth[]): BookableVariant['facts'] {
  const departures = months.flatMap(({ facts: month }) => month?.departures ?? []);
  return { ...facts, variant: { ...facts.variant, departures } };
}

/** Creates the endpoint that loads the booking page; everything except the caller's own data is cached. */
export function createBookingPage({ catalogue, bookableVariants, pool, database, specialPrices }: BookingDeps) {
  async function agencyOf({ account }: Caller): Promise<string | null> {
    if (!account?.agencyId) return null;
    const agency = await database
      .selectFrom('agency')
      .select('name')
      .where('id', '=', account.agencyId)
      .executeTakeFirst();
    return agency?.name ?? null;
  }

  /** Returns the offer that a link opens for this variant; if it has ended, the price reload reports that. */
  async function openedOffer(code: string | null, objectId: number): Promise<Answer['data']['offer']> {
    const offer = code === null ? null : await specialPrices.find(code);
    if (offer?.variantId !== objectId) return null;
    return { rooms: offer.rooms, specialCode: offer.price === null ? null : offer.code };
  }

  return async function loadBookingPage(
    { objectId, date, ...request }: ParsedOf<'loadBookingPage'>,
    caller: Caller,
  ): Promise<Answer | Refusal> {
    const cached = await bookableVariants.get(objectId);
    const { bookable, own } = await withOwnPlaces(database, cached, caller);
    const snapshot = catalogue.snapshot();
    const tour = bookable && snapshot.tourIndex.byId.get(bookable.facts.tour.id);
    if (!bookable || tour === undefined || tour === null) return new Refusal(404, 'not-found');
    const { facts, listed } = bookable;
    const { language } = caller;
    const currency = currencyFor(request.currency, caller);
    const locale = { language, currency };
    const days = calendarDays(snapshot, tour, objectId, locale, own);
    const months = openMonths(days);
    const calendar = firstMonths(
      months.map(({ month }) => month),
      date as Day | null,
    ).map((month) => ({
      ...calendarMonth(snapshot, tour, month, days, locale),
      facts: monthFacts(bookable, month),
    }));
    const variants = (await catalogue.documents.get(facts.tour.id))?.variants ?? [];
    // A variant that is no longer sold is missing.
    if (!variants.some(({ id }) => id === objectId)) return new Refusal(404, 'not-found');
    const now = catalogue.now();
    const { person } = await readEntitlements(pool, caller.account, { code: null, email: null }, now);
    const operator = snapshot.tourIndex.operators.get(facts.operator.id);
    return {
      status: 'OK',
      data: {
        objectId,
        tourId: facts.tour.id,
        facts: factsWith(bookable, calendar),
        availability: Object.assign({}, ...calendar.map((month) => month.facts.availability)),
        tour: {
          ...namedIn(facts.tour, language),
          variant: facts.variant.name[language],
          operator: { slug: facts.operator.slug, name: operator?.facts.name ?? facts.operator.name },
          photos: listed.photographs.map((file) => photoOf(snapshot.tourIndex, file, language)),
          rating: ratingOf(snapshot.tourIndex, tour),
        },
        variants: variants.map(({ id, name }) => ({ objectId: id, name: name[language] })),
        months,
        calendar,
        currency,
        person,
        agency: await agencyOf(caller),
        offer: await openedOffer(request.offer, objectId),
        now,
        today: dayAt(now, facts.operator.timeZone),
      },
    };
  };
}
