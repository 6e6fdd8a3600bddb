import { expect, test } from 'vitest';
import { makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { acceptTerms, arriveAtHold, holdables, holdButton, readyToHold } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import {
  arriveAtBooking,
  bookedOn,
  cardReady,
  choosePlan,
  fillBilling,
  logIn,
  payButton,
  payHouse,
  readyToPay,
  typeCard,
} from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = payHouse();

test('HOLD-02 a hold is paid before its end by its owner, once', async () => {
  const [departure] = await holdables(shop());
  if (!departure) throw new Error('no departure');
  const { page, trouble, close } = await visit();
  await readyToHold(page, departure, 'grace@example.org');
  await holdButton(page).click();
  await arriveAtHold(page);
  await page.getByRole('link', { name: 'Pay now and book' }).click();
  await page.waitForURL(/\/pay$/);
  await cardReady(page);
  await choosePlan(page);
  await fillBilling(page);
  await acceptTerms(page);
  await typeCard(page, '4111111111111111');
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `hold-pay-${viewport.width}`);
  }
  const back = page.url();
  // What they had begun to type for another journey is none of this payment's business.
  await page.evaluate(() => localStorage.setItem('bookNowForm', 'another journey'));
  await payButton(page).click();
  await arriveAtBooking(page);
  await page.getByText('Your booking is confirmed').first().waitFor();
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  expect(await page.evaluate(() => localStorage.getItem('bookNowForm'))).toBe('another journey');
  // What’s booked cannot be paid again: its page is that of the hold.
  await page.goto(back);
  await page.waitForURL(/\/holds\/[^/]+$/);
  await eventually(() => page.getByRole('link', { name: 'Pay now and book' }).count()).toBe(0);
  expect(trouble).toEqual([]);
  await close();
});

test('an on-request booking is authorised, and its operator accepts it in the office', async () => {
  const [departure] = await holdables(shop(), `true`, 'onRequest');
  if (!departure) throw new Error('no departure on request');
  const { page, close } = await visit();
  await readyToPay(page, departure, 'mary@example.org');
  await eventually(() => payButton(page).textContent()).toMatch(/^Request to book · €/);
  await typeCard(page, '4111111111111111');
  await payButton(page).click();
  await arriveAtBooking(page);
  await page.getByText('We’ve sent your request to the operator').waitFor();
  await inspect(page, 'booking-requested');
  const address = page.url();
  await makeAccount(shop(), { email: 'requests@example.org', name: 'Sam Staff', role: 'staff' });
  const office = await visit();
  await logIn(office.page, 'requests@example.org', '/office/requests');
  await open(office.page, '/office/requests');
  for (const viewport of [desktop, phone]) {
    await office.page.setViewportSize(viewport);
    await inspect(office.page, `office-requests-${viewport.width}`);
  }
  await office.page.setViewportSize(desktop);
  await office.page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await office.page.getByText('Accepted. The booking is confirmed').waitFor();
  await office.page.getByText('No open requests').waitFor();
  await open(office.page, '/office');
  await open(office.page, '/office/audit');
  await inspect(office.page, 'office-audit');
  await page.goto(address);
  await page.getByText('Your booking is confirmed').first().waitFor();
  await office.close();
  await close();
});
