import { addDays, type Day, daysBetween, EPOCH } from '#domain/calendar/day.ts';
import type { DepartureState } from '#domain/catalogue/facts.ts';
import { idsOf, type NumberChanges, placeOf, stretches, type WithId } from './tour-numbers.ts';

/** Converts a day to the number of days since 1970, for columns of days. */
export const dayNumber = (value: Day): number => daysBetween(EPOCH, value);

const knownDays = new Map<number, Day>();

/** Converts a day number to a day. */
export function dayOfNumber(number: number): Day {
  const known = knownDays.get(number) ?? addDays(EPOCH, number);
  knownDays.set(number, known);
  return known;
}

/** The states of departures in the order of their numbers in the column. */
export const departureStates = ['open', 'closed', 'cancelled'] as const satisfies readonly DepartureState[];

/** A departure before it is stored in the columns. */
export type DepartureRow = {
  /** The index of its tour. */
  readonly tour: number;
  readonly id: number;
  readonly variantId: number;
  /** Days since 1970. */
  readonly day: number;
  /** The base price of an adult in the operator's currency; -1 if adults are not sold. */
  readonly adultPrice: number;
  readonly instant: boolean;
  /** The index in `departureStates`. */
  readonly state: number;
  readonly closesDaysBefore: number;
  readonly placeId: number;
  readonly capacity: number;
  readonly left: number;
};

/** Creates columns with the property names of rows. */
const makeColumns = (count: number) => ({
  ids: new Int32Array(count),
  variantIds: new Int32Array(count),
  days: new Uint16Array(count),
  adultPrices: new Int32Array(count),
  instant: new Uint8Array(count),
  states: new Uint8Array(count),
  closesDaysBefore: new Uint16Array(count),
  capacities: new Int32Array(count),
  left: new Int32Array(count),
  placeIds: new Float64Array(count),
});
type Columns = ReturnType<typeof makeColumns>;

/** All departures in columns, sorted by tour and day: a hundred thousand take a few megabytes. */
export class Departures {
  readonly count: number;
  readonly ids: Int32Array;
  readonly variantIds: Int32Array;
  readonly days: Uint16Array;
  readonly adultPrices: Int32Array;
  readonly instant: Uint8Array;
  readonly states: Uint8Array;
  readonly closesDaysBefore: Uint16Array;
  readonly capacities: Int32Array;
  /** The only column that changes after loading. */
  readonly left: Int32Array;
  /** The index of each tour's first departure, with one more entry for the end. */
  readonly starts: Uint32Array;
  readonly #columns: Columns;
  readonly #tourIds: Int32Array;
  /** Tour ids by place id; shared by all versions since the last full load. */
  readonly #byPlace: Map<number, number>;

  private constructor(columns: Columns, starts: Uint32Array, tourIds: Int32Array, byPlace: Map<number, number>) {
    this.count = columns.ids.length;
    this.#columns = columns;
    this.ids = columns.ids;
    this.variantIds = columns.variantIds;
    this.days = columns.days;
    this.adultPrices = columns.adultPrices;
    this.instant = columns.instant;
    this.states = columns.states;
    this.closesDaysBefore = columns.closesDaysBefore;
    this.capacities = columns.capacities;
    this.left = columns.left;
    this.starts = starts;
    this.#tourIds = tourIds;
    this.#byPlace = byPlace;
  }

  /** Creates the columns; rows must be sorted by tour and day, tours by id. */
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

  /**
   * Returns the departures after some tours were reloaded, with their new rows. Place ids are looked up in the result
   * from now on.
   */
  change(changes: NumberChanges, rows: readonly DepartureRow[]): Departures {
    const byTour = Map.groupBy(rows, ({ tour }) => tour);
    if (this.#fits(changes, byTour)) return this.#overwrite(changes, byTour);
    const { tours } = changes;
    const parts = Array.from(stretches(changes), (stretch) => {
      const own = stretch.from < 0 ? (byTour.get(stretch.at) ?? []) : null;
      const first = own ? 0 : (this.starts[stretch.from] as number);
      const count = own ? own.length : (this.starts[stretch.from + stretch.count] as number) - first;
      return { ...stretch, own, first, count, tours: stretch.count };
    });
    const columns = makeColumns(parts.reduce((sum, { count }) => sum + count, 0));
    const starts = new Uint32Array(tours.length + 1);
    for (const { facts } of changes.replaced) this.#forget(facts.id);
    let place = 0;
    for (const { at, from, own, first, count, tours: several } of parts) {
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

  /** Whether every reloaded tour still has the same number of departures. */
  #fits({ sameNumbers, changed }: NumberChanges, rows: ReadonlyMap<number, readonly DepartureRow[]>): boolean {
    const count = (tour: number) => (this.starts[tour + 1] as number) - (this.starts[tour] as number);
    return sameNumbers && changed.every((tour) => count(tour) === (rows.get(tour)?.length ?? 0));
  }

  /** Overwrites rows in place when the layout is unchanged, as after most edits, because the columns take megabytes. */
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

  /** Returns the index of the departure with a place id, or -1. */
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

  /** Returns the index of a departure's tour. */
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
  columns.states[at] = row.state;
  columns.closesDaysBefore[at] = row.closesDaysBefore;
  columns.capacities[at] = row.capacity;
  columns.left[at] = row.left;
  columns.placeIds[at] = row.placeId;
}

/** Returns the last index up to `high` in a sorted column whose value is at most `number`. */
function lastFrom(column: ArrayLike<number>, number: number, high: number): number {
  let [low, highest] = [0, high];
  while (low < highest) {
    const middle = (low + highest + 1) >>> 1;
    if ((column[middle] as number) <= number) low = middle;
    else highest = middle - 1;
  }
  return low;
}
