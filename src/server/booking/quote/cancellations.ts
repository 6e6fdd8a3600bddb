import type { ParsedOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { fromDotted } from '#domain/calendar/day-forms.ts';
import { toMinor } from '#domain/money/decimal.ts';
import { dayOfNumber } from '../../catalogue/departures.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingDeps, currencyFor } from '../deps.ts';
import { cancellationRows } from './price-selection.ts';

type Request = ParsedOf<'loadCancellations'>;

const wrong = (path: string, code: string) => new Refusal(422, 'invalid', { problems: [{ path, code }] });

/**
 * Creates the endpoint that returns the cancellation terms as dates and amounts. A signed quote contains the tour's
 * part of the price; a price from the page is used as a whole. The result is for display only.
 */
export function createCancellations({ catalogue, webRenderer, signer }: BookingDeps) {
  return async function loadCancellations(request: Request, caller: Caller) {
    const snapshot = catalogue.snapshot();
    const tour = snapshot.tourIndex.byId.get(request.tourId);
    const listed = tour === undefined ? undefined : snapshot.source.tours[tour];
    const operator = listed && snapshot.tourIndex.operators.get(listed.facts.operatorId)?.facts;
    if (tour === undefined || !listed || !operator) return new Refusal(404, 'not-found');
    const now = catalogue.now();
    const today = dayAt(now, operator.timeZone);
    const departure = fromDotted(request.date) as Day;
    if (departure <= today) return wrong('date', 'past');
    const leaving = leavingOf(snapshot, tour).filter(({ day }) => day === departure);
    if (leaving.length === 0) return wrong('date', 'no-departure');
    const signed = request.signed_quote === null ? null : signer.read(request.signed_quote, now);
    if (signed === 'forged' || signed === 'expired') return wrong('signed_quote', `quote-${signed}`);
    if (
      signed &&
      (signed.choices.day !== departure || !leaving.some(({ variantId }) => variantId === signed.variantId))
    )
      return wrong('signed_quote', 'quote-forged');

    const total = signed ? signed.quote.total : toMinor(request.finalPrice);
    const flexible = (signed ? signed.choices.flexible : request.flexible === true) && operator.flexible !== null;
    const data = {
      currency: signed ? signed.quote.currency : currencyFor(request.currency, caller),
      departure,
      basis: signed ? ('quote' as const) : ('claimed' as const),
      total,
      flexible,
      operator: operator.name,
      termsId: operator.termsIds.cancellation,
      rows: cancellationRows(
        { departure, total, tourPrice: signed?.quote.tourPrice ?? total, paid: total, flexible },
        operator,
        today,
      ),
    };
    const component = caller.dataOnly
      ? undefined
      : await webRenderer.fragment(caller.language, 'booking-cancellations', data);
    return { status: 'OK' as const, component, data };
  };
}

/** Returns the departure days of a tour's variants. */
function leavingOf({ source: { departures }, liveIndex: { offers } }: CatalogueSnapshot, tour: number) {
  const { from, to } = offers.upcoming(tour);
  return Array.from({ length: to - from }, (_, index) => ({
    day: dayOfNumber(departures.days[from + index] as number),
    variantId: departures.variantIds[from + index] as number,
  }));
}
