import type pg from 'pg';
import type { Instant } from '#domain/calendar/instant.ts';
import { type Listening, listenTo } from '../platform/database/listener.ts';
import type { Log } from '../platform/log.ts';
import { LedgerTail, type Left } from './ledger-tail.ts';
import { changedSource, loadChanges, loadSource } from './load-source.ts';
import { NextRun } from './next-run.ts';
import { CatalogueSnapshot } from './snapshot.ts';
import { TourDocuments } from './tour-documents.ts';

/** How often the ledger is read for sales of other processes, and how long changes of the catalogue are gathered. */
const ledgerPause = 300;
const gatherPause = 100;
const retryPause = 1000;
/** A shop that has just opened answers first; so long after that it makes what only those need who type. */
const warmPause = 1000;

/** What the catalogue needs. */
export type CatalogueDeps = {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly log: Log;
  /** The time; a test may set it. */
  readonly clock?: () => Instant;
};

/** Hears how much is left of a place. */
export type Follower = (placeId: number, left: number) => void;

/**
 * The catalogue in memory, kept like the database by notifications, the ledger and the clock. It is the one that follows the ledger:
 * whatever else is mirrored hears of sales from it, in the same step in which its own snapshot learns of them.
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
  /** Readings follow each other, and so do the steps in which memory changes. */
  #lastReading: Promise<void> = Promise.resolve();
  #lastStep: Promise<void> = Promise.resolve();
  #ledgerTimer: NodeJS.Timeout | undefined;
  #readTimer: NodeJS.Timeout | undefined;
  #warmTimer: NodeJS.Timeout | undefined;

  private constructor(deps: CatalogueDeps, snapshot: CatalogueSnapshot, tail: LedgerTail) {
    this.#deps = deps;
    this.#clock = deps.clock ?? Date.now;
    this.#snapshot = snapshot;
    this.#tail = tail;
    this.documents = new TourDocuments(deps.pool, (id) => this.#snapshot.tour(id));
  }

  /** Reads the catalogue and keeps it fresh until it is stopped. */
  static async open(deps: CatalogueDeps): Promise<Catalogue> {
    // The tail begins before the catalogue is read, so that no sale falls between the two.
    const tail = await LedgerTail.open(deps.pool);
    const now = (deps.clock ?? Date.now)();
    const catalogue = new Catalogue(deps, CatalogueSnapshot.of(await loadSource(deps.pool, now), now), tail);
    await catalogue.#listen();
    catalogue.#watchLedger();
    catalogue.#warmTimer = setTimeout(() => catalogue.#snapshot.warm(), warmPause);
    return catalogue;
  }

  /** Goes up with every change that a page of several tours shows, except that a place was sold and others are still left. */
  get version(): number {
    this.snapshot();
    return this.#version;
  }

  /**
   * What the page of a tour is right for: it changes with that tour alone. What such a page shows of other tours (those that are
   * similar) is as old as the page. Pages that list tours change with all of them.
   */
  pageVersion(slug: string | null): string | number {
    const snapshot = this.snapshot();
    const tour = slug === null ? undefined : snapshot.tourIndex.bySlug.get(slug);
    return tour === undefined ? this.#version : `tour ${snapshot.lastChange(tour)}`;
  }

  /** The catalogue as it is now. */
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

  /** Has somebody told of every sale from now on, in the step in which the snapshot learns of it. */
  follow(follower: Follower): void {
    this.#followers.push(follower);
  }

  /** Brings memory up to what the database knew when this was asked: the tours that were edited, and the places that were sold. */
  catchUp(): Promise<void> {
    return this.#catchUps.ask();
  }

  /** Reads the whole catalogue again. */
  reload(): Promise<void> {
    return this.#reloads.ask();
  }

  /**
   * Loads something from the database and puts it into memory together with everything that was sold since loading began, in one step:
   * whoever reads memory sees neither without the other.
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
      this.#snapshot = this.#snapshot.change(changedSource(this.#snapshot.source, changes), changes.changes);
      this.#version += 1;
    });
    if (tooMany) await this.#readAll();
  }

  async #listen(): Promise<void> {
    const { databaseUrl, log } = this.#deps;
    this.#listening = await listenTo(databaseUrl, 'waymark_catalogue', {
      // What was changed before listening began, or while it was interrupted, was not told.
      ready: () => this.#catchUpSoon(0),
      notified: () => this.#catchUpSoon(gatherPause),
      lost: (error) => log.warn({ err: error }, 'the catalogue lost its listener'),
    });
  }

  #catchUpSoon(pause: number): void {
    this.#readSoon(pause, () => this.#catchUps.ask());
  }

  #readSoon(pause: number, read: () => Promise<void>): void {
    if (this.#stopped || this.#readTimer) return;
    this.#readTimer = setTimeout(() => {
      this.#readTimer = undefined;
      read().catch((error) => {
        this.#deps.log.error({ err: error }, 'the catalogue could not be read again');
        this.#readSoon(retryPause, read);
      });
    }, pause);
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

  /** What was sold since the tail was last read. Where that cannot be told any more, everything is read again soon. */
  async #readTail(): Promise<readonly Left[]> {
    const sold = await this.#tail.read(this.#clock());
    if (sold !== 'lost') return sold;
    this.#tail = await LedgerTail.open(this.#deps.pool);
    this.#readSoon(0, () => this.#reloads.ask());
    return [];
  }

  #note(sold: readonly Left[]): void {
    for (const { placeId, left } of sold) {
      if (this.#snapshot.noteLeft(placeId, left) === 'listing') this.#version += 1;
      for (const follower of this.#followers) follower(placeId, left);
    }
  }
}
