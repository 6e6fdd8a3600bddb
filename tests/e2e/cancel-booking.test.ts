import { expect, test } from 'vitest';
import { holdables } from '#tests/support/holding.ts';
import { buy } from '#tests/support/paying.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mailsTo, makeAccount } from '../contract/access-visitor.ts';
import { open } from './frame-visit.ts';

import { inspect } from './inspect.ts';
import { logIn, payHouse } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, bank, visit } = payHouse();

/** A confirmed booking that was made and collected by API calls, and the path of its mailed link. */
async function booked(number: number) {
  const tour = (await holdables(shop()))[number];
  if (!tour) throw new Error('no departure');
  const { json, text, email } = await buy(bank(), new Visitor(shop().origin), tour);
  if (!json.data) throw new Error(text);
  const id = json.data.bookingId as string;
  await expect
    .poll(async () => (await shop().pool.query('select state from payment_attempt where booking_id = $1', [id])).rows, {
      timeout: 60_000,
    })
    .toEqual([{ state: 'captured' }]);
  const url = new URL((await mailsTo(shop(), email)).find(({ kind }) => kind === 'booking-confirmed')?.props.url);
  return { id, path: url.pathname + url.search };
}

test('a traveller opens the mailed link, sees the refund first, and cancels', async () => {
  const { path } = await booked(0);
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
  const { id, path } = await booked(1);
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
