import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samples } from '../contract/book-now-shop.ts';
import { unfold } from './checkout-visit.ts';
import { eventually, open } from './frame-visit.ts';
import { payHouse } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, shop } = payHouse();

/** The whole height of the page in px before the payment part opens; it was 7 891 on a desk and 10 755 on a phone. */
const limits = [
  { viewport: desktop, most: 4500 },
  { viewport: phone, most: 6500 },
];

/** The addresses of booking pages for one adult, without insurance, which has a section of its own where it is offered. */
async function addresses(): Promise<string[]> {
  const alone = (await samples(shop())).filter(
    ({ passengerTypes, rooms }) =>
      rooms.length > 1 && passengerTypes.every(({ id, minimum }) => minimum === (id === 1 ? 1 : 0) || minimum === 0),
  );
  return alone.slice(0, 6).map(({ objectId, date }) => {
    const [year, month, day] = date.split('-');
    return `/book-now/x/${objectId}?date=${day}.${month}.${year}&type=book&travellers[1]=1`;
  });
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const { viewport, most } of limits)
  test(`BOOK-01 with one traveller the booking page is at most ${most} px high in a window of ${viewport.width} px, besides insurance, until its payment part opens`, async () => {
    const { page, trouble, close } = await visit({ viewport });
    for (const address of (await addresses()).slice(0, 4)) {
      await open(page, address);
      await page.locator('#booking-price [data-total]').waitFor();
      await page.waitForFunction(
        () =>
          document.querySelector('#booking-insurance') === null ||
          document.querySelector('#booking-insurance input[name="policy_type"]') !== null,
      );
      const insurance = await page.evaluate(
        () => document.querySelector('#booking-insurance')?.getBoundingClientRect().height ?? 0,
      );
      expect((await height(page)) - insurance, address).toBeLessThanOrEqual(most);
      await eventually(() => page.locator('#booking-payment [data-plan-card]').count()).toBe(0);
    }
    expect(trouble).toEqual([]);
    await close();
  });

test('BOOK-01 a folded section is opened and closed by keyboard, keeps the focus, and what needs an answer stays open', async () => {
  const { page, trouble, close } = await visit();
  const flexible = page.locator('#booking-flexible');
  for (const address of await addresses()) {
    await open(page, address);
    const hasAll = (await flexible.count()) > 0 && (await page.getByText('A room to yourself').count()) > 0;
    if (hasAll) break;
  }
  const button = flexible.locator('header').getByRole('button');
  await eventually(() => flexible.getByRole('radio').count()).toBe(0);
  await flexible.getByText('Without flexible booking').waitFor();
  await button.focus();
  await page.keyboard.press('Enter');
  await flexible.getByRole('radio').first().waitFor();
  await eventually(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  await eventually(() => button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Enter');
  await eventually(() => flexible.getByRole('radio').count()).toBe(0);
  await eventually(() => button.evaluate((it) => it === document.activeElement)).toBe(true);

  // Continuing folds what is complete above, and nothing that still needs an answer.
  await page.locator('#booking-rooms h2').click();
  await page
    .locator('#booking-rooms')
    .getByRole('button', { name: /^A room to yourself/ })
    .click();
  await page.locator('#booking-rooms').getByRole('button', { name: 'Continue' }).click();
  for (const done of ['date', 'passengers', 'rooms'])
    await eventually(() => page.locator(`#booking-${done} header button`).getAttribute('aria-expanded')).toBe('false');
  await page.locator('#booking-travellers h2').click();
  await page.locator('#booking-travellers').getByRole('button', { name: 'Continue' }).click();
  await page.locator('#booking-travellers [aria-invalid="true"]').first().waitFor();
  await eventually(() => page.locator('#booking-travellers header button[aria-expanded]').count()).toBe(0);

  await unfold(page.locator('#booking-date'));
  await page.locator('#booking-date').getByRole('button', { name: 'Change date' }).waitFor();
  expect(trouble).toEqual([]);
  await close();
});
