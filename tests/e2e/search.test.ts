import { beforeAll, expect, test } from 'vitest';
import { eventually, open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

const { shop, visit } = tourHouse();

type Counted = { slug: string; name: string; count: number; kind: string };
let all: { total: number; pages: number; facets: { destination: Counted[]; operator: Counted[]; style: Counted[] } };

beforeAll(async () => {
  all = await (await fetch(`${shop().origin}/api/shop/search`)).json();
});

test('filters, order and view are in the address, and the chips remove them', async () => {
  const { page, close } = await visit();
  await open(page, '/search');
  const rail = page.getByRole('complementary', { name: 'Filters' });
  await rail.getByText('Instant booking').click();
  await page.waitForURL('**/search?instant=1');
  await page.getByRole('link', { name: 'Remove filter: Instant booking' }).waitFor();
  await page.getByTitle(/^Sort:/).click();
  await page.getByRole('link', { name: 'Price: low to high' }).click();
  await page.waitForURL('**/search?instant=1&sort=price');
  // The address changes a moment before the page does, and its links with it.
  await page.getByTitle('Sort: Price: low to high').waitFor();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.waitForURL('**/search?instant=1&sort=price&view=list');
  await page.locator('[aria-current="true"]').getByText('List', { exact: true }).waitFor();
  await eventually(() => rail.locator('input[name="instant"]').isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Remove filter: Instant booking' }).click();
  await page.waitForURL('**/search?sort=price&view=list');
  await eventually(() => rail.locator('input[name="instant"]').isChecked()).toBe(false);
  await page.goBack();
  await page.getByRole('link', { name: 'Remove filter: Instant booking' }).waitFor();
  await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await close();
});

test('the counts beside the filters equal the results', async () => {
  const { page, close } = await visit();
  const europe = all.facets.destination.find(({ slug }) => slug === 'europe')?.count ?? 0;
  await open(page, '/search?destination=europe');
  await eventually(() => page.locator('#results').textContent()).toBe(`${europe} tours`);
  await close();
});

test('on a phone the filters are a sheet whose button shows the number of results', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, '/search');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.waitFor();
  await sheet.getByRole('button', { name: `View ${all.total} tours` }).waitFor();
  await sheet.getByText('Europe', { exact: true }).click();
  const europe = all.facets.destination.find(({ slug }) => slug === 'europe')?.count;
  const show = sheet.getByRole('button', { name: `View ${europe} tours` });
  await show.waitFor();
  await inspect(page, 'search-sheet-390');
  await eventually(() => new URL(page.url()).searchParams.has('destination')).toBe(false);
  await show.click();
  await page.waitForURL((url) => url.searchParams.get('destination') === 'europe' && !url.searchParams.has('popup'));
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await eventually(() => new URL(page.url()).searchParams.get('destination')).toBe('europe');
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-07 the map opens cards by keyboard, restores the focus, and its drawing is fetched once', async () => {
  const { page, trouble, close } = await visit();
  const maps: string[] = [];
  page.on('request', (request) => {
    if (/search-map/.test(request.url())) maps.push(request.url());
  });
  await open(page, '/search');
  expect(maps).toEqual([]);
  await page.getByRole('link', { name: 'Map' }).click();
  const single = page.locator('[data-pin]').filter({ hasNotText: /^\d+$/ }).first();
  await single.waitFor();
  await single.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog');
  await card.getByRole('link').first().waitFor();
  await eventually(() => card.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await eventually(() => single.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: 'Grid' }).click();
  await page.locator('[data-pin]').first().waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Map' }).click();
  await page.locator('[data-pin]').first().waitFor();
  expect(new Set(maps).size).toBe(maps.length);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-07 a map that fails to load leaves the list beside it and a retry', async () => {
  const { page, close } = await visit();
  await page.route('**/assets/search-map*', (route) => route.abort());
  await open(page, '/search?view=map');
  await page.getByText('This part of the page didn’t load.').waitFor();
  await eventually(() => page.locator('main article').count()).toBeGreaterThan(0);
  await close();
});

test('zero results offer the nearest matches, and name the removed filter', async () => {
  const { page, close } = await visit();
  await open(page, '/search?destination=europe&priceTo=1');
  await page.getByRole('heading', { name: 'No tours match your filters' }).waitFor();
  await inspect(page, 'search-nothing-1440');
  await page.getByText('We left out: Price.').waitFor();
  await eventually(() => page.locator('main article').count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^View \d+ tours$/ }).click();
  await page.waitForURL('**/search?destination=europe');
  await close();
});

test('invalid filters are ignored and listed', async () => {
  const { page, close } = await visit();
  const answer = await page.goto(
    '/search?month=banana&lengthFrom=x&rating=99&destination=atlantis&page=-5&sort=magic&view=3d',
  );
  expect(answer?.status()).toBe(200);
  await page.getByText('“banana” isn’t valid for Month, so we ignored it.').waitFor();
  await eventually(() => page.locator('main article').count()).toBeGreaterThan(0);
  const hostile = await page.goto('/search?q[__proto__]=1&destination[]=%00&style=%ff&constructor=1');
  expect(hostile?.status()).toBeLessThan(500);
  await close();
});

test('a page beyond the end is a 404 that shows the last page and says so', async () => {
  const { page, close } = await visit();
  const answer = await page.goto('/search?page=9999');
  expect(answer?.status()).toBe(404);
  await page.getByText(`There are only ${all.pages} pages. This is the last one.`).waitFor();
  await eventually(() => page.getByRole('link', { name: `Page ${all.pages}` }).getAttribute('aria-current')).toBe(
    'page',
  );
  await close();
});

test('a query of 10 kB is shortened with a note and kept in the field', async () => {
  const { page, close } = await visit();
  const answer = await page.goto(`/search?q=${'walking+'.repeat(1250)}`);
  expect(answer?.status()).toBe(200);
  await page.getByText('Your search was very long.').waitFor();
  await eventually(() => page.getByRole('combobox').inputValue()).toContain('walking walking');
  await eventually(() =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await close();
});

test('markup in a query is text, on the page and in its structured data', async () => {
  const { page, trouble, close } = await visit();
  await page.goto(`/search?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`);
  await eventually(() => page.locator('img[src="x"]').count()).toBe(0);
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) JSON.parse(text);
  expect(trouble).toEqual([]);
  await close();
});

test('without scripts the filters are a form, and paging and order are links', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/search?view=list');
  const rail = page.getByRole('complementary', { name: 'Filters' });
  await rail.locator('input[name="destination"]').nth(0).check();
  await rail.locator('input[name="destination"]').nth(1).check();
  await rail.getByRole('button', { name: 'Show tours' }).click();
  await page.waitForURL(
    ({ searchParams: asked }) => asked.getAll('destination').length === 2 && asked.get('view') === 'list',
  );
  await page.getByRole('list', { name: 'Active filters' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await page.locator('main article').first().waitFor();
  await close();
});

test('without scripts a phone opens the filters by their button', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/search');
  await eventually(() => page.locator('#filters').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Filters' }).click();
  await eventually(() => page.locator('#filters').isVisible()).toBe(true);
  await close();
});

test('PRICE-06 a currency forced by the address stays in every link of the search', async () => {
  const { page, close } = await visit();
  await open(page, '/search?currency=USD');
  await eventually(() => page.locator('main article a').first().getAttribute('href')).toContain('currency=USD');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.waitForURL('**/search?view=list&currency=USD');
  await eventually(() => page.locator('main article').first().textContent()).toContain('$');
  await close();
});

test('a missing page is a 404 with a link home', async () => {
  const { page, close } = await visit();
  for (const path of ['/destinations/atlantis', '/de/styles/levitation', '/operators/nobody', '/operators/%00']) {
    const answer = await page.goto(path);
    expect([path, (answer?.status() ?? 0) >= 400 && (answer?.status() ?? 0) < 500]).toEqual([path, true]);
  }
  await close();
});

test('a destination links to search, shows its continent and is listed for search engines', async () => {
  const { page, close } = await visit();
  const country = all.facets.destination.find(({ kind }) => kind === 'country');
  await open(page, `/destinations/${country?.slug}`);
  await eventually(() => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').count()).toBe(3);
  const types = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text)['@type'],
  );
  expect(types).toEqual(['BreadcrumbList', 'ItemList']);
  await page.getByRole('link', { name: 'See all tours' }).click();
  await page.waitForURL(`**/search?destination=${country?.slug}`);
  await eventually(() => page.locator('#results').textContent()).toMatch(new RegExp(`^${country?.count} tour`));
  await close();
});
