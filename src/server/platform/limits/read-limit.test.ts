import { expect, test } from 'vitest';
import { networkOf } from './network.ts';
import { callCost, createReadLimiter, pageCost, type Reader, type ReadLimiter, readCosts } from './read-limit.ts';

const usual = 60;
function setUp(unitsPerSecond = usual) {
  let now = 1_000_000;
  const limit = createReadLimiter(unitsPerSecond, () => now);
  return {
    limit,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

/** How many things of a cost somebody gets before they are refused. */
function countUntilRefused(limit: ReadLimiter, reader: Reader, cost: number): number {
  for (let count = 0; count < 100_000; count++) if (limit(reader, cost) > 0) return count;
  throw new Error('nobody was refused');
}

const stranger = (address: string, visitor: string | null = null): Reader => ({ network: networkOf(address), visitor });

test('a flood from one network is limited, and another network is not affected', () => {
  const { limit, wait } = setUp();
  expect(countUntilRefused(limit, stranger('203.0.113.7'), 1)).toBe(60 * usual);
  expect(limit(stranger('203.0.113.8'), readCosts.document)).toBe(0);
  const told = limit(stranger('203.0.113.7'), readCosts.document);
  expect(told).toBeGreaterThan(0);
  wait(told);
  // Whoever waits as long as they were told gets in.
  expect(limit(stranger('203.0.113.7'), readCosts.document)).toBe(0);
});

test('addresses of one IPv6 /64 are one network', () => {
  const { limit } = setUp();
  countUntilRefused(limit, stranger('2001:db8:7:7::1'), 1);
  expect(limit(stranger('2001:db8:7:7:ffff::2'), 1)).toBeGreaterThan(0);
  expect(limit(stranger('2001:db8:7:8::1'), 1)).toBe(0);
});

test('one visitor of an office reaches their limit before the whole office does', () => {
  const { limit } = setUp();
  const address = '203.0.113.7';
  const count = countUntilRefused(limit, stranger(address, 'one'), 1);
  expect(count).toBe(20 * usual);
  // What was refused has not been counted for the office.
  for (let more = 0; more < 10_000; more++) limit(stranger(address, 'one'), 1);
  expect(limit(stranger(address, 'other'), 1)).toBe(0);
  expect(countUntilRefused(limit, stranger(address), 1)).toBe(60 * usual - count - 1);
});

test('a visitor who views a page every second and types, and an office of fifty, stay within the limit', () => {
  const { limit, wait } = setUp();
  const office = Array.from({ length: 50 }, (_, at) => stranger('203.0.113.7', `person ${at}`));
  for (let second = 0; second < 600; second++) {
    // The keenest one: a search that nobody made before every second second, letters and prices in between.
    const [keen] = office as [Reader];
    const wanted = second % 2 === 0 ? [readCosts.searchPage] : Array<number>(6).fill(callCost('suggestPlaces'));
    for (const cost of wanted) expect(limit(keen, cost)).toBe(0);
    // Of the others each opens a page that is not kept every ten seconds, and asks for a price.
    for (const [at, person] of office.entries()) {
      if (at % 10 !== second % 10) continue;
      for (const cost of [readCosts.page, callCost('loadBookingData')]) expect(limit(person, cost)).toBe(0);
    }
    wait(1);
  }
});

test('expensive requests cost more, and without a limit nothing is counted', () => {
  expect(pageCost('/brochures/x.pdf')).toBeGreaterThan(pageCost('/search'));
  expect(pageCost('/search.data')).toBe(pageCost('/search'));
  expect(pageCost('/search')).toBeGreaterThan(pageCost('/t/peru'));
  expect(callCost('searchTours')).toBeGreaterThan(callCost('suggestPlaces'));
  const { limit } = setUp(0);
  const waits = new Set<number>();
  for (let count = 0; count < 100_000; count++) waits.add(limit(stranger('203.0.113.7'), 1000));
  expect([...waits]).toEqual([0]);
});
