import type { ParsedOf } from '#contract/schemas.ts';
import { monthId } from '#contract/wire/calendar-ids.ts';
import { addDays } from '#domain/calendar/day.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingDeps, currencyFor } from '../deps.ts';
import { withOwnPlaces } from '../own-places.ts';
import { calendarDays, calendarMonth, monthFacts, openMonths } from './calendar.ts';

/** The maximum number of days that departures are planned ahead. */
const farthest = 3 * 366;

/** Creates the endpoints that search for dates. */
export function createDateCalls({ catalogue, bookableVariants, database, webRenderer, loadDateEnquiry }: BookingDeps) {
  return {
    async loadCalendar({ tourId, month, object_id, ...request }: ParsedOf<'loadCalendar'>, caller: Caller) {
      const cached = object_id === undefined ? null : await bookableVariants.get(object_id);
      const { bookable: variant, own } = await withOwnPlaces(database, cached, caller);
      // Taken after the variant is loaded, so that both have the same version.
      const snapshot = catalogue.snapshot();
      const tour = snapshot.tourIndex.byId.get(tourId);
      if (tour === undefined) return new Refusal(404, 'not-found');
      if (object_id !== undefined && variant?.facts.tour.id !== tourId) return new Refusal(404, 'not-found');
      const today = snapshot.liveIndex.offers.today(tour);
      if (month < monthOf(today) || month > monthOf(addDays(today, farthest)))
        return new Refusal(422, 'invalid', { problems: [{ path: 'month', code: 'month-not-sold' }] });
      const locale = { language: caller.language, currency: currencyFor(request.currency, caller) };
      const days = calendarDays(snapshot, tour, object_id ?? null, locale, own);
      const data = {
        ...calendarMonth(snapshot, tour, month as Month, days, locale),
        ...(variant && { facts: monthFacts(variant, month as Month) }),
      };
      const html = caller.dataOnly ? undefined : await webRenderer.fragment(caller.language, 'booking-calendar', data);
      return { status: 'OK' as const, html, data };
    },

    async loadChangeDate({ object_id, is_enquiry, b2bPid, ...request }: ParsedOf<'loadChangeDate'>, caller: Caller) {
      const { bookable, own } = await withOwnPlaces(database, await bookableVariants.get(object_id), caller);
      const snapshot = catalogue.snapshot();
      const tour = bookable && snapshot.tourIndex.byId.get(bookable.facts.tour.id);
      if (!bookable || tour === undefined || tour === null) return new Refusal(404, 'not-found');
      const locale = { language: caller.language, currency: currencyFor(request.currency, caller) };
      const days = calendarDays(snapshot, tour, object_id, locale, own);
      const months = openMonths(days).map((open) => ({ id: monthId(open.month), ...open }));
      const [first] = months;
      const enquiry = is_enquiry ? await loadDateEnquiry(bookable.facts.tour.id, caller) : null;
      const data = {
        tourId: bookable.facts.tour.id,
        objectId: object_id,
        tourName: bookable.facts.tour.name[caller.language],
        isEnquiry: is_enquiry ?? false,
        b2bPid,
        months,
        first: first
          ? { ...calendarMonth(snapshot, tour, first.month, days, locale), facts: monthFacts(bookable, first.month) }
          : null,
        enquiry: enquiry?.popup ?? null,
      };
      const html = caller.dataOnly
        ? undefined
        : await webRenderer.fragment(caller.language, 'booking-change-date', {
            ...data,
            currency: locale.currency,
            enquiryForm: enquiry?.form ?? null,
          });
      return { status: 'OK' as const, html, data };
    },
  };
}
