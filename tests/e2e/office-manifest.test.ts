// A traveller enters an allergy: the operator's guide reads it and passes it on by a link, the sales team does not.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdables } from '#tests/support/holding.ts';
import { bookingFor, buy } from '#tests/support/paying.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { inspectSizes } from './inspect.ts';
import { logIn, payHouse } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, bank, visit } = payHouse();
const allergy = 'Peanuts are dangerous for me';
const reveal = (page: Page) => page.getByRole('link', { name: 'Show passport and health details' });

test('a traveller enters an allergy, the guide reads it, marks the arrival and makes a link; sales do not read it', async () => {
  const tour = (await holdables(shop())).find(({ fields }) => fields.some(({ id }) => id === 'note'));
  if (!tour) throw new Error('no departure asks for a note');
  const email = 'lead@manifest.example';
  const [first, ...others] = bookingFor(tour, email).passengers as Record<string, string>[];
  const passengers = [{ ...first, email, note: allergy }, ...others];
  const { status, text } = await buy(bank(), new Visitor(shop().origin), tour, { passengers });
  expect(status, text).toBe(200);
  const { rows } = await shop().pool.query('select slug, name from operator where id = $1', [tour.operatorId]);
  for (const preset of ['guide', 'sales'] as const)
    await makeAccount(shop(), { email: `${preset}@manifest.example`, role: 'operator', preset, operator: rows[0] });
  const address = `/office/departures/${tour.departureId}/manifest`;

  const sales = await visit();
  await logIn(sales.page, 'sales@manifest.example', '/office/bookings');
  await open(sales.page, '/office/bookings?q=lovelace');
  await inspectSizes(sales.page, 'office-bookings');
  await sales.page.locator('tbody').getByRole('link').first().click();
  await sales.page.getByRole('link', { name: 'Manifest of the departure' }).click();
  await sales.page.getByText('You see which were given, but not the answers.').waitFor();
  expect(await reveal(sales.page).count()).toBe(0);
  expect(await sales.page.locator('main').innerText()).not.toContain('Peanuts');
  expect(sales.trouble).toEqual([]);
  await sales.close();

  const guide = await visit();
  const { page } = guide;
  await page.setViewportSize(phone);
  await logIn(page, 'guide@manifest.example', '/office/bookings');
  await open(page, address);
  expect(await page.locator('main').innerText()).not.toContain('Peanuts');
  await reveal(page).click();
  await page.getByText(allergy).waitFor();
  await inspectSizes(page, 'office-manifest');
  const arrived = page.getByRole('button', { name: 'Arrived: Ada Lovelace' });
  await arrived.click();
  await eventually(() => arrived.getAttribute('aria-pressed')).toBe('true');

  await page.setViewportSize(desktop);
  await page.getByLabel('Name of the guide').fill('Ana');
  await page.getByLabel('Include passport and health details').check();
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByText('Not opened yet').waitFor();
  await inspectSizes(page, 'office-manifest-links');
  const { rows: links } = await shop().pool.query('select id from guide_link');
  const answer = await page.request.get(`/api/office/departures/${tour.departureId}/guide-links`);
  const { url } = (await answer.json()).links[0];
  expect(url).toContain(links[0].id);
  expect(guide.trouble).toEqual([]);
  await guide.close();

  // Anyone with the link, on a phone, without an account.
  const other = await visit();
  await other.page.setViewportSize(phone);
  await open(other.page, new URL(url).pathname + new URL(url).search);
  await other.page.getByText(allergy).waitFor();
  await inspectSizes(other.page, 'guide-manifest');
  expect(await other.page.getByRole('button', { name: 'Arrived: Ada Lovelace' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await open(other.page, `/de${new URL(url).pathname}${new URL(url).search}`);
  await inspectSizes(other.page, 'guide-manifest-de');
  expect(other.trouble).toEqual([]);
  await other.close();
});
