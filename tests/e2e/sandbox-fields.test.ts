import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from './frame-visit.ts';
import { cardOf, fieldOf, payingPage, tokenise, typeCard } from './sandbox-visit.ts';
import { openWindow } from './window.ts';

const house = payingPage();

const events = (page: Awaited<ReturnType<typeof house.open>>['page']) => page.evaluate(() => window.host.events);

test('PAY-03 a card is typed into three fields of another origin, and no digit of it reaches the shop, a log or the books', async () => {
  const { page, trouble, close } = await house.open();
  const number = '4000000000002701';
  await typeCard(page, number);
  await eventually(() => fieldOf(page, 'number').inputValue()).toBe('4000 0000 0000 2701');
  await eventually(() => fieldOf(page, 'expirationDate').inputValue()).toBe('12 / 39');
  const answer = await tokenise(page);
  expect(answer).toMatchObject({ ok: true, card: { brand: 'visa', lastFour: '2701' } });
  expect(
    page
      .frames()
      .slice(1)
      .map((frame) => new URL(frame.url()).origin),
  ).toEqual(Array(3).fill(house.bank().url));
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
  expect(house.received().join('\n')).not.toContain(number);
  expect(JSON.stringify(await events(page))).not.toMatch(/\d{4}/);
  const folder = house.bank().dataFolder;
  for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file)).includes(number), file).toBe(false);
  expect(trouble).toEqual([]);
  await close();
});

test('PAY-03 fields report focus, blur, empty, validity and card brand', async () => {
  const { page, close } = await house.open();
  await fieldOf(page, 'number').focus();
  await page.keyboard.type('3782 822463 10005');
  await eventually(() => fieldOf(page, 'number').inputValue()).toBe('3782 822463 10005');
  await eventually(() => fieldOf(page, 'cvv').getAttribute('placeholder')).toBe('1234');
  await page.keyboard.press('Tab');
  // The focus goes from one frame to the next by way of the page.
  await eventually(() =>
    fieldOf(page, 'expirationDate').evaluate((input) => document.hasFocus() && document.activeElement === input),
  ).toBe(true);
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  // Frames speak beside each other: each tells in order, and nothing is said about the order of two.
  const messagesFrom = (field: string) => async () =>
    (await events(page)).filter((event) => (event.kind === 'brand' ? 'number' : event.field) === field);
  await eventually(messagesFrom('number')).toEqual([
    { kind: 'validity', field: 'number', empty: true, valid: false },
    { kind: 'focus', field: 'number' },
    { kind: 'validity', field: 'number', empty: false, valid: false },
    { kind: 'brand', brand: 'amex', codeLength: 4 },
    { kind: 'validity', field: 'number', empty: false, valid: true },
    { kind: 'blur', field: 'number' },
  ]);
  await eventually(messagesFrom('expirationDate')).toEqual([
    { kind: 'validity', field: 'expirationDate', empty: true, valid: false },
    { kind: 'focus', field: 'expirationDate' },
    { kind: 'validity', field: 'expirationDate', empty: false, valid: false },
    { kind: 'blur', field: 'expirationDate' },
  ]);
  await eventually(messagesFrom('cvv')).toEqual([
    { kind: 'validity', field: 'cvv', empty: true, valid: false },
    { kind: 'focus', field: 'cvv' },
  ]);
  await eventually(() => fieldOf(page, 'expirationDate').getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type('12345');
  await eventually(() => fieldOf(page, 'cvv').inputValue()).toBe('1234');
  await close();
});

test('PAY-03 a field has the page’s label, language and style, and supports autofill', async () => {
  const { page, close } = await house.open({
    color: 'rgb(10, 20, 30)',
    fontSize: '18px',
    colorScheme: 'dark',
    placeholderColor: 'url(http://elsewhere.example/)',
    position: 'fixed',
  });
  const number = fieldOf(page, 'number');
  await eventually(() => number.getAttribute('aria-label')).toBe('Kartennummer');
  expect(await number.evaluate((input) => document.documentElement.lang + getComputedStyle(input).color)).toBe(
    'dergb(10, 20, 30)',
  );
  expect(await number.evaluate((input) => getComputedStyle(input).fontSize)).toBe('18px');
  expect(await number.evaluate(() => document.documentElement.getAttribute('style'))).not.toMatch(/url|position/);
  await eventually(() => fieldOf(page, 'expirationDate').getAttribute('placeholder')).toBe('MM / YY');
  for (const [name, autocomplete] of [
    ['number', 'cc-number'],
    ['expirationDate', 'cc-exp'],
    ['cvv', 'cc-csc'],
  ] as const) {
    await eventually(() => fieldOf(page, name).getAttribute('autocomplete')).toBe(autocomplete);
    await eventually(() => fieldOf(page, name).getAttribute('inputmode')).toBe('numeric');
  }
  await page.evaluate(() => window.host.focus('cvv'));
  await eventually(() => fieldOf(page, 'cvv').evaluate((input) => document.activeElement === input)).toBe(true);
  await page.evaluate(() => window.host.remove());
  await eventually(() => page.locator('iframe').count()).toBe(0);
  await close();
});

test('PAY-03 digits can be deleted across automatic separators, and pasted in any format', async () => {
  const { page, close } = await house.open();
  const number = fieldOf(page, 'number');
  const expiry = fieldOf(page, 'expirationDate');
  await expiry.pressSequentially('5');
  await eventually(() => expiry.inputValue()).toBe('05 / ');
  await expiry.press('Backspace');
  await eventually(() => expiry.inputValue()).toBe('0');
  await expiry.fill('11/2039');
  await eventually(() => expiry.inputValue()).toBe('11 / 39');
  await number.fill('4111-1111-1111-1111');
  await eventually(() => number.inputValue()).toBe('4111 1111 1111 1111');
  await number.evaluate((input) => (input as HTMLInputElement).setSelectionRange(5, 5));
  await number.press('Backspace');
  await eventually(() => number.inputValue()).toBe('4111 1111 1111 111');
  expect(await number.evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(3);
  await close();
});

test('PAY-04 empty fields, invalid fields, a refused card and a lost connection are distinguished', async () => {
  const { page, close } = await house.open();
  const failure = async () => {
    const answer = await tokenise(page);
    return answer?.ok ? answer : answer?.failure;
  };
  expect(await failure()).toEqual({ code: 'HOSTED_FIELDS_FIELDS_EMPTY' });
  await eventually(() => fieldOf(page, 'cvv').getAttribute('aria-invalid')).toBe('true');
  await fieldOf(page, 'number').fill('4111111111111111');
  await fieldOf(page, 'expirationDate').fill('1320');
  expect(await failure()).toEqual({ code: 'HOSTED_FIELDS_FIELDS_INVALID', fields: ['expirationDate', 'cvv'] });
  await eventually(() => fieldOf(page, 'number').getAttribute('aria-invalid')).toBe('false');
  await fieldOf(page, 'expirationDate').fill('1239');
  await fieldOf(page, 'cvv').fill('123');
  // A number that could be somebody's own.
  await fieldOf(page, 'number').fill('4242424242424242');
  expect(await failure()).toEqual({ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' });
  await fieldOf(page, 'number').fill('4000000000009086');
  expect(await failure()).toEqual({ code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' });
  await fieldOf(page, 'number').fill('4000000000009078');
  expect(await failure()).toEqual({ code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
  await fieldOf(page, 'number').fill('4111111111111111');
  expect(await tokenise(page)).toMatchObject({ ok: true });
  await close();
});

test('PAY-03 two pages in one browser do not mix their cards', async () => {
  const first = await house.open();
  const second = await first.context.newPage();
  await second.goto('/');
  await second.evaluate(() => window.host.mount());
  await typeCard(first.page, '5555555555554444');
  expect(await tokenise(second)).toEqual({ ok: false, failure: { code: 'HOSTED_FIELDS_FIELDS_EMPTY' } });
  const answer = await tokenise(first.page);
  expect(answer).toMatchObject({ ok: true, card: { brand: 'mastercard', lastFour: '4444' } });
  await first.close();
});

test('PAY-03 PAY-07 the frames cannot be embedded by other pages, which detect that there are no fields', async () => {
  const { page, close } = await openWindow(house.browser(), house.origin().replace('localhost', '127.0.0.1'));
  await page.clock.install();
  await page.goto('/');
  let told = 'nothing';
  page
    .evaluate(() => window.host.mount())
    .catch((error: Error) => {
      told = error.message;
    });
  await eventually(() => page.frames().filter((frame) => frame.url().startsWith('chrome-error')).length).toBe(3);
  const readMessage = async () => {
    await page.clock.runFor(10_000);
    return told;
  };
  await eventually(readMessage).toContain('HOSTED_FIELDS_');
  await eventually(() => page.locator('iframe').count()).toBe(0);
  await close();
});

test('PAY-03 only the bank itself accepts cards, and a frame only listens to pages of the shop', async () => {
  const { status } = await fetch(`${house.bank().url}/browser/cards`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: house.origin() },
    body: '{}',
  });
  expect(status).toBe(403);
  const { page, close } = await openWindow(house.browser(), house.bank().url);
  await page.goto('/frames/number');
  const heard = await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => {
      port1.onmessage = () => resolve('answered');
    });
    const read = new Promise((resolve) => {
      window.addEventListener('message', () => setTimeout(resolve, 0, 'nothing'));
    });
    window.postMessage({ kind: 'open', setup: { label: 'Mine' } }, '*', [port2]);
    return Promise.race([answered, read]);
  });
  expect(heard).toBe('nothing');
  await eventually(() => page.locator('input').getAttribute('aria-label')).toBe('number');
  await close();
});

test('PAY-03 a card token pays once', async () => {
  const { page, close } = await house.open();
  const ref = await cardOf(page, '4111111111111111');
  const provider = house.bank().provider();
  const pay = (attemptRef: string) =>
    provider.authorise({
      attemptRef,
      amount: { amount: 100, currency: 'EUR' },
      source: { kind: 'oneTime', ref },
      keep: false,
      initiator: 'holder',
    });
  expect(await pay('browser-1')).toMatchObject({ outcome: 'approved' });
  expect(await pay('browser-2')).toMatchObject({ outcome: 'invalid' });
  await close();
});
