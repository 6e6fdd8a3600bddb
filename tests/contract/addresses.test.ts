import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '#tests/support/shop.ts';
import { startBookingShop } from './book-now-shop.ts';

let shop: TestShop;
let slug: string;
let pages: number;

beforeAll(async () => {
  shop = await startBookingShop();
  const found = (await (await fetch(`${shop.origin}/api/shop/search`)).json()) as {
    hits: { slug: string }[];
    pages: number;
  };
  slug = found.hits[0]?.slug as string;
  pages = found.pages;
});
afterAll(() => shop.stop());

const get = (path: string, init: RequestInit = {}) => fetch(shop.origin + path, { redirect: 'manual', ...init });

/** What a page says of itself to search engines. */
async function head(path: string) {
  const answer = await get(path);
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found?.replaceAll('&amp;', '&'));
  return {
    status: answer.status,
    language: all(/<html lang="([^"]*)"/g)[0],
    title: all(/<title>([^<]*)</g)[0],
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: all(/<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
    description: all(/<meta name="description" content="([^"]*)"/g)[0],
    shared: all(/<meta property="og:description" content="([^"]*)"/g)[0],
    html,
  };
}

describe('each page has one canonical address', () => {
  const variants = (): [string, string][] => [
    ['/destinations/', '/destinations'],
    ['/Destinations', '/destinations'],
    [`/T/${slug}`, `/t/${slug}`],
    [`/t/${slug.toUpperCase()}/?month=2027-03&x=A%2FB`, `/t/${slug}?month=2027-03&x=A%2FB`],
    [`/de/T/${slug}/`, `/de/t/${slug}`],
    ['/DE/search?q=Berge', '/de/search?q=Berge'],
    ['/de/', '/de'],
    ['//destinations//europe', '/destinations/europe'],
    [`/%74/${slug}`, `/t/${slug}`],
  ];

  test('other spellings redirect permanently, with their query', async () => {
    for (const [written, one] of variants()) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await get(written, { method });
        expect([written, answer.status, answer.headers.get('location')]).toEqual([written, 301, one]);
      }
      expect((await get(one)).status, one).toBe(200);
    }
  });

  test('a canonical redirect never leads to another host', async () => {
    for (const hostile of [
      '//evil.example/',
      '/%2F%2Fevil.example/',
      '/%5Cevil.example/',
      '///evil.example/A/',
      '/\\evil.example/',
    ]) {
      const where = (await get(hostile)).headers.get('location') ?? '/';
      expect([hostile, new URL(where, shop.origin).origin]).toEqual([hostile, shop.origin]);
    }
  });

  test('endpoints, files, forms and case-sensitive paths are not redirected', async () => {
    expect((await get('/API/countries')).status).toBe(404);
    expect((await get('/api/countries/')).status).toBe(404);
    for (const path of ['/brochures/AbC.pdf', '/holds/AbC', '/_root.data', '/destinations/.data'])
      expect([path, (await get(path)).headers.get('location')]).toEqual([path, null]);
    expect((await get('/Login/', { method: 'POST' })).status).not.toBe(301);
  });
});

test('a page has a canonical link in each language, whatever else the address contains', async () => {
  for (const path of ['/', '/destinations', `/t/${slug}`, '/search', '/search?page=2']) {
    const german = path === '/' ? '/de' : `/de${path}`;
    for (const [asked, itself] of [
      [path, path],
      [german, german],
    ] as const) {
      const joined = `${asked}${asked.includes('?') ? '&' : '?'}currency=USD`;
      const { status, canonical, alternates, robots } = await head(joined);
      const whole = (one: string) => shop.origin + one;
      expect([status, canonical, robots]).toEqual([200, [whole(itself)], []]);
      expect(alternates).toEqual([whole(path), whole(german), whole(path)]);
    }
  }
});

test('result pages have their own canonical addresses, and order and view do not', async () => {
  const first = await head('/search');
  const second = await head('/search?page=2');
  expect(second.title).not.toBe(first.title);
  const sorted = await head('/search?sort=price&page=2&view=map');
  expect([sorted.robots, sorted.canonical]).toEqual([[], [`${shop.origin}/search?page=2`]]);
});

test('pages excluded from search engines, and missing ones, have no canonical link', async () => {
  for (const [path, status] of [
    ['/search?destination=europe', 200],
    ['/search?q=walk', 200],
    [`/search?page=${pages + 1}`, 404],
    ['/t/no-such-tour', 404],
    ['/de/nowhere-at-all', 404],
    ['/destinations/atlantis', 404],
    ['/login', 200],
    ['/wishlist', 200],
  ] as const) {
    const { status: told, robots, canonical, alternates } = await head(path);
    expect([path, told, robots, canonical, alternates]).toEqual([path, status, ['noindex'], [], []]);
  }
});

test('robots.txt does not block pages with noindex', async () => {
  const robots = await (await get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path as string);
  expect(closed).toContain('/api/');
  for (const path of [
    '/login',
    '/signup',
    '/wishlist',
    '/account',
    '/office',
    '/confirm-mail',
    '/brochures/x.pdf',
    '/holds/1',
  ])
    expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
});

test('indexable pages have a description that ends with a whole word', async () => {
  const { entries } = (await (await get('/api/shop/sitemap')).json()) as { entries: { kind: string; slug: string }[] };
  const folders: Record<string, string> = {
    tour: 't',
    continent: 'destinations',
    country: 'destinations',
    style: 'styles',
    operator: 'operators',
  };
  const paths = entries.filter((_, at) => at % 3 === 0).map(({ kind, slug: name }) => `/${folders[kind]}/${name}`);
  for (const path of [...paths, '/docs/api', '/signup', '/de/docs/api', '/de/signup', '/']) {
    const { description = '', shared, html } = await head(path);
    expect([path, description.length > 10, description.length <= 160]).toEqual([path, true, true]);
    if (shared !== undefined) expect(shared).toBe(description);
    // Either whole sentences, or words that an ellipsis follows, or a line that stands in the page as it is.
    const text = description.replace(/…$/, '');
    const cut = description !== text;
    const after = new RegExp(`${text.replaceAll(/[^\w ]/g, '.{1,6}')}[,;:–-]? `).test(html);
    const whole = /[.!?]$/.test(description) || html.includes(`>${description}<`);
    expect([path, description, cut ? after : whole]).toEqual([path, description, true]);
  }
});

test('the API page is marked as English where its text is', async () => {
  const german = await head('/de/docs/api');
  expect(german.language).toBe('de');
  expect(/<p[^>]* lang="en"[^>]*>The endpoints of the Waymark marketplace/.test(german.html)).toBe(true);
  expect(/<h2[^>]* lang="en"/.test(german.html)).toBe(true);
});

test('shared pages may be restored from the back-forward cache; personal ones are never stored', async () => {
  for (const path of ['/', '/destinations', `/t/${slug}`])
    for (const _ of ['rendered', 'kept'])
      expect((await get(path)).headers.get('cache-control')).toBe('private, no-cache');
  for (const path of ['/login', '/wishlist', '/account', '/api/countries', '/holds/1'])
    expect([path, (await get(path)).headers.get('cache-control')]).toEqual([path, 'private, no-store']);
});
