import type { ListedTour } from './source.ts';
import { moveColumn, type TourChanges } from './tour-changes.ts';

/** What was in a slot and what is in it now; null where there was or is nothing. */
export type SlotChange = {
  readonly slot: number;
  readonly before: ListedTour | null;
  readonly after: ListedTour | null;
};

/** Gives every tour a small number that it keeps while others come and go, for indexes that are too large to be numbered anew. */
export class TourSlots {
  readonly #byId = new Map<number, number>();
  readonly #free: number[] = [];
  /** By slot, and by number. */
  #numbers: Int32Array = new Int32Array();
  #slots: Int32Array = new Int32Array();
  #tours: readonly ListedTour[] = [];

  constructor(tours: readonly ListedTour[]) {
    for (const { facts } of tours) this.#byId.set(facts.id, this.#byId.size);
    this.#renumber(tours, null);
  }

  /** How many tours there are. */
  get size(): number {
    return this.#tours.length;
  }

  /** The slots that have tours. */
  *[Symbol.iterator](): Generator<number> {
    for (let slot = 0; slot < this.#numbers.length; slot++) if ((this.#numbers[slot] as number) >= 0) yield slot;
  }

  /** Where the tour of a slot stands now. */
  numberOf(slot: number): number {
    return this.#numbers[slot] as number;
  }

  /** The tour of a slot. */
  tourAt(slot: number): ListedTour {
    return this.#tours[this.numberOf(slot)] as ListedTour;
  }

  /** Gives slots to new tours, takes those of tours that are gone, and tells what has changed where. */
  change(changes: TourChanges): SlotChange[] {
    const { tours, changed, replaced } = changes;
    const gone = new Map(replaced.map((tour) => [tour.facts.id, tour]));
    const told = changed.map((at): SlotChange => {
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
      told.push({ slot, before, after: null });
      this.#byId.delete(id);
      this.#free.push(slot);
    }
    this.#renumber(tours, changes);
    return told;
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
