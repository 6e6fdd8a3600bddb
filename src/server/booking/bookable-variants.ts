import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { WholeAnswer } from '#contract/schemas/book-now.ts';
import type { Language } from '#contract/shop.ts';
import { addDays } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ListedTour, Operator } from '../catalogue/source.ts';
import { type LoadedVariant, readVariant } from './read-variant.ts';

/** How often a variant is read again because its tour was edited meanwhile; what is answered then is put right by that edit. */
const mostTries = 3;

/** Everything that a booking page of a variant needs, from memory. */
export type BookableVariant = {
  readonly facts: BookableFacts;
  readonly availability: LoadedVariant['availability'];
  readonly listed: ListedTour;
  /** Which state of the catalogue the facts are from. */
  readonly version: number;
  /** The photographs in words, by language, once somebody has asked for them. */
  readonly images: Map<Language, WholeAnswer['roomsImages']>;
};

type Kept = { readonly bookable: BookableVariant; readonly places: LoadedVariant['places'] };

/**
 * Variants in memory, each read when it is first asked for, and right as long as the catalogue has the tour that they were read for.
 * What is left of them moves with the catalogue. A booking checks again under lock, so a moment's lag sells nothing twice.
 */
export class BookableVariants {
  readonly #catalogue: Catalogue;
  readonly #pool: pg.Pool;
  readonly #byPlace = new Map<number, (left: number) => void>();
  readonly #kept = new LRUCache<number, Kept>({ max: 1000, dispose: (kept) => this.#unfollow(kept) });
  readonly #loading = new Map<number, Promise<BookableVariant | null>>();

  constructor(catalogue: Catalogue, pool: pg.Pool) {
    this.#catalogue = catalogue;
    this.#pool = pool;
    catalogue.follow((placeId, left) => this.#byPlace.get(placeId)?.(left));
  }

  /** A variant with its facts and what is left; null when there is none. */
  async get(id: number): Promise<BookableVariant | null> {
    const known = this.#kept.get(id)?.bookable;
    if (known && this.#catalogue.snapshot().tour(known.facts.tour.id) === known.listed) return known;
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: number): Promise<BookableVariant | null> {
    for (let tries = 1; ; tries++) {
      let bookable: BookableVariant | null = null;
      let inStep = true;
      // No zone is further behind UTC than a day.
      const read = () => readVariant(this.#pool, id, addDays(dayAt(this.#catalogue.now(), 'UTC'), -1));
      await this.#catalogue.install(read, (variant) => {
        const { source } = this.#catalogue.snapshot();
        const listed = variant && this.#catalogue.snapshot().tour(variant.variant.tourId);
        // The variant must not be newer than the catalogue, nor older than its tour.
        inStep = !variant || (variant.version <= source.version && variant.version >= (listed?.readAt ?? 0));
        if (variant && listed && (inStep || tries === mostTries)) bookable = this.#keep(id, variant, listed);
      });
      if (inStep || tries === mostTries) return bookable;
      await this.#catalogue.catchUp();
    }
  }

  #keep(id: number, { variant, availability, places }: LoadedVariant, listed: ListedTour): BookableVariant {
    const { operators, source } = this.#catalogue.snapshot().tourIndex;
    const operator = (operators.get(listed.facts.operatorId) as Operator).facts;
    const { membership, rates, version } = source;
    const facts = { operator, tour: listed.facts, variant, membership, rates };
    const bookable = { facts, availability, listed, version, images: new Map() };
    this.#kept.set(id, { bookable, places });
    for (const [placeId, set] of places) this.#byPlace.set(placeId, set);
    return bookable;
  }

  #unfollow({ places }: Kept): void {
    for (const [placeId, set] of places) if (this.#byPlace.get(placeId) === set) this.#byPlace.delete(placeId);
  }
}
