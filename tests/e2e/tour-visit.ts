// A browser on a shop with a small demo marketplace, for the tests of the tour page and what belongs to it.
import type { Browser, BrowserContextOptions, LaunchOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { launchBrowser, openWindow, type Visit } from './window.ts';

/** A shop with tours and a browser for one test file; `launch` starts the browser in another way than usual. */
export function tourHouse(environment: Record<string, string> = {}, launch?: LaunchOptions) {
  let shop: TestShop;
  let browser: Browser;
  beforeAll(async () => {
    shop = await startShop({ DEMO_TOURS: '60', ...environment });
    await shop.ensureDemo();
    browser = await launchBrowser(launch);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  return {
    shop: () => shop,
    /** The slugs of some tours that are on sale. */
    async slugs(count: number): Promise<string[]> {
      const answer = await fetch(`${shop.origin}/api/shop/search`);
      const { hits } = (await answer.json()) as { hits: { slug: string }[] };
      return hits.slice(0, count).map(({ slug }) => slug);
    },
    visit: (options: BrowserContextOptions = {}): Promise<Visit> => openWindow(browser, shop.origin, options),
  };
}
