// A browser on a shop of its own for the tests of the frame and its pieces.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectFolder } from '#server/project-folder.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { goodPassword, makeAccount } from '../contract/access-visitor.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const phone = { width: 390, height: 844 } as const;
export const tablet = { width: 820, height: 1180 } as const;
export const desktop = { width: 1440, height: 900 } as const;

/** A page that gathers what went wrong on it: errors, and console lines about anything but an expected 4xx. */
export type Visit = { readonly page: Page; readonly trouble: string[]; close(): Promise<void> };

/** A shop and a browser for one test file; they start before its tests and stop after them. */
export function house() {
  let shop: TestShop;
  let browser: Browser;
  let staff: Awaited<ReturnType<typeof staffCookies>>;
  beforeAll(async () => {
    shop = await startShop({ IN_PROCESS_JOBS: '0' });
    browser = await chromium.launch({ executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium', args });
    await makeAccount(shop, { email: 'pieces@example.org', name: 'Ada Lovelace', role: 'staff' });
    staff = await staffCookies(browser, shop.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  return {
    origin: () => shop.origin,
    database: () => shop.database,
    /** Opens a window; `as: 'staff'` is logged in and may see the catalogue of pieces. */
    async visit(options: BrowserContextOptions & { as?: 'staff' } = {}): Promise<Visit> {
      const { as, ...rest } = options;
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        viewport: desktop,
        ...rest,
        baseURL: shop.origin,
      });
      if (as === 'staff') await context.addCookies(staff);
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      const trouble: string[] = [];
      page.on('pageerror', (error) => trouble.push(error.message));
      page.on('console', (line) => {
        const expected = /status of (4\d\d|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/.test(line.text());
        if (line.type() === 'error' && !expected) trouble.push(line.text());
      });
      return { page, trouble, close: () => context.close() };
    },
  };
}

async function staffCookies(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[name="email"]').fill('pieces@example.org');
  await page.locator('input[name="password"]').fill(goodPassword);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Goes to a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits until React has taken over the page and all its parts: then what can be pressed carries React's own keys. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['main', 'main a', 'main button', 'main input', 'main select']
      .flatMap((kind) => [...document.querySelectorAll(kind)])
      .every((piece) => Object.keys(piece).some((key) => key.startsWith('__react'))),
  );
}

/** Takes a picture, and finds no accessibility trouble (in a part of the page, where one is named) and nothing wider than the window. */
export async function inspect(page: Page, name: string, within = 'html'): Promise<void> {
  const folder = join(projectFolder, 'screenshots');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, name).toEqual([]);
  expect(await sideways(page), `${name} is wider than the window`).toBeLessThanOrEqual(0);
}

/** How many px the page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Expects of a value that it becomes right in time, on a busy machine too. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 10_000 });
}
