import { expect, test } from 'vitest';
import { TEST_CARDS } from '#sandbox/cards/test-cards.ts';
import { eventually } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { payingPage } from './sandbox-visit.ts';
import { desktop, openWindow } from './window.ts';

const house = payingPage();
const narrow = { width: 320, height: 640 } as const;
const visit = (options = {}) => openWindow(house.browser(), house.bank().url, options);

test('the bank lists every card that it accepts, to copy, on a small screen and in dark mode', async () => {
  for (const options of [{ viewport: narrow }, { viewport: desktop, colorScheme: 'dark' as const }]) {
    const { page, context, trouble, close } = await visit(options);
    await context.grantPermissions(['clipboard-write', 'clipboard-read']);
    await page.goto('/');
    await eventually(() => page.locator('button[data-copy]').count()).toBe(TEST_CARDS.length);
    await page.getByRole('cell', { name: 'no-funds@example.com' }).waitFor();
    await page.getByRole('cell', { name: 'INGBNL2A' }).waitFor();
    await page.getByText('You won’t be charged').waitFor();
    await page.getByRole('button', { name: 'Copy 4111 1111 1111 1111' }).click();
    await page.getByText('Copied 4111111111111111').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4111111111111111');
    await inspect(page, `sandbox-cards-${options.viewport.width}`);
    expect(trouble).toEqual([]);
    await close();
  }
});

test('TDS-01 the challenge is shown in English and German, in light and dark, on the smallest screen', async () => {
  const bank = house.bank();
  const session = await bank.openSession();
  for (const [language, colorScheme, title] of [
    ['en-GB', 'light', 'Confirm your payment'],
    ['de', 'dark', 'Zahlung bestätigen'],
  ] as const) {
    const ref = await bank.typeCard('4000000000002503', session);
    const lookup = { session, ref, amount: 123_456, currency: 'EUR' };
    const { answer } = await bank.ask('POST', '/browser/lookups', lookup);
    const { page, trouble, close } = await visit({ viewport: narrow, colorScheme });
    await page.goto(`/challenges/${answer.id}?language=${language}`);
    await page.getByRole('heading', { name: title }).waitFor();
    await inspect(page, `sandbox-challenge-${colorScheme}`);
    await bank.ask('POST', `/browser/challenges/${answer.id}`, { choice: 'confirm' });
    await page.reload();
    await page.getByText(language === 'de' ? 'bereits beantwortet' : 'already been answered').waitFor();
    expect(trouble).toEqual([]);
    await close();
  }
});

test('the linked control page sets faults, lists events and replays a webhook', async () => {
  const bank = house.bank();
  const provider = bank.provider();
  const pay = async (attemptRef: string) =>
    provider.authorise({
      attemptRef,
      amount: { amount: 12_345, currency: 'EUR' },
      source: { kind: 'oneTime', ref: await bank.typeCard('4111111111111111') },
      keep: false,
      initiator: 'holder',
    });
  const { page, trouble, close } = await visit({ viewport: narrow });
  await page.goto('/control');
  await eventually(() => page.locator('body').innerText()).toContain('The link to this page is printed');
  await page.goto(bank.controlUrl);
  expect(page.url()).toBe(`${bank.url}/control`);
  await page.getByLabel('simulate').selectOption('fraud');
  await page.getByRole('button', { name: 'Set' }).click();
  await page.getByText('1 × authorise: declined: suspected fraud').waitFor();
  expect(await pay('control-1')).toMatchObject({ outcome: 'declined', class: 'fraud' });
  expect(await pay('control-2')).toMatchObject({ outcome: 'approved' });
  await page.getByRole('link', { name: 'Reload' }).click();
  await page.getByText('No faults are set').waitFor();
  const transactions = page.getByRole('region', { name: 'Transactions' });
  await transactions.getByText('declined (fraud, 2014)').waitFor();
  await page.getByLabel('requests of type').selectOption('find');
  await page.getByLabel('simulate').selectOption('doubled');
  await page.getByRole('button', { name: 'Set' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Replay authorised of control-2' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await eventually(() => page.locator('h1').innerText()).toBe('Control');
  await inspect(page, 'sandbox-control');
  expect(trouble).toEqual([]);
  await close();
});

test('a foreign page cannot use the cookie of the control page', async () => {
  const bank = house.bank();
  const entered = await fetch(bank.controlUrl, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] as string;
  const post = (origin: string) =>
    fetch(`${bank.url}/control/faults/clear`, {
      method: 'POST',
      headers: { cookie, origin },
      redirect: 'manual',
    });
  expect((await fetch(`${bank.url}/control`, { headers: { cookie } })).status).toBe(200);
  expect((await post(house.origin())).status).toBe(403);
  expect((await post(bank.url)).status).toBe(303);
  expect((await fetch(`${bank.url}/control?key=guessed`, { redirect: 'manual' })).status).toBe(401);
});
