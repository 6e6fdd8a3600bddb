// A single browser for a whole test run; each test file opens its own windows in it.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser. */
    browser: string;
  }
}

/** The headless shell lacks the back/forward cache. */
export const wholeBrowser = process.env.WHOLE_BROWSER_PATH ?? '/usr/bin/chromium';

export const launchOptions = {
  executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** Starts the browser as Vitest's global setup. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(launchOptions);
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
