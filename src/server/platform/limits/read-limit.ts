import { LRUCache } from 'lru-cache';
import type { CallName } from '#contract/list.ts';

/**
 * Who reads: the network, and the browser or account if it is known. Several people may share a network, so one of them reaches a
 * limit of their own before the others are kept from reading.
 */
export type Reader = { readonly network: string; readonly visitor: string | null };

/** Counts something that is read, and answers 0, or in how many seconds it may be tried again. */
export type ReadLimiter = (reader: Reader, cost: number) => number;

/** What reading costs, in units of the limit: about as much work as one suggestion. */
export const readCosts = { call: 1, page: 5, searchPage: 10, document: 25 } as const;

/** Calls that cost more than others. */
const callCosts: Partial<Record<CallName, number>> = {
  searchTours: 3,
  loadBookingPage: 3,
  loadTour: 3,
  readBrochure: readCosts.document,
};

/** What a call costs. */
export const callCost = (name: CallName): number => callCosts[name] ?? readCosts.call;

/** What the page at a path costs that is not kept; the path has no language prefix. */
export function pageCost(path: string): number {
  if (path.startsWith('/brochures/')) return readCosts.document;
  return path.startsWith('/search') ? readCosts.searchPage : readCosts.page;
}

/** So long a limit may be used up in advance: a minute's worth at once, by people who come to look around. */
const windowSeconds = 60;
/** The part of a network's limit that one visitor has. */
const visitorShare = 1 / 3;
/** So many are remembered; whoever is forgotten begins anew. */
const mostRemembered = 50_000;

/** Buckets that run empty at one rate. Each key remembers when its bucket is empty again. */
class Buckets {
  readonly #msPerUnit: number;
  readonly #emptyAt = new LRUCache<string, number>({ max: mostRemembered });

  constructor(unitsPerSecond: number) {
    this.#msPerUnit = 1000 / unitsPerSecond;
  }

  /** In how many seconds so much fits in; 0 when it does now. */
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
 * A limit on reading, in the memory of each process: it protects that process, and a question to the database for every suggestion
 * would cost more than the suggestion. So many units a second for one network, a minute's worth in advance; 0 for no limit.
 */
export function createReadLimiter(unitsPerSecond: number, clock: () => number = Date.now): ReadLimiter {
  if (unitsPerSecond === 0) return () => 0;
  const networks = new Buckets(unitsPerSecond);
  const visitors = new Buckets(unitsPerSecond * visitorShare);
  return ({ network, visitor }, cost) => {
    const now = clock();
    const wait = Math.max(visitor === null ? 0 : visitors.wait(visitor, cost, now), networks.wait(network, cost, now));
    // What is refused is not counted, so whoever waits as long as they were told gets in.
    if (wait > 0) return wait;
    if (visitor !== null) visitors.fill(visitor, cost, now);
    networks.fill(network, cost, now);
    return 0;
  };
}
