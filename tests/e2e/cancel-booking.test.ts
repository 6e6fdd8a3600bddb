import { expect, test } from 'vitest';
import { makeAccount } from '../contract/access-visitor.ts';
import { booked } from './booked-visit.ts';
import { open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { logIn, payHouse } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, bank, visit } = payHouse();
const buy = (number: number) => booked({ shop, bank }, number);

test('a traveller opens the mailed link, sees the refund first, and cancels', async () => {
  const { path } = await buy(0);
  const { page, trouble, close } = await visit();
  await open(page, path);
  await page.getByRole('link', { name: 'Cancel this booking' }).click();
  await page.getByRole('heading', { name: 'Your refund' }).waitFor();
  const amount = await page.locator('[data-refund]').innerText();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `booking-cancel-${viewport.width}`);
  }
  await page.getByRole('link', { name: 'Keep my booking' }).click();
  await page.getByRole('link', { name: 'Cancel this booking' }).click();
  await page.getByRole('button', { name: `Cancel booking and get ${amount} back` }).click();
  await page.getByText('This booking has been cancelled').waitFor();
  await page.locator('[data-schedule]').getByText(amount).waitFor();
  expect(await page.getByRole('link', { name: 'Cancel this booking' }).count()).toBe(0);
  await inspect(page, 'booking-cancelled');
  expect(trouble).toEqual([]);
  await close();
});

test('staff cancel for the operator in German, and the traveller gets everything back', async () => {
  const { id, path } = await buy(1);
  await makeAccount(shop(), { email: 'desk@example.org', name: 'Sam Staff', role: 'staff' });
  const { page, trouble, close } = await visit();
  await logIn(page, 'desk@example.org', '/office/bookings');
  await open(page, `/de/office/bookings/${id}`);
  await page.getByRole('link', { name: 'Buchung stornieren' }).click();
  await page.getByRole('link', { name: /Der Veranstalter storniert/ }).click();
  await page.waitForURL(/side=operator/);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `office-cancel-${viewport.width}`);
  }
  await page.getByLabel('Grund').fill('Die Straße ist nach einem Erdrutsch gesperrt.');
  await page.getByRole('button', { name: /^Buchung stornieren und .* erstatten$/ }).click();
  await page.waitForURL(new RegExp(`/office/bookings/${id}$`));
  await open(page, path);
  await page.getByText('The operator has cancelled this trip.', { exact: false }).waitFor();
  await page.getByText('Die Straße ist nach einem Erdrutsch gesperrt.', { exact: false }).waitFor();
  expect(trouble).toEqual([]);
  await close();
});
