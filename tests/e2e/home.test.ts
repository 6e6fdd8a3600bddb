import { expect, test } from 'vitest';
import { eventually, open } from './frame-visit.ts';
import { inspectAppearance } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

const { shop, visit } = tourHouse();

for (const [language, path] of Object.entries({ en: '/', de: '/de' })) {
  test(`the home page (${language}) is accessible and fits in every size and colour scheme`, async () => {
    const { page, trouble, close } = await visit({ viewport: phone });
    await open(page, path);
    await inspectAppearance(page, `home-${language}`);
    expect(trouble).toEqual([]);
    await close();
  });
}

test('NAV-01 from the home page through search and a filter to a tour page', async () => {
  const { page, trouble, close } = await visit();
  await open(page, '/');
  await page.getByRole('search').getByRole('button', { name: 'Search tours' }).click();
  await page.waitForURL('**/search');
  const continent = page.getByRole('complementary', { name: 'Filters' }).locator('input[name="destination"]').first();
  const slug = await continent.getAttribute('value');
  await continent.check();
  await page.waitForURL(`**/search?destination=${slug}`);
  await page.getByRole('list', { name: 'Active filters' }).waitFor();
  const link = page.locator('main article a').first();
  const name = await link.textContent();
  await link.click();
  await page.waitForURL('**/t/**');
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-07 suggestions appear while typing, by keyboard too, and their code loads once', async () => {
  const { page, close } = await visit();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('where-list')) scripts.push(request.url());
  });
  await open(page, '/');
  expect(scripts).toEqual([]);
  const field = page.getByRole('combobox', { name: 'Where to?' });
  await field.fill('euro');
  const option = page.getByRole('option', { name: /^Europe/ });
  await option.waitFor();
  await page.keyboard.press('ArrowDown');
  await eventually(() => option.getAttribute('aria-selected')).toBe('true');
  await eventually(() => field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  await page.keyboard.press('Enter');
  await eventually(() => field.inputValue()).toBe('Europe');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?destination=europe');
  await page.goBack();
  await page.getByRole('button', { name: 'Search tours' }).waitFor();
  await page.getByRole('combobox', { name: 'Where to?' }).fill('asi');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await list.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(scripts).toEqual([...new Set(scripts)]);
  await close();
});

test('FEED-01 the carousel wraps around both ways and fetches an item when it is due', async () => {
  const { page, close } = await visit();
  await open(page, '/');
  const carousel = page.getByRole('region', { name: 'What travellers say' });
  const said = () => carousel.locator('blockquote').textContent();
  const place = carousel.getByText(/^\d+ of \d+$/);
  const total = Number((await place.textContent())?.split(' of ')[1]);
  const first = await said();
  const fetched = page.waitForResponse('**/api/book-now/load_feedback/*');
  await carousel.getByRole('button', { name: 'Previous review' }).click();
  expect((await fetched).status()).toBe(200);
  await carousel.getByText(`${total} of ${total}`, { exact: true }).waitFor();
  await eventually(() => said()).not.toBe(first);
  await carousel.getByRole('button', { name: 'Next review' }).click();
  await carousel.getByText(`1 of ${total}`, { exact: true }).waitFor();
  await eventually(() => said()).toBe(first);
  await close();
});

test('FEED-01 when an item cannot be fetched the loading state ends, an event fires and the text stays', async () => {
  const { page, close } = await visit();
  await page.route('**/api/book-now/load_feedback/*', (route) => route.fulfill({ status: 503, body: 'down' }));
  await open(page, '/');
  const carousel = page.getByRole('region', { name: 'What travellers say' });
  const before = await carousel.locator('blockquote').textContent();
  const event = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('request-error', (heard) => resolve((heard as CustomEvent).detail))),
  );
  await carousel.getByRole('button', { name: 'Previous review' }).click();
  expect(await event).toEqual({ label: 'Feedback', status: 503 });
  await eventually(() => carousel.getAttribute('aria-busy')).toBe('false');
  await eventually(() => carousel.locator('blockquote').textContent()).toBe(before);
  await close();
});

test('without scripts the search box is a form that leads to the results', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/de');
  await page.locator('main [name="days"]').selectOption('8-10');
  await page.locator('main form[role="search"] button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/de/search' && url.searchParams.get('days') === '8-10');
  await page.getByRole('list', { name: 'Aktive Filter' }).getByText('8 bis 10 Tage').waitFor();
  await close();
});

test('the home page has structured data and sharing metadata', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  const answer = await page.goto('/de');
  expect(answer?.headers()['waymark-shared-page']).toBeUndefined();
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.map((text) => JSON.parse(text)['@type'])).toEqual(['WebSite']);
  await eventually(() => page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${shop().origin}/de`);
  await eventually(() => page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/-1500\.jpg$/);
  await eventually(() => page.locator('meta[name="description"]').getAttribute('content')).toContain('Reisen');
  await close();
});

test('no two cards of the home page show the same photograph', async () => {
  const { page, close } = await visit();
  await open(page, '/');
  const shown = await page
    .locator('main article picture img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  const cards = shown.slice(0, 4);
  expect(new Set(cards).size).toBe(cards.length);
  await close();
});
