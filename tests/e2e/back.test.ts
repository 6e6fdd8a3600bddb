import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wholeBrowser } from '#tests/support/browser.ts';
import { goodPassword, makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { tourHouse } from './tour-visit.ts';

// The driver switches off what this is about, unless told not to.
const { visit, slugs, shop } = tourHouse(
  {},
  { executablePath: wholeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
);

/** Goes back, and tells how the browser came by the page: as it was left, or why not. The driver cannot follow, so the browser is asked. */
async function goBack(page: Page, browser: CDPSession): Promise<string> {
  await browser.send('Page.enable');
  const told = new Promise<string>((resolve) => {
    browser.on('Page.frameNavigated', ({ frame, type }) => {
      if (!frame.parentId) resolve(type);
    });
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason).join(', ')),
    );
  });
  await page.evaluate(() => void setTimeout(() => history.back()));
  return told;
}

/** What an expression says on the page that is shown. */
async function readValue(browser: CDPSession, expression: string): Promise<unknown> {
  return (await browser.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
}

test('going back from a tour by full page loads restores the home page', async () => {
  const [slug] = await slugs(1);
  const { page, context, trouble, close } = await visit();
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-left', 'so'));
  await page.goto(`/t/${slug}`);
  const browser = await context.newCDPSession(page);
  expect(await goBack(page, browser)).toBe('BackForwardCacheRestore');
  await eventually(() => readValue(browser, 'location.pathname + document.documentElement.dataset.left')).toBe('/so');
  expect(trouble).toEqual([]);
  await close();
});

test('going back to a page after logging in shows the signed-in user', async () => {
  await makeAccount(shop(), { email: 'back@example.org', name: 'Ada Lovelace' });
  const { page, context, trouble, close } = await visit();
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-left', 'so'));
  await page.goto('/about');
  // Logged in without a step of the history: what counts is the page that was left before.
  await page.evaluate(async (password) => {
    const { token } = await (await fetch('/api/security-token')).json();
    const body = new URLSearchParams({ email: 'back@example.org', password });
    await fetch('/api/account/log-in', { method: 'POST', headers: { 'X-Security-Token': token }, body });
  }, goodPassword);
  const browser = await context.newCDPSession(page);
  expect(await goBack(page, browser)).toBe('BackForwardCacheRestore');
  await eventually(() => readValue(browser, 'document.documentElement.dataset.left')).toBe('so');
  await eventually(() => readValue(browser, 'document.body.textContent.includes("account of Ada Lovelace")')).toBe(
    true,
  );
  expect(trouble).toEqual([]);
  await close();
});
