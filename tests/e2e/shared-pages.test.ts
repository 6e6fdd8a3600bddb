import { expect, test } from 'vitest';
import { alive, eventually } from './frame-visit.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = tourHouse();

test('NAV-10 a first visit stores nothing and sets no cookie; choosing a currency and logging in still work', async () => {
  const { page, trouble, close } = await visit({ viewport: desktop });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('security-token')) writes.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('experiment_token', 'of an experiment that is over'));
  await page.goto('/');
  await alive(page);
  // What a page does once it lives has been done when the first visit is recorded and all requests are answered.
  await eventually(() => page.evaluate(() => localStorage.getItem('original_uri'))).toBe('/');
  await page.waitForLoadState('networkidle');
  expect(writes).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await eventually(() => page.evaluate(() => localStorage.getItem('experiment_token'))).toBeNull();
  const { rows } = await shop().pool.query('select count(*)::int as tokens from experiment_token');
  expect(rows[0].tokens).toBe(0);
  await page.getByTitle('Currency: EUR').click();
  const saved = page.waitForResponse('**/api/preferences');
  await page.getByRole('button', { name: /^USD/ }).click();
  expect((await saved).status()).toBe(200);
  await page.getByTitle('Currency: USD').waitFor();
  await page.getByTitle('Account').click();
  // Without loading a page, so that its form has to ask for a token of its own.
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByLabel('Email address', { exact: true }).fill('traveller@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill('waymark-demo-traveller');
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByTitle(/, account of /).waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('without scripts a form on a shared page needs one more click and loses nothing', async () => {
  const { page, close } = await visit({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByTitle('Currency: EUR').click();
  await page.getByRole('button', { name: /^USD/ }).click();
  await page.getByRole('heading', { name: 'Please send it again' }).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByTitle('Currency: USD').waitFor();
  await eventually(() => new URL(page.url()).pathname).toBe('/');

  // By now there is a visitor, but the page is still one for everybody.
  await page.goto('/');
  await page.getByLabel('Your email address').first().fill('mira@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  const { rows } = await shop().pool.query(
    "select count(*)::int as asked from mail where recipient = 'mira@example.org'",
  );
  expect(rows[0].asked).toBe(1);
  await close();
});
