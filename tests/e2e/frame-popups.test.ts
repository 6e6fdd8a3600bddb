import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringIntoView, eventually, house, open } from './frame-visit.ts';
import { inspectSchemes } from './inspect.ts';
import { desktop, phone, tablet } from './window.ts';

const { visit, origin } = house();

const opener = (page: Page) => page.getByRole('button', { name: 'Open a popup' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Ask a question' });
const query = (page: Page) => page.evaluate(() => window.location.search);

async function openPopup(page: Page): Promise<void> {
  await opener(page).click();
  await popup(page).waitFor();
}

test('NAV-03 a popup closes by its button, a click outside and Escape, and the focus returns to its opener', async () => {
  const { page, trouble, close } = await visit({ as: 'staff' });
  await open(page, '/office/ui');
  const ways = [
    () => popup(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
  ];
  for (const way of ways) {
    await openPopup(page);
    await way();
    await popup(page).waitFor({ state: 'detached' });
    await eventually(() => opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-03 the focus is trapped in a popup, and the page behind is inert', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await open(page, '/office/ui');
  await openPopup(page);
  const inside = () => popup(page).evaluate((element) => element.contains(document.activeElement));
  await eventually(() => inside()).toBe(true);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await eventually(() => inside()).toBe(true);
  }
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Shift+Tab');
    await eventually(() => inside()).toBe(true);
  }
  await eventually(() =>
    page
      .locator('header')
      .first()
      .evaluate((element) => element.closest('[inert], [aria-hidden="true"]') !== null),
  ).toBe(true);
  await close();
});

test('NAV-04 on a phone a popup has a history entry: Back closes it, stays on the page and keeps the scroll position', async () => {
  const { page, trouble, close } = await visit({ as: 'staff', viewport: phone, hasTouch: true });
  await open(page, '/office/ui?a=1');
  await bringIntoView(opener(page));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPopup(page);
  await eventually(() => query(page)).toBe('?a=1&popup=sample');
  await page.goBack();
  await popup(page).waitFor({ state: 'detached' });
  await eventually(() => page.url()).toBe(`${origin()}/office/ui?a=1`);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-04 on a phone closing otherwise removes the marker, and Back then leaves the page', async () => {
  const { page, close } = await visit({ as: 'staff', viewport: phone, hasTouch: true });
  await open(page, '/offline');
  await open(page, '/office/ui');
  await openPopup(page);
  await eventually(() => query(page)).toBe('?popup=sample');
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await popup(page).waitFor({ state: 'detached' });
  await eventually(() => query(page)).toBe('');
  await page.goBack();
  await page.waitForURL('**/offline');
  await close();
});

test('NAV-04 on a phone Back closes one popup of two at a time', async () => {
  const { page, close } = await visit({ as: 'staff', viewport: phone, hasTouch: true });
  await open(page, '/office/ui');
  await openPopup(page);
  await popup(page).getByRole('button', { name: 'Open another one' }).click();
  const inner = page.getByRole('dialog', { name: 'Another popup' });
  await inner.waitFor();
  await eventually(() => query(page)).toBe('?popup=inner');
  await page.keyboard.press('Escape');
  await inner.waitFor({ state: 'detached' });
  await eventually(() => query(page)).toBe('?popup=sample');
  await eventually(() => popup(page).count()).toBe(1);
  await page.goBack();
  await popup(page).waitFor({ state: 'detached' });
  await eventually(() => query(page)).toBe('');
  await close();
});

test('NAV-04 wider windows have no marker, and a reloaded marker is removed', async () => {
  for (const viewport of [tablet, desktop]) {
    const { page, close } = await visit({ as: 'staff', viewport });
    await open(page, '/office/ui');
    await openPopup(page);
    await eventually(() => query(page)).toBe('');
    await close();
  }
  const { page, close } = await visit({ as: 'staff', viewport: phone });
  await open(page, '/office/ui?a=1&popup=sample');
  await eventually(() => query(page)).toBe('?a=1');
  await close();
});

test('NAV-05 the error popup is called "Error", the success popup has its own title, and both have a close button', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await open(page, '/office/ui');
  for (const [press, title] of [
    ['Show an error', 'Error'],
    ['Show a success', 'Thank you'],
  ] as const) {
    await page.getByRole('button', { name: press }).click();
    const message = page.getByRole('alertdialog', { name: title });
    await message.waitFor();
    await message.getByRole('button', { name: 'Close' }).first().click();
    await message.waitFor({ state: 'detached' });
  }
  await close();
});

test('NAV-05 the success snackbar is announced and can be closed', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await page.clock.install();
  await open(page, '/office/ui');
  // A line goes by itself after a while: time stands still until it is closed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.getByRole('button', { name: 'Show a line' }).click();
  const line = page.getByRole('status').filter({ hasText: 'Added to your wishlist' });
  await line.waitFor();
  await line.getByRole('button', { name: 'Close' }).click();
  await line.waitFor({ state: 'detached' });
  await close();
});

for (const [device, viewport] of Object.entries({ phone, tablet, desktop })) {
  test(`NAV-03 popups are accessible on a ${device} in both colour schemes`, async () => {
    const { page, close } = await visit({ as: 'staff', viewport });
    await open(page, '/office/ui');
    await openPopup(page);
    await inspectSchemes(page, `popup-${viewport.width}`);
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show an error' }).click();
    await page.getByRole('alertdialog', { name: 'Error' }).waitFor();
    await inspectSchemes(page, `popup-error-${viewport.width}`);
    await close();
  });
}
