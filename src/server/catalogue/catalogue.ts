import type pg from 'pg';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Log } from '../platform/log.ts';
import { LedgerTail, type Left } from './ledger-tail.ts';
import { type Listening, listenTo } from './listener.ts';
import { changedSource, loadChanges, loadSource } from './load-source.ts';
import { NextRun } from './next-run.ts';
import { Shelf } from './snapshot.ts';
import { TourDocuments } from './tour-documents.ts';

/** How often the ledger is read for sales of other processes, and how long changes of the catalogue are gathered. */
const ledgerPause = 300;
const gatherPause = 100;
const retryPause = 1000;
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

/** Hears how much is left of a place. */
export type Follower = (placeId: number, left: number) => void;

/**
 * The catalogue in memory, kept like the database by notifications, the ledger and the clock. It is the one that follows the ledger:
 * whatever else is mirrored hears of sales from it, in the same step in which it puts them on its own shelf.
 */
export class Catalogue {
  readonly documents: TourDocuments;
  readonly #means: CatalogueMeans;
  readonly #clock: () => Instant;
  #shelf: Shelf;
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

  private constructor(means: CatalogueMeans, shelf: Shelf, tail: LedgerTail) {
    this.#means = means;
    this.#clock = means.clock ?? Date.now;
    this.#shelf = shelf;
    this.#tail = tail;
    this.documents = new TourDocuments(means.pool, (id) => this.#shelf.tour(id));
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

  /** Goes up with every change that a page of several tours shows, except that a place was sold and others are still left. */
  get version(): number {
    this.shelf();
    return this.#version;
  }

  /**
   * What the page of a tour is right for: it changes with that tour alone. What such a page shows of other tours (those that are
   * similar) is as old as the page. Pages that list tours change with all of them.
   */
  pageVersion(slug: string | null): string | number {
    const shelf = this.shelf();
    const tour = slug === null ? undefined : shelf.fixed.bySlug.get(slug);
    return tour === undefined ? this.#version : `tour ${shelf.lastChange(tour)}`;
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

  /** Has somebody told of every sale from now on, in the step in which it comes onto the shelf. */
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
    const load = () => loadSource(this.#means.pool, this.#clock());
    return this.install(load, (source) => {
      this.#shelf = Shelf.of(source, this.#clock(), this.#shelf).warm();
      this.#version += 1;
    });
  }

  async #readChanges(): Promise<void> {
    let tooMany = false;
    const load = () => loadChanges(this.#means.pool, this.#shelf.source, this.#clock());
    await this.install(load, (changes) => {
      tooMany = changes.kind === 'all';
      if (changes.kind !== 'tours') return;
      this.#shelf = this.#shelf.change(changedSource(this.#shelf.source, changes), changes.changes);
      this.#version += 1;
    });
    if (tooMany) await this.#readAll();
  }

  async #listen(): Promise<void> {
    const { databaseUrl, log } = this.#means;
    this.#listening = await listenTo(databaseUrl, 'waymark_catalogue', {
      // What was changed before listening began, or while it was interrupted, was not told.
      ready: () => this.#catchUpSoon(0),
      told: () => this.#catchUpSoon(gatherPause),
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
        this.#means.log.error({ err: error }, 'the catalogue could not be read again');
        this.#readSoon(retryPause, read);
      });
    }, pause);
  }

  #watchLedger(): void {
    const again = () => {
      if (this.#stopped) return;
      this.#ledgerTimer = setTimeout(() => this.#inTurn(() => this.#readLedger()).finally(again), ledgerPause);
      this.#ledgerTimer.unref();
    };
    again();
  }

  async #readLedger(): Promise<void> {
    if (this.#stopped) return;
    try {
      this.#note(await this.#readTail());
    } catch (error) {
      this.#means.log.warn({ err: error }, 'the places ledger could not be read');
    }
  }

  /** What was sold since the tail was last read. Where that cannot be told any more, everything is read again soon. */
  async #readTail(): Promise<readonly Left[]> {
    const sold = await this.#tail.read(this.#clock());
    if (sold !== 'lost') return sold;
    this.#tail = await LedgerTail.open(this.#means.pool);
    this.#readSoon(0, () => this.#reloads.ask());
    return [];
  }

  #note(sold: readonly Left[]): void {
    for (const { placeId, left } of sold) {
      if (this.#shelf.noteLeft(placeId, left) === 'listing') this.#version += 1;
      for (const follower of this.#followers) follower(placeId, left);
    }
  }
}
