import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bookingAddress, openBooking } from './checkout-price-visit.ts';
import { eventually, open } from './frame-visit.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, shop, slugs } = tourHouse();

const signs = { USD: '$', GBP: '£', EUR: '€' } as const;
type Shown = keyof typeof signs;

/** The ways to a page in a currency: chosen before, or forced by the address. */
const ways = [
  { said: 'a currency chosen before', currency: 'USD', query: '' },
  { said: 'a currency that the address forces', currency: 'GBP', query: 'currency=GBP' },
] as const;

async function visitIn({ currency, query }: (typeof ways)[number], viewport: typeof desktop | typeof phone = desktop) {
  const visited = await visit({ viewport });
  if (!query) await visited.context.addCookies([{ name: 'waymark_currency', value: currency, url: shop().origin }]);
  const address = (path: string) => (query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path);
  return { ...visited, address };
}

/** Every sign of a currency in a piece of the page, each once. */
async function signsIn(page: Page, piece: string): Promise<string[]> {
  const text = (await page.locator(piece).allInnerTexts()).join(' ');
  return [...new Set(text.match(/[€$£]/g) ?? [])];
}

/** Looks at tours, so that they are offered again as seen lately. */
async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const [place, path] of paths.entries()) {
    await open(page, path);
    const noted = (count: number) => JSON.parse(localStorage.getItem('waymark_seen') ?? '[]').length >= count;
    await page.waitForFunction(noted, place + 1);
  }
}

for (const way of ways) {
  const sign = signs[way.currency];

  test(`PRICE-06 with ${way.said} the membership benefits have the price of the booking page`, async () => {
    const { page, trouble, address, close } = await visitIn(way);
    await openBooking(page, address(await bookingAddress(shop(), 'book', `departure.confirmation = 'instant'`)));
    await eventually(() => signsIn(page, '#booking-membership')).toEqual([sign]);
    await page.getByRole('button', { name: 'All membership benefits' }).click();
    await page.locator('[data-popup="membership"] .price').first().waitFor();
    await eventually(() => signsIn(page, '[data-popup="membership"]')).toEqual([sign]);
    expect(trouble).toEqual([]);
    await close();
  });

  test(`PRICE-06 with ${way.said} recently viewed tours have the page’s currency`, async () => {
    const { page, trouble, address, close } = await visitIn(way);
    await lookAt(
      page,
      (await slugs(2)).map((slug) => address(`/t/${slug}`)),
    );
    await page.locator('#seen article').first().waitFor();
    await eventually(() => signsIn(page, '#seen')).toEqual([sign]);
    await eventually(() => signsIn(page, 'aside')).toEqual([sign]);
    expect(trouble).toEqual([]);
    await close();
  });

  test(`PRICE-06 with ${way.said} the wishlist popup has the page’s currency`, async () => {
    const { page, trouble, address, close } = await visitIn(way, phone);
    const [slug] = await slugs(1);
    await open(page, address(`/t/${slug}`));
    await page
      .getByRole('button', { name: /^Wishlist:/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Wishlist, 1 tour' }).click();
    await page.locator('[data-popup="wishlist"] li').first().waitFor();
    await eventually(() => signsIn(page, '[data-popup="wishlist"]')).toEqual([sign]);
    expect(trouble).toEqual([]);
    await close();
  });

  test(`PRICE-06 with ${way.said} cards over the map have the page’s currency`, async () => {
    const { page, trouble, address, close } = await visitIn(way);
    await open(page, address('/search?view=map&page=2'));
    const pins = page.locator('[data-pin]').filter({ hasNotText: /^\d+$/ });
    await pins.first().waitFor();
    let fetched = false;
    page.on('request', (request) => {
      fetched ||= request.url().includes('/api/shop/cards');
    });
    // Pins of the tours that the page brought need no asking; the first of the others does.
    for (const pin of await pins.all()) {
      await pin.press('Enter');
      await page.locator('[data-card] article').first().waitFor();
      await eventually(() => signsIn(page, '[data-card]')).toEqual([sign]);
      await page.keyboard.press('Escape');
      await page.locator('[data-card]').waitFor({ state: 'detached' });
      if (fetched) break;
    }
    expect(fetched).toBe(true);
    expect(trouble).toEqual([]);
    await close();
  });
}

test('PRICE-06 switching the currency updates what was already loaded: recently viewed tours, wishlist, benefits', async () => {
  const { page, trouble, close } = await visit();
  const choose = async (currency: Shown): Promise<void> => {
    await page
      .getByText(/^(EUR|USD|GBP)$/)
      .first()
      .click();
    await page.getByRole('button', { name: new RegExp(`^${currency}`) }).click();
    await page.locator(`header :text-is("${currency}")`).first().waitFor();
  };
  await lookAt(
    page,
    (await slugs(2)).map((slug) => `/t/${slug}`),
  );
  await page.locator('#seen article').first().waitFor();
  await page
    .locator('aside')
    .getByRole('button', { name: /^Wishlist:/ })
    .click();
  const wishes = page.getByRole('link', { name: 'Wishlist, 1 tour' });
  await wishes.click();
  await page.locator('[data-popup="wishlist"] li').first().waitFor();
  await page.keyboard.press('Escape');
  await choose('USD');
  await eventually(() => signsIn(page, '#seen')).toEqual(['$']);
  await wishes.click();
  await eventually(() => signsIn(page, '[data-popup="wishlist"]')).toEqual(['$']);

  await openBooking(page, await bookingAddress(shop(), 'book', `departure.confirmation = 'instant'`));
  const benefits = page.getByRole('button', { name: 'All membership benefits' });
  const shownIn = async (sign: string): Promise<void> => {
    await benefits.click();
    await eventually(() => signsIn(page, '[data-popup="membership"]')).toEqual([sign]);
    await page.keyboard.press('Escape');
    await page.locator('[data-popup="membership"]').waitFor({ state: 'detached' });
  };
  await shownIn('$');
  await choose('GBP');
  await eventually(() => signsIn(page, '#booking-membership')).toEqual(['£']);
  await shownIn('£');
  expect(trouble).toEqual([]);
  await close();
});
