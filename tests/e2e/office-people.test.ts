// The team of an office: an owner invites a guide, who sees only what a guide may, and is signed out when removed.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { goodPassword, mailsTo, makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { desktop, launchBrowser, openWindow, phone } from './window.ts';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
  browser = await launchBrowser();
  await makeAccount(shop, {
    email: 'owner@team.example',
    name: 'Olga Owner',
    role: 'operator',
    operator: { slug: 'team', name: 'Team Tours' },
  });
  await makeAccount(shop, { email: 'admin@waymark.example', name: 'Ada Admin', role: 'staff' });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const officeLinks = (page: Page) => page.getByRole('navigation', { name: 'Office' }).getByRole('link').allInnerTexts();

async function enter(email: string) {
  const opened = await openWindow(browser, shop.origin);
  await opened.page.goto('/login');
  await opened.page.locator('input[name="email"]').fill(email);
  await opened.page.locator('input[name="password"]').fill(goodPassword);
  await opened.page.locator('main button[type="submit"]').click();
  await opened.page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return opened;
}

test('an owner invites a guide, who signs in, sees only what a guide may, and is signed out when the owner removes them', async () => {
  const owner = await enter('owner@team.example');
  const { page } = owner;
  await open(page, '/office/people');
  await page.getByRole('textbox', { name: 'Email' }).fill('guide@team.example');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('guide');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('The invitation has been sent.').waitFor();
  await inspect(page, 'people-1440');

  const link = new URL((await mailsTo(shop, 'guide@team.example')).at(-1)?.props.url as string);
  const guide = await openWindow(browser, shop.origin, { viewport: phone });
  await open(guide.page, link.pathname + link.search);
  await guide.page.getByRole('heading', { level: 1, name: 'Join the office of Team Tours' }).waitFor();
  await inspect(guide.page, 'office-join-390');
  await guide.page.getByRole('textbox', { name: 'Name' }).fill('Gus Guide');
  await guide.page.locator('input[name="password"]').fill(goodPassword);
  await guide.page.getByRole('button', { name: 'Join the office' }).click();
  await guide.page.waitForURL('**/office/bookings');
  await guide.page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
  expect(await officeLinks(guide.page)).toEqual(['Bookings', 'Tours', 'Departures']);
  expect((await guide.page.goto('/office/people'))?.status()).toBe(403);

  await open(page, '/office/people');
  await page.getByText('Gus Guide').first().waitFor();
  await page.setViewportSize(phone);
  await inspect(page, 'people-390');
  await open(page, '/de/office/people');
  await inspect(page, 'people-de-390');
  await page.setViewportSize(desktop);
  await open(page, '/office/people');
  await page.getByLabel('Remove Gus Guide', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, remove Gus Guide' }).click();
  await page.getByText('The person has been removed and signed out.').waitFor();
  expect(await page.getByLabel('Remove Gus Guide', { exact: true }).count()).toBe(0);
  await page.getByText('Removed').first().waitFor();

  await guide.page.goto('/office/bookings');
  await eventually(() => new URL(guide.page.url()).pathname).toBe('/login');
  expect([...owner.trouble, ...guide.trouble]).toEqual([]);
  await owner.close();
  await guide.close();
});

test('the only owner reads why they cannot be removed, and staff open the team of an operator', async () => {
  const { page, trouble, close } = await enter('admin@waymark.example');
  await open(page, '/office/people');
  await page.getByText('The only person with full access.').waitFor();
  await page.getByRole('combobox', { name: 'Company' }).selectOption({ label: 'Team Tours' });
  await page.getByRole('button', { name: 'Show team' }).click();
  await page.getByRole('heading', { level: 1, name: 'Team of Team Tours' }).waitFor();
  await page.getByText('Olga Owner').first().waitFor();
  await inspect(page, 'people-of-operator-1440');
  expect(trouble).toEqual([]);
  await close();
});
