import { expect, test } from 'vitest';
import { bringIntoView, eventually, open } from './frame-visit.ts';
import { holdables } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import { payAddress, payButton, payHouse, readyToPay, typeCard } from './pay-visit.ts';

const { shop, visit } = payHouse();

const holdable = async (at: number) => {
  const found = (await holdables(shop()))[at];
  if (!found) throw new Error('the demo marketplace has too few departures');
  return found;
};

test('TDS-04 TDS-02 waiting for the bank shows a notice, and after two minutes a retry', async () => {
  const { page, close } = await visit();
  await readyToPay(page, await holdable(0), 'ada@example.org');
  await typeCard(page, '4000000000002354');
  await page.clock.install();
  await payButton(page).click();
  const waiting = page.locator('[data-popup="loading"]');
  // Time goes on by itself until the bank is asked, since cards and frames need theirs.
  await waiting.getByRole('heading', { name: 'Contacting your bank' }).waitFor({ timeout: 40_000 });
  await page.clock.runFor(30_000);
  await waiting.getByText('Your bank is taking longer than usual.').waitFor();
  await page.clock.runFor(30_000);
  await waiting.getByText('Still waiting for your bank.').waitFor();
  await inspect(page, 'pay-waiting', ['[data-popup="loading"]']);
  await page.clock.runFor(30_000);
  await waiting.getByText('Your bank hasn’t replied for a minute and a half.').waitFor();
  await page.clock.runFor(31_000);
  const popup = page.locator('[data-popup="book-error"]');
  await popup.locator('[data-failure="retry"]').waitFor();
  await popup.locator('a[href^="tel:"]').waitFor();
  await eventually(() => page.locator('#booking-cardHolder').inputValue()).toBe('Ada Lovelace');
  await close();
});

test('PAY-08 PAY-07 card fields that do not load within a minute are reported, and offered again', async () => {
  const { page, close } = await visit();
  await page.route('**/frames/**', () => {});
  await page.clock.install();
  const log = page.waitForRequest(/\/api\/utils\/payment-logs/, { timeout: 60_000 });
  await open(page, payAddress(await holdable(1)));
  await bringIntoView(page.locator('#booking-payment'));
  await page.locator('[data-card-field="number"] iframe').waitFor({ state: 'attached' });
  await page.clock.runFor(61_000);
  expect((await log).postData()).toMatch(/Payment/);
  await page.locator('#booking-payment').getByText('The card form didn’t load').waitFor();
  await eventually(() => page.evaluate(() => (window.dataLayer ?? []).map(({ action }) => action))).toContain(
    'payment-failed',
  );
  await page.unroute('**/frames/**');
  await page.locator('#booking-payment').getByRole('button', { name: 'Try again' }).click();
  await page.frameLocator('[data-card-field="cvv"] iframe').locator('input').waitFor();
  await close();
});
