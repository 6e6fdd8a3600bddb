// Whole journeys to a paid booking in which something happens on the way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeAccount } from '../contract/access-visitor.ts';
import { bringIntoView, eventually, open } from './frame-visit.ts';
import { acceptTerms, fillTravellers, type Holdable, holdables } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import {
  answerOffers,
  arriveAtBooking,
  bookedOn,
  cardFieldFocused,
  cardReady,
  choosePlan,
  fillBilling,
  logIn,
  payAddress,
  payButton,
  payHouse,
  readyToPay,
  typeCard,
} from './pay-visit.ts';
import { phone } from './window.ts';

const { shop, bank, visit } = payHouse();
const working = '4111111111111111';

let departures: Holdable[] = [];
async function next(): Promise<Holdable> {
  if (departures.length === 0) departures = await holdables(shop());
  const found = departures.shift();
  if (!found) throw new Error('the demo marketplace has too few departures');
  return found;
}

/** What the bank has authorised or captured. */
const charges = async (): Promise<readonly { ref: string; amount: number; currency: string }[]> =>
  (await bank().books()).transactions.filter(({ state }: { state: string }) => state !== 'declined');

/** A line of the list of problems. */
const problemLine = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: 'There is a problem' }).getByRole('link', { name: words }).first();

/** Goes from the list of problems to one of its fields, by keyboard. */
async function follow(page: Page, words: string | RegExp): Promise<void> {
  await problemLine(page, words).focus();
  await page.keyboard.press('Enter');
}

test('BOOK-02 PAY-04 by keyboard alone: from the list of missing details into every field, the bank’s too, and paid', async () => {
  const departure = await next();
  const { page, trouble, close } = await visit();
  await open(page, payAddress(departure));
  await page.locator('#booking-price [data-total]').waitFor();
  await fillTravellers(page, departure.fields, 'keys@example.org');
  await answerOffers(page);
  await cardReady(page);
  await choosePlan(page);
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('#error-summary-title').waitFor();
  for (const [words, at, text] of [
    ['Enter the card number', 'number', working],
    [/expiry/i, 'expirationDate', '1239'],
    ['Enter the security code', 'cvv', '123'],
  ] as const) {
    await follow(page, words);
    await eventually(() => cardFieldFocused(page, at)).toBe(true);
    await page.keyboard.type(text);
    // The frame is another process: what it tells the page comes in its own time.
    await eventually(() => page.locator(`#booking-card-${at}[data-invalid]`).count()).toBe(0);
  }
  await follow(page, /country/i);
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('booking-billingCountry');
  await page.keyboard.type('Japan');
  await page.keyboard.press('Tab');
  await page.locator('#booking-billingZip').focus();
  await page.keyboard.type('100-0001');
  for (const terms of ['#booking-acceptedTerms', '#booking-acceptedDataTerms']) {
    await page.locator(terms).focus();
    await page.keyboard.press('Space');
  }
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await arriveAtBooking(page);
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  expect(trouble).toEqual([]);
  await close();
});

test('BOOK-02 the list of missing details leads to fields that are still loading, unless the visitor has moved on', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  let loading = Promise.withResolvers<void>();
  await page.route(/\/assets\/payment-(section|methods)-/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  for (const goesElsewhere of [false, true]) {
    loading = Promise.withResolvers();
    await open(page, payAddress(await next()));
    await page.locator('#booking-price [data-total]').waitFor();
    await payButton(page).evaluate((button: HTMLElement) => button.click());
    await page.locator('#error-summary-title').waitFor();
    const country = page.locator('#booking-billingCountry');
    expect(await country.count()).toBe(0);
    await problemLine(page, /country/i).evaluate((line: HTMLElement, another) => {
      line.click();
      if (another) dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    }, goesElsewhere);
    loading.resolve();
    await country.waitFor();
    if (goesElsewhere) expect(await focused()).not.toBe('booking-billingCountry');
    else await eventually(focused).toBe('booking-billingCountry');
  }
  expect(trouble).toEqual([]);
  await close();
});

test('PAY-06 a stored card pays the next trip, and the bank authenticates it again', async () => {
  await makeAccount(shop(), { email: 'keeps@example.org' });
  const { page, trouble, close } = await visit({ viewport: phone });
  await logIn(page, 'keeps@example.org');
  await readyToPay(page, await next(), 'keeps@example.org');
  await page.locator('#booking-storeCard').check();
  await typeCard(page, working);
  await payButton(page).click();
  await arriveAtBooking(page);

  const departure = await next();
  // Whoever pays before the page can speak with the bank waits for that, and need not press again.
  const session = Promise.withResolvers<void>();
  await page.route('**/book-now/payment_session', async (route) => {
    await session.promise;
    await route.continue();
  });
  await open(page, payAddress(departure));
  await page.locator('#booking-price [data-total]').waitFor();
  await fillTravellers(page, departure.fields, 'keeps@example.org');
  await answerOffers(page);
  const section = page.locator('#booking-payment');
  await bringIntoView(section);
  await section.getByRole('radio', { name: /1111/ }).check();
  await choosePlan(page);
  await inspect(page, 'pay-stored-390', ['#booking-payment']);
  await eventually(() => section.locator('[data-card-field] iframe').count()).toBe(0);
  await page.locator('#booking-acceptedTerms').check();
  await page.locator('#booking-acceptedDataTerms').check();
  await payButton(page).click();
  await page.locator('[data-popup="loading"]').waitFor();
  session.resolve();
  await arriveAtBooking(page);
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  expect(trouble).toEqual([]);
  await close();
});

test('BOOK-06 BOOK-08 losing the connection during a payment loses nothing, and the second click finds the one booking', async () => {
  const departure = await next();
  const { page, close } = await visit({ viewport: phone, locale: 'de-DE' });
  await readyToPay(page, departure, 'offline@example.org', '/de');
  await typeCard(page, working);
  const before = (await charges()).length;
  // The shop books, and its answer is lost on the way.
  await page.route('**/api/book-now/book/**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  const popup = page.locator('[data-popup="book-error"]');
  await popup.waitFor();
  await inspect(page, 'pay-unreachable-390', ['[data-popup]']);
  await eventually(() => page.locator('#booking-cardHolder').inputValue()).toBe('Ada Lovelace');
  await page.unroute('**/api/book-now/book/**');
  await popup.getByRole('button', { name: /versuchen/ }).click();
  await page.waitForURL(/\/bookings\//);
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  expect((await charges()).length).toBe(before + 1);
  await close();
});

test('BOOK-08 PAY-03 ten clicks in a row make one booking and one charge', async () => {
  const departure = await next();
  const { page, close } = await visit();
  const before = (await charges()).length;
  await readyToPay(page, departure, 'tabs@example.org');
  await typeCard(page, working);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/book-now/book/')) sent += 1;
  });
  await payButton(page).evaluate((button) => {
    for (let press = 0; press < 10; press++) (button as HTMLElement).click();
  });
  await arriveAtBooking(page);
  expect(sent).toBe(1);
  expect((await charges()).length).toBe(before + 1);
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  await close();
});

test('PRICE-06 MEMB-01 after switching currency and membership the button states the amount charged', async () => {
  const departure = await next();
  const { page, close } = await visit();
  await open(page, payAddress(departure));
  await page.locator('#booking-price [data-total]').waitFor();
  await page.locator('header summary', { hasText: /^Currency/ }).click();
  await page.locator('header button[value="GBP"]').click();
  await eventually(() => page.locator('#booking-price [data-total]').first().textContent()).toContain('£');
  await fillTravellers(page, departure.fields, 'pounds@example.org');
  await answerOffers(page, { member: true });
  await cardReady(page);
  await choosePlan(page);
  await fillBilling(page);
  await acceptTerms(page);
  await typeCard(page, '5555555555554444');
  await eventually(() => payButton(page).textContent()).toMatch(/^Pay £[\d,]+\.\d\d now$/);
  await eventually(() => page.locator('#booking-finish .price.opacity-50').count()).toBe(0);
  const amount = Number(((await payButton(page).textContent()) ?? '').replaceAll(/[^\d]/g, ''));
  const before = new Set((await charges()).map(({ ref }) => ref));
  await payButton(page).click();
  await arriveAtBooking(page);
  expect((await charges()).filter(({ ref }) => !before.has(ref))).toMatchObject([{ amount, currency: 'GBP' }]);
  await close();
});

test('PROMO-02 MEMB-01 BOOK-04 a code and a membership are used with the booking that pays for them, on a phone', async () => {
  const departure = await next();
  await shop().pool.query(
    `insert into promo_code (code, offer, book_from, book_until, person_limit, minimum_spend, tour_ids)
     values ('SAVER3', '{"kind":"percentage","share":300}', now() - interval '1 day', now() + interval '90 days', 5, 0, '{}')`,
  );
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, payAddress(departure));
  await page.locator('#booking-price [data-total]').waitFor();
  await fillTravellers(page, departure.fields, 'saver@example.org');
  const savings = page.locator('#booking-savings');
  await savings.getByRole('button', { name: 'Use a promo code or other discount' }).click();
  await savings.getByLabel('Promo code').fill('SAVER3');
  await savings.getByRole('button', { name: 'Apply' }).click();
  await savings.getByText(/You save €/).waitFor();
  await answerOffers(page, { member: true });
  await cardReady(page);
  await choosePlan(page);
  await fillBilling(page);
  await acceptTerms(page);
  await typeCard(page, working);
  await eventually(() => payButton(page).textContent()).toMatch(/^Pay €[\d,]+\.\d\d now$/);
  await eventually(() => page.locator('#booking-finish .price.opacity-50').count()).toBe(0);
  const amount = Number(((await payButton(page).textContent()) ?? '').replaceAll(/[^\d]/g, ''));
  const before = new Set((await charges()).map(({ ref }) => ref));
  await payButton(page).click();
  await arriveAtBooking(page);
  expect((await charges()).filter(({ ref }) => !before.has(ref))).toMatchObject([{ amount, currency: 'EUR' }]);
  const { rows } = await shop().pool.query(
    `select (select count(*)::int from booking_traveller where booking_id = booking.id) as travellers,
       (select count(*)::int from promo_use where claim_id = booking.claim_id) as codes,
       (select count(*)::int from membership where booking_id = booking.id) as memberships
     from booking where lead_email = 'saver@example.org' and state = 'confirmed'`,
  );
  expect(rows).toEqual([{ travellers: 2, codes: 1, memberships: 1 }]);
  expect(trouble).toEqual([]);
  await close();
});

test('PROMO-02 BOOK-04 a code that covers the whole price hides the payment methods, and one click books without a bank', async () => {
  // A code does not cover the service fee that some operators ask for.
  const hasFee = async ({ objectId }: Holdable): Promise<boolean> => {
    const answer = await fetch(`${shop().origin}/api/book-now/page/${objectId}`);
    return (await answer.json()).data.facts.operator.serviceFee.kind !== 'none';
  };
  let departure = await next();
  while (await hasFee(departure)) departure = await next();
  await shop().pool.query(
    `insert into promo_code (code, offer, book_from, book_until, minimum_spend, tour_ids)
     values ('GIFT100', '{"kind":"percentage","share":10000}', now() - interval '1 day', now() + interval '90 days', 0, '{}')`,
  );
  const before = (await charges()).length;
  const { page, trouble, close } = await visit();
  await open(page, payAddress(departure));
  await page.locator('#booking-price [data-total]').waitFor();
  await fillTravellers(page, departure.fields, 'gift@example.org');
  await answerOffers(page);
  await cardReady(page);
  const savings = page.locator('#booking-savings');
  await savings.getByRole('button', { name: 'Use a promo code or other discount' }).click();
  await savings.getByLabel('Promo code').fill('GIFT100');
  await savings.getByRole('button', { name: 'Apply' }).click();
  await page.locator('#booking-payment').getByText('Nothing to pay').waitFor();
  await eventually(() => page.locator('[data-card-field]').count()).toBe(0);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Book now – nothing to pay' }).click();
  await arriveAtBooking(page);
  expect((await charges()).length).toBe(before);
  const { rows } = await shop().pool.query(
    `select state, total, (select count(*)::int from payment_attempt where booking_id = booking.id) as attempts
     from booking where lead_email = 'gift@example.org'`,
  );
  expect(rows).toEqual([{ state: 'confirmed', total: 0, attempts: 0 }]);
  expect(trouble).toEqual([]);
  await close();
});
