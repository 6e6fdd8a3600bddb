// Finds a Chromium for browser tests: one that is there, else Playwright's own, else the system's package manager's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function present(): string | undefined {
  return [process.env.BROWSER_PATH, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The path of a browser, installed on the way if need be. */
export function findBrowser(): string {
  const ways = [
    () => undefined,
    () =>
      spawnSync(
        process.execPath,
        [join(import.meta.dirname, '../node_modules/playwright-core/cli.js'), 'install', 'chromium'],
        { stdio: 'inherit', timeout: 120_000 },
      ),
    () =>
      spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' }) &&
      spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' }),
  ];
  for (const installer of ways) {
    installer();
    const path = present();
    if (path) return path;
  }
  throw new Error('no Chromium found: install one, or set BROWSER_PATH');
}
