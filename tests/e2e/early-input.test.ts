// On a slow line a page is seen before its scripts are there. What is pressed, typed and ticked until then counts all the same.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, eventually } from './frame-visit.ts';
import { holdables } from './hold-visit.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

const { shop, visit } = tourHouse();

/** Opens a page at a fixed time, and returns what delivers its scripts: on a busy machine no press expires. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  await page.clock.setFixedTime(new Date());
  let deliver = (): void => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  return deliver;
}

/** A booking page that asks whether the booking shall be flexible. */
async function bookingPath(): Promise<string> {
  for (const { slug, objectId } of await holdables(shop())) {
    const path = `/book-now/${slug}/${objectId}`;
    if ((await (await fetch(shop().origin + path)).text()).includes('id="booking-flexible"')) return path;
  }
  throw new Error('the marketplace has no such tour');
}

test('input on the booking page before its scripts load is not lost', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  const deliver = await openSlowly(page, await bookingPath());
  const flexible = page.locator('input[name="flexible"][value="1"]');
  await page.locator('#booking-flexible header button').click();
  const member = page.locator('#booking-membership input[type="radio"][value="1"]');
  await member.check();
  await page.locator('#booking-travellers-0-first-name').fill('Ada');
  await page.locator('#booking-travellers-0-email').pressSequentially('ada@example.org');
  const day = page.locator('button[id^="day-"][aria-disabled="false"]').first();
  const wanted = await day.getAttribute('value');
  await day.click();
  const more = page.locator('#booking-passengers').getByRole('button', { name: 'One more: Adults' });
  // Who presses again because nothing happens means it once.
  for (const _ of [1, 2, 3]) await more.click();
  expect(await more.getAttribute('data-waiting')).toBe('');
  deliver();
  await alive(page);
  const inAddress = (name: string) => new URL(page.url()).searchParams.get(name);
  await eventually(() => inAddress('date')?.split('.').reverse().join('-')).toBe(wanted);
  await eventually(() => inAddress('travellers[1]')).toBe('2');
  await eventually(() => page.locator('#booking-price').innerText()).toMatch(/membership/i);
  expect(await member.isChecked()).toBe(true);
  // The section that was folded has opened.
  await flexible.check();
  await eventually(() => page.locator('#booking-price').innerText()).toMatch(/flexible/i);
  expect(await page.locator('#booking-travellers-0-first-name').inputValue()).toBe('Ada');
  expect(await page.locator('#booking-travellers-0-email').inputValue()).toBe('ada@example.org');
  await eventually(() => page.locator('[data-waiting]').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('pressing a popup button before the scripts load opens the popup once', async () => {
  const { page, trouble, close } = await visit();
  const deliver = await openSlowly(page, await bookingPath());
  await page.getByRole('button', { name: 'Age groups' }).click();
  deliver();
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await alive(page);
  expect(await page.locator('[data-waiting]').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('a press that is older than ten seconds when the scripts load is dropped', async () => {
  const { page, trouble, close } = await visit();
  const deliver = await openSlowly(page, await bookingPath());
  await page.getByRole('button', { name: 'Age groups' }).click();
  await page.clock.setFixedTime(Date.now() + 60_000);
  deliver();
  await alive(page);
  await eventually(() => page.locator('[data-waiting]').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('ASK-01 a click on “Ask a question” before the scripts have loaded opens the popup and stays on the page', async () => {
  const { page, close } = await visit();
  const [departure] = await holdables(shop());
  const path = `/t/${departure?.slug}`;
  const deliver = await openSlowly(page, path);
  await page.getByRole('link', { name: 'Ask a question' }).first().click();
  deliver();
  await page.locator('[data-popup="ask"]').waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await close();
});
