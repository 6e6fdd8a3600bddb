// What every page must stand: no accessibility trouble, nothing wider than the window. With SCREENSHOTS=1, a picture of each too.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { projectFolder } from '#server/platform/project-folder.ts';
import { laidOut } from './frame-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const everyRule: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What can go wrong by other colours alone. */
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Inspects a page, or only the parts of it that are named and there. */
export async function inspect(
  page: Page,
  name: string,
  parts: readonly string[] = ['html'],
  rules = everyRule,
): Promise<void> {
  await laidOut(page);
  await settled(page, parts);
  await takePicture(page, name);
  expect(await page.evaluate(() => document.compatMode), `${name} has a doctype`).toBe('CSS1Compat');
  expect(await accessibilityProblem(page, parts, rules), name).toEqual([]);
  expect(await sideways(page), `${name} is wider than the window`).toBeLessThanOrEqual(0);
}

/** Inspects a page in both colour schemes; they are the same page but for its colours. */
export async function inspectSchemes(page: Page, name: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', everyRule],
    ['dark', colourRules],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await inspect(page, `${name}-${colorScheme}`, undefined, rules);
  }
}

/** Inspects a page in every size and colour scheme. It is loaded once: that is what takes long. */
export async function inspectAppearance(page: Page, name: string): Promise<void> {
  for (const viewport of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport);
    await inspectSchemes(page, `${name}-${viewport.width}`);
  }
}

/** Inspects what a page shows now on a phone and on a desktop; a journey is walked on one of them, and looked at on both. */
export async function inspectSizes(page: Page, name: string, parts?: readonly string[]): Promise<void> {
  const own = page.viewportSize();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await inspect(page, `${name}-${viewport.width}`, parts);
  }
  if (own) await page.setViewportSize(own);
}

/** What is still on its way: a price that is dimmed, shapes in the place of words. The catalogue of pieces shows both for good. */
const unfinished =
  '[id^="booking-"] .price.opacity-50, #booking-price [aria-busy="true"], [id^="booking-"] .animate-shimmer, [data-popup] .animate-shimmer';

/**
 * Waits until everything in these parts has come and nothing moves or fades any more, but for what never ends. Elsewhere something
 * may wait to be looked at: behind a popup nobody comes near it.
 */
async function settled(page: Page, parts: readonly string[]): Promise<void> {
  await page.waitForFunction(
    ([places, waiting]) =>
      document.readyState === 'complete' &&
      [...document.querySelectorAll(waiting)].every((piece) => piece.closest(places) === null) &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    [parts.join(), unfinished] as const,
  );
}

/** Keeps a picture of the whole page in screenshots/, for those who want to look. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  const folder = join(projectFolder, 'screenshots');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

async function accessibilityProblem(page: Page, parts: readonly string[], runOnly: axe.RunOnly): Promise<string[]> {
  // The rules are half a megabyte: a document that has them is not given them again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([wanted, rules]) => {
      const include = wanted.filter((part) => document.querySelector(part) !== null).map((part) => [part]);
      const { axe: inspector } = window as unknown as { axe: typeof axe };
      // A list of all that is right takes three times as long as the looking.
      const { violations } = await inspector.run({ include }, { resultTypes: ['violations'], runOnly: rules });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [parts, runOnly] as const,
  );
}

/** How many px the page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
