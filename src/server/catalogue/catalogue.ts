import type pg from 'pg';
import type { Instant } from '#domain/calendar/instant.ts';
import { type Listening, listenTo } from '../platform/database/listener.ts';
import type { Log } from '../platform/log.ts';
import { LedgerTail, type Left } from './ledger-tail.ts';
import { changedSource, loadChanges, loadSource } from './load-source.ts';
import { NextRun } from './next-run.ts';
import { CatalogueSnapshot } from './snapshot.ts';
import { TourDocuments } from './tour-documents.ts';

/** How often the ledger is read for sales by other processes, and for how long catalogue changes are batched. */
const ledgerPause = 300;
const gatherPause = 100;
const retryPause = 1000;
/**
 * The delay before structures for text search are built, so that the first requests after startup are not slowed down.
 */
const warmPause = 1000;

/** The dependencies of the catalogue. */
export type CatalogueDeps = {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly log: Log;
  /** The clock; tests replace it. */
  readonly clock?: () => Instant;
};

/** Receives the remaining number of places after each sale. */
export type Follower = (placeId: number, left: number) => void;

/**
 * The catalogue in memory, kept up to date by notifications, the places ledger and the clock. It alone reads the
 * ledger: other mirrors of the database receive sales from it, in the same step in which its snapshot is updated.
 */
export class Catalogue {
  readonly documents: TourDocuments;
  readonly #deps: CatalogueDeps;
  readonly #clock: () => Instant;
  #snapshot: CatalogueSnapshot;
  #tail: LedgerTail;
  #listening: Listening | null = null;
  #version = 1;
  #stopped = false;
  readonly #followers: Follower[] = [];
  readonly #reloads = new NextRun(() => this.#readInTurn(() => this.#readAll()));
  readonly #catchUps = new NextRun(() => this.#readInTurn(() => this.#readChanges()));
  /** Reads run in sequence, and so do the steps that change memory. */
  #lastReading: Promise<void> = Promise.resolve();
  #lastStep: Promise<void> = Promise.resolve();
  #ledgerTimer: NodeJS.Timeout | undefined;
  #readTimer: NodeJS.Timeout | undefined;
  /** Whether the next scheduled read is a full reload; a catch-up alone does not recount available places. */
  #reloadScheduled = false;
  #warmTimer: NodeJS.Timeout | undefined;

  private constructor(deps: CatalogueDeps, snapshot: CatalogueSnapshot, tail: LedgerTail) {
    this.#deps = deps;
    this.#clock = deps.clock ?? Date.now;
    this.#snapshot = snapshot;
    this.#tail = tail;
    this.documents = new TourDocuments(deps.pool, (id) => this.#snapshot.tour(id));
  }

  /** Loads the catalogue and keeps it up to date until it is stopped. */
  static async open(deps: CatalogueDeps): Promise<Catalogue> {
    // The tail is opened before the catalogue is read, so that no sale is missed in between.
    const tail = await LedgerTail.open(deps.pool);
    const now = (deps.clock ?? Date.now)();
    const catalogue = new Catalogue(deps, CatalogueSnapshot.of(await loadSource(deps.pool, now), now), tail);
    await catalogue.#listen();
    catalogue.#watchLedger();
    catalogue.#warmTimer = setTimeout(() => catalogue.#snapshot.warm(), warmPause);
    return catalogue;
  }

  /**
   * The version of pages that list tours; it increases with every change visible on them, but not when a sale leaves
   * further places.
   */
  get version(): number {
    this.snapshot();
    return this.#version;
  }

  /**
   * Returns the version of a page. The page of a tour changes with that tour only, so the similar tours on it may be
   * outdated; pages that list tours change with all of them.
   */
  pageVersion(slug: string | null): string | number {
    const snapshot = this.snapshot();
    const tour = slug === null ? undefined : snapshot.tourIndex.bySlug.get(slug);
    return tour === undefined ? this.#version : `tour ${snapshot.lastChange(tour)}`;
  }

  /** Returns the current catalogue. */
  snapshot(): CatalogueSnapshot {
    const now = this.#clock();
    if (now >= this.#snapshot.validUntil || now < this.#snapshot.liveIndex.offers.now) {
      this.#snapshot = this.#snapshot.at(now);
      this.#version += 1;
    }
    return this.#snapshot;
  }

  now(): Instant {
    return this.#clock();
  }

  /** Registers a listener for sales, which is called in the step that updates the snapshot. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** Applies all edits and sales that were committed before the call. */
  catchUp(): Promise<void> {
    return this.#catchUps.ask();
  }

  /** Reloads the whole catalogue. */
  reload(): Promise<void> {
    return this.#reloads.ask();
  }

  /**
   * Loads data and installs it together with all sales since loading began, in one step, so that readers never see one
   * without the other.
   */
  async install<Loaded>(load: () => Promise<Loaded>, put: (loaded: Loaded) => void): Promise<void> {
    const mark = this.#tail.mark();
    const loaded = await load();
    await this.#inTurn(async () => {
      this.#tail.goBack(mark);
      const sold = await this.#readTail();
      put(loaded);
      this.#note(sold);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#ledgerTimer);
    clearTimeout(this.#readTimer);
    clearTimeout(this.#warmTimer);
    await this.#listening?.stop();
    await Promise.all([this.#reloads.idle(), this.#catchUps.idle()]);
    await this.#lastStep;
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    const done = this.#lastStep.then(step);
    this.#lastStep = done.catch(() => {});
    return done;
  }

  #readInTurn(read: () => Promise<void>): Promise<void> {
    const done = this.#lastReading.then(() => (this.#stopped ? undefined : read()));
    this.#lastReading = done.catch(() => {});
    return done;
  }

  #readAll(): Promise<void> {
    const load = () => loadSource(this.#deps.pool, this.#clock());
    return this.install(load, (source) => {
      this.#snapshot = CatalogueSnapshot.of(source, this.#clock(), this.#snapshot).warm();
      this.#version += 1;
    });
  }

  async #readChanges(): Promise<void> {
    let tooMany = false;
    const load = () => loadChanges(this.#deps.pool, this.#snapshot.source, this.#clock());
    await this.install(load, (changes) => {
      tooMany = changes.kind === 'all';
      if (changes.kind !== 'tours') return;
      this.#snapshot = this.#snapshot.change(changedSource(this.#snapshot.source, changes), changes.changes, changes);
      this.#version += 1;
    });
    if (tooMany) await this.#readAll();
  }

  async #listen(): Promise<void> {
    const { databaseUrl, log } = this.#deps;
    this.#listening = await listenTo(databaseUrl, 'waymark_catalogue', {
      // Notifications before listening started, or while it was interrupted, were missed.
      ready: () => this.#catchUpSoon(0),
      notified: () => this.#catchUpSoon(gatherPause),
      lost: (error) => log.warn({ err: error }, 'the catalogue lost its listener'),
    });
  }

  #catchUpSoon(pause: number): void {
    if (this.#stopped || this.#readTimer) return;
    this.#readTimer = setTimeout(() => {
      this.#readTimer = undefined;
      const isReload = this.#reloadScheduled;
      this.#reloadScheduled = false;
      (isReload ? this.#reloads : this.#catchUps).ask().catch((error) => {
        this.#deps.log.error({ err: error }, 'the catalogue could not be read again');
        this.#reloadScheduled ||= isReload;
        this.#catchUpSoon(retryPause);
      });
    }, pause);
  }

  /** Replaces a scheduled catch-up with a reload, which reads everything that the catch-up would. */
  #reloadSoon(): void {
    this.#reloadScheduled = true;
    this.#catchUpSoon(0);
  }

  #watchLedger(): void {
    const scheduleNext = () => {
      if (this.#stopped) return;
      this.#ledgerTimer = setTimeout(() => this.#inTurn(() => this.#readLedger()).finally(scheduleNext), ledgerPause);
      this.#ledgerTimer.unref();
    };
    scheduleNext();
  }

  async #readLedger(): Promise<void> {
    if (this.#stopped) return;
    try {
      this.#note(await this.#readTail());
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'the places ledger could not be read');
    }
  }

  /** Returns the sales since the last read; schedules a reload if they cannot be determined. */
  async #readTail(): Promise<readonly Left[]> {
    const sold = await this.#tail.read(this.#clock());
    if (sold !== 'lost') return sold;
    this.#tail = await LedgerTail.open(this.#deps.pool);
    this.#reloadSoon();
    return [];
  }

  #note(sold: readonly Left[]): void {
    for (const { placeId, left } of sold) {
      if (this.#snapshot.noteLeft(placeId, left) === 'listing') this.#version += 1;
      for (const follower of this.#followers) follower(placeId, left);
    }
  }
}
