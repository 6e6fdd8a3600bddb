// What every page must stand: no accessibility trouble, nothing wider than the window. With SCREENSHOTS=1, a picture of each too.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { projectFolder } from '#server/platform/project-folder.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Inspects a page, or only the parts of it that are named and there. */
export async function inspect(page: Page, name: string, parts: readonly string[] = ['html']): Promise<void> {
  await settled(page);
  await takePicture(page, name);
  expect(await accessibilityTrouble(page, parts), name).toEqual([]);
  expect(await sideways(page), `${name} is wider than the window`).toBeLessThanOrEqual(0);
}

/** Waits until nothing moves or fades any more, but for what never ends. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Keeps a picture of the whole page in screenshots/, for those who want to look. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  const folder = join(projectFolder, 'screenshots');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

async function accessibilityTrouble(page: Page, parts: readonly string[]): Promise<string[]> {
  // The rules are half a megabyte: a document that has them is not given them again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([wanted, tags]) => {
      const include = wanted.filter((part) => document.querySelector(part) !== null).map((part) => [part]);
      const { axe: rules } = window as unknown as { axe: typeof axe };
      // A list of all that is right takes three times as long as the looking.
      const { violations } = await rules.run(
        { include },
        { resultTypes: ['violations'], runOnly: { type: 'tag', values: [...tags] } },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [parts, rules] as const,
  );
}

/** How many px the page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
