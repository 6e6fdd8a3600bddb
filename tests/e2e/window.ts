// The browser of the browser tests, and windows in it that gather what goes wrong.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { launchOptions } from '#tests/support/browser.ts';

export const phone = { width: 390, height: 844 } as const;
export const tablet = { width: 820, height: 1180 } as const;
export const desktop = { width: 1440, height: 900 } as const;

/** How long a test waits for anything before it says that it does not come. It is no measure of speed: a busy machine takes its time. */
export const timeoutMs = 60_000;

/** The browser of this test run; with `options`, one of the file's own that is started with them. */
export function launchBrowser(options?: LaunchOptions): Promise<Browser> {
  return options ? chromium.launch({ ...launchOptions, ...options }) : chromium.connect(inject('browser'));
}

/** A page that gathers what went wrong on it: errors, and console lines about anything but an expected refusal. */
export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly trouble: string[];
  close(): Promise<void>;
};

/**
 * The driver presses and lets go in two messages, and on a busy machine a page may move in between: its press would end beside what it
 * began on, and count for nothing. A pointer that did not move presses what it began on.
 */
function recordPresses(): void {
  const pressable = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('button, a, label, input, select, summary, [role]') : null;
  let begun: { readonly on: HTMLElement | null; readonly x: number; readonly y: number } | null = null;
  addEventListener('mousedown', ({ target, x, y }) => (begun = { on: pressable(target), x, y }), true);
  addEventListener(
    'mouseup',
    ({ target, x, y }) => {
      const on = begun?.on;
      if (on?.isConnected && begun?.x === x && begun.y === y && !on.contains(pressable(target)))
        setTimeout(() => on.click());
      begun = null;
    },
    true,
  );
}

/** Opens a window on a shop, at a desk unless told otherwise. */
export async function openWindow(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
  expected = /status of 4\d\d/,
): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: desktop,
    // Requests of a service worker cannot be intercepted by a test; the test of offline pages allows it.
    serviceWorkers: 'block',
    ...options,
    baseURL: origin,
  });
  context.setDefaultTimeout(timeoutMs);
  await context.addInitScript(recordPresses);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !expected.test(line.text())) trouble.push(line.text());
  });
  return { context, page, trouble, close: () => context.close() };
}
