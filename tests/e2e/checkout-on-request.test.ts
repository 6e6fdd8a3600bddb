import { expect, test } from 'vitest';
import { bookingAddress, openBooking } from './checkout-price-visit.ts';
import { bringIntoView, eventually } from './frame-visit.ts';
import { inspectSizes } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

const { visit, shop } = tourHouse();

test('a departure that can be neither held nor paid promises nothing and offers alternatives', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  for (const type of ['book', 'hold'] as const) {
    await openBooking(page, await bookingAddress(shop(), type, `departure.confirmation = 'onRequest'`));
    const finish = page.locator('#booking-finish');
    await eventually(() => finish.getByRole('heading').first().textContent()).toBe(
      'This date can’t be booked online yet',
    );
    await eventually(() => finish.getByRole('button', { name: /^Hold/ }).count()).toBe(0);
    await bringIntoView(finish);
    await inspectSizes(page, `checkout-on-request-${type}`, ['#booking-finish']);
    await eventually(() => finish.getByRole('link', { name: 'Back to the tour' }).getAttribute('href')).toMatch(
      /^\/t\//,
    );
    await finish.getByRole('button', { name: 'Help with this booking' }).click();
    await page.locator('[data-popup="help"]').getByRole('heading').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-popup="help"]').waitFor({ state: 'detached' });
  }
  expect(trouble).toEqual([]);
  await close();
});

test('an on-request departure links to the nearest date that can be held', async () => {
  const { page, close } = await visit({ viewport: phone });
  const mixed = `departure.confirmation = 'onRequest' and exists (
    select from departure other where other.variant_id = variant.id and other.confirmation = 'instant' and other.day > departure.day)`;
  await openBooking(page, await bookingAddress(shop(), 'hold', mixed));
  const finish = page.locator('#booking-finish');
  await finish.getByRole('list', { name: 'Dates you can hold' }).getByRole('button').first().click();
  await finish.getByRole('button', { name: /^Hold 2 places/ }).waitFor();
  await close();
});

test('a booking that cannot be paid yet says so, and offers the hold', async () => {
  const { page, close } = await visit();
  await openBooking(page, await bookingAddress(shop(), 'book', `departure.confirmation = 'instant'`));
  const finish = page.locator('#booking-finish');
  await finish.getByText('Online payment isn’t available yet.').waitFor();
  await finish.getByRole('button', { name: 'Hold for 48 hours' }).click();
  await finish.getByRole('button', { name: /^Hold 2 places/ }).waitFor();
  await close();
});
