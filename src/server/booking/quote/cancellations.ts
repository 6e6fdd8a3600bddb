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
 * What a cancellation gives back, in dates and amounts. A quote that we signed knows which part of the price is for the
 * tour; a price that the page names is taken for the tour as a whole. Nothing is promised by it: it is only shown.
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
    const given = request.signed_quote === null ? null : signer.read(request.signed_quote, now);
    if (given === 'forged' || given === 'expired') return wrong('signed_quote', `quote-${given}`);
    if (given && (given.choices.day !== departure || !leaving.some(({ variantId }) => variantId === given.variantId)))
      return wrong('signed_quote', 'quote-forged');

    const total = given ? given.quote.total : toMinor(request.finalPrice);
    const flexible = (given ? given.choices.flexible : request.flexible === true) && operator.flexible !== null;
    const data = {
      currency: given ? given.quote.currency : currencyFor(request.currency, caller),
      departure,
      basis: given ? ('quote' as const) : ('claimed' as const),
      total,
      flexible,
      operator: operator.name,
      termsId: operator.termsIds.cancellation,
      rows: cancellationRows(
        { departure, total, tourPrice: given?.quote.tourPrice ?? total, paid: total, flexible },
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

/** When the variants of a tour leave. */
function leavingOf({ source: { departures }, liveIndex: { offers } }: CatalogueSnapshot, tour: number) {
  const { from, to } = offers.upcoming(tour);
  return Array.from({ length: to - from }, (_, index) => ({
    day: dayOfNumber(departures.days[from + index] as number),
    variantId: departures.variantIds[from + index] as number,
  }));
}
