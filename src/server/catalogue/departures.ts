import { addDays, type Day, daysBetween, EPOCH } from '#domain/calendar/day.ts';

/** A day as the number of days since 1970, for columns of days. */
export const dayNumber = (value: Day): number => daysBetween(EPOCH, value);

const knownDays = new Map<number, Day>();

/** The day of a number. */
export function dayOfNumber(number: number): Day {
  const known = knownDays.get(number) ?? addDays(EPOCH, number);
  knownDays.set(number, known);
  return known;
}

/** One departure on its way into the columns. */
export type DepartureRow = {
  /** The place of its tour in the list of tours. */
  readonly tour: number;
  readonly id: number;
  readonly variantId: number;
  /** Days since 1970. */
  readonly day: number;
  /** The base price of an adult in the operator's currency; -1 when adults are not sold. */
  readonly adultPrice: number;
  readonly instant: boolean;
  readonly placeId: number;
  readonly capacity: number;
  readonly left: number;
};

/** All departures as columns, by tour and then by day: a hundred thousand of them take a few megabytes. */
export class Departures {
  readonly count: number;
  readonly ids: Int32Array;
  readonly variantIds: Int32Array;
  readonly days: Uint16Array;
  readonly adultPrices: Int32Array;
  readonly instant: Uint8Array;
  readonly capacities: Int32Array;
  /** The only column that moves after loading. */
  readonly left: Int32Array;
  /** Where the departures of each tour begin; one more than there are tours. */
  readonly starts: Uint32Array;
  readonly #placeIds: Float64Array;
  readonly #byPlace: Uint32Array;

  /** Rows must come sorted by tour, then day. */
  constructor(tours: number, rows: readonly DepartureRow[]) {
    this.count = rows.length;
    this.ids = new Int32Array(rows.length);
    this.variantIds = new Int32Array(rows.length);
    this.days = new Uint16Array(rows.length);
    this.adultPrices = new Int32Array(rows.length);
    this.instant = new Uint8Array(rows.length);
    this.capacities = new Int32Array(rows.length);
    this.left = new Int32Array(rows.length);
    this.starts = new Uint32Array(tours + 1);
    const placeIds = new Float64Array(rows.length);
    for (const [at, row] of rows.entries()) {
      this.ids[at] = row.id;
      this.variantIds[at] = row.variantId;
      this.days[at] = row.day;
      this.adultPrices[at] = row.adultPrice;
      this.instant[at] = row.instant ? 1 : 0;
      this.capacities[at] = row.capacity;
      this.left[at] = row.left;
      placeIds[at] = row.placeId;
      this.starts[row.tour + 1] = at + 1;
    }
    for (let tour = 1; tour <= tours; tour++) {
      this.starts[tour] = Math.max(this.starts[tour] as number, this.starts[tour - 1] as number);
    }
    this.#byPlace = new Uint32Array(rows.length).map((_, at) => at);
    this.#byPlace.sort((one, other) => (placeIds[one] as number) - (placeIds[other] as number));
    this.#placeIds = new Float64Array(rows.length).map((_, at) => placeIds[this.#byPlace[at] as number] as number);
  }

  /** Where the departure that sells a place stands, or -1. */
  withPlace(placeId: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const there = this.#placeIds[middle] as number;
      if (there === placeId) return this.#byPlace[middle] as number;
      if (there < placeId) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** The tour that a departure belongs to. */
  tourOf(at: number): number {
    let low = 0;
    let high = this.starts.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.starts[middle] as number) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
