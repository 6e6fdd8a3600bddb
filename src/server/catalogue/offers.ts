import type { Day } from '#domain/calendar/day.ts';
import { dayAt, nextDayStart, type TimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { BookableFacts, DepartureFacts, PromotionFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type DayPrice, dayPrice } from '#domain/pricing/day-price.ts';
import { dayNumber, dayOfNumber } from './departures.ts';
import type { CatalogueSource, ListedTour, Operator } from './source.ts';
import { moveColumn, onlyAgain, type TourChanges } from './tour-changes.ts';

/** The passenger type whose price is shown "per person from". */
export const adult = 1;

const nothing = { at: -1, price: 0, share: 0 };

/** The price of a departure, the promotion behind it, and the last day on which that can be booked at the operator's place. */
export type Priced = DayPrice & { readonly promotion: PromotionFacts | null; readonly lastDay: Day | null };

type OfferColumns = {
  readonly today: Uint16Array;
  readonly cheapest: Int32Array;
  readonly lowestPrice: Int32Array;
  readonly shareOff: Uint16Array;
  readonly nextDay: Uint16Array;
  readonly openDepartures: Uint16Array;
  readonly instant: Uint8Array;
};

const makeColumns = (size: number): OfferColumns => ({
  today: new Uint16Array(size),
  cheapest: new Int32Array(size),
  lowestPrice: new Int32Array(size),
  shareOff: new Uint16Array(size),
  nextDay: new Uint16Array(size),
  openDepartures: new Uint16Array(size),
  instant: new Uint8Array(size),
});

/** What can be bought of every tour at a moment: its next departures, its cheapest one, its months. */
export class Offers {
  readonly source: CatalogueSource;
  readonly now: Instant;
  /** From then on the passing of time changes something. */
  readonly validUntil: Instant;
  /** The day at the operator's place, tour by tour. */
  readonly #today: Uint16Array;
  readonly #operators: ReadonlyMap<number, Operator>;
  readonly #lastDays = new Map<PromotionFacts, Day>();
  /** The departure with the lowest price, or -1. */
  readonly cheapest: Int32Array;
  /** The lowest price in the operator's currency, its share off in basis points, and the next day with places; 0 without. */
  readonly lowestPrice: Int32Array;
  readonly shareOff: Uint16Array;
  readonly nextDay: Uint16Array;
  readonly openDepartures: Uint16Array;
  readonly instant: Uint8Array;

  private constructor(source: CatalogueSource, now: Instant, columns: OfferColumns, validUntil: Instant) {
    this.source = source;
    this.now = now;
    this.validUntil = validUntil;
    this.#operators = new Map(source.operators.map((operator) => [operator.facts.id, operator]));
    this.#today = columns.today;
    this.cheapest = columns.cheapest;
    this.lowestPrice = columns.lowestPrice;
    this.shareOff = columns.shareOff;
    this.nextDay = columns.nextDay;
    this.openDepartures = columns.openDepartures;
    this.instant = columns.instant;
  }

  /** What can be bought of a catalogue at a moment. */
  static of(source: CatalogueSource, now: Instant): Offers {
    const offers = new Offers(source, now, makeColumns(source.tours.length), nextChange(source.operators, now));
    offers.#workOut(source.tours.keys());
    return offers;
  }

  /** The same after some tours were read anew. */
  change(source: CatalogueSource, changes: TourChanges): Offers {
    return this.#next(source, this.now, this.validUntil, changes);
  }

  /** The same at another moment, and the tours that are worked out again for it: those of operators for whom it makes a difference. */
  at(now: Instant): { readonly offers: Offers; readonly changes: TourChanges } {
    const { tours, operators } = this.source;
    const moved = new Set(operators.filter(({ facts }) => differs(facts, this.now, now)).map(({ facts }) => facts.id));
    const changed = Array.from(tours.keys()).filter((at) => moved.has((tours[at] as ListedTour).facts.operatorId));
    const changes = onlyAgain(tours, changed);
    return { offers: this.#next(this.source, now, nextChange(operators, now), changes), changes };
  }

  #next(source: CatalogueSource, now: Instant, validUntil: Instant, changes: TourChanges): Offers {
    const columns: OfferColumns = {
      today: moveColumn(this.#today, changes),
      cheapest: moveColumn(this.cheapest, changes),
      lowestPrice: moveColumn(this.lowestPrice, changes),
      shareOff: moveColumn(this.shareOff, changes),
      nextDay: moveColumn(this.nextDay, changes),
      openDepartures: moveColumn(this.openDepartures, changes),
      instant: moveColumn(this.instant, changes),
    };
    // Departures are named by their places in the columns, which have moved with those of the tours before them.
    for (let at = 0; at < changes.from.length; at++) {
      const from = changes.from[at] as number;
      if (from < 0 || (columns.cheapest[at] as number) < 0) continue;
      const moved = (source.departures.starts[at] as number) - (this.source.departures.starts[from] as number);
      columns.cheapest[at] = (columns.cheapest[at] as number) + moved;
    }
    const offers = new Offers(source, now, columns, validUntil);
    offers.#workOut(changes.changed);
    return offers;
  }

  #workOut(tours: Iterable<number>): void {
    for (const tour of tours) {
      const { timeZone } = this.operatorOf(this.source.tours[tour] as ListedTour).facts;
      this.#today[tour] = dayNumber(dayAt(this.now, timeZone));
      this.refresh(tour);
    }
  }

  operatorOf(tour: ListedTour): Operator {
    return this.#operators.get(tour.facts.operatorId) as Operator;
  }

  /** The day at the place of a tour's operator. */
  today(tour: number): Day {
    return dayOfNumber(this.#today[tour] as number);
  }

  /** Whether a departure of a tour can still be bought. */
  isOpen(tour: number, at: number): boolean {
    const { days, left, adultPrices } = this.source.departures;
    const today = this.#today[tour] as number;
    return (days[at] as number) > today && (left[at] as number) > 0 && (adultPrices[at] as number) >= 0;
  }

  /** Where the departures of a tour that are still to come begin and end. */
  upcoming(tour: number): { readonly from: number; readonly to: number } {
    const { starts, days } = this.source.departures;
    let from = starts[tour] as number;
    const to = starts[tour + 1] as number;
    const today = this.#today[tour] as number;
    while (from < to && (days[from] as number) <= today) from++;
    return { from, to };
  }

  /** Works out again what can be bought of a tour; true when a listing would show or sort it differently. */
  refresh(tour: number): boolean {
    const listed = this.source.tours[tour] as ListedTour;
    const { days, instant } = this.source.departures;
    const { from, to } = this.upcoming(tour);
    let open = 0;
    let next = 0;
    let anyInstant = 0;
    let best = nothing;
    for (let at = from; at < to && listed.facts.blocked === null; at++) {
      if (!this.isOpen(tour, at)) continue;
      open++;
      next ||= days[at] as number;
      anyInstant |= instant[at] as number;
      best = this.#cheaper(best, at, listed);
    }
    const changed =
      this.cheapest[tour] !== best.at ||
      this.lowestPrice[tour] !== best.price ||
      this.shareOff[tour] !== best.share ||
      this.nextDay[tour] !== next ||
      this.instant[tour] !== anyInstant ||
      this.openDepartures[tour] !== open;
    this.cheapest[tour] = best.at;
    this.lowestPrice[tour] = best.price;
    this.shareOff[tour] = best.share;
    this.nextDay[tour] = next;
    this.openDepartures[tour] = open;
    this.instant[tour] = anyInstant;
    return changed;
  }

  #cheaper(best: typeof nothing, at: number, tour: ListedTour): typeof nothing {
    const { price, oldPrice } = this.#dayPrice(at, tour, this.operatorOf(tour).facts.currency);
    if (best.at >= 0 && price >= best.price) return best;
    return { at, price, share: oldPrice ? Math.floor(((oldPrice - price) * 10_000) / oldPrice) : 0 };
  }

  /** The price of one adult on a departure that sells to adults. */
  priceOf(at: number, tour: ListedTour, currency: Currency): Priced {
    const price = this.#dayPrice(at, tour, currency);
    const { promotions, timeZone } = this.operatorOf(tour).facts;
    const promotion = promotions.find(({ id }) => id === price.promotionId) ?? null;
    return { ...price, promotion, lastDay: promotion && this.#lastDay(promotion, timeZone) };
  }

  #lastDay(promotion: PromotionFacts, zone: TimeZone): Day {
    const known = this.#lastDays.get(promotion) ?? dayAt(promotion.bookUntil, zone);
    this.#lastDays.set(promotion, known);
    return known;
  }

  #dayPrice(at: number, tour: ListedTour, currency: Currency): DayPrice {
    const { membership, rates } = this.source;
    // A price per day needs nothing of a variant but the departure.
    const facts = { operator: this.operatorOf(tour).facts, tour: tour.facts, membership, rates } as BookableFacts;
    return dayPrice({ facts, departure: this.#departureFacts(at), currency, now: this.now }, adult) as DayPrice;
  }

  #departureFacts(at: number): DepartureFacts {
    const { ids, days, adultPrices, instant } = this.source.departures;
    return {
      id: ids[at] as number,
      day: dayOfNumber(days[at] as number),
      prices: (adultPrices[at] as number) < 0 ? {} : { [adult]: adultPrices[at] as number },
      confirmation: instant[at] ? 'instant' : 'onRequest',
    };
  }
}

/** Whether another day or other promotions hold for an operator at one moment than at another. */
function differs({ timeZone, promotions }: Operator['facts'], one: Instant, other: Instant): boolean {
  const holds = ({ bookFrom, bookUntil }: PromotionFacts, now: Instant) => bookFrom <= now && now <= bookUntil;
  return (
    dayAt(one, timeZone) !== dayAt(other, timeZone) ||
    promotions.some((promotion) => holds(promotion, one) !== holds(promotion, other))
  );
}

/** When the next day begins at the place of an operator, or a promotion begins or ends. */
function nextChange(operators: readonly Operator[], now: Instant): Instant {
  const zones = new Set(operators.map(({ facts }) => facts.timeZone));
  let next = Math.min(...Array.from(zones, (zone) => nextDayStart(now, zone)));
  for (const { facts } of operators) {
    for (const { bookFrom, bookUntil } of facts.promotions) {
      if (bookFrom > now) next = Math.min(next, bookFrom);
      if (bookUntil >= now) next = Math.min(next, bookUntil + 1);
    }
  }
  return next;
}
