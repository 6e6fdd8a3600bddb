import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RedirectRequest } from '#server/payments/port.ts';
import type { SheetMethod, SheetResult } from '#web/checkout/payment/payment-client.ts';
import { eventually, pressAway } from './frame-visit.ts';
import { inspect, inspectSchemes } from './inspect.ts';
import { challengeOf, payingPage } from './sandbox-visit.ts';
import { openWindow } from './window.ts';

const house = payingPage();
const narrow = { width: 320, height: 640 } as const;
let attempts = 0;

/** Presses on the page what opens a sheet; what comes of it is told later. */
const openSheet = (page: Page, method: SheetMethod): Promise<SheetResult> =>
  page.evaluate((one) => window.host.openSheet(one), method);

/** The window that the page opens, when it has been told what is to be paid. */
async function openPayPal(page: Page, method: 'paypal' | 'paypalCredit' = 'paypal') {
  const opening = page.waitForEvent('popup');
  const result = openSheet(page, method);
  const popup = await opening;
  await popup.getByRole('button', { name: 'Anmelden' }).waitFor();
  return { popup, result };
}

/** What the bank tells the shop's server about what can pay. */
async function inspectedOf(result: SheetResult) {
  if (!result.ok) throw new Error(`not agreed: ${result.reason}`);
  const found = await house.bank().provider().inspectInstrument(result.ref);
  return found.outcome === 'found' ? found.found : null;
}

test('PPAL-01 an account logs in and agrees in the bank’s window, and can pay that amount once', async () => {
  const { page, trouble, close } = await house.open();
  const { popup, result } = await openPayPal(page);
  await popup.setViewportSize(narrow);
  await inspectSchemes(popup, 'sandbox-paypal-account');
  await popup.getByLabel('Testkonto').selectOption('account-ada');
  await popup.getByLabel('Testkonto').focus();
  await popup.keyboard.press('Tab');
  await popup.keyboard.press('Enter');
  await popup.getByText('ada@example.com', { exact: true }).waitFor();
  await eventually(() => popup.locator('dl').innerText()).toMatch(/1\.234,56\s€[\s\S]*Waymark/);
  await inspectSchemes(popup, 'sandbox-paypal-agree');
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Zustimmen und weiter' }).click();
  expect(await result).toMatchObject({ ok: true, payer: 'ada@example.com' });
  await closed;
  expect(await inspectedOf(await result)).toMatchObject({
    method: 'paypal',
    consumed: false,
    amount: { amount: 123_456, currency: 'EUR' },
  });
  expect(trouble).toEqual([]);
  await close();
});

test('PPAL-01 a cancelled, closed, refused or blocked window leads to no payment, and reports which', async () => {
  const { page, trouble, close } = await house.open();
  const cancelled = { ok: false, reason: 'cancelled', message: '' };
  const first = await openPayPal(page);
  await first.popup.getByRole('button', { name: 'Abbrechen' }).first().click();
  expect(await first.result).toEqual(cancelled);
  const second = await openPayPal(page);
  await second.popup.close();
  expect(await second.result).toEqual(cancelled);
  const third = await openPayPal(page);
  await page.evaluate(() => window.host.giveUp());
  expect(await third.result).toEqual(cancelled);
  await eventually(() => third.popup.isClosed()).toBe(true);
  const fourth = await openPayPal(page, 'paypalCredit');
  await fourth.popup.getByLabel('Testkonto').selectOption('account-no-credit');
  await fourth.popup.getByRole('button', { name: 'Anmelden' }).click();
  await fourth.popup.getByRole('button', { name: 'Zustimmen und weiter' }).click();
  await fourth.popup.getByText('kein PayPal Credit. Melden').waitFor();
  await inspect(fourth.popup, 'sandbox-paypal-no-credit');
  await fourth.popup.getByRole('button', { name: 'Anmelden' }).click();
  await fourth.popup.getByRole('button', { name: 'Bank lehnt ab' }).click();
  expect(await fourth.result).toMatchObject({ ok: false, reason: 'failed' });
  expect((await fourth.result) as { message: string }).toMatchObject({ message: expect.stringContaining('abgelehnt') });
  await page.evaluate(() => {
    window.open = () => null;
  });
  expect(await openSheet(page, 'paypal')).toEqual({ ok: false, reason: 'blocked', message: '' });
  expect(trouble).toEqual([]);
  await close();
});

test('PPAL-01 a window only communicates with the shop that opened it', async () => {
  const { page, close } = await openWindow(house.browser(), house.origin());
  const foreign = house.origin().replace('localhost', '127.0.0.1');
  await page.goto(`${foreign}/`);
  const windowFor = (shop: string) => `${house.bank().url}/windows/paypal?shop=${encodeURIComponent(shop)}`;
  expect((await page.request.get(windowFor(foreign))).status()).toBe(403);
  expect((await page.request.get(windowFor(house.origin()))).headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
  const opening = page.waitForEvent('popup');
  await page.evaluate((url) => {
    window.addEventListener('message', ({ data }) => document.body.setAttribute('data-told', JSON.stringify(data)));
    Object.assign(window, { other: window.open(url) });
  }, windowFor(house.origin()));
  const popup = await opening;
  await popup.waitForLoadState();
  await popup.evaluate(() =>
    window.addEventListener('message', ({ origin }) => document.body.setAttribute('data-asked-by', origin)),
  );
  await page.evaluate(() => {
    const { other } = window as unknown as { other: Window };
    other.postMessage({ kind: 'open', setup: { amount: 1, currency: 'EUR' } }, '*', [new MessageChannel().port2]);
  });
  await popup.locator(`body[data-asked-by="${foreign}"]`).waitFor();
  await eventually(() => popup.getByRole('button', { name: 'Sign in' }).isVisible()).toBe(false);
  await eventually(() => page.locator('body').getAttribute('data-told')).toBeNull();
  await close();
});

test('WALLET-01 a wallet is offered where the browser supports it', async () => {
  const { page, close } = await house.open();
  const can = () =>
    page.evaluate(() => (['applePay', 'googlePay', 'paypal', 'paypalCredit'] as const).map(window.host.canPay));
  expect(await can()).toEqual([false, true, true, true]);
  await page.evaluate(() => {
    Object.assign(window, { ApplePaySession: { canMakePayments: () => true }, PaymentRequest: undefined });
  });
  expect(await can()).toEqual([true, false, true, true]);
  await page.evaluate(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => false } }));
  expect((await can())[0]).toBe(false);
  await close();
});

test('WALLET-02 the sheet of Google Pay shows country AT and no Maestro card; that of Apple Pay has one', async () => {
  const { page, trouble, close } = await house.open();
  const sheet = challengeOf(page);
  const google = openSheet(page, 'googlePay');
  await sheet.getByRole('button', { name: 'Bezahlen' }).waitFor();
  await eventually(() => sheet.locator('dl').innerText()).toMatch(/1\.234,56\s€[\s\S]*Waymark[\s\S]*AT/);
  const cards = await sheet.locator('option').allInnerTexts();
  expect(cards[0]).toContain('1111');
  expect(cards.join()).not.toContain('MAESTRO');
  await inspect(page, 'sandbox-google-pay', ['main']);
  await pressAway(sheet.getByRole('button', { name: 'Bezahlen' }));
  expect(await inspectedOf(await google)).toMatchObject({ method: 'googlePay', brand: 'visa', lastFour: '1111' });
  await eventually(() => page.locator('#challenge iframe').count()).toBe(0);
  const apple = openSheet(page, 'applePay');
  await sheet.getByLabel('Karte').selectOption('maestro');
  await pressAway(sheet.getByRole('button', { name: 'Bezahlen' }));
  expect(await inspectedOf(await apple)).toMatchObject({ method: 'applePay', brand: 'maestro' });
  const refused = openSheet(page, 'applePay');
  await pressAway(sheet.getByRole('button', { name: 'Bank lehnt ab' }));
  expect(await refused).toMatchObject({ ok: false, reason: 'failed', message: expect.stringContaining('abgelehnt') });
  const left = openSheet(page, 'googlePay');
  await sheet.getByRole('button', { name: 'Bezahlen' }).waitFor();
  // Its sheet goes with the key and cannot tell of it: nobody waits for that.
  const pressed = sheet.getByLabel('Karte').press('Escape');
  pressed.catch(() => {});
  expect(await left).toMatchObject({ ok: false, reason: 'cancelled' });
  expect(trouble).toEqual([]);
  await close();
});

test('a sheet of an unreachable bank is closed, and can be opened again', async () => {
  const { page, close } = await house.open();
  await page.clock.install();
  await page.route('**/sheets/**', (route) => route.abort());
  const failed = openSheet(page, 'googlePay');
  const readMessage = async () => {
    await page.clock.runFor(10_000);
    return Promise.race([failed, null]);
  };
  await eventually(readMessage).toEqual({ ok: false, reason: 'failed', message: '' });
  await eventually(() => page.locator('#challenge iframe').count()).toBe(0);
  await page.unroute('**/sheets/**');
  const again = openSheet(page, 'googlePay');
  await challengeOf(page).getByRole('button', { name: 'Bezahlen' }).waitFor();
  await page.clock.runFor(20_000);
  await pressAway(challengeOf(page).getByRole('button', { name: 'Bezahlen' }));
  expect(await again).toMatchObject({ ok: true });
  await close();
});

/** Starts a payment on a page of a bank, and opens it. */
async function openRedirect(part: Partial<RedirectRequest> = {}, prepare?: (page: Page) => Promise<unknown>) {
  attempts += 1;
  const attemptRef = `redirect-${attempts}`;
  const provider = house.bank().provider();
  const answer = await provider.startRedirect({
    attemptRef,
    amount: { amount: 123_456, currency: 'EUR' },
    method: 'ideal',
    bank: 'INGBNL2A',
    country: 'NL',
    givenName: 'Ada',
    surname: 'Lovelace',
    language: 'en',
    returnUrl: `${house.origin()}/back?from=${attemptRef}`,
    expiresAt: Date.now() + 600_000,
    ...part,
  });
  if (answer.outcome !== 'started') throw new Error(JSON.stringify(answer));
  const visit = await openWindow(house.browser(), house.bank().url, { viewport: narrow });
  await prepare?.(visit.page);
  await visit.page.goto(answer.url, { waitUntil: 'commit' });
  const states = async () => {
    const search = await provider.findByAttempt(attemptRef);
    return search.outcome === 'found' ? search.found.map(({ state, decline }) => decline?.code ?? state) : null;
  };
  return { ...visit, attemptRef, states, backUrl: `${house.origin()}/back?from=${attemptRef}` };
}

test('LOCAL-01 paying, cancelling and failing on the bank’s page all redirect back to the shop', async () => {
  for (const { method, language, press, state } of [
    { method: 'ideal', language: 'en', press: 'Pay', state: 'captured' },
    { method: 'sofort', language: 'de-AT', press: 'Abbrechen und zurück', state: 'cancelled' },
    { method: 'sofort', language: 'en', press: 'Bank declines', state: 'refused_by_bank' },
  ] as const) {
    const part = method === 'ideal' ? {} : { bank: null, country: 'AT' };
    const { page, states, backUrl, trouble, close } = await openRedirect({ method, language, ...part });
    if (press !== 'Bank declines') await inspectSchemes(page, `sandbox-${method}-${language}`);
    await eventually(() => page.locator('dl').innerText()).toContain('Ada Lovelace');
    expect(await states()).toEqual([]);
    await page.getByRole('button', { name: press, exact: true }).click();
    await page.waitForURL(backUrl);
    expect(await states()).toEqual([state]);
    expect(trouble).toEqual([]);
    await close();
  }
});

test('LOCAL-01 on a slow connection the buttons of the bank’s page are disabled until they work', async () => {
  let deliver = (): void => {};
  const late = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const { page, backUrl, close } = await openRedirect({}, async (opened) => {
    await opened.route('**/assets/redirect.js', async (route) => {
      await late;
      await route.continue();
    });
  });
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await pay.waitFor();
  expect(await pay.isDisabled()).toBe(true);
  const pressed = pay.click();
  deliver();
  await pressed;
  await page.waitForURL(backUrl);
  await close();
});

test('LOCAL-02 closing the bank’s page after paying keeps the payment, and a page that can no longer be paid says so', async () => {
  const paid = await openRedirect();
  await paid.page.getByRole('button', { name: 'Pay and close this page' }).click();
  await paid.page.getByText('the shop is notified by webhook only').waitFor();
  expect(await paid.states()).toEqual(['captured']);
  await inspect(paid.page, 'sandbox-redirect-paid');
  await paid.page.reload();
  await paid.page.getByText('Payment complete.').waitFor();
  await paid.page.getByRole('link', { name: 'Back to the shop' }).click();
  await paid.page.waitForURL(paid.backUrl);
  await paid.close();
  const ended = await openRedirect();
  await house.bank().provider().endRedirect(ended.attemptRef);
  await ended.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await ended.page.getByText('This payment has expired').waitFor();
  await inspect(ended.page, 'sandbox-redirect-over');
  expect(await ended.states()).toEqual([]);
  await ended.page.goto('/redirects/redirect_invented');
  await ended.page.getByRole('heading', { name: 'Payment not found' }).waitFor();
  await ended.close();
});
