import type { ListedTour } from './source.ts';
import { moveColumn, type TourChanges } from './tour-changes.ts';

/** The former and current content of a slot; null if it is empty. */
export type SlotChange = {
  readonly slot: number;
  readonly before: ListedTour | null;
  readonly after: ListedTour | null;
};

/** Assigns every tour a small number that never changes, for indexes that are too large to renumber. */
export class TourSlots {
  readonly #byId = new Map<number, number>();
  readonly #free: number[] = [];
  /** Tour numbers by slot, and slots by tour number. */
  #numbers: Int32Array = new Int32Array();
  #slots: Int32Array = new Int32Array();
  #tours: readonly ListedTour[] = [];

  constructor(tours: readonly ListedTour[]) {
    for (const { facts } of tours) this.#byId.set(facts.id, this.#byId.size);
    this.#renumber(tours, null);
  }

  /** The number of tours. */
  get size(): number {
    return this.#tours.length;
  }

  /** Yields the occupied slots. */
  *[Symbol.iterator](): Generator<number> {
    for (let slot = 0; slot < this.#numbers.length; slot++) if ((this.#numbers[slot] as number) >= 0) yield slot;
  }

  /** Returns the current number of a slot's tour. */
  numberOf(slot: number): number {
    return this.#numbers[slot] as number;
  }

  /** Returns the tour in a slot. */
  tourAt(slot: number): ListedTour {
    return this.#tours[this.numberOf(slot)] as ListedTour;
  }

  /** Assigns slots to new tours, releases those of removed tours, and returns the changes. */
  change(changes: TourChanges): SlotChange[] {
    const { tours, changed, replaced } = changes;
    const gone = new Map(replaced.map((tour) => [tour.facts.id, tour]));
    const slotChanges = changed.map((at): SlotChange => {
      const after = tours[at] as ListedTour;
      const { id } = after.facts;
      const before = gone.get(id) ?? null;
      gone.delete(id);
      const slot = this.#byId.get(id) ?? this.#free.pop() ?? this.#byId.size;
      this.#byId.set(id, slot);
      return { slot, before, after };
    });
    for (const [id, before] of gone) {
      const slot = this.#byId.get(id) as number;
      slotChanges.push({ slot, before, after: null });
      this.#byId.delete(id);
      this.#free.push(slot);
    }
    this.#renumber(tours, changes);
    return slotChanges;
  }

  #renumber(tours: readonly ListedTour[], changes: TourChanges | null): void {
    this.#tours = tours;
    this.#slots = changes ? moveColumn(this.#slots, changes) : new Int32Array(tours.length);
    for (const at of changes?.changed ?? tours.keys())
      this.#slots[at] = this.#byId.get((tours[at] as ListedTour).facts.id) as number;
    this.#numbers = new Int32Array(this.#byId.size + this.#free.length).fill(-1);
    for (let number = 0; number < tours.length; number++) this.#numbers[this.#slots[number] as number] = number;
  }
}
