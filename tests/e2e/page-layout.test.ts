// Parts further down a page are laid out after its first screen; whoever looks for a place in the page must not notice.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, laidOut, open } from './frame-visit.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

const { visit, slugs } = tourHouse();

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().top));

test('a page opened at its top defers the layout of lower parts, and soon completes it', async () => {
  const [slug] = await slugs(1);
  const { page, close } = await visit({ viewport: phone });
  // Without what brings pages to life, so that the page stays as it is first shown.
  await page.route('**/page-life-*.js', (route) => route.abort());
  await page.goto(`/t/${slug}`);
  const rendered = (selector: string) =>
    page.locator(selector).evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await rendered('h1')).toBe(true);
  expect(await rendered('#reviews h2')).toBe(false);
  await page.unroute('**/page-life-*.js');
  await open(page, '/');
  await page.goto(`/t/${slug}`);
  await laidOut(page);
  expect(await rendered('#reviews h2')).toBe(true);
  expect(
    await page.locator('.below').evaluateAll((parts) => parts.map((part) => getComputedStyle(part).contentVisibility)),
  ).not.toContain('auto');
  await close();
});

test('a reloaded page, or one opened at an anchor, is laid out immediately and scrolls to the same place', async () => {
  const [slug] = await slugs(1);
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, `/t/${slug}`);
  await page.locator('#reviews').evaluate((part) => part.scrollIntoView());
  const left = await topOf(page, '#reviews');
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.classList.contains('from-top'))).toBe(false);
  await alive(page);
  // A line or so may have come or gone with the scripts; a guessed height would be off by a whole part.
  expect(Math.abs((await topOf(page, '#reviews')) - left)).toBeLessThan(40);
  await page.goto('/about');
  await page.goto(`/t/${slug}#reviews`);
  expect(await page.evaluate(() => document.documentElement.classList.contains('from-top'))).toBe(false);
  expect(trouble).toEqual([]);
  await close();
});

test('the bottom bar of a tour reserves its space, so that no anchor is hidden behind it', async () => {
  const [slug] = await slugs(1);
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, `/t/${slug}`);
  await page.waitForFunction(() => getComputedStyle(document.documentElement).scrollPaddingBottom === '88px');
  expect(await page.locator('#messages').evaluate((host) => getComputedStyle(host).bottom)).toBe('88px');
  await page.getByRole('link', { name: 'Waymark' }).first().click();
  await page.waitForFunction(() => getComputedStyle(document.documentElement).scrollPaddingBottom === '24px');
  expect(trouble).toEqual([]);
  await close();
});
