import { expect, test } from 'vitest';
import { bringIntoView, eventually, isInWindow, open } from './frame-visit.ts';
import { holdables } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import {
  arriveAtBooking,
  bookedOn,
  cardReady,
  payAddress,
  payButton,
  payHouse,
  readyToPay,
  typeCard,
} from './pay-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const { shop, visit } = payHouse();
const narrow = { width: 320, height: 700 };

const holdable = async (at: number) => {
  const found = (await holdables(shop()))[at];
  if (!found) throw new Error('the demo marketplace has too few departures');
  return found;
};

test('PAY-03 PAY-05 PAY-09 TDS-01 BOOK-04 BOOK-05 a card pays, and its booking page is complete', async () => {
  const departure = await holdable(0);
  const { page, trouble, close } = await visit();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shop().origin)) posted.push(request.postData() ?? '');
  });
  await readyToPay(page, departure, 'ada@example.org');
  await typeCard(page, '4111111111111111');
  for (const viewport of [desktop, tablet, phone, narrow]) {
    await page.setViewportSize(viewport);
    await inspect(page, `pay-section-${viewport.width}`, ['#booking-payment', '#booking-finish']);
  }
  await page.setViewportSize(desktop);
  const numbers = await page.locator('section[id^="booking-"] > :first-child > span[aria-hidden]').allTextContents();
  expect(numbers.length).toBeGreaterThan(6);
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
  const review = await page.locator('[data-review]').innerText();
  for (const row of ['Names', 'Ada Lovelace, Grace Lovelace', 'Savings', 'No discount']) expect(review).toContain(row);
  if (await page.locator('#booking-insurance').count()) expect(review).toContain('Without travel insurance');
  if (await page.locator('#booking-membership').count()) expect(review).toContain('Without membership');
  await eventually(() => payButton(page).textContent()).toMatch(/^Pay €[\d,]+\.\d\d now$/);
  await payButton(page).click();
  await arriveAtBooking(page);
  await page.getByText('Your booking is confirmed').first().waitFor();
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  for (const viewport of [desktop, tablet, phone, narrow]) {
    await page.setViewportSize(viewport);
    await inspect(page, `booking-${viewport.width}`);
  }
  await page.getByRole('heading', { name: 'Your trips in one place' }).waitFor();
  const voucher = await page.request.get(
    (await page.getByRole('link', { name: 'Download voucher (PDF)' }).getAttribute('href')) as string,
  );
  expect(voucher.headers()['content-type']).toBe('application/pdf');
  expect((await voucher.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const submission = new URLSearchParams(posted.find((body) => body.includes('paymentBlob')));
  for (const [name, value] of [
    ['methodId', 'card'],
    ['paymentMethod', 'cards'],
    ['paymentProvider', 'sandbox'],
    ['cardHolder', 'Ada Lovelace'],
    ['passengers[0][72]', 'JP'],
    ['passengers[0][74]', '100-0001'],
  ] as const)
    expect(submission.get(name), name).toBe(value);
  // Neither the number nor the code has ever been sent to the shop.
  expect(posted.some((body) => body.includes('4111111111111111') || body.includes('4111+1111'))).toBe(false);
  expect(trouble).toEqual([]);
  await close();
});

test('PAY-04 BOOK-01 BOOK-02 an empty card is marked field by field, together with all other missing details', async () => {
  const departure = await holdable(1);
  const { page, close } = await visit({ viewport: phone });
  await readyToPay(page, departure, 'ada@example.org');
  await page.locator('#booking-cardHolder').fill('');
  await payButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.waitFor();
  for (const words of ['Enter the name on the card', 'Enter the card number', 'Enter the security code'])
    await summary.getByText(words).waitFor();
  await page.locator('#booking-card-number-error').waitFor();
  // No popup has opened, so none is reported.
  const events = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? []));
  expect(events).not.toContain('Book Popup');
  await inspect(page, 'pay-problems-390', ['#booking-payment']);
  await typeCard(page, '4111111111111112');
  await page.locator('#booking-cardHolder').focus();
  await page.getByText('Check the card number').first().waitFor();
  await close();
});

test('PAY-04 POP-01 the help about the security code opens and closes by keyboard', async () => {
  const departure = await holdable(1);
  const { page, close } = await visit();
  await readyToPay(page, departure, 'ada@example.org');
  const help = page.getByRole('button', { name: 'Where is the security code?' });
  await help.focus();
  // A field that was asked for the focus answers from another process: only then is it known who has it.
  await page
    .frameLocator('[data-card-field="cvv"] iframe')
    .locator('body')
    .evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press('Enter');
  await page.locator('[data-popup="cvv"]').getByRole('heading').first().waitFor();
  await inspect(page, 'pay-cvv', ['[data-popup="cvv"]']);
  await page.keyboard.press('Escape');
  await page.locator('[data-popup="cvv"]').waitFor({ state: 'detached' });
  await eventually(() => help.evaluate((button) => button === document.activeElement)).toBe(true);
  await close();
});

test('TDS-02 TDS-03 BOOK-06 CHAT-04 after a refusal by the bank nothing is lost, the chat is offered, and another card pays', async () => {
  const departure = await holdable(2);
  const { page, close } = await visit();
  await readyToPay(page, departure, 'ada@example.org');
  const popup = page.locator('[data-popup="book-error"]');
  for (const [number, kind, name] of [
    ['4000000000002537', 'card', 'rejected'],
    ['4000000000002446', 'retry', 'lookup-error'],
    ['4000000000009060', 'retry', 'verify-error'],
    ['4000000000009086', 'card', 'not-tokenised'],
    ['4000000000009110', 'refused', 'declined'],
  ] as const) {
    await typeCard(page, number);
    await payButton(page).click();
    await popup.locator(`[data-failure="${kind}"]`).waitFor({ timeout: 40_000 });
    await popup.locator('a[href^="tel:"]').first().waitFor();
    await inspect(page, `pay-failure-${name}`, ['[data-popup]']);
    // At a desk the chat speaks up beside the popup; elsewhere the popup leads to it.
    await page.locator('[data-chat-prompt="4230"]').waitFor();
    await eventually(() => popup.locator('[data-chat-link]').isVisible()).toBe(false);
    if (name === 'declined') {
      await page.setViewportSize(phone);
      await popup.locator('[data-chat-link]').waitFor();
      await page.setViewportSize(desktop);
    }
    await popup.getByRole('button', { name: 'Close' }).first().click();
    await popup.waitFor({ state: 'detached' });
    await eventually(() => page.locator('#booking-cardHolder').inputValue()).toBe('Ada Lovelace');
  }
  await eventually(() => page.evaluate(() => (window.dataLayer ?? []).map(({ action }) => action))).toEqual(
    expect.arrayContaining(['payment-error', 'payment-failed']),
  );
  await typeCard(page, '5555555555554444');
  await payButton(page).click();
  await arriveAtBooking(page);
  expect((await bookedOn(shop(), departure.departureId)).filter((state) => state === 'confirmed')).toHaveLength(1);
  await close();
});

test('TDS-01 TDS-05 a challenge opens in the page, closing it does not book, and confirming it does', async () => {
  const departure = await holdable(3);
  const { page, close } = await visit();
  await readyToPay(page, departure, 'ada@example.org');
  await typeCard(page, '4000000000002503');
  await payButton(page).click();
  const bank = page.locator('[data-popup="bank"]');
  const frame = page.frameLocator('[data-popup="bank"] iframe');
  await frame.locator('button[data-choice]').first().waitFor({ timeout: 40_000 });
  await inspect(page, 'pay-challenge', ['[data-popup="bank"] header']);
  await bank.getByRole('button', { name: 'Close' }).click();
  await page.locator('[data-failure="retry"]').waitFor();
  await page.locator('[data-popup="book-error"]').getByRole('button', { name: 'Try again' }).click();
  await frame.locator('button[data-choice]').first().waitFor({ timeout: 40_000 });
  await frame.locator('button[data-choice]').first().click();
  await arriveAtBooking(page);
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  await close();
});

test('BOOK-05 BOOK-08 a payment with a late answer is shown as in progress, and continues automatically', async () => {
  const departure = await holdable(4);
  const { page, close } = await visit();
  await readyToPay(page, departure, 'ada@example.org');
  await typeCard(page, '4000000000009177');
  // What came of it is told when the popup has been looked at.
  const looked = Promise.withResolvers<void>();
  await page.route('**/api/bookings/*', async (route) => {
    await looked.promise;
    await route.continue();
  });
  await payButton(page).click();
  await page.getByRole('heading', { name: 'We are checking your payment' }).waitFor({ timeout: 60_000 });
  await inspect(page, 'pay-checking', ['[data-popup="loading"]']);
  looked.resolve();
  await arriveAtBooking(page);
  await page.getByText('Your booking is confirmed').first().waitFor({ timeout: 60_000 });
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  await close();
});

test('PAY-07 PAY-01 without encryption no card fields are shown, and a hold hides the notice', async () => {
  const departure = await holdable(5);
  const { page, close } = await visit();
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await open(
    page,
    `/book-now/${departure.slug}/${departure.objectId}?date=${departure.date.split('-').reverse().join('.')}&type=book&travellers[1]=2`,
  );
  const section = page.locator('#booking-payment');
  await bringIntoView(section);
  await section.getByText('This connection isn’t secure').waitFor();
  await eventually(() => page.locator('[data-card-field]').count()).toBe(0);
  const reload = page.waitForRequest((request) => (request.postData() ?? '').includes('paymentOptionUpdate'));
  await section.getByRole('radio', { name: /Hold for 48 hours/ }).check();
  await reload;
  await eventually(() => section.getByText('This connection isn’t secure').count()).toBe(0);
  await close();
});

for (const viewport of [desktop, phone])
  test(`BOOK-02 paying at ${viewport.width} px without rooms shows the message, the focus, and how much more is missing`, async () => {
    const alone = (await holdables(shop())).find(
      ({ rooms, passengerTypes }) =>
        rooms.some(({ beds, shared }) => beds === 1 && !shared) && passengerTypes.every(({ minimum }) => minimum < 2),
    );
    if (!alone) throw new Error('the demo marketplace has no departure for one adult with a room of their own');
    const { page, trouble, close } = await visit({ viewport });
    const address = payAddress(alone).replace('&applyRecommendation=1', '').replace('[1]=2', '[1]=1');
    await open(page, address);
    await cardReady(page);
    await eventually(() => page.getByRole('radio', { name: 'Book and pay' }).isChecked()).toBe(true);
    await payButton(page).click();
    const rooms = page.locator('#booking-rooms');
    for (const part of [
      rooms.getByText('Choose a room for everyone'),
      rooms.getByText(/^\d+ more things to complete: Traveller details, .*Payment, Terms$/),
      page.locator(':focus'),
    ])
      await eventually(() => isInWindow(part)).toBe(true);
    await eventually(() => rooms.locator(':focus').count()).toBe(1);
    await page.locator('#booking-finish #error-summary-title').waitFor();
    await inspect(page, `pay-missing-${viewport.width}`, ['#booking-rooms']);

    await rooms.getByRole('button', { name: /^A room to yourself/ }).click();
    await eventually(() => rooms.getByText('more things to complete').count()).toBe(0);
    await payButton(page).click();
    const travellers = page.locator('#booking-travellers');
    await eventually(() => travellers.locator('[aria-invalid="true"]:focus').count()).toBe(1);
    await eventually(() => isInWindow(travellers.locator(':focus'))).toBe(true);
    await travellers.getByText(/more things to complete/).waitFor();
    expect(trouble).toEqual([]);
    await close();
  });
