import type { Day } from '#domain/calendar/day.ts';
import { dayAt, nextDayStart, type TimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { BookableFacts, DepartureFacts, DepartureState, PromotionFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type DayPrice, dayPrice } from '#domain/pricing/day-price.ts';
import { dayNumber, dayOfNumber, departureStates } from './departures.ts';
import type { CatalogueSource, ListedTour, Operator } from './source.ts';
import { moveColumn, onlyAgain, type TourChanges } from './tour-changes.ts';

/** The passenger type whose price is displayed as "from". */
export const adult = 1;

const nothing = { at: -1, price: 0, share: 0 };

/**
 * The price of a departure with its promotion, and the last day on which it can be booked in the operator's time zone.
 */
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

/** What can be booked of each tour at a moment: upcoming departures, the cheapest one, and the months. */
export class Offers {
  readonly source: CatalogueSource;
  readonly now: Instant;
  /** When the passage of time changes the result next. */
  readonly validUntil: Instant;
  /** The current day in the operator's time zone, by tour. */
  readonly #today: Uint16Array;
  readonly #operators: ReadonlyMap<number, Operator>;
  readonly #lastDays = new Map<PromotionFacts, Day>();
  /** The departure with the lowest price, or -1. */
  readonly cheapest: Int32Array;
  /**
   * The lowest price in the operator's currency, its discount in basis points, and the next available day; 0 if there
   * is none.
   */
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

  /** Calculates what can be booked of a catalogue at a moment. */
  static of(source: CatalogueSource, now: Instant): Offers {
    const offers = new Offers(source, now, makeColumns(source.tours.length), nextChange(source.operators, now));
    offers.#workOut(source.tours.keys());
    return offers;
  }

  /** Returns the offers after some tours were reloaded. */
  change(source: CatalogueSource, changes: TourChanges): Offers {
    const { operators } = source;
    const until = operators === this.source.operators ? this.validUntil : nextChange(operators, this.now);
    return this.#next(source, this.now, until, changes);
  }

  /**
   * Returns the offers at another moment and the recalculated tours: those of operators whose day or promotions differ.
   */
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
    // Departures are indices, which shift with the departures of earlier tours.
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

  /** Returns the current day in the time zone of a tour's operator. */
  today(tour: number): Day {
    return dayOfNumber(this.#today[tour] as number);
  }

  /** Whether a departure can still be booked. */
  isOpen(tour: number, at: number): boolean {
    const { left, adultPrices } = this.source.departures;
    return this.stateOf(tour, at) === 'open' && (left[at] as number) > 0 && (adultPrices[at] as number) >= 0;
  }

  /** Returns the effective state of a departure today: closed after its last booking day. */
  stateOf(tour: number, at: number): DepartureState {
    const state = this.#stateAt(at);
    const { days, closesDaysBefore } = this.source.departures;
    // Repeats the domain rule in numbers, because it runs for every departure when a day begins.
    const isOver = (days[at] as number) - (closesDaysBefore[at] as number) < (this.#today[tour] as number);
    return state === 'open' && isOver ? 'closed' : state;
  }

  #stateAt(at: number): DepartureState {
    return departureStates[this.source.departures.states[at] as number] as DepartureState;
  }

  /** Returns the index range of a tour's upcoming departures. */
  upcoming(tour: number): { readonly from: number; readonly to: number } {
    const { starts, days } = this.source.departures;
    let from = starts[tour] as number;
    const to = starts[tour + 1] as number;
    const today = this.#today[tour] as number;
    while (from < to && (days[from] as number) <= today) from++;
    return { from, to };
  }

  /** Recalculates a tour; returns whether its listing or order changes. */
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

  /** Returns the adult price of a departure that is sold to adults. */
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
    // A daily price needs no facts of the variant except the departure.
    const facts = { operator: this.operatorOf(tour).facts, tour: tour.facts, membership, rates } as BookableFacts;
    return dayPrice({ facts, departure: this.#departureFacts(at), currency, now: this.now }, adult) as DayPrice;
  }

  #departureFacts(at: number): DepartureFacts {
    const { ids, days, adultPrices, instant, closesDaysBefore } = this.source.departures;
    return {
      id: ids[at] as number,
      day: dayOfNumber(days[at] as number),
      prices: (adultPrices[at] as number) < 0 ? {} : { [adult]: adultPrices[at] as number },
      confirmation: instant[at] ? 'instant' : 'onRequest',
      state: this.#stateAt(at),
      closesDaysBefore: closesDaysBefore[at] as number,
    };
  }
}

/** Whether the day or the active promotions of an operator differ between two moments. */
function differs({ timeZone, promotions }: Operator['facts'], one: Instant, other: Instant): boolean {
  const holds = ({ bookFrom, bookUntil }: PromotionFacts, now: Instant) => bookFrom <= now && now <= bookUntil;
  return (
    dayAt(one, timeZone) !== dayAt(other, timeZone) ||
    promotions.some((promotion) => holds(promotion, one) !== holds(promotion, other))
  );
}

/** Returns when the next day of an operator begins, or a promotion starts or ends. */
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
