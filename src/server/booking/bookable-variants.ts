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

/**
 * How often a variant is read again because its tour was edited in the meantime; the last read is used even if stale,
 * because that edit triggers another load.
 */
const maxTries = 3;

/** Everything that a booking page of a variant needs, cached in memory. */
export type BookableVariant = {
  readonly facts: BookableFacts;
  readonly availability: LoadedVariant['availability'];
  readonly listed: ListedTour;
  /** The version of the catalogue that the facts are from. */
  readonly version: number;
  /** The descriptions of the photographs by language, filled on the first request. */
  readonly images: Map<Language, WholeAnswer['roomsImages']>;
};

type Entry = { readonly bookable: BookableVariant; readonly places: LoadedVariant['places'] };

/**
 * Caches variants on first use, valid as long as the catalogue has the tour version that they were read for.
 * Availability is updated with the catalogue. A booking checks again under a lock, so a stale cache cannot sell a place
 * twice.
 */
export class BookableVariants {
  readonly #catalogue: Catalogue;
  readonly #pool: pg.Pool;
  readonly #byPlace = new Map<number, (left: number) => void>();
  readonly #kept = new LRUCache<number, Entry>({ max: 1000, dispose: (entry) => this.#unfollow(entry) });
  readonly #loading = new Map<number, Promise<BookableVariant | null>>();

  constructor(catalogue: Catalogue, pool: pg.Pool) {
    this.#catalogue = catalogue;
    this.#pool = pool;
    catalogue.follow((placeId, left) => this.#byPlace.get(placeId)?.(left));
  }

  /** Returns a variant with its facts and availability; null when there is none. */
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
      // Starts a day early, because no time zone is further behind UTC than a day.
      const read = () => readVariant(this.#pool, id, addDays(dayAt(this.#catalogue.now(), 'UTC'), -1));
      await this.#catalogue.install(read, (variant) => {
        const { source } = this.#catalogue.snapshot();
        const listed = variant && this.#catalogue.snapshot().tour(variant.variant.tourId);
        // The variant must not be newer than the catalogue, nor older than its tour.
        inStep = !variant || (variant.version <= source.version && variant.version >= (listed?.readAt ?? 0));
        if (variant && listed && (inStep || tries === maxTries)) bookable = this.#keep(id, variant, listed);
      });
      if (inStep || tries === maxTries) return bookable;
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

  #unfollow({ places }: Entry): void {
    for (const [placeId, set] of places) if (this.#byPlace.get(placeId) === set) this.#byPlace.delete(placeId);
  }
}
