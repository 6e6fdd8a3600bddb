import { expect, test } from 'vitest';
import { holdables } from '#tests/support/holding.ts';
import { buy } from '#tests/support/paying.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mailsTo, makeAccount } from '../contract/access-visitor.ts';
import { open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { logIn, payHouse } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, bank, visit } = payHouse();

/** A confirmed booking that was made and collected by API calls, and the path of its mailed link. */
async function booked(number: number) {
  const tour = (await holdables(shop()))[number];
  if (!tour) throw new Error('no departure');
  const { json, text, email } = await buy(bank(), new Visitor(shop().origin), tour);
  if (!json.data) throw new Error(text);
  const id = json.data.bookingId as string;
  await expect
    .poll(async () => (await shop().pool.query('select state from payment_attempt where booking_id = $1', [id])).rows, {
      timeout: 60_000,
    })
    .toEqual([{ state: 'captured' }]);
  const url = new URL((await mailsTo(shop(), email)).find(({ kind }) => kind === 'booking-confirmed')?.props.url);
  return { id, tour, path: url.pathname + url.search };
}

test('a traveller removes a fellow traveller: the refund is shown first, and the booking page shows what remains', async () => {
  const { id, path } = await booked(0);
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
  const { tour, path } = await booked(1);
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
