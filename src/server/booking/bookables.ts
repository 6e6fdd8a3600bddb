import type pg from 'pg';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { addDays } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { LedgerTail } from '../catalogue/ledger-tail.ts';
import type { CatalogueSource, ListedTour, Operator } from '../catalogue/source.ts';
import type { Log } from '../platform/log.ts';
import { type KeptVariant, readVariant } from './read-variant.ts';

/** How often the ledger is read, in milliseconds. */
const ledgerPause = 300;
/** So many variants are kept; those not asked for the longest go first. */
const mostKept = 1000;

/** Everything that a booking page of a variant needs, from memory. */
export type Bookable = {
  readonly facts: BookableFacts;
  readonly availability: KeptVariant['availability'];
  readonly listed: ListedTour;
  /** Which state of the catalogue the facts are from. */
  readonly version: number;
  /** The photographs in words, by language, once somebody has asked for them. */
  readonly images: Map<Language, AnswerOf<'loadBookingData'>['roomsImages']>;
};

type Kept = { readonly bookable: Bookable; readonly places: KeptVariant['places'] };

/**
 * Variants in memory, each read when it is first asked for. The catalogue says when all of them must be read anew; what is
 * left is kept like the database by reading the ledger. A booking checks again under lock, so a moment's lag sells nothing twice.
 */
export class Bookables {
  readonly #catalogue: Catalogue;
  readonly #pool: pg.Pool;
  readonly #log: Log;
  #source: CatalogueSource;
  readonly #kept = new Map<number, Kept>();
  readonly #byPlace = new Map<number, (left: number) => void>();
  readonly #loading = new Map<number, Promise<Bookable | null>>();
  /** What was heard while variants were being read: their rows may be older than that. */
  readonly #heard = new Map<number, number>();
  #tail: LedgerTail;
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> = Promise.resolve();
  #stopped = false;
  #version = 1;

  private constructor(catalogue: Catalogue, pool: pg.Pool, log: Log, tail: LedgerTail) {
    this.#catalogue = catalogue;
    this.#pool = pool;
    this.#log = log;
    this.#tail = tail;
    this.#source = catalogue.shelf().source;
  }

  /** Begins to follow the ledger. */
  static async open(catalogue: Catalogue, pool: pg.Pool, log: Log): Promise<Bookables> {
    const bookables = new Bookables(catalogue, pool, log, await LedgerTail.open(pool));
    bookables.#watch();
    return bookables;
  }

  /** Goes up whenever what is left of anything has changed. */
  get version(): number {
    return this.#version;
  }

  /** A variant with its facts and what is left; null when there is none. */
  async get(id: number): Promise<Bookable | null> {
    const { source } = this.#catalogue.shelf();
    if (source !== this.#source) {
      this.#source = source;
      this.#forget();
    }
    const known = this.#kept.get(id);
    if (!known) return this.#loading.get(id) ?? this.#load(id);
    // Deleting first puts it at the end, which is where the newest are.
    this.#kept.delete(id);
    this.#kept.set(id, known);
    return known.bookable;
  }

  /** Reads the ledger's newest rows at once. */
  async catchUp(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read());
    await this.#reading;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#reading;
    await Promise.allSettled(this.#loading.values());
  }

  #load(id: number): Promise<Bookable | null> {
    const loading = this.#readOne(id).finally(() => {
      this.#loading.delete(id);
      if (this.#loading.size === 0) this.#heard.clear();
    });
    this.#loading.set(id, loading);
    return loading;
  }

  async #readOne(id: number): Promise<Bookable | null> {
    const source = this.#source;
    // No zone is further behind UTC than a day.
    const read = await readVariant(this.#pool, id, addDays(dayAt(this.#catalogue.now(), 'UTC'), -1));
    if (!read) return null;
    for (const [placeId, left] of this.#heard) read.places.get(placeId)?.(left);
    const { fixed } = this.#catalogue.shelf();
    const listed = fixed.source.tours[fixed.byId.get(read.variant.tourId) ?? -1];
    // A tour so new that the catalogue has not been told of it yet.
    if (!listed) return null;
    const operator = (fixed.operators.get(listed.facts.operatorId) as Operator).facts;
    const { membership, rates, version } = fixed.source;
    const facts = { operator, tour: listed.facts, variant: read.variant, membership, rates };
    const bookable = { facts, availability: read.availability, listed, version, images: new Map() };
    if (source === this.#source && fixed.source === source) this.#keep(id, { bookable, places: read.places });
    return bookable;
  }

  #keep(id: number, kept: Kept): void {
    this.#kept.set(id, kept);
    for (const [placeId, set] of kept.places) this.#byPlace.set(placeId, set);
    const [oldest] = this.#kept;
    if (this.#kept.size <= mostKept || !oldest) return;
    this.#kept.delete(oldest[0]);
    for (const placeId of oldest[1].places.keys()) this.#byPlace.delete(placeId);
  }

  #forget(): void {
    this.#version += 1;
    this.#kept.clear();
    this.#byPlace.clear();
  }

  #watch(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.catchUp().finally(() => this.#watch()), ledgerPause);
    this.#timer.unref();
  }

  async #read(): Promise<void> {
    if (this.#stopped) return;
    try {
      const changes = await this.#tail.read(this.#catalogue.now());
      if (changes === 'lost') {
        this.#tail = await LedgerTail.open(this.#pool);
        this.#forget();
        return;
      }
      if (changes.length > 0) this.#version += 1;
      for (const { placeId, left } of changes) {
        this.#byPlace.get(placeId)?.(left);
        if (this.#loading.size > 0) this.#heard.set(placeId, left);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'the places ledger could not be read for bookings');
    }
  }
}
