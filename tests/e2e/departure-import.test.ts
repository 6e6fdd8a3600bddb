// An operator imports departures from a file or pasted rows, checks the preview, and undoes the import.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '#tests/support/shop.ts';
import { makeAccount } from '../contract/access-visitor.ts';
import { startBookingShop } from '../contract/book-now-shop.ts';
import { open } from './frame-visit.ts';
import { type Holdable, holdables } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import { logIn } from './pay-visit.ts';
import { desktop, launchBrowser, openWindow, phone } from './window.ts';

let shop: TestShop;
let browser: Browser;
let tour: Holdable;
beforeAll(async () => {
  shop = await startBookingShop({ IN_PROCESS_JOBS: '1' });
  browser = await launchBrowser();
  [tour] = (await holdables(shop)) as [Holdable];
  const { rows } = await shop.pool.query(
    `select slug, name from operator where id = (select profile.operator_id from tour
       join operator_profile profile on profile.id = tour.operator_id where tour.id = $1)`,
    [tour.tourId],
  );
  await makeAccount(shop, { email: 'owner@import.example', role: 'operator', operator: rows[0] });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test('rows pasted from a spreadsheet are previewed with their problems, imported, and undone', async () => {
  const { page, trouble, close } = await openWindow(browser, shop.origin);
  const seats = async (): Promise<number> =>
    (
      await shop.pool.query(
        'select capacity from departure join place on place.id = place_id where departure.id = $1',
        [tour.departureId],
      )
    ).rows[0].capacity;
  const before = await seats();
  await logIn(page, 'owner@import.example', '/office/requests');
  await open(page, '/office/departures');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: 'Import departures' }).waitFor();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await inspect(page, `office-import-${viewport.width}`);
  }

  // A file that is no table is refused, and what is on the page stays.
  const rows = [
    'variant_id\tday\tseats\tRemark',
    `${tour.objectId}\t${tour.date}\t${before + 5}\tx`,
    `${tour.objectId}\t${tour.date.slice(0, 4)}-02-30\t4\t`,
  ].join('\n');
  await page.getByLabel('Or paste rows from a spreadsheet').fill(rows);
  await page.locator('input[type=file]').setInputFiles({
    name: 'season.png',
    mimeType: 'image/png',
    buffer: Buffer.from([137, 80, 78, 71, 0, 1]),
  });
  await page.getByRole('alert').getByText('This isn’t a CSV or XLSX file.').waitFor();
  expect(await page.getByLabel('Or paste rows from a spreadsheet').inputValue()).toBe(rows);

  await page.getByRole('button', { name: 'Check pasted rows' }).click();
  await page.getByRole('heading', { name: 'Import of Pasted rows' }).waitFor();
  await page.getByText('1 departure changes').waitFor();
  await page.getByText('1 row with problems').waitFor();
  await page.getByText('These columns are unknown and ignored: Remark').waitFor();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await inspect(page, `office-import-preview-${viewport.width}`);
  }
  expect(await seats()).toBe(before);
  await page.getByRole('button', { name: 'Import 1 departure' }).click();
  await page.getByText('The departures have been imported.').waitFor();
  expect(await seats()).toBe(before + 5);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByText('The import has been undone.').waitFor();
  expect(await seats()).toBe(before);
  await inspect(page, 'office-import-undone');
  expect(trouble.filter((line) => !line.includes('422'))).toEqual([]);
  await close();
});
