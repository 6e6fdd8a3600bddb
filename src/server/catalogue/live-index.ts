import { type Month, monthOf } from '#domain/calendar/month.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Bitset, bitsWithin, noBits, setBit } from './bitset.ts';
import { dayOfNumber } from './departures.ts';
import type { Offers } from './offers.ts';
import type { ListedTour } from './source.ts';
import { moveBits, moveColumn, type TourChanges } from './tour-changes.ts';
import type { TourIndex } from './tour-index.ts';

/**
 * Price ranges in whole units of a currency with facet counts; cents are truncated before comparing, and the last range
 * is open.
 */
export const priceRanges = [
  [0, 499],
  [500, 999],
  [1000, 1499],
  [1500, 1999],
  [2000, 2999],
  [3000, 4999],
  [5000, null],
] as const;

/** Whether a price is within a range of whole units; a missing price never is. */
const within = (price: number, from: number | null, to: number | null): boolean =>
  price >= (from ?? 0) * 100 && (to === null || price < (to + 1) * 100);

/** Prices in one currency: a column, and a set per range. */
export type PriceColumn = {
  /** Minor units; -1 if nothing is on sale. */
  readonly prices: Int32Array;
  readonly ranges: readonly Bitset[];
};

/** The orders that depend only on numbers; each lists the tours in that order. */
export type OrderName = 'recommended' | 'length' | 'length-down' | 'rating' | 'departure' | 'deal';

/** Sets, columns and orders that change with sales and time. */
export class LiveIndex {
  readonly #tourIndex: TourIndex;
  readonly offers: Offers;
  readonly inMonth: Map<Month, Bitset>;
  readonly instant: Bitset;
  readonly deal: Bitset;
  readonly #prices: Map<Currency, PriceColumn>;
  readonly #orders = new Map<string, Uint32Array>();
  /** Outdated orders, reused because nearly sorted lists sort quickly. */
  readonly #formerOrders: Map<string, Uint32Array>;
  readonly #ranks = new WeakMap<Uint32Array, Uint32Array>();

  private constructor(tourIndex: TourIndex, offers: Offers, before: { sets: LiveIndex; changes: TourChanges } | null) {
    this.#tourIndex = tourIndex;
    this.offers = offers;
    const { sets, changes } = before ?? { sets: null, changes: null };
    const moved = (bits: Bitset | undefined) => (bits && changes ? moveBits(bits, changes) : noBits(tourIndex.size));
    this.instant = moved(sets?.instant);
    this.deal = moved(sets?.deal);
    this.inMonth = new Map(Array.from(sets?.inMonth ?? [], ([month, bits]) => [month, moved(bits)]));
    this.#prices = sets ? sets.#movedPrices(changes) : new Map();
    this.#formerOrders = sets ? sets.#movedOrders(changes) : new Map();
    for (const tour of before ? before.changes.changed : tourIndex.source.tours.keys()) this.#placeAll(tour);
  }

  /** Creates the index of a catalogue. */
  static of(tourIndex: TourIndex, offers: Offers): LiveIndex {
    return new LiveIndex(tourIndex, offers, null);
  }

  /** Returns the index after some tours were reloaded or recalculated. */
  change(tourIndex: TourIndex, offers: Offers, changes: TourChanges): LiveIndex {
    return new LiveIndex(tourIndex, offers, { sets: this, changes });
  }

  #movedPrices(changes: TourChanges): Map<Currency, PriceColumn> {
    return new Map(
      Array.from(this.#prices, ([currency, { prices, ranges }]) => [
        currency,
        { prices: moveColumn(prices, changes), ranges: ranges.map((bits) => moveBits(bits, changes)) },
      ]),
    );
  }

  #movedOrders(changes: TourChanges): Map<string, Uint32Array> {
    const orders = [...this.#formerOrders, ...this.#orders];
    if (changes.sameNumbers) return new Map(orders);
    const numbers = new Int32Array(this.#tourIndex.size).fill(-1);
    for (let at = 0; at < changes.from.length; at++)
      if ((changes.from[at] as number) >= 0) numbers[changes.from[at] as number] = at;
    const moved = (order: Uint32Array) => {
      const all = new Uint32Array(changes.tours.length);
      let end = 0;
      for (let at = 0; at < order.length; at++) {
        const number = numbers[order[at] as number] as number;
        if (number >= 0) all[end++] = number;
      }
      all.set(changes.changed, end);
      return all;
    };
    return new Map(orders.map(([name, order]) => [name, moved(order)]));
  }

  /** Updates a tour after a sale or a release of places. */
  refresh(tour: number): boolean {
    if (!this.offers.refresh(tour)) return false;
    this.#placeAll(tour);
    for (const [name, order] of this.#orders) this.#formerOrders.set(name, order);
    this.#orders.clear();
    return true;
  }

  #placeAll(tour: number): void {
    this.#place(tour);
    for (const [currency, { prices, ranges }] of this.#prices) {
      const price = this.#price(tour, currency);
      prices[tour] = price;
      for (const [at, [from, to]] of priceRanges.entries()) setBit(ranges[at] as Bitset, tour, within(price, from, to));
    }
  }

  #price(tour: number, currency: Currency): number {
    const departure = this.offers.cheapest[tour] as number;
    if (departure < 0) return -1;
    return this.offers.priceOf(departure, this.offers.source.tours[tour] as ListedTour, currency).price;
  }

  #place(tour: number): void {
    setBit(this.instant, tour, this.offers.instant[tour] === 1);
    setBit(this.deal, tour, (this.offers.shareOff[tour] as number) > 0);
    for (const bits of this.inMonth.values()) setBit(bits, tour, false);
    if (this.offers.cheapest[tour] === -1) return;
    const { days } = this.offers.source.departures;
    const { from, to } = this.offers.upcoming(tour);
    let last = '';
    for (let at = from; at < to; at++) {
      if (!this.offers.isOpen(tour, at)) continue;
      const month = monthOf(dayOfNumber(days[at] as number));
      if (month === last) continue;
      last = month;
      const bits = this.inMonth.get(month) ?? noBits(this.#tourIndex.size);
      this.inMonth.set(month, bits);
      setBit(bits, tour);
    }
  }

  /** Returns the prices in a currency, calculated on first use. */
  pricesIn(currency: Currency): PriceColumn {
    const known = this.#prices.get(currency);
    if (known) return known;
    const prices = new Int32Array(this.#tourIndex.size).map((_, at) => this.#price(at, currency));
    const ranges = priceRanges.map(([from, to]) =>
      this.#tourIndex.where((at) => within(prices[at] as number, from, to)),
    );
    const column = { prices, ranges };
    this.#prices.set(currency, column);
    return column;
  }

  /** Returns the tours with a price within a range of whole units of a currency. */
  costing(currency: Currency, from: number | null, to: number | null): Bitset {
    const max = to === null ? Number.MAX_SAFE_INTEGER : (to + 1) * 100 - 1;
    return bitsWithin(this.pricesIn(currency).prices, (from ?? 0) * 100, max);
  }

  /** Returns the rank of each tour in an order, starting at 0. */
  ranksIn(order: Uint32Array): Uint32Array {
    const known = this.#ranks.get(order);
    if (known) return known;
    const ranks = new Uint32Array(order.length);
    for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank;
    this.#ranks.set(order, ranks);
    return ranks;
  }

  /** Returns the tours in an order; ties are broken by id. */
  order(name: OrderName): Uint32Array {
    const { lengths, ratings, ratingCounts } = this.#tourIndex;
    const { nextDay, shareOff } = this.offers;
    const number = (column: ArrayLike<number>, at: number) => column[at] as number;
    const soon = (at: number) => number(nextDay, at) || 65_536;
    const comparers: Record<OrderName, () => (one: number, other: number) => number> = {
      recommended: () => {
        const scores = this.#recommendation();
        return (one, other) => number(scores, other) - number(scores, one);
      },
      length: () => (one, other) => number(lengths, one) - number(lengths, other),
      'length-down': () => (one, other) => number(lengths, other) - number(lengths, one),
      rating: () => (one, other) =>
        number(ratings, other) - number(ratings, one) || number(ratingCounts, other) - number(ratingCounts, one),
      departure: () => (one, other) => soon(one) - soon(other),
      deal: () => (one, other) => number(shareOff, other) - number(shareOff, one),
    };
    return this.#sorted(name, comparers[name]);
  }

  /** Returns the tours by price in a currency; those without a price come last in both directions. */
  priceOrder(currency: Currency, direction: 'up' | 'down'): Uint32Array {
    return this.#sorted(`${currency} ${direction}`, () => {
      const { prices } = this.pricesIn(currency);
      const key = (at: number) => {
        const price = prices[at] as number;
        return price < 0 ? Number.MAX_SAFE_INTEGER : direction === 'up' ? price : -price;
      };
      return (one, other) => key(one) - key(other);
    });
  }

  #sorted(name: string, comparer: () => (one: number, other: number) => number): Uint32Array {
    const known = this.#orders.get(name);
    if (known) return known;
    const former: Iterable<number> = this.#formerOrders.get(name) ?? this.#tourIndex.source.tours.keys();
    const compare = comparer();
    // TimSort handles nearly sorted input in one pass; tour numbers are in the order of ids, which breaks ties.
    const order = Uint32Array.from(Array.from(former).sort((one, other) => compare(one, other) || one - other));
    this.#orders.set(name, order);
    this.#formerOrders.delete(name);
    return order;
  }

  /**
   * Scores the recommendation of each tour by reviews, deals, instant confirmation and number of departures; 0 if it
   * cannot be booked.
   */
  #recommendation(): Float64Array {
    const { ratings, ratingCounts, size } = this.#tourIndex;
    let [sum, count] = [0, 0];
    for (let at = 0; at < size; at++) {
      sum += (ratings[at] as number) * (ratingCounts[at] as number);
      count += ratingCounts[at] as number;
    }
    const usual = count === 0 ? 0 : sum / count;
    const imagined = 10;
    const scores = new Float64Array(size);
    for (let at = 0; at < size; at++) {
      if (this.offers.cheapest[at] === -1) continue;
      const reviews = ratingCounts[at] as number;
      const drawn = ((ratings[at] as number) * reviews + usual * imagined) / (reviews + imagined);
      const more = ((this.offers.shareOff[at] as number) > 0 ? 8 : 0) + (this.offers.instant[at] === 1 ? 4 : 0);
      scores[at] = 1 + drawn + more + Math.min(10, (this.offers.openDepartures[at] as number) / 5);
    }
    return scores;
  }
}
