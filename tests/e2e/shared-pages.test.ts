import { expect, test } from 'vitest';
import { alive } from './frame-visit.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = tourHouse();

test('NAV-10 a shared page sets no cookie; choosing a currency and logging in work from there all the same', async () => {
  const { page, trouble, close } = await visit({ viewport: desktop });
  // The day's experiments are known, so that nothing is to be written yet.
  const today = new Date().toISOString().slice(0, 10);
  const told = JSON.stringify({ day: today, variants: {} });
  await page.addInitScript((variants) => localStorage.setItem('experiment_variants', variants), told);
  await page.goto('/');
  await alive(page);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByTitle('Currency: EUR').click();
  await page.getByRole('button', { name: /^USD/ }).click();
  await page.getByTitle('Currency: USD').waitFor();
  await page.getByTitle('Account').click();
  // Without loading a page, so that its form has to ask for a token of its own.
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByLabel('E-mail address').fill('traveller@waymark.example');
  await page.getByLabel('Password', { exact: true }).fill('waymark-demo-traveller');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await page
    .getByTitle(/^Account of|Your account|Account:/)
    .or(page.getByText('Your account'))
    .first()
    .waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('without scripts a form on a shared page needs one more press and loses nothing', async () => {
  const { page, close } = await visit({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByTitle('Currency: EUR').click();
  await page.getByRole('button', { name: /^USD/ }).click();
  await page.getByRole('heading', { name: 'Please send it once more' }).waitFor();
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByTitle('Currency: USD').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  // By now there is a visitor, but the page is still one for everybody.
  await page.goto('/');
  await page.getByLabel('Your e-mail address').first().fill('mira@example.org');
  await page.getByRole('button', { name: 'Send me letters' }).first().click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor();
  const { rows } = await shop().pool.query(
    "select count(*)::int as asked from mail where recipient = 'mira@example.org'",
  );
  expect(rows[0].asked).toBe(1);
  await close();
});
