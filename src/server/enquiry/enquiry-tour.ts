import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import { typeOf } from '#contract/wire/enquiry-types.ts';
import { type Day, dayOf, partsOf } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { type Month, monthOf } from '#domain/calendar/month.ts';
import type { OperatorFacts, TourFacts } from '#domain/catalogue/facts.ts';
import { type EnquiryVariant, isVariantOffered, resolveVariant } from '#domain/enquiry/form.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import { convert } from '#domain/money/exchange.ts';
import { photoOf } from '../catalogue/card.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { ListedTour, Operator } from '../catalogue/source.ts';
import { departureMonths } from '../catalogue/tour-departures.ts';
import type { Caller } from '../platform/caller.ts';

/** The tour of a question, as the catalogue knows it at one moment. */
export type EnquiryTour = {
  readonly snapshot: CatalogueSnapshot;
  readonly index: number;
  readonly facts: TourFacts;
  readonly listed: ListedTour;
  readonly operator: Operator;
};

/** The number of months that an approximate date may lie ahead. */
const monthsAhead = 24;

/** Returns the tour with an id; null when there is none. */
export function findEnquiryTour(catalogue: Catalogue, id: number): EnquiryTour | null {
  const snapshot = catalogue.snapshot();
  const index = snapshot.tourIndex.byId.get(id);
  if (index === undefined) return null;
  const listed = snapshot.source.tours[index] as ListedTour;
  const operator = snapshot.tourIndex.operators.get(listed.facts.operatorId) as Operator;
  return { snapshot, index, facts: listed.facts, listed, operator };
}

/** Returns the smallest party for a private tour; null without a limit. */
export const privateMinimum = (tour: EnquiryTour | null): number | null => tour?.facts.privateMinimum ?? null;

/** Returns the months that can be selected as an approximate date. */
export function approximateMonths(today: Day): Month[] {
  const [year, month] = partsOf(today);
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    const count = month - 1 + ahead;
    return monthOf(dayOf(year + Math.floor(count / 12), (count % 12) + 1, 1) as Day);
  });
}

/** Returns the departures of a tour that still have places. */
export const openDepartures = ({ snapshot, index }: EnquiryTour, { language, currency }: Caller) =>
  departureMonths(snapshot, index, {
    language,
    currency: isCurrency(currency) ? currency : ('EUR' satisfies Currency),
  })
    .flatMap(({ departures }) => departures)
    .filter(({ placesLeft }) => placesLeft > 0);

function serviceFee({ serviceFee: fee, currency: own }: OperatorFacts, tour: EnquiryTour, caller: Caller) {
  if (fee.kind === 'none') return null;
  if (fee.kind === 'percent') return { kind: fee.kind, share: fee.share };
  const currency: Currency = isCurrency(caller.currency) ? caller.currency : 'EUR';
  const amount = convert({ amount: fee.amount, currency: own }, currency, tour.snapshot.source.rates);
  return { kind: fee.kind, amount: { amount, currency } };
}

/** Returns what the question popup displays; null when the tour does not support this form. */
export function popupFacts(
  requested: EnquiryVariant,
  tour: EnquiryTour | null,
  answerHours: number | null,
  caller: Caller,
): AskPopupFacts | null {
  const style = tour?.facts.style ?? null;
  const variant = resolveVariant(requested, style);
  if (!isVariantOffered(variant, style, privateMinimum(tour))) return null;
  const days = tour ? openDepartures(tour, caller).map(({ from, price }) => ({ day: from, price })) : [];
  // Variants of a tour may depart on the same day; only the first one is listed.
  const departures = [...new Map(days.toReversed().map((open) => [open.day, open])).values()].reverse();
  const fee = tour && serviceFee(tour.operator.facts, tour, caller);
  const photograph = tour?.listed.photographs[0];
  const today = dayAt(Date.now(), tour?.operator.facts.timeZone ?? 'UTC');
  return {
    type: typeOf(variant),
    action: '/api/enquiry',
    tour: tour && {
      id: tour.facts.id,
      slug: tour.facts.slug,
      name: tour.facts.name[caller.language],
      kind: tour.facts.style,
      lengthDays: tour.facts.lengthDays,
      photo: photograph ? photoOf(tour.snapshot.tourIndex, photograph, caller.language) : null,
      operator: tour.operator.facts.name,
      departures,
      isPrivateOffered: isVariantOffered('private', style, privateMinimum(tour)),
      staterooms: tour.facts.style === 'river',
    },
    answerHours,
    months: approximateMonths(today),
    hasServiceFee: fee !== null,
    serviceFee: fee,
  };
}
