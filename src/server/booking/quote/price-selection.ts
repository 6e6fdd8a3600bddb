import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import { chosenAvailability, chosenDeparture, type OfferContext, type Selection } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { OperatorFacts } from '#domain/catalogue/facts.ts';
import type { Money } from '#domain/money/money.ts';
import { partySize } from '#domain/party/passengers.ts';
import { plansFor } from '#domain/payment/method.ts';
import { type CancellableBooking, type CancellationRow, cancellationTable } from '#domain/pricing/cancellation.ts';
import { balanceDay, paymentPlans } from '#domain/pricing/payment-plan.ts';
import { type Quote, quote } from '#domain/pricing/quote.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import type { Entitlements } from './entitlements.ts';
import { presentLine } from './present-lines.ts';
import { type QuoteSigner, quoteLifetime } from './quote-token.ts';

/** The price of a selection, without dropped options and changes since the quote. */
export type PricedData = Omit<PriceData, 'takenBack' | 'difference'>;

/** The basis of a price besides the selection. */
export type Pricing = {
  readonly bookable: BookableVariant;
  readonly entitlements: Entitlements;
  readonly premium: Money | null;
  readonly insuranceQuoteId: string | null;
  readonly context: OfferContext;
  readonly signer: QuoteSigner;
};

/** Prices a selection, with all data that depends on the price. */
export function priceSelection(
  selection: Selection,
  pricing: Pricing,
): { readonly data: PricedData; readonly quote: Quote | null } {
  const { bookable, context } = pricing;
  const { facts } = bookable;
  const { today } = context;
  const departure = chosenDeparture(selection, context);
  const left = chosenAvailability(selection, context);
  const priced = departure ? priceOf(selection, pricing) : null;
  const plans =
    departure && priced && selection.paymentType !== 'hold'
      ? plansFor(selection.paymentType, paymentPlans(priced, facts, departure.day, partySize(selection.party), today))
      : [];
  const data = {
    currency: context.currency,
    // Copied, because the cached object changes and the response must not.
    availability: left && { ...left, roomsLeft: { ...left.roomsLeft } },
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
  };
  return { data, quote: priced };
}

function priceOf(selection: Selection, { bookable: { facts }, entitlements, premium, context }: Pricing): Quote | null {
  const { currency, now } = context;
  const priced = quote(selection, {
    facts,
    currency,
    now,
    person: entitlements.person,
    promo: entitlements.promo,
    special: entitlements.special,
    premium,
  });
  return typeof priced === 'string' ? null : priced;
}

function signed(priced: Quote, selection: Selection, pricing: Pricing): NonNullable<PriceData['quote']> {
  const { bookable, context, signer } = pricing;
  const { facts, version } = bookable;
  const { now, language } = context;
  const grounds = { rate: facts.rates.perEuro[priced.currency], rateDay: facts.rates.day, priceVersion: version };
  const id = signer.sign({
    ...grounds,
    variantId: facts.variant.id,
    choices: selection,
    quote: priced,
    insuranceQuoteId: pricing.insuranceQuoteId,
    issuedAt: now,
  });
  return {
    id,
    currency: priced.currency,
    lines: priced.lines.map((line) => presentLine(line, facts, language)),
    total: priced.total,
    tourPrice: priced.tourPrice,
    oldTotal: priced.oldTotal,
    savingProblem: priced.savingProblem,
    ...grounds,
    expiresAt: new Date(now + quoteLifetime).toISOString(),
  };
}

/** Returns the refunds by day, in their wire format. */
export function cancellationRows(
  booking: CancellableBooking,
  operator: OperatorFacts,
  today: Day,
): PriceData['cancellation'] {
  return cancellationTable(booking, operator, today).map(({ from, until, refund }: CancellationRow) => ({
    from,
    until,
    percent: refund.share / 100,
    money: refund.money,
    credit: refund.credit,
    kept: refund.kept,
  }));
}
