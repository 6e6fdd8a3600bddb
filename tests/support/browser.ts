// One browser for a whole test run; each test file opens windows of its own in it.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    browser: string;
  }
}

/** For what the headless shell has not: pages that the browser keeps for Back. */
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

/** Vitest's global set-up: starts the browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer(launchOptions);
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
