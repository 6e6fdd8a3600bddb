// An operator makes a tour from nothing, publishes it and adds a departure; a traveller books it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { holdables } from './hold-visit.ts';
import { inspect } from './inspect.ts';
import { arriveAtBooking, bookedOn, logIn, payButton, payHouse, readyToPay, typeCard } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = payHouse();

/** A field of the editor, by its path in the document. */
const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);

async function write(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) await field(page, path).fill(text);
}

/** Adds an item of a list and writes its text. */
async function addLine(page: Page, list: string, text: string): Promise<void> {
  const part = field(page, list);
  await part.getByRole('button', { name: /^Add/ }).click();
  await part.getByLabel(/\(English\)$/).fill(text);
}

async function fillTour(page: Page): Promise<void> {
  await write(page, { tagline: 'Two calm days', lengthDays: '2' });
  await field(page, 'countryCodes').selectOption({ index: 1 });
  await field(page, 'styleSlugs').selectOption({ index: 1 });
  await addLine(page, 'highlights', 'Calm');
  await addLine(page, 'description', 'Two quiet days with a guide.');
  await addLine(page, 'included', 'A guide');
  await field(page, 'startLocationId').selectOption({ index: 1 });
  await field(page, 'endLocationId').selectOption({ index: 1 });
  for (let day = 7; day > 2; day--) await page.getByRole('button', { name: `Remove: Day ${day}` }).click();
  for (const day of [1, 2]) {
    await page.getByLabel(`Title of day ${day} (English)`).fill(`Title ${day}`);
    await page.getByLabel(`Text of day ${day} (English)`).fill('We walk.');
    await field(page, `days.${day}.locationId`).selectOption({ index: 1 });
  }
  await page.getByText('Choose from the photo library').click();
  for (let count = 1; count <= 5; count++) {
    await page
      .getByRole('button', { name: /^Add photograph/ })
      .first()
      .click();
    await page.getByRole('heading', { name: `Photograph ${count}` }).waitFor();
  }
}

test('an operator makes a tour from nothing, publishes it and adds a departure, and a traveller books it', async () => {
  const { rows } = await shop().pool.query(
    `select slug, name, operator.id from operator join operator_profile profile on profile.operator_id = operator.id limit 1`,
  );
  await makeAccount(shop(), { email: 'owner@new-tour.example', role: 'operator', operator: rows[0] });
  const { page, trouble, close } = await visit();
  await logIn(page, 'owner@new-tour.example', '/office/tours');
  await inspect(page, 'office-tours');
  await page.getByLabel('Name in English').fill('Two days of calm');
  await page.getByRole('button', { name: 'Create tour' }).click();
  await page.getByRole('heading', { name: 'Two days of calm' }).waitFor();

  // The checklist leads to what is missing.
  await page.getByRole('button', { name: 'Enter the tagline' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('tagline');
  await fillTour(page);
  await page.getByRole('heading', { name: 'Ready to publish' }).waitFor();
  await page.getByText('All changes are saved.').waitFor();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await inspect(page, `office-tour-editor-${viewport.width}`);
  }
  const editor = page.url();
  await open(page, `${new URL(editor).pathname}/preview`);
  await page.getByRole('heading', { name: 'Two days of calm', level: 1 }).waitFor();
  await inspect(page, 'office-tour-preview');

  await open(page, new URL(editor).pathname);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('The tour is published.').waitFor();
  await page.getByRole('link', { name: 'Add departures' }).click();
  await page.getByRole('link', { name: 'New departure' }).click();
  const day = addDays(dayAt(Date.now(), 'UTC'), 200);
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByLabel('Places', { exact: true }).fill('12');
  for (const room of await page.getByLabel(/^Rooms: /).all()) await room.fill('6');
  await page
    .getByLabel(/^Price: /)
    .first()
    .fill('900');
  await page.getByRole('button', { name: /^(Save|Create)/ }).click();
  await page.getByText('Your changes have been saved.').waitFor();
  await open(page, `${new URL(editor).pathname}/versions`);
  await inspect(page, 'office-tour-versions');
  expect(trouble).toEqual([]);
  await close();

  const booked = async () => (await holdables(shop(), `tour.slug = 'two-days-of-calm'`))[0];
  await eventually(async () => (await fetch(`${shop().origin}/t/two-days-of-calm`)).status).toBe(200);
  const departure = await booked();
  if (!departure) throw new Error('the new departure cannot be booked');
  const traveller = await visit();
  await readyToPay(traveller.page, departure, 'ada@new-tour.example');
  await typeCard(traveller.page, '4111111111111111');
  await payButton(traveller.page).click();
  await arriveAtBooking(traveller.page);
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);
  await traveller.close();
});
