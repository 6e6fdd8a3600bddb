// A shop with its bank and a browser, and how a person pays.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { openSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { goodPassword } from '../contract/access-visitor.ts';
import { bringIntoView, eventually, open } from './frame-visit.ts';
import { acceptTerms, fillTravellers, type Holdable, holdAddress } from './hold-visit.ts';
import { launchBrowser, openWindow, type Visit } from './window.ts';

/** A shop that takes cards, its bank and a browser for one test file. */
export function payHouse(environment: Record<string, string> = {}) {
  let bank: TestSandbox;
  let shop: TestShop;
  let browser: Browser;
  beforeAll(async () => {
    const port = String(await freePort());
    const origin = `http://localhost:${port}`;
    bank = await openSandbox({ shopOrigins: [origin], webhookUrl: `${origin}/api/payments/notices` });
    shop = await startShop({
      PORT: port,
      DEMO_TOURS: '60',
      PAYMENTS: 'sandbox',
      SANDBOX_URL: bank.url,
      SANDBOX_SECRET: bank.secret,
      ...environment,
    });
    await shop.ensureDemo();
    browser = await launchBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
    await bank?.stop();
  });
  return {
    shop: () => shop,
    bank: () => bank,
    visit: (options: BrowserContextOptions = {}): Promise<Visit> =>
      openWindow(browser, shop.origin, options, /status of (4\d\d|50\d)|ERR_EMPTY_RESPONSE|ERR_ABORTED|ERR_FAILED/),
  };
}

/** The address of a booking page that pays for two adults, with the recommended rooms. */
export const payAddress = (holdable: Holdable, prefix = ''): string =>
  holdAddress(holdable, prefix).replace('type=hold', 'type=book');

const cardField = (page: Page, name: 'number' | 'expirationDate' | 'cvv') =>
  page.frameLocator(`[data-card-field="${name}"] iframe`).locator('input');

/** Whether what is typed now goes into a field of the bank: the page hands the focus over, and the frame takes it a moment later. */
export const cardFieldFocused = (page: Page, name: Parameters<typeof cardField>[1]): Promise<boolean> =>
  cardField(page, name).evaluate((input) => document.hasFocus() && document.activeElement === input);

/** Types a card with a month to come into the bank's fields. */
export async function typeCard(page: Page, number: string, code = '123'): Promise<void> {
  for (const [field, text] of [
    ['number', number],
    ['expirationDate', '1239'],
    ['cvv', code],
  ] as const) {
    const input = cardField(page, field);
    await input.fill('');
    await input.pressSequentially(text);
  }
}

/** Waits until the card can be typed, and the page has heard so from the bank. */
export async function cardReady(page: Page): Promise<void> {
  await bringIntoView(page.locator('#booking-payment'));
  await cardField(page, 'cvv').waitFor();
  await eventually(() => page.locator('#booking-payment [aria-busy="true"]').count()).toBe(0);
}

/** Says where the bill goes. */
export async function fillBilling(page: Page): Promise<void> {
  await page.locator('#booking-cardHolder').fill('Ada Lovelace');
  const country = page.locator('#booking-billingCountry');
  await bringIntoView(country);
  await eventually(() => country.getAttribute('role')).toBe('combobox');
  await country.click();
  await page.locator('[role="listbox"] [role="option"]').first().waitFor();
  await country.fill('Japan');
  await country.press('Tab');
  await page.locator('#booking-billingZip').fill('100-0001');
}

/** Chooses to pay in full, where there is a choice. */
export async function choosePlan(page: Page): Promise<void> {
  const full = page.locator('#booking-plan input[value="full"]');
  if (await full.count()) await full.check();
}

/** Waits for what the insurer offers; its section goes away by itself where that is nothing. */
export async function insuranceOffered(page: Page): Promise<boolean> {
  const offer = '#booking-insurance input[name="policy_type"]';
  await page.waitForFunction(
    (cards) => document.querySelector('#booking-insurance') === null || document.querySelector(cards) !== null,
    offer,
  );
  return (await page.locator(offer).count()) > 0;
}

/** Goes without insurance, and with or without a membership, where they are offered. */
export async function answerOffers(page: Page, { member = false } = {}): Promise<void> {
  if (await insuranceOffered(page)) await page.locator('#booking-insurance input[value="without"]').check();
  const membership = page.locator(`#booking-membership input[type="radio"][value="${member ? 1 : 0}"]`);
  if (await membership.count()) await membership.check();
}

/** Opens a booking page and fills in everything but the card and the last press. */
export async function readyToPay(
  page: Page,
  holdable: Holdable,
  email: string,
  prefix = '',
  choose = choosePlan,
): Promise<void> {
  await open(page, payAddress(holdable, prefix));
  await page.locator('#booking-price [data-total]').waitFor();
  await fillTravellers(page, holdable.fields, email);
  await answerOffers(page);
  await cardReady(page);
  await choose(page);
  await fillBilling(page);
  await acceptTerms(page);
}

/** The button that pays. */
export const payButton = (page: Page) =>
  page.locator('#booking-finish').getByRole('button', { name: /^(Pay|Request|Jetzt|Zahlungspflichtig)/ });

/** Waits for the page of the booking; a popup that says why it does not come is told at once, and where the visitor is when nothing does. */
export async function arriveAtBooking(page: Page): Promise<void> {
  const popup = page.locator('[data-popup="book-error"]');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  const said = popup.or(summary).first();
  await Promise.race([
    page.waitForURL(/\/bookings\//, { timeout: 60_000 }).catch(async () => {
      const popups = await page.locator('[data-popup]').allInnerTexts();
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      throw new Error(`not booked after a minute: ${page.url()} says ${JSON.stringify(popups)}, focus on ${focused}`);
    }),
    said.waitFor({ timeout: 120_000 }).then(async () => {
      throw new Error(`not booked: ${await said.innerText()}`);
    }),
  ]);
  await page.locator('header strong.figures').waitFor();
}

/** Logs in with an account that the test made, or with another whose password it knows. */
export async function logIn(page: Page, email: string, next = '/account', password = goodPassword): Promise<void> {
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** What happened to a departure: its bookings by state, and what the bank has of them. */
export async function bookedOn(shop: TestShop, departureId: number): Promise<readonly string[]> {
  const { rows } = await shop.pool.query<{ state: string }>(
    'select state from booking where departure_id = $1 order by created_at',
    [departureId],
  );
  return rows.map(({ state }) => state);
}
