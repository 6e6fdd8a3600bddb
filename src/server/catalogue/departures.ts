import { addDays, type Day, daysBetween, EPOCH } from '#domain/calendar/day.ts';
import { idsOf, type NumberChanges, placeOf, stretches, type WithId } from './tour-numbers.ts';

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

/** The columns by the names of what rows have. */
const makeColumns = (count: number) => ({
  ids: new Int32Array(count),
  variantIds: new Int32Array(count),
  days: new Uint16Array(count),
  adultPrices: new Int32Array(count),
  instant: new Uint8Array(count),
  capacities: new Int32Array(count),
  left: new Int32Array(count),
  placeIds: new Float64Array(count),
});
type Columns = ReturnType<typeof makeColumns>;

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
  readonly #columns: Columns;
  readonly #tourIds: Int32Array;
  /** The id of the tour that a place is sold by; shared by all that followed from one reading. */
  readonly #byPlace: Map<number, number>;

  private constructor(columns: Columns, starts: Uint32Array, tourIds: Int32Array, byPlace: Map<number, number>) {
    this.count = columns.ids.length;
    this.#columns = columns;
    this.ids = columns.ids;
    this.variantIds = columns.variantIds;
    this.days = columns.days;
    this.adultPrices = columns.adultPrices;
    this.instant = columns.instant;
    this.capacities = columns.capacities;
    this.left = columns.left;
    this.starts = starts;
    this.#tourIds = tourIds;
    this.#byPlace = byPlace;
  }

  /** Rows must come sorted by tour, then day; tours by id. */
  static of(tours: readonly WithId[], rows: readonly DepartureRow[]): Departures {
    const tourIds = idsOf(tours);
    const columns = makeColumns(rows.length);
    const starts = new Uint32Array(tours.length + 1);
    const byPlace = new Map<number, number>();
    for (const [at, row] of rows.entries()) {
      write(columns, at, row);
      starts[row.tour + 1] = at + 1;
      byPlace.set(row.placeId, tourIds[row.tour] as number);
    }
    for (let tour = 1; tour < starts.length; tour++)
      starts[tour] = Math.max(starts[tour] as number, starts[tour - 1] as number);
    return new Departures(columns, starts, tourIds, byPlace);
  }

  /** The departures after some tours were read anew, with the rows of those. Places are looked up in the new ones from now on. */
  change(changes: NumberChanges, rows: readonly DepartureRow[]): Departures {
    const byTour = Map.groupBy(rows, ({ tour }) => tour);
    if (this.#fits(changes, byTour)) return this.#overwrite(changes, byTour);
    const { tours } = changes;
    const kept = Array.from(stretches(changes), (stretch) => {
      const own = stretch.from < 0 ? (byTour.get(stretch.at) ?? []) : null;
      const first = own ? 0 : (this.starts[stretch.from] as number);
      const count = own ? own.length : (this.starts[stretch.from + stretch.count] as number) - first;
      return { ...stretch, own, first, count, tours: stretch.count };
    });
    const columns = makeColumns(kept.reduce((sum, { count }) => sum + count, 0));
    const starts = new Uint32Array(tours.length + 1);
    for (const { facts } of changes.replaced) this.#forget(facts.id);
    let place = 0;
    for (const { at, from, own, first, count, tours: several } of kept) {
      if (own) for (const [index, row] of own.entries()) write(columns, place + index, row);
      else
        for (const name of Object.keys(columns) as (keyof Columns)[])
          columns[name].set(this.#columns[name].subarray(first, first + count), place);
      const moved = place - first;
      for (let tour = 0; tour < several; tour++)
        starts[at + tour + 1] = own ? place + count : (this.starts[from + tour + 1] as number) + moved;
      for (const { placeId, tour } of own ?? []) this.#byPlace.set(placeId, tours[tour]?.facts.id as number);
      place += count;
    }
    return new Departures(columns, starts, idsOf(tours), this.#byPlace);
  }

  /** Whether every tour that was read anew has as many departures as it had. */
  #fits({ sameNumbers, changed }: NumberChanges, rows: ReadonlyMap<number, readonly DepartureRow[]>): boolean {
    const count = (tour: number) => (this.starts[tour + 1] as number) - (this.starts[tour] as number);
    return sameNumbers && changed.every((tour) => count(tour) === (rows.get(tour)?.length ?? 0));
  }

  /** What most edits leave in its place is not moved: the columns of all departures are megabytes. */
  #overwrite({ tours, changed }: NumberChanges, rows: ReadonlyMap<number, readonly DepartureRow[]>): Departures {
    for (const tour of changed) {
      const { id } = (tours[tour] as WithId).facts;
      this.#forget(id);
      for (const [index, row] of (rows.get(tour) ?? []).entries()) {
        write(this.#columns, (this.starts[tour] as number) + index, row);
        this.#byPlace.set(row.placeId, id);
      }
    }
    return this;
  }

  #forget(tourId: number): void {
    const tour = this.#numberOf(tourId);
    for (let at = this.starts[tour] as number; at < (this.starts[tour + 1] as number); at++)
      this.#byPlace.delete(this.#columns.placeIds[at] as number);
  }

  /** Where the departure that sells a place stands, or -1. */
  withPlace(placeId: number): number {
    const tourId = this.#byPlace.get(placeId);
    if (tourId === undefined) return -1;
    const tour = this.#numberOf(tourId);
    const { placeIds } = this.#columns;
    for (let at = this.starts[tour] as number; at < (this.starts[tour + 1] as number); at++)
      if (placeIds[at] === placeId) return at;
    return -1;
  }

  #numberOf(tourId: number): number {
    return placeOf(this.#tourIds, tourId) as number;
  }

  /** The tour that a departure belongs to. */
  tourOf(at: number): number {
    return lastFrom(this.starts, at, this.starts.length - 2);
  }
}

function write(columns: Columns, at: number, row: DepartureRow): void {
  columns.ids[at] = row.id;
  columns.variantIds[at] = row.variantId;
  columns.days[at] = row.day;
  columns.adultPrices[at] = row.adultPrice;
  columns.instant[at] = row.instant ? 1 : 0;
  columns.capacities[at] = row.capacity;
  columns.left[at] = row.left;
  columns.placeIds[at] = row.placeId;
}

/** The last place of a sorted column, up to `high`, whose number is not above another. */
function lastFrom(column: ArrayLike<number>, number: number, high: number): number {
  let [low, most] = [0, high];
  while (low < most) {
    const middle = (low + most + 1) >>> 1;
    if ((column[middle] as number) <= number) low = middle;
    else most = middle - 1;
  }
  return low;
}
