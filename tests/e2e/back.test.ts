import { expect, test } from 'vitest';
import { goodPassword, makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { tourHouse } from './tour-visit.ts';

// The driver switches off what this is about, unless told not to.
const { visit, slugs, shop } = tourHouse({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Notes how a page came to be shown: afresh, or as it was left. */
const noteReturn = () => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.documentElement.dataset.returned = 'whole';
  });
};

test('going back from a tour by whole pages brings home as it was left, in no time', async () => {
  const [slug] = await slugs(1);
  const { page, trouble, close } = await visit();
  await page.addInitScript(noteReturn);
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-left', 'so'));
  await page.goto(`/t/${slug}`);
  await page.goBack();
  const kept = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    const { returned, left } = document.documentElement.dataset;
    return { returned, left, why: entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [] };
  });
  expect(kept).toEqual({ returned: 'whole', left: 'so', why: [] });
  expect(trouble).toEqual([]);
  await close();
});

test('whoever comes back to a page after logging in is greeted as who they are', async () => {
  await makeAccount(shop(), { email: 'back@example.org', name: 'Ada Lovelace' });
  const { page, trouble, close } = await visit();
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-left', 'so'));
  await open(page, '/login');
  await page.locator('input[name="email"]').fill('back@example.org');
  await page.locator('input[name="password"]').fill(goodPassword);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.goBack();
  if (new URL(page.url()).pathname !== '/') await page.goBack();
  expect(await page.locator('html').getAttribute('data-left')).toBe('so');
  await eventually(() => page.getByText('account of Ada Lovelace').count()).toBe(1);
  expect(trouble).toEqual([]);
  await close();
});
