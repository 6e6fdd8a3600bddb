import { LRUCache } from 'lru-cache';
import type { CallName } from '#contract/list.ts';

/**
 * The network of a reader, and the browser or account if known. Visitors have a limit of their own, so that one of them
 * cannot exhaust the limit of a shared network.
 */
export type Reader = { readonly network: string; readonly visitor: string | null };

/** Counts a read; returns 0, or the seconds until it may be retried. */
export type ReadLimiter = (reader: Reader, cost: number) => number;

/** The costs of reads in units of the limit; one unit is about the work of one suggestion. */
export const readCosts = { call: 1, page: 5, searchPage: 10, document: 25 } as const;

/** Endpoints with a higher cost. */
const callCosts: Partial<Record<CallName, number>> = {
  searchTours: 3,
  loadBookingPage: 3,
  loadTour: 3,
  readBrochure: readCosts.document,
};

/** Returns the cost of an endpoint. */
export const callCost = (name: CallName): number => callCosts[name] ?? readCosts.call;

/** Returns the cost of an uncached page; the path has no language prefix. */
export function pageCost(path: string): number {
  if (path.startsWith('/brochures/')) return readCosts.document;
  return path.startsWith('/search') ? readCosts.searchPage : readCosts.page;
}

/** How many seconds of the limit may be used in one burst. */
const windowSeconds = 60;
/** The share of a network's limit available to one visitor. */
const visitorShare = 1 / 3;
/** Evicted entries start with an empty bucket. */
const maxEntries = 50_000;

/** Leaky buckets with a common rate; each key stores when its bucket is empty. */
class Buckets {
  readonly #msPerUnit: number;
  readonly #emptyAt = new LRUCache<string, number>({ max: maxEntries });

  constructor(unitsPerSecond: number) {
    this.#msPerUnit = 1000 / unitsPerSecond;
  }

  /** Returns the seconds until the cost fits, or 0 if it fits now. */
  wait(key: string, cost: number, now: number): number {
    const over = this.#filled(key, cost, now) - now - windowSeconds * 1000;
    return over <= 0 ? 0 : Math.ceil(over / 1000);
  }

  fill(key: string, cost: number, now: number): void {
    this.#emptyAt.set(key, this.#filled(key, cost, now));
  }

  #filled(key: string, cost: number, now: number): number {
    return Math.max(this.#emptyAt.get(key) ?? 0, now) + cost * this.#msPerUnit;
  }
}

/**
 * Creates a read limit in the memory of the process: it protects this process, and a database query per suggestion
 * would cost more than the suggestion. Allows `unitsPerSecond` for each network and a minute's worth in one burst; 0
 * disables the limit.
 */
export function createReadLimiter(unitsPerSecond: number, clock: () => number = Date.now): ReadLimiter {
  if (unitsPerSecond === 0) return () => 0;
  const networks = new Buckets(unitsPerSecond);
  const visitors = new Buckets(unitsPerSecond * visitorShare);
  return ({ network, visitor }, cost) => {
    const now = clock();
    const wait = Math.max(visitor === null ? 0 : visitors.wait(visitor, cost, now), networks.wait(network, cost, now));
    // Rejected reads are not counted, so that a client that waits as requested is admitted.
    if (wait > 0) return wait;
    if (visitor !== null) visitors.fill(visitor, cost, now);
    networks.fill(network, cost, now);
    return 0;
  };
}
