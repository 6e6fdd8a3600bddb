import { expect, test } from 'vitest';
import { makeAccount } from '../contract/access-visitor.ts';
import { booked } from './booked-visit.ts';
import { open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { logIn, payHouse } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, bank, visit } = payHouse();
const buy = (number: number) => booked({ shop, bank }, number);

test('a traveller removes a fellow traveller: the refund is shown first, and the booking page shows what remains', async () => {
  const { id, path } = await buy(0);
  const { page, trouble, close } = await visit();
  await open(page, path);
  await page.getByRole('link', { name: 'Change dates or travellers' }).click();
  await page.getByRole('heading', { name: 'Remove a traveller' }).waitFor();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `booking-change-${viewport.width}`);
  }
  await page.getByRole('link', { name: /^Preview / }).click();
  await page.getByRole('button', { name: 'Confirm the change' }).waitFor();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `booking-change-preview-${viewport.width}`);
  }
  const party = async () =>
    (await shop().pool.query('select count(*)::int as n from booking_traveller where booking_id = $1', [id])).rows[0].n;
  expect(await party()).toBe(2);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await page.waitForURL(new RegExp(`/bookings/${id}(\\?|$)`));
  expect(await party()).toBe(1);
  await inspect(page, 'booking-changed');
  expect(trouble).toEqual([]);
  await close();
});

test('staff cancel a departure in German: the dry run names each refund, and the booking says why', async () => {
  const { tour, path } = await buy(1);
  await makeAccount(shop(), { email: 'season@example.org', name: 'Sam Staff', role: 'staff' });
  const { page, trouble, close } = await visit();
  await logIn(page, 'season@example.org', '/office/bookings');
  await open(page, `/de/office/departures/${tour.objectId}/${tour.departureId}`);
  await page.getByRole('link', { name: 'Termin absagen' }).click();
  await page.getByRole('heading', { name: 'Termin absagen' }).waitFor();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `office-departure-cancel-${viewport.width}`);
  }
  await page.getByLabel('Grund').fill('Der Pass ist nach einem Erdrutsch gesperrt.');
  await page.getByRole('button', { name: /^Termin absagen/ }).click();
  await page.getByText('Der Pass ist nach einem Erdrutsch gesperrt.').waitFor();
  await inspect(page, 'office-departure-cancelled');
  await expect
    .poll(
      async () => {
        await open(page, path);
        return page.getByText('The operator has cancelled this trip.', { exact: false }).count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  expect(trouble).toEqual([]);
  await close();
});
