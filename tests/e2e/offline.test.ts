import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdables } from '#tests/support/holding.ts';
import { buy } from '#tests/support/paying.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { makeAccount } from '../contract/access-visitor.ts';
import { open } from './frame-visit.ts';
import { logIn, payHouse } from './pay-visit.ts';

const { shop, bank, visit } = payHouse();

const storedPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('waymark-opened-1')).keys()).map(({ url }) => new URL(url).pathname),
  );

test('without a connection an opened booking can be read, no other page and no price; nothing is left after signing out', async () => {
  const [tour] = await holdables(shop());
  if (!tour) throw new Error('no departure');
  const { json, text, email } = await buy(bank(), new Visitor(shop().origin), tour);
  if (!json.data) throw new Error(text);
  const path = `/bookings/${json.data.bookingId}`;
  await makeAccount(shop(), { email });
  const { context, page, close } = await visit({ serviceWorkers: 'allow' });
  await logIn(page, email);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open(page, path);
  const title = await page.locator('h1').innerText();
  await expect.poll(() => storedPages(page)).toEqual([path]);
  await open(page, '/search');
  expect(await storedPages(page)).toEqual([path]);

  await context.setOffline(true);
  await page.goto(path);
  await page.getByText('You’re offline. Saved on').waitFor();
  expect(await page.locator('h1').innerText()).toBe(title);
  await page.goto('/search');
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/€/);
  await page.goto('/de/search');
  await page.getByText('Sie sind offline. Gespeicherter Stand').waitFor();

  await context.setOffline(false);
  await open(page, '/logout');
  await page.locator('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => storedPages(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(path);
  await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
  expect(await page.content()).not.toContain(title);
  await close();
});
