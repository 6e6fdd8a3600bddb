import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from './frame-visit.ts';
import { acceptTerms, arriveAtHold, holdables, holdButton, readyToHold } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import { arriveAtBooking, bookedOn, cardReady, choosePlan, payButton, payHouse } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = payHouse();

const method = (page: Page, id: string) => page.locator(`#booking-method input[value="${id}"]`);
/** A button on the page of the bank. */
const atBank = (page: Page, choice: string) => page.locator(`button[data-choice="${choice}"]`).first();

/** Holds a departure. */
async function hold(page: Page, at: number, email: string) {
  const departure = (await holdables(shop()))[at];
  if (!departure) throw new Error('the demo marketplace has too few departures');
  await readyToHold(page, departure, email);
  await holdButton(page).click();
  await arriveAtHold(page);
  return departure;
}

/** Goes from the page of a hold, or its payment, to the page of a bank. */
async function goToBank(page: Page) {
  await page.waitForURL(/\/pay$/);
  await cardReady(page);
  await choosePlan(page);
  await method(page, 'ideal').check();
  await page.locator('#booking-bank').selectOption('INGBNL2A');
  await acceptTerms(page);
}

test('LOCAL-02 HOLD-02 cancelling or going back at the bank is explained on the hold’s page, and the hold is then paid once', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  const { departureId } = await hold(page, 0, 'bank@example.org');
  await page.getByRole('link', { name: 'Pay now and book' }).click();
  await goToBank(page);
  await inspect(page, 'hold-pay-ideal-390', ['#booking-payment', '#booking-finish']);
  await payButton(page).click();
  await atBank(page, 'cancel').click();
  const popup = page.locator('[data-popup="local-payment-error"]');
  await popup.getByText('cancelled at your bank').waitFor();
  await popup.getByText('Your hold hasn’t changed').waitFor();
  // The page behind it says the same.
  await page.locator('#held-title', { hasText: /^Your hold$/ }).waitFor();
  await inspect(page, 'hold-local-error-390', ['[data-popup="local-payment-error"]']);
  await popup.getByRole('button', { name: 'Pay another way' }).click();
  await goToBank(page);
  await payButton(page).click();
  await atBank(page, 'pay').waitFor();
  const there = page.url();
  // Who steps back finds the hold, which knows where they have been; so does any other tab.
  await page.goBack();
  const waiting = page.locator('[data-popup="payment-return"]');
  await eventually(() => waiting.getByRole('link', { name: 'Back to the bank' }).getAttribute('href')).toBe(there);
  await page.waitForURL(/\/holds\/[^/]+$/);
  await page.setViewportSize(desktop);
  await inspect(page, 'hold-payment-waiting-1440', ['[data-popup="payment-return"]']);
  await page.evaluate(() => localStorage.setItem('bookNowForm', 'another journey'));
  await waiting.getByRole('link', { name: 'Back to the bank' }).click();
  await atBank(page, 'pay').click();
  await arriveAtBooking(page);
  expect(await page.evaluate(() => localStorage.getItem('bookNowForm'))).toBe('another journey');
  expect(await bookedOn(shop(), departureId)).toEqual(['failed', 'confirmed']);
  expect(trouble).toEqual([]);
  await close();
});

test('LOCAL-02 HOLD-02 paying a hold at a bank and closing the page still makes a booking', async () => {
  const { page, close } = await visit();
  const { departureId } = await hold(page, 1, 'gone@example.org');
  await page.getByRole('link', { name: 'Pay now and book' }).click();
  await goToBank(page);
  await payButton(page).click();
  await page.locator('button[data-choice="pay"]:not([data-leave])').click();
  await page.getByText('Paid. You can close this page').waitFor();
  await close();
  await expect.poll(() => bookedOn(shop(), departureId), { timeout: 120_000 }).toEqual(['confirmed']);
});
