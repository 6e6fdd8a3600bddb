// What somebody sees before they scroll: the price, the next dates and the way to book.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually, open } from './frame-visit.ts';
import { takePicture } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, slugs } = tourHouse();

/** Whether all of something can be seen without scrolling, and nothing lies over it. */
async function inFirstScreen(page: Page, thing: Locator): Promise<boolean> {
  const box = await thing.boundingBox();
  const window = page.viewportSize();
  if (!box || !window) return false;
  if (box.x < 0 || box.y < 0 || box.x + box.width > window.width || box.y + box.height > window.height) return false;
  return thing.evaluate(
    (element, [x, y]) => {
      const top = document.elementFromPoint(x as number, y as number);
      // The link of a card lies over all of it.
      const whole = element.closest('article') ?? element;
      return top !== null && (whole.contains(top) || top.contains(whole));
    },
    [box.x + box.width / 2, box.y + box.height / 2],
  );
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  test(`NAV-01 on a ${device} the first screen of a tour has its photograph, price, next dates and the booking button`, async () => {
    const { page, close } = await visit({ viewport });
    for (const slug of await slugs(3)) {
      await open(page, `/t/${slug}`);
      await takePicture(page, `first-screen-tour-${viewport.width}-${slug}`);
      const card = page.getByRole('complementary', { name: 'Price and next dates' });
      const price = (device === 'phone' ? page.locator('.sticky.bottom-0') : card).locator('.price').first();
      const parts = {
        name: page.locator('h1'),
        photograph: page.locator('main picture').first(),
        price,
        date: card.locator('li').first(),
        'second date': card.locator('li').nth(1),
        way: page
          .getByRole('link', { name: /^See dates/ })
          .filter({ visible: true })
          .first(),
      };
      for (const [name, part] of Object.entries(parts))
        await eventually(() => inFirstScreen(page, part), `${name} of ${slug}`).toBe(true);
      await eventually(() => card.locator('li').first().textContent()).toMatch(
        /\d{4}.*(places? left|Plenty of places left)/,
      );
    }
    await close();
  });

  test(`on a ${device} the first screen of a search has whole cards with prices, and hearts that hide no photograph`, async () => {
    const { page, close } = await visit({ viewport });
    await open(page, '/search');
    await takePicture(page, `first-screen-search-${viewport.width}`);
    const cards = page.locator('main article');
    for (let card = 0; card < (device === 'phone' ? 1 : 3); card += 1) {
      await eventually(() => inFirstScreen(page, cards.nth(card)), `card ${card + 1}`).toBe(true);
      await eventually(() => inFirstScreen(page, cards.nth(card).locator('.price')), `price ${card + 1}`).toBe(true);
    }
    const heart = cards.first().getByRole('button', { name: /^Wishlist/ });
    await eventually(() => heart.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    await close();
  });
}

test('NAV-07 on a desktop the map of a search fills most of the window and stays while the list scrolls', async () => {
  const { page, close } = await visit({ viewport: desktop });
  await open(page, '/search?view=map');
  await page.locator('[data-pin]').first().waitFor();
  const map = page.getByRole('region', { name: 'Map of the results' });
  const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  expect((width * height) / (desktop.width * desktop.height)).toBeGreaterThan(0.45);
  await page.mouse.move(desktop.width - 200, 600);
  await page.mouse.wheel(0, 1200);
  await page.waitForFunction(() => window.scrollY > 900);
  const { y = -1 } = (await map.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(150);
  await close();
});

test('scripts load after the first photograph, or immediately on a key press', async () => {
  const [slug] = await slugs(1);
  const { page, close } = await visit({ viewport: phone });
  await open(page, `/t/${slug}`);
  // The photograph has been made by now, so it comes quickly.
  await page.reload({ waitUntil: 'load' });
  await eventually(() =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const photo = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc;
      const shown = files.find(({ name }) => name === photo)?.responseEnd ?? Number.POSITIVE_INFINITY;
      const scripts = files.filter(({ name }) => /\/assets\/.*\.js$/.test(name));
      return scripts.length > 0 && scripts.every(({ startTime }) => startTime >= shown);
    }),
  ).toBe(true);
  await close();

  const early = await visit({ viewport: phone });
  // The photograph never comes, and no clock runs that would give it up.
  await early.page.route('**/photos/**', () => {});
  await early.page.clock.install({ time: new Date() });
  await early.page.clock.pauseAt(Date.now() + 60_000);
  const scripts: string[] = [];
  early.page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await early.page.goto(`/t/${slug}`, { waitUntil: 'domcontentloaded' });
  await early.page.locator('h1').waitFor();
  expect(scripts).toEqual([]);
  await early.page.keyboard.press('Tab');
  await eventually(() => scripts.length).toBeGreaterThan(0);
  await early.close();
});
