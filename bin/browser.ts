// Finds Chromium for browser tests: the headless shell, which uses half the processor time of the whole browser, and a
// whole one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const shell = '/usr/bin/chromium-headless-shell';
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const present = (...paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Installs a Debian package, where the system has them and permits it. */
function installPackage(name: string): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' });
}

function installPlaywrights(): void {
  const program = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit', timeout: 120_000 });
}

/** Returns the path of a whole browser, which is installed if necessary. */
function findWhole(): string {
  const there = () => present(process.env.WHOLE_BROWSER_PATH, ...whole, chromium.executablePath());
  if (!there()) installPackage('chromium');
  if (!there()) installPlaywrights();
  const path = there();
  if (!path) throw new Error('no Chromium found: install one, or set WHOLE_BROWSER_PATH');
  return path;
}

/**
 * Returns the environment of browser tests: the browser for most of them, and a whole browser for features that the
 * headless shell lacks.
 */
export function findBrowsers(): { BROWSER_PATH: string; WHOLE_BROWSER_PATH: string } {
  const WHOLE_BROWSER_PATH = findWhole();
  const there = () => present(process.env.BROWSER_PATH, shell);
  if (!there()) installPackage('chromium-headless-shell');
  return { WHOLE_BROWSER_PATH, BROWSER_PATH: there() ?? WHOLE_BROWSER_PATH };
}
