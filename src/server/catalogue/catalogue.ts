import type pg from 'pg';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Log } from '../platform/log.ts';
import { LedgerTail } from './ledger-tail.ts';
import { type Listening, listenTo } from './listener.ts';
import { loadSource } from './load-source.ts';
import { Shelf } from './snapshot.ts';
import { TourDocuments } from './tour-documents.ts';

/** How often the ledger is read for sales of other processes, and how long changes of the catalogue are gathered. */
const ledgerPause = 300;
const gatherPause = 100;
const reloadPause = 1000;
/** A shop that has just opened answers first; so long after that it makes what only those need who type. */
const warmPause = 1000;

/** What the catalogue needs. */
export type CatalogueMeans = {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly log: Log;
  /** The time; a test may set it. */
  readonly clock?: () => Instant;
};

/** The catalogue in memory, kept like the database by notifications, the ledger and the clock. */
export class Catalogue {
  readonly documents: TourDocuments;
  readonly #means: CatalogueMeans;
  readonly #clock: () => Instant;
  #shelf: Shelf;
  #tail: LedgerTail;
  #listening: Listening | null = null;
  #version = 1;
  #placesVersion = 1;
  #stopped = false;
  /** The reading under way, and the one that begins when it has ended: all who ask meanwhile share it. */
  #reload: Promise<void> | null = null;
  #nextReload: Promise<void> | null = null;
  #reading: Promise<void> = Promise.resolve();
  #ledgerTimer: NodeJS.Timeout | undefined;
  #reloadTimer: NodeJS.Timeout | undefined;
  #warmTimer: NodeJS.Timeout | undefined;

  private constructor(means: CatalogueMeans, shelf: Shelf, tail: LedgerTail) {
    this.#means = means;
    this.#clock = means.clock ?? Date.now;
    this.#shelf = shelf;
    this.#tail = tail;
    this.documents = new TourDocuments(means.pool);
  }

  /** Reads the catalogue and keeps it fresh until it is stopped. */
  static async open(means: CatalogueMeans): Promise<Catalogue> {
    // The tail begins before the catalogue is read, so that no sale falls between the two.
    const tail = await LedgerTail.open(means.pool);
    const now = (means.clock ?? Date.now)();
    const catalogue = new Catalogue(means, Shelf.of(await loadSource(means.pool, now), now), tail);
    await catalogue.#listen();
    catalogue.#watchLedger();
    catalogue.#warmTimer = setTimeout(() => catalogue.#shelf.warm(), warmPause);
    return catalogue;
  }

  /** Goes up with every change that a page shows, except that a place was sold and others are still left. */
  get version(): number {
    this.shelf();
    return this.#version;
  }

  /** Goes up whenever places are sold or come back. */
  get placesVersion(): number {
    return this.#placesVersion;
  }

  /** The catalogue as it is now. */
  shelf(): Shelf {
    const now = this.#clock();
    if (now >= this.#shelf.validUntil || now < this.#shelf.moving.offers.now) {
      this.#shelf = this.#shelf.at(now);
      this.#version += 1;
    }
    return this.#shelf;
  }

  now(): Instant {
    return this.#clock();
  }

  /** Reads the ledger's newest rows at once; resolves when they are on the shelf. */
  async catchUp(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#readLedger());
    await this.#reading;
  }

  /**
   * Reads the whole catalogue again. A reading that is under way may have begun before what the caller knows of, so they wait
   * for the one after it, and for no other: however many ask, one is under way and one is to come.
   */
  async reload(): Promise<void> {
    if (!this.#reload) return this.#beginReload();
    this.#nextReload ??= this.#reload.catch(() => {}).then(() => this.#beginReload());
    return this.#nextReload;
  }

  #beginReload(): Promise<void> {
    this.#nextReload = null;
    const reading = this.#stopped ? Promise.resolve() : this.#readAll();
    this.#reload = reading.finally(() => {
      this.#reload = null;
    });
    return this.#reload;
  }

  async #readAll(): Promise<void> {
    const tail = await LedgerTail.open(this.#means.pool);
    const source = await loadSource(this.#means.pool, this.#clock());
    this.#tail = tail;
    this.documents.forget();
    this.#shelf = Shelf.of(source, this.#clock()).warm();
    this.#version += 1;
    this.#placesVersion += 1;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#ledgerTimer);
    clearTimeout(this.#reloadTimer);
    clearTimeout(this.#warmTimer);
    await this.#listening?.stop();
    await this.#reading;
    await (this.#nextReload ?? this.#reload)?.catch(() => {});
  }

  async #listen(): Promise<void> {
    const { databaseUrl, log } = this.#means;
    this.#listening = await listenTo(databaseUrl, 'waymark_catalogue', {
      ready: () => this.#compare(),
      told: () => this.#reloadSoon(gatherPause),
      lost: (error) => log.warn({ err: error }, 'the catalogue lost its listener'),
    });
  }

  /** What was changed before listening began, or while it was interrupted, shows in the version. */
  async #compare(): Promise<void> {
    try {
      const { rows } = await this.#means.pool.query<{ version: number }>('select version from catalogue_version');
      if (rows[0]?.version !== this.#shelf.source.version) this.#reloadSoon(0);
    } catch (error) {
      this.#means.log.warn({ err: error }, 'the version of the catalogue could not be read');
      this.#reloadSoon(reloadPause);
    }
  }

  #reloadSoon(pause: number): void {
    if (this.#stopped || this.#reloadTimer) return;
    this.#reloadTimer = setTimeout(() => {
      this.#reloadTimer = undefined;
      this.reload().catch((error) => {
        this.#means.log.error({ err: error }, 'the catalogue could not be read again');
        this.#reloadSoon(reloadPause);
      });
    }, pause);
  }

  #watchLedger(): void {
    const again = () => {
      if (this.#stopped) return;
      this.#ledgerTimer = setTimeout(() => this.catchUp().finally(again), ledgerPause);
      this.#ledgerTimer.unref();
    };
    again();
  }

  async #readLedger(): Promise<void> {
    if (this.#stopped) return;
    try {
      const tail = this.#tail;
      const changes = await tail.read(this.#clock());
      if (changes === 'lost') return this.#reloadSoon(0);
      // A reload in between has newer numbers and a tail of its own.
      if (tail !== this.#tail) return;
      for (const { placeId, left } of changes) {
        const news = this.#shelf.noteLeft(placeId, left);
        if (news !== 'nothing') this.#placesVersion += 1;
        if (news === 'listing') this.#version += 1;
      }
    } catch (error) {
      this.#means.log.warn({ err: error }, 'the places ledger could not be read');
    }
  }
}
