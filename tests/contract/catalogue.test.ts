import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { catalogueCalls } from '#contract/list/catalogue.ts';
import { schemas } from '#contract/schemas.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { tinyMarketplace } from '#server/seed/testing/tiny-marketplace.ts';
import { patiently } from '#tests/support/patience.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;

beforeAll(async () => {
  shop = await startShop({ DEMO: '0' });
  visitor = new Visitor(shop.origin);
  await seedDemo(shop.pool, async () => tinyMarketplace(120, Date.now()));
  await vi.waitFor(async () => expect((await visitor.ask('/api/shop/search')).json.total).toBe(120), patiently);
});
afterAll(() => shop.stop());

const ask = async (path: string, headers: Record<string, string> = {}) => visitor.ask(path, { headers });

/** Asks, expects a 200 and an answer that is exactly what the schema says. */
async function answer(name: keyof typeof catalogueCalls, path: string, headers: Record<string, string> = {}) {
  const { method } = catalogueCalls[name];
  const told = await visitor.ask(path, { method, headers });
  expect([path, told.status]).toEqual([path, 200]);
  expect(schemas[name].answer.parse(told.json)).toEqual(told.json);
  return told.json;
}

describe('every catalogue endpoint returns what its schema specifies', () => {
  test('in both languages and every currency', async () => {
    const { feedback } = await answer('loadHome', '/api/shop/home');
    for (const prefix of ['', '/de']) {
      for (const currency of ['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD']) {
        const at = (path: string) => `${prefix}${path}${path.includes('?') ? '&' : '?'}currency=${currency}`;
        const home = await answer('loadHome', at('/api/shop/home'));
        expect(home.counts).toMatchObject({ tours: 120, operators: 2, countries: 4 });
        expect(home.deals.every((card: { from: { deal: unknown } }) => card.from.deal)).toBe(true);
        const { hits } = await answer('searchTours', at('/api/shop/search?view=map&sort=price'));
        expect(hits[0].from.price.currency).toBe(currency);
        const tour = await answer('loadTour', at(`/api/shop/tours/${hits[0].slug}`));
        expect(tour.from).toEqual(hits[0].from);
        expect(tour.name).toBe(hits[0].name);
        await answer('loadReviews', at(`/api/shop/tours/${hits[0].slug}/reviews?page=2&rating=5`));
        await answer('listDestinations', at('/api/shop/destinations'));
        await answer('loadDestination', at('/api/shop/destinations/peru'));
        await answer('loadDestination', at('/api/shop/destinations/europe'));
        await answer('loadStyle', at('/api/shop/styles/walking'));
        await answer('loadOperator', at('/api/shop/operators/north-star'));
        await answer('loadCards', at('/api/shop/cards?ids=3,1,3,999999,x'));
        await answer('suggestPlaces', at('/api/shop/suggest?q=per'));
        await answer('loadSitemap', at('/api/shop/sitemap'));
      }
    }
    expect(feedback.ids.length).toBeGreaterThan(3);
  });

  test('cards are returned in the requested order, and missing ones are listed', async () => {
    const { cards, missing } = await answer('loadCards', '/api/shop/cards?ids=3,1,3,999999,x');
    expect(cards.map(({ id }: { id: number }) => id)).toEqual([3, 1]);
    expect(missing).toEqual(['999999', 'x']);
  });

  test('the German shop speaks German', async () => {
    const { hits } = await answer('searchTours', '/de/api/shop/search?destination=germany');
    expect(hits[0].countries[0].name).toBe('Deutschland');
    expect(hits[0].route).toContain('Köln');
  });
});

test('FEED-01 a carousel item is returned as markup and data, and as data only on request', async () => {
  const { feedback } = await answer('loadHome', '/api/shop/home');
  const id = feedback.ids.at(-1);
  const whole = await answer('loadFeedback', `/api/book-now/load_feedback/${id}`);
  expect(whole).toMatchObject({ status: 'OK', feedback: { id } });
  expect(whole.html).toContain(whole.feedback.firstName);
  const data = await answer('loadFeedback', `/api/book-now/load_feedback/${id}`, {
    accept: 'application/vnd.waymark.data+json',
  });
  expect(data).toEqual({ status: 'OK', feedback: whole.feedback });
  const post = (path: string) => visitor.ask(path, { method: 'POST' });
  expect((await post('/api/book-now/load_feedback/2000000000')).status).toBe(404);
  expect((await post('/api/book-now/load_feedback/nonsense')).status).toBe(422);
});

test('a tour page lists departures, places left, cancellation days and reviews correctly', async () => {
  const { hits } = await answer('searchTours', '/api/shop/search?operator=north-star&deal=1');
  const [card] = hits;
  const tour = await answer('loadTour', `/api/shop/tours/${card.slug}`);
  const departures = tour.months.flatMap((month: { departures: object[] }) => month.departures);
  expect(departures.filter(({ placesLeft }: { placesLeft: number }) => placesLeft > 0)).toHaveLength(
    card.departureCount,
  );
  expect(departures[0]).toMatchObject({ confirmation: expect.stringMatching(/instant|onRequest/), capacity: 12 });
  expect(tour.cancellation.departure).toBe(card.departures[0].day);
  expect(tour.cancellation.rows.at(-1)).toMatchObject({ until: card.departures[0].day, refund: 0 });
  expect(tour.reviews.total).toBe(tour.rating.count);
  expect(tour.reviews.distribution.reduce((sum: number, count: number) => sum + count, 0)).toBe(tour.rating.count);
  expect(tour.similar.length).toBeGreaterThan(0);
  expect(tour.similar.some(({ id }: { id: number }) => id === tour.id)).toBe(false);
  expect(tour.variants[0].from).toEqual(tour.from);
});

test('NAV-13 months are listed with the number of tours that depart in them, and filtering by one finds these tours', async () => {
  const { months } = await answer('loadHome', '/api/shop/home');
  for (const { month, count } of months.slice(0, 4)) {
    expect((await answer('searchTours', `/api/shop/search?month=${month}`)).total).toBe(count);
  }
});

describe('invalid input is never a 5xx', () => {
  test('an unknown tour, destination, style or operator is a 404 with a message', async () => {
    for (const path of [
      'tours/nowhere',
      'tours/nowhere/reviews',
      'destinations/atlantis',
      'styles/none',
      'operators/none',
    ]) {
      const { status, json } = await ask(`/api/shop/${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(json.message).toMatch(/\w+ \w+/);
    }
    for (const slug of ['%00', '__proto__', 'constructor', '..%2f..', 'a'.repeat(3000), '%F0%9F%97%BA']) {
      for (const kind of ['tours', 'destinations', 'styles', 'operators']) {
        expect((await ask(`/api/shop/${kind}/${slug}`)).status).toBeLessThan(500);
      }
    }
  });

  test('malformed filters are ignored and listed, a page beyond the end is the last, a long text is cut', async () => {
    const bad = [
      'destination=atlantis',
      'destination[a][b]=1',
      'destination=__proto__',
      'month=2027-99',
      'month[]=x&month[]=y',
      'lengthFrom=-1',
      'lengthTo=1e9',
      'priceFrom=NaN',
      'priceTo=99999999999999999999',
      'style=constructor',
      'age=old',
      'rating=6',
      'operator=%F0%9F%97%BA',
      'instant=maybe',
      'sort=best',
      'page=0',
      'page=-5',
      'view=hologram',
      `style=${'a,'.repeat(3000)}`,
    ];
    for (const query of bad) {
      const { total, ignored, hits } = await answer('searchTours', `/api/shop/search?${query}`);
      expect([query, total, hits.length]).toEqual([query, 120, 20]);
      expect(ignored.length, query).toBeGreaterThan(0);
    }
    expect(await answer('searchTours', '/api/shop/search?page=4711')).toMatchObject({
      page: 6,
      pages: 6,
      notes: ['page-beyond-end'],
    });
    const long = await answer('searchTours', `/api/shop/search?q=${'lisbon%20'.repeat(1200)}`);
    expect(long.applied.q.length).toBeLessThanOrEqual(200);
    expect(long.notes).toEqual(['text-shortened']);
    for (const query of ['q=%F0%9F', 'q=%00', 'q[]=a', 'q[a]=b', 'q=%22%27%3C%3E', 'q=%F0%9F%97%BA']) {
      expect((await ask(`/api/shop/search?${query}`)).status).toBeLessThan(500);
      expect((await ask(`/api/shop/suggest?${query}`)).status).toBeLessThan(500);
    }
    for (const query of ['rating=9&page=x', 'rating[]=1', 'page=99999999999999999999', 'page=2.5']) {
      await answer('loadReviews', `/api/shop/tours/tour-1/reviews?${query}`);
    }
    await answer('loadCards', '/api/shop/cards');
    await answer('loadCards', `/api/shop/cards?ids=${Array.from({ length: 500 }, (_, at) => at).join(',')}`);
  });

  test('zero results suggest the nearest matches', async () => {
    const { total, nearest } = await answer('searchTours', '/api/shop/search?destination=peru&priceTo=1&q=xyzzyq');
    expect(total).toBe(0);
    expect(nearest.hits.length).toBeGreaterThan(0);
  });
});

test('cached searches, home and tour pages make no database query', async () => {
  const paths = [
    '/api/shop/home',
    '/api/shop/search?q=lisbon&style=walking',
    '/api/shop/tours/tour-1',
    '/api/shop/suggest?q=lis',
  ];
  for (const path of paths) await ask(path);
  const queries: string[] = [];
  const { pool } = shop;
  const query = pool.query;
  // biome-ignore lint/suspicious/noExplicitAny: every form of a query passes through
  (pool as any).query = (...all: any[]) => {
    queries.push(all[0].name ?? all[0].text ?? all[0]);
    // biome-ignore lint/suspicious/noExplicitAny: as above
    return (query as any).apply(pool, all);
  };
  for (const path of paths) expect((await fetch(new URL(path, shop.origin))).status).toBe(200);
  pool.query = query;
  // The watch over the ledger goes on by itself and belongs to no request.
  expect(queries.filter((name) => name !== 'ledger-tail')).toEqual([]);
});
