// A browser on a shop with a small demo marketplace, for the tests of the tour page and what belongs to it.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { desktop, type Visit } from './frame-visit.ts';

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/** A shop with tours and a browser for one test file. */
export function tourHouse() {
  let shop: TestShop;
  let browser: Browser;
  beforeAll(async () => {
    shop = await startShop({ DEMO_TOURS: '60' });
    await shop.ensureDemo();
    browser = await chromium.launch({ executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium', args });
  }, 180_000);
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
    async visit(options: BrowserContextOptions = {}): Promise<Visit> {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        viewport: desktop,
        ...options,
        baseURL: shop.origin,
      });
      const page: Page = await context.newPage();
      const trouble: string[] = [];
      page.on('pageerror', (error) => trouble.push(error.message));
      page.on('console', (line) => {
        if (line.type() === 'error' && !/status of 4\d\d/.test(line.text())) trouble.push(line.text());
      });
      return { page, trouble, close: () => context.close() };
    },
  };
}
