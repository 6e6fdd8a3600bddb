// A browser on a shop of its own for the tests of the frame and its pieces.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { fromTop } from '#web/frame/lay-out.ts';
import { goodPassword, makeAccount } from '../contract/access-visitor.ts';
import { launchBrowser, openWindow, timeoutMs, type Visit } from './window.ts';

/** A shop and a browser for one test file; they start before its tests and stop after them. */
export function house() {
  let shop: TestShop;
  let browser: Browser;
  let staff: Awaited<ReturnType<typeof staffCookies>>;
  beforeAll(async () => {
    shop = await startShop({ IN_PROCESS_JOBS: '0', EXPERIMENTS: 'card=plain,photo' });
    browser = await launchBrowser();
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
      const opened = await openWindow(
        browser,
        shop.origin,
        rest,
        /status of (4\d\d|500)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
      );
      if (as === 'staff') await opened.context.addCookies(staff);
      return opened;
    },
  };
}

async function staffCookies(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
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

/** Goes to a page and waits until its scripts have taken over and it will not move any more by itself. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await laidOut(page);
}

/** Waits until a page that was opened at its top has laid out what lies further down, and knows its whole height. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction((waiting) => !document.documentElement.classList.contains(waiting), fromTop);
}

/** Waits until React has taken over a part of the page with all that is in it: then what can be pressed carries React's own keys. */
export async function alive(page: Page, part: 'main' | 'header' | 'footer' = 'main'): Promise<void> {
  await page.waitForFunction(
    (within) =>
      ['', ' a', ' button', ' input', ' select']
        .flatMap((kind) => [...document.querySelectorAll(`${within}${kind}`)])
        .every((piece) => Object.keys(piece).some((key) => key.startsWith('__react'))),
    part,
  );
}

/** Presses what takes its own frame away: the press is left with the frame and not waited for, since nobody could tell of it any more. */
export async function pressAway(button: Locator): Promise<void> {
  await button.waitFor();
  await button
    .evaluate((element) => void setTimeout(() => (element as HTMLElement).click()))
    .catch((error: Error) => {
      if (!error.message.includes('detached')) throw error;
    });
}

/** Expects of what a page shows that it becomes right: whoever looks once, after a press, may look too early. */
export function eventually<Value>(read: () => Value | Promise<Value>, message?: string) {
  return expect.poll(read, { timeout: timeoutMs, ...(message && { message }) });
}

/**
 * Brings a piece into view. What the server drew may be replaced by the living part meanwhile: the driver's own scrolling gives up
 * then, and this looks again.
 */
export async function bringIntoView(piece: Locator): Promise<void> {
  const inView = () =>
    piece.evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: height > innerHeight ? 'start' : 'center' });
      const now = element.getBoundingClientRect();
      return element.isConnected && now.bottom > 0 && now.top < innerHeight;
    });
  await eventually(inView).toBe(true);
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where a piece is once it has stopped moving. */
export async function restingBox(piece: Locator): Promise<Box> {
  let last: Box | null = null;
  const unmoved = async () => {
    const [before, now] = [last, await piece.boundingBox()];
    last = now;
    return now !== null && JSON.stringify(before) === JSON.stringify(now);
  };
  await expect.poll(unmoved, { timeout: timeoutMs, interval: 100 }).toBe(true);
  return last as unknown as Box;
}

/**
 * Presses a piece where it is once it has stopped moving, as a finger would. A click by the browser's driver may scroll first, and a
 * list that hangs on a field closes when the page is scrolled.
 */
export async function pressInPlace(piece: Locator): Promise<void> {
  const { x, y, width, height } = await restingBox(piece);
  await piece.page().mouse.click(x + width / 2, y + height / 2);
}

/** Whether all of something is in the window. */
export const isInWindow = (at: Locator): Promise<boolean> =>
  at.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
