import type { AnswerOf } from '#contract/schemas.ts';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import { requestPath } from '#contract/wire/problem-places.ts';
import { offeredRooms } from '#domain/booking/offers.ts';
import { chosenAvailability, chosenDeparture, type Selection } from '#domain/booking/selection.ts';
import { dateProblems, extraProblems, passengerProblems, roomProblems } from '#domain/booking/tour-problems.ts';
import type { Day } from '#domain/calendar/day.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import type { OperatorFacts } from '#domain/catalogue/facts.ts';
import type { Money } from '#domain/money/money.ts';
import { partySize } from '#domain/party/passengers.ts';
import { type CancellableBooking, type CancellationRow, cancellationTable } from '#domain/pricing/cancellation.ts';
import { balanceDay, paymentPlans } from '#domain/pricing/payment-plan.ts';
import { type Quote, quote } from '#domain/pricing/quote.ts';
import type { Bookable } from './bookables.ts';
import { bookingOffers, type OfferContext } from './booking-offers.ts';
import type { Claims } from './claims.ts';
import { type QuoteSeal, quoteLifetime } from './quote-token.ts';
import { shownLine } from './shown-lines.ts';

type Data = AnswerOf<'loadBookingData'>['data'];

/** What a price is worked out from besides the selection. */
export type Pricing = {
  readonly bookable: Bookable;
  readonly claims: Claims;
  readonly premium: Money | null;
  readonly insuranceQuoteId: string | null;
  readonly context: OfferContext;
  readonly seal: QuoteSeal;
};

/** A selection with its price and everything that hangs on it, but for what was taken back and what has moved. */
export function priceSelection(
  selection: Selection,
  pricing: Pricing,
): { readonly data: Omit<Data, 'takenBack' | 'difference'>; readonly quote: Quote | null } {
  const { bookable, context } = pricing;
  const { facts } = bookable;
  const { currency, language, today } = context;
  const departure = chosenDeparture(selection, context);
  const priced = departure ? priceOf(selection, pricing) : null;
  const plans =
    departure && priced && selection.paymentType !== 'hold'
      ? paymentPlans(priced, facts, departure.day, partySize(selection.party), today)
      : [];
  const data = {
    objectId: facts.variant.id,
    tourId: facts.tour.id,
    tourName: facts.tour.name[language],
    variantName: facts.variant.name[language],
    currency,
    selection: shownSelection(selection),
    departure: departure && {
      id: departure.id,
      from: departure.day,
      until: tourEnd(departure.day, facts.tour.lengthDays),
      confirmation: departure.confirmation,
      placesLeft: chosenAvailability(selection, context)?.placesLeft ?? null,
    },
    offers: bookingOffers(selection, context),
    quote: priced && signed(priced, selection, pricing),
    plans: plans.map((plan) => ({
      chargeMethod: chargeMethodOf(plan),
      kind: plan.kind,
      frequency: plan.kind === 'instalments' ? plan.frequency : null,
      payments: plan.payments.map(({ due, amount }) => ({ due, amount })),
    })),
    balanceDay: departure && balanceDay(departure.day, facts),
    cancellation:
      departure && priced
        ? cancellationRows(
            {
              departure: departure.day,
              total: priced.total,
              tourPrice: priced.tourPrice,
              paid: priced.total,
              flexible: selection.flexible,
            },
            facts.operator,
            today,
          )
        : [],
    recommendation: facts.variant.rooms.length === 0 ? null : offeredRooms(selection, context),
    problems: [
      ...dateProblems(selection, context),
      ...passengerProblems(selection, context),
      ...roomProblems(selection, context),
      ...extraProblems(selection, context),
    ].map((problem) => ({ ...problem, path: requestPath(problem.path) })),
  };
  return { data, quote: priced };
}

function priceOf(selection: Selection, { bookable: { facts }, claims, premium, context }: Pricing): Quote | null {
  const { currency, now } = context;
  const priced = quote(selection, { facts, currency, now, person: claims.person, promo: claims.promo, premium });
  return typeof priced === 'string' ? null : priced;
}

function signed(priced: Quote, selection: Selection, pricing: Pricing): NonNullable<Data['quote']> {
  const { bookable, context, seal } = pricing;
  const { facts, version } = bookable;
  const { now, language } = context;
  const grounds = { rate: facts.rates.perEuro[priced.currency], rateDay: facts.rates.day, priceVersion: version };
  const id = seal.sign({
    ...grounds,
    variantId: facts.variant.id,
    choices: selection,
    quote: priced,
    insuranceQuoteId: pricing.insuranceQuoteId,
    givenAt: now,
  });
  return {
    id,
    currency: priced.currency,
    lines: priced.lines.map((line) => shownLine(line, facts, language)),
    total: priced.total,
    tourPrice: priced.tourPrice,
    oldTotal: priced.oldTotal,
    savingTrouble: priced.savingTrouble,
    ...grounds,
    expiresAt: new Date(now + quoteLifetime).toISOString(),
  };
}

function shownSelection({ saving, plan, insurance, ...selection }: Selection): Data['selection'] {
  return {
    date: selection.day,
    party: selection.party,
    rooms: selection.rooms,
    extras: selection.extras,
    flexible: selection.flexible,
    insurance: { answer: insurance.answer, policyId: insurance.policyId },
    membership: selection.membership,
    saving: { kind: saving.kind, code: saving.kind === 'promoCode' ? saving.code : null },
    paymentType: selection.paymentType,
    chargeMethod: plan && chargeMethodOf(plan),
    recommendation: selection.recommendation,
    released: [...selection.released],
  };
}

/** What comes back on which days, as it goes over the wire. */
export function cancellationRows(
  booking: CancellableBooking,
  operator: OperatorFacts,
  today: Day,
): Data['cancellation'] {
  return cancellationTable(booking, operator, today).map(({ from, until, refund }: CancellationRow) => ({
    from,
    until,
    percent: refund.share / 100,
    money: refund.money,
    credit: refund.credit,
    kept: refund.kept,
  }));
}
