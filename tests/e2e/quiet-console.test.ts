// The host that customers use speaks HTTPS: its requests are handed on to a shop that believes to be it.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { alive, eventually } from './frame-visit.ts';
import { launchBrowser, openWindow } from './window.ts';

const host = 'shop.example';
let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0', PUBLIC_ORIGIN: `https://${host}` });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test('NAV-16 on the production host the console is silent except on the booking page', async () => {
  const { page, close } = await openWindow(browser, `https://${host}`);
  await page.route(`https://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host };
    await route.fulfill({
      response: await route.fetch({ url: `http://127.0.0.1:${shop.settings.port}${pathname}${search}`, headers }),
    });
  });
  const heard: string[] = [];
  page.on('console', (line) => heard.push(line.text()));
  await page.goto('/help');
  await alive(page);
  // Asked until the page has come alive in all its parts.
  await eventually(async () => {
    heard.length = 0;
    await page.evaluate(() => {
      history.replaceState(null, '', '/help');
      for (const voice of ['debug', 'error', 'info', 'log', 'warn'] as const) console[voice]('outside');
      history.replaceState(null, '', '/de/book-now/12');
      console.error('on the booking page');
    });
    return [...heard];
  }).toEqual(['on the booking page']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
});
