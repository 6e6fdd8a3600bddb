import { expect, test } from 'vitest';
import { eventually, open } from './frame-visit.ts';
import { acceptTerms, arriveAtHold, fillTravellers, holdables } from './hold-visit.ts';
import { inspect, inspectAppearance } from './inspect.ts';
import { answerOffers, arriveAtBooking, bookedOn, logIn, payAddress, payHouse, typeCard } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = payHouse();

const demo = { email: 'agent@waymark.example', password: 'waymark-demo-agent' };

test('B2B-02 B2B-03 PAY-01 an agent stores the company card, books with it for a client, holds without one, and finds both in the workspace', async () => {
  const [departure, other] = await holdables(shop());
  if (!departure || !other) throw new Error('no departures');
  const { page, trouble, close } = await visit({ viewport: desktop });
  page.on('dialog', (dialog) => dialog.accept());
  await logIn(page, demo.email, '/agency/settings', demo.password);
  await page.locator('#company-card-holder').waitFor();
  await page.frameLocator('[data-card-field="cvv"] iframe').locator('input').waitFor();
  await typeCard(page, '4111111111111111');
  await page.locator('#company-card-holder').fill('Achterberg Reisen');
  await inspect(page, 'agency-settings-1440');
  await page.getByRole('button', { name: 'Save this card for the agency' }).click();
  await page.waitForURL(/done=card/);
  await page.locator('[data-company-card]').waitFor();

  await open(page, payAddress(departure));
  await page.locator('#booking-price [data-total]').waitFor();
  const bar = page.locator('[data-agency-bar]');
  await eventually(() => bar.locator('[data-fact="commission"] dd').innerText()).toMatch(/\d/);
  await fillTravellers(page, departure.fields, 'client@example.org');
  await eventually(() => bar.locator('[data-fact="client"] dd').innerText()).toBe('Ada Lovelace');
  await answerOffers(page);
  await page.locator('#booking-payment').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: /Company card ending in 1111/ }).waitFor();
  await eventually(() => page.locator('#booking-plan').count()).toBe(0);
  await acceptTerms(page);
  const button = page.locator('[data-b2b-button]');
  await eventually(() => button.getAttribute('data-b2b-button')).toBe('book');
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await inspect(page, `agency-checkout-${viewport.width}`, [
      '[data-agency-bar]',
      '#booking-payment',
      '#booking-finish',
    ]);
  }
  await page.setViewportSize(desktop);
  const promised = await bar.locator('[data-fact="commission"] dd').innerText();
  await button.click();
  await arriveAtBooking(page);
  await eventually(() => page.locator('[data-agency-bar] [data-fact="commission"] dd').innerText()).toBe(promised);
  await inspect(page, 'agency-booking-1440');
  expect(await bookedOn(shop(), departure.departureId)).toEqual(['confirmed']);

  await open(page, payAddress(other));
  await page.locator('#booking-price [data-total]').waitFor();
  await fillTravellers(page, other.fields, 'held@example.org');
  await page.locator('#booking-payment').scrollIntoViewIfNeeded();
  await page.locator('#booking-paymentType input[value="hold"]').check();
  await button.waitFor({ state: 'detached' });
  await acceptTerms(page);
  await page.locator('#booking-finish').getByRole('button', { name: /^Hold/ }).click();
  await arriveAtHold(page);
  await page.locator('[data-agency-bar] [role="timer"]').waitFor();
  await page.setViewportSize(phone);
  await inspect(page, 'agency-hold-390');

  await open(page, '/agency');
  await page.getByText('held@example.org').waitFor();
  await inspectAppearance(page, 'agency-holds');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Email selected clients' }).click();
  await page.getByText('We emailed 1 client.').waitFor();
  await page.getByRole('checkbox').first().check();
  await page.getByText('Release selected').click();
  await page.getByRole('button', { name: 'Yes, release them' }).click();
  await page.getByText('1 hold was released.').waitFor();
  await open(page, '/de/agency/bookings?q=lovelace');
  await eventually(() => page.locator('tbody tr').count()).toBe(1);
  await inspect(page, 'agency-bookings-de-390');
  await page.setViewportSize(desktop);
  await open(page, '/agency/statements');
  await eventually(() => page.locator('tbody tr').count()).toBe(1);
  await inspect(page, 'agency-statements-1440');
  await open(page, '/de/agency/clients');
  await inspect(page, 'agency-clients-de-1440');
  expect(trouble).toEqual([]);
  await close();
});

test('B2B-03 for a sold-out selection an agent’s button leads to the dates', async () => {
  const [, , departure] = await holdables(shop());
  if (!departure) throw new Error('no departure');
  const { page, close } = await visit({ viewport: desktop });
  await logIn(page, 'agent2@waymark.example', '/account', demo.password);
  // A day on which nothing leaves.
  await open(page, payAddress(departure).replace(/date=[^&]+/, 'date=01.01.2035'));
  const button = page.locator('[data-b2b-button="unavailable"]');
  await button.waitFor();
  await inspect(page, 'agency-unavailable-1440', ['#booking-finish']);
  await button.click();
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('booking-date-title');
  await close();
});

test('a company applies with a document, and staff approve it', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await logIn(page, 'newcomer@waymark.example', '/agency/apply', 'waymark-demo-traveller');
  await page.locator('#company').fill('Bergwind Reisen');
  await page.locator('#street').fill('Am Markt 1');
  await page.locator('#city').fill('5020 Salzburg');
  await page.locator('#country').selectOption('AT');
  await page.locator('#registration').fill('FN 12345 a, Salzburg');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Please choose a document.').first().waitFor();
  await page
    .locator('#document')
    .setInputFiles({ name: 'extract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 extract') });
  await inspect(page, 'agency-apply-390');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('We’ve received your application').waitFor();
  await close();
  const office = await visit({ viewport: desktop });
  await logIn(office.page, 'staff@waymark.example', '/office/agencies', 'waymark-demo-staff');
  await office.page.getByText('Bergwind Reisen').waitFor();
  await inspect(office.page, 'office-agencies-1440');
  await office.page.getByRole('button', { name: 'Approve Bergwind Reisen' }).click();
  await office.page.getByText('Approved. The agency is open').waitFor();
  expect(trouble).toEqual([]);
  await office.close();
});
