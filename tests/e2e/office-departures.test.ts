// An operator sells a season: creates it by a rule, changes prices, and closes a date.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { weekdayOf } from '#domain/calendar/month.ts';
import type { TestShop } from '#tests/support/shop.ts';
import { makeAccount } from '../contract/access-visitor.ts';
import { startBookingShop } from '../contract/book-now-shop.ts';
import { eventually, open } from './frame-visit.ts';
import { type Holdable, holdables } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import { logIn } from './pay-visit.ts';
import { desktop, launchBrowser, openWindow, phone } from './window.ts';

let shop: TestShop;
let browser: Browser;
let tour: Holdable;
beforeAll(async () => {
  shop = await startBookingShop();
  browser = await launchBrowser();
  [tour] = (await holdables(shop)) as [Holdable];
  const { rows } = await shop.pool.query(
    `select slug, name from operator where id = (select profile.operator_id from tour
       join operator_profile profile on profile.id = tour.operator_id where tour.id = $1)`,
    [tour.tourId],
  );
  await makeAccount(shop, { email: 'owner@season.example', role: 'operator', operator: rows[0] });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test('an operator creates a season by a rule, raises its prices after a preview, closes a date, and undoes it', async () => {
  const { page, trouble, close } = await openWindow(browser, shop.origin);
  const list = `/office/departures/${tour.objectId}`;
  const start = addDays(tour.date, 500);
  const saturday = addDays(start, (5 - weekdayOf(start) + 7) % 7);
  const last = addDays(saturday, 7 * 11);
  await logIn(page, 'owner@season.example', '/office/requests');
  await open(page, '/office/departures');
  await inspect(page, 'office-departure-tours');

  // The season: twelve Saturdays but one, sixteen places, prices as the base and five percent.
  await open(page, list);
  await page.getByRole('link', { name: 'Create a season' }).click();
  await page.getByRole('heading', { name: 'Create a season' }).waitFor();
  await page.getByLabel('First day').fill(saturday);
  await page.getByLabel('Last day').fill(last);
  await page.getByLabel('Saturday').check();
  await page.getByLabel('Not from').first().fill(addDays(saturday, 7));
  await page.getByLabel('Not until').first().fill(addDays(saturday, 7));
  await page.getByLabel('Places', { exact: true }).fill('16');
  await page.getByLabel('Same as departure').selectOption(String(tour.departureId));
  await page.getByLabel('Change prices by %').fill('5');
  await page.getByRole('button', { name: 'Preview dates' }).click();
  await page.getByRole('heading', { name: '11 departures will be created' }).waitFor();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `office-departures-pattern-${viewport.width}`);
  }
  const count = async () =>
    (
      await shop.pool.query(
        `select count(*)::int as n from departure where variant_id = $1 and day between $2 and $3 and state = 'open'`,
        [tour.objectId, saturday, last],
      )
    ).rows[0].n;
  expect(await count()).toBe(0);
  await page.getByRole('button', { name: 'Create 11 departures' }).click();
  await page.getByText('The departures have been created.').waitFor();
  expect(await count()).toBe(11);

  // Prices of the season rise by 100 after a preview.
  const season = `${list}?show=upcoming&from=${saturday}&until=${last}`;
  await page.setViewportSize(desktop);
  await open(page, season);
  await page.getByRole('button', { name: 'Change all 11 departures' }).click();
  await page.getByLabel('Change', { exact: true }).selectOption('add');
  await page.locator('#amount').fill('100');
  await page.getByLabel('Traveller type').selectOption('1');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  const save = page.getByRole('button', { name: 'Save 11 changes' });
  await save.waitFor();
  const prices = async () =>
    (
      await shop.pool.query(
        `select distinct (prices ->> '1')::int as price from departure where variant_id = $1 and day between $2 and $3 and state <> 'archived'`,
        [tour.objectId, saturday, last],
      )
    ).rows.map(({ price }) => price as number);
  const [before = 0] = await prices();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `office-departures-bulk-${viewport.width}`);
  }
  expect(await prices()).toEqual([before]);
  await save.click();
  await page.getByText('Your changes have been saved.').waitFor();
  expect(await prices()).toEqual([before + 10_000]);

  // The tour page sells the date until it is closed in the form of the departure.
  const month = saturday.slice(0, 7);
  const row = page.locator(`li:has(time[datetime="${saturday}"])`);
  const tourPage = `/t/${tour.slug}?month=${month}#departures`;
  await page.setViewportSize(desktop);
  await eventually(async () => {
    await open(page, tourPage);
    return row.getByRole('link', { name: /^(Book|Request) / }).count();
  }).toBe(1);
  await open(page, season);
  await inspect(page, 'office-departures');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { name: /^Departure on / }).waitFor();
  await page.getByLabel('Status').selectOption('closed');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await inspect(page, `office-departure-${viewport.width}`);
  }
  await page.getByLabel('Places', { exact: true }).fill('many');
  await page.getByRole('button', { name: 'Save departure' }).click();
  await page.getByRole('alert').getByText('Places: Enter a whole number.').waitFor();
  expect(await page.getByLabel('Status').inputValue()).toBe('closed');
  await page.getByLabel('Places', { exact: true }).fill('14');
  await page.getByRole('button', { name: 'Save departure' }).click();
  await page.getByText('Your changes have been saved.').waitFor();
  await eventually(async () => {
    await open(page, tourPage);
    return [
      await row.getByText('Bookings closed').count(),
      await row.getByRole('link', { name: /^(Book|Request) / }).count(),
    ];
  }).toEqual([1, 0]);

  // Undone, it is on sale again.
  await open(page, season);
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await page.getByText('The change has been undone.').waitFor();
  const { rows } = await shop.pool.query(
    'select state, capacity from departure join place on place.id = place_id where variant_id = $1 and day = $2',
    [tour.objectId, saturday],
  );
  expect(rows).toEqual([{ state: 'open', capacity: 16 }]);
  expect(trouble).toEqual([]);
  await close();
});

test('the departures are in German and fit on a phone, and work without scripts', async () => {
  const { page, trouble, close } = await openWindow(browser, shop.origin, { viewport: phone });
  await logIn(page, 'owner@season.example', '/office/requests');
  await open(page, `/de/office/departures/${tour.objectId}`);
  await page.getByRole('heading', { name: /^Termine: / }).waitFor();
  await inspect(page, 'office-departures-de');
  const cookies = await page.context().cookies();
  expect(trouble).toEqual([]);
  await close();
  const plain = await openWindow(browser, shop.origin, { javaScriptEnabled: false });
  await plain.context.addCookies(cookies);
  await plain.page.goto(`/office/departures/${tour.objectId}/new`);
  const day = addDays(tour.date as Day, 450);
  await plain.page.getByLabel('Date', { exact: true }).fill(day);
  await plain.page.getByLabel('Places', { exact: true }).fill('9');
  await plain.page.locator('[id="price.1"]').fill('1299.50');
  await plain.page.getByRole('button', { name: 'Create departure' }).click();
  await plain.page.getByText('Your changes have been saved.').waitFor();
  const { rows } = await shop.pool.query(
    `select capacity, prices ->> '1' as price, departure.state from departure join place on place.id = place_id where variant_id = $1 and day = $2`,
    [tour.objectId, day],
  );
  expect(rows).toEqual([{ capacity: 9, price: '129950', state: 'open' }]);
  await plain.close();
});
