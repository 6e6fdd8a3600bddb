import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { forgetLimits, goodPassword, mailedToken, makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { launchBrowser, openWindow, type Visit } from './window.ts';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const words = {
  en: {
    prefix: '',
    short: 'Please choose a password of at least 10 characters.',
    mailed: 'Check your inbox',
    account: 'Your account',
    saved: 'Your name has been saved.',
    wrong: 'Wrong email address or password.',
    gone: 'This link no longer works',
    set: 'Your password has been changed. Please sign in with it.',
    today: 'Today',
  },
  de: {
    prefix: '/de',
    short: 'Bitte wählen Sie ein Passwort mit mindestens 10 Zeichen.',
    mailed: 'Bitte sehen Sie in Ihr Postfach',
    account: 'Ihr Konto',
    saved: 'Ihr Name wurde gespeichert.',
    wrong: 'E-Mail-Adresse oder Passwort stimmt nicht.',
    gone: 'Dieser Link ist nicht mehr gültig',
    set: 'Ihr Passwort wurde geändert. Bitte melden Sie sich damit an.',
    today: 'Heute',
  },
} as const;

const openPage = (): Promise<Visit> => openWindow(browser, shop.origin);

/** Looks at the page in three widths. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inspect(page, `${name}-${width}`);
  }
}

/** Presses Tab until the focus is where it is wanted, as somebody without a mouse would. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} cannot be reached by keyboard`);
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(fields)) {
    await tabTo(page, `#${id}`);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
  }
}

describe.each(['en', 'de'] as const)('accounts by keyboard (%s)', (language) => {
  const say = words[language];
  const email = `keyboard-${language}@example.org`;

  test('NAV-10 sign up, confirm by mail, change the name, log out', async () => {
    const { page, trouble, close } = await openPage();
    await open(page, `${say.prefix}/signup`);
    await look(page, `account-signup-${language}`);
    await fill(page, { name: 'Käthe Keys', email, password: 'short' });
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert');
    await summary.getByText(say.short).waitFor();
    await eventually(() => summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await eventually(() => page.locator('#name').inputValue()).toBe('Käthe Keys');
    await eventually(() => page.locator('#password').getAttribute('aria-invalid')).toBe('true');
    await look(page, `account-signup-errors-${language}`);
    await fill(page, { password: goodPassword });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: say.mailed }).waitFor();
    await look(page, `account-signup-sent-${language}`);

    const token = await mailedToken(shop, email);
    await open(page, `${say.prefix}/signup/confirm?token=${token}`);
    await look(page, `account-confirm-${language}`);
    await tabTo(page, 'main button[type=submit]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: say.account }).waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe(`${say.prefix}/account`);

    await fill(page, { name: 'Käthe Keyboard' });
    await page.keyboard.press('Enter');
    await page.getByText(say.saved).waitFor();
    await look(page, `account-${language}`);
    await page.getByRole('heading', { level: 1 }).focus();
    await open(page, `${say.prefix}/account`);
    await tabTo(page, 'main form[action$="/logout"] button');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${shop.origin}${say.prefix || '/'}`);
    const answer = await page.request.get(`${shop.origin}/api/account/me`);
    expect(await answer.json()).toEqual({ account: null });
    expect(trouble).toEqual([]);
    await close();
  });
});

test('log in after a mistake, reset the password', async () => {
  const say = words.en;
  const email = 'forgetful@example.org';
  await forgetLimits(shop);
  await makeAccount(shop, { email });
  const { page, trouble, close } = await openPage();
  await open(page, `${say.prefix}/login?next=%2Faccount`);
  await look(page, 'account-login');
  await fill(page, { email, password: 'not the password' });
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(say.wrong).waitFor();
  await eventually(() => page.locator('#email').inputValue()).toBe(email);
  await look(page, 'account-login-errors');

  await open(page, `${say.prefix}/forgot-password`);
  await look(page, 'account-forgot');
  await fill(page, { email });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: say.mailed }).waitFor();
  await look(page, 'account-forgot-sent');
  const token = await mailedToken(shop, email);
  await open(page, `${say.prefix}/reset-password?token=${token}`);
  await look(page, 'account-reset');
  await fill(page, { password: 'a quite new password' });
  await page.keyboard.press('Enter');
  await page.getByText(say.set).waitFor();
  await fill(page, { email, password: 'a quite new password' });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: say.account }).waitFor();
  await open(page, `${say.prefix}/reset-password?token=${token}`);
  await page.getByRole('heading', { name: say.gone }).waitFor();
  await look(page, 'account-link-gone');
  expect(trouble).toEqual([]);
  await close();
});

test('staff are sent to log-in and then the office, in German', async () => {
  const say = words.de;
  await forgetLimits(shop);
  await makeAccount(shop, { email: 'staff@example.org', role: 'staff' });
  const { page, trouble, close } = await openPage();
  await page.request.get(`${shop.origin}/api/security-token`).then(async (answer) => {
    const { token } = await answer.json();
    const form = { message: 'TypeError: x is not a function', url: `${shop.origin}/tours`, stack: 'at tour.tsx:7' };
    await page.request.post(`${shop.origin}/api/utils/jserror`, { form, headers: { 'x-security-token': token } });
  });
  await open(page, `${say.prefix}/office/reports?kind=javascript`);
  await fill(page, { email: 'staff@example.org', password: goodPassword });
  await page.keyboard.press('Enter');
  await page.getByText('TypeError: x is not a function').first().waitFor();
  await eventually(() => page.url()).toBe(`${shop.origin}${say.prefix}/office/reports?kind=javascript`);
  await look(page, 'office-reports');
  await open(page, `${say.prefix}/office`);
  await page.getByRole('heading', { level: 1, name: say.today }).waitFor();
  await look(page, 'office');
  expect(trouble).toEqual([]);
  await close();
});

test('log-in opens a page in another language, too', async () => {
  await forgetLimits(shop);
  await makeAccount(shop, { email: 'bilingual@example.org' });
  const { page, trouble, close } = await openPage();
  await open(page, '/login?next=%2Fde%2Fagency%2Fapply');
  await fill(page, { email: 'bilingual@example.org', password: goodPassword });
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.origin}/de/agency/apply`);
  await eventually(() => page.locator('html').getAttribute('lang')).toMatch(/^de/);
  await page.locator('main form').first().waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('the password can be displayed, and pasting it is allowed', async () => {
  const { page, close } = await openPage();
  await open(page, `/signup`);
  await page.locator('#password').fill('pasted from a manager');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await eventually(() => page.locator('#password').getAttribute('type')).toBe('text');
  await eventually(() => page.locator('#password').inputValue()).toBe('pasted from a manager');
  const prevented = await page.locator('#password').evaluate((input) => {
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    return !input.dispatchEvent(paste);
  });
  expect(prevented).toBe(false);
  await close();
});
