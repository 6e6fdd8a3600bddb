import { expect, test } from 'vitest';
import { eventually, open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

const { visit } = tourHouse();

test('NAV-07 the search in the header opens a panel on any page, and leads to the results', async () => {
  const { page, trouble, close } = await visit();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await open(page, '/help');
  expect(fetched.filter((url) => /search-sheet/.test(url))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Find a tour' }).click();
  const sheet = page.getByRole('dialog', { name: 'Find a tour' });
  const where = sheet.getByRole('combobox', { name: 'Where to?' });
  // Without a word typed it suggests where most tours go.
  await sheet.getByRole('listbox').getByRole('option').first().waitFor();
  await inspect(page, 'search-sheet-desktop');
  await where.fill('austr');
  await sheet.getByRole('option', { name: /^Austria/ }).click();
  await eventually(() => where.inputValue()).toBe('Austria');
  await sheet.getByRole('combobox', { name: 'How long?' }).selectOption('8-10');
  await sheet.getByRole('button', { name: 'Search tours' }).click();
  await page.waitForURL('**/search?destination=austria&lengthFrom=8&lengthTo=10');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Active filters' }).waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('on a phone the search is a sheet that Back closes, and Escape first closes its suggestions', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, '/about');
  const pill = page.getByRole('banner').getByRole('link', { name: 'Find a tour' });
  await pill.click();
  const sheet = page.getByRole('dialog', { name: 'Find a tour' });
  await sheet.getByRole('combobox', { name: 'Where to?' }).fill('austr');
  await sheet.getByRole('listbox').getByRole('option').first().waitFor();
  await inspect(page, 'search-sheet-phone');
  await page.keyboard.press('Escape');
  await sheet.getByRole('listbox').waitFor({ state: 'detached' });
  await eventually(() => sheet.isVisible()).toBe(true);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await eventually(() => new URL(page.url()).pathname).toBe('/about');
  expect(trouble).toEqual([]);
  await close();
});

test('without scripts the search in the header is a link to all tours', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Find a tour' }).click();
  await page.waitForURL('**/search');
  await close();
});
