import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { minorIn, oneMore } from './checkout-price-visit.ts';
import { eventually, open } from './frame-visit.ts';
import { type Holdable, holdables } from './hold-visit.ts';
import { inspect, inspectSchemes } from './inspect.ts';
import { arriveAtBooking, cardReady, payAddress, payButton, payHouse, readyToPay, typeCard } from './pay-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const { shop, visit } = payHouse();

/** A departure whose tour can be insured. */
async function insurable(at: number): Promise<Holdable> {
  const found = (await holdables(shop()))[at];
  if (!found) throw new Error('the demo marketplace has too few departures');
  await shop().pool.query('update tour set insurance_offered = true where id = $1', [found.tourId]);
  await shop().catalogue.reload();
  return found;
}

const section = (page: Page) => page.locator('#booking-insurance');
const card = (page: Page, value: string) => section(page).locator(`input[name="policy_type"][value="${value}"]`);
const chosen = (page: Page) =>
  section(page)
    .locator('input[name="policy_type"]')
    .evaluateAll((cards) =>
      cards.filter((one) => (one as HTMLInputElement).checked).map((one) => (one as HTMLInputElement).value),
    );
const mark = (page: Page) => section(page).locator('[data-insurance]').getAttribute('data-insurance');
const place = (page: Page, part: 'country' | 'state' | 'zip') => page.locator(`#booking-insurance-${part}`);
const premium = (page: Page) => page.locator('#booking-price').getByText('Travel insurance').first();
const kept = (page: Page) =>
  page.evaluate(() =>
    ['insuranceSelection', 'insuranceLoaded', 'insuranceLocation', 'insuranceNotice'].map((key) =>
      localStorage.getItem(key),
    ),
  );

/** Presses the button that pays, and reads what was reported of insurance. */
async function reported(page: Page): Promise<string[]> {
  // Until the bank's fields are there the button moves, and a press that begins on it may end beside it.
  await cardReady(page);
  const before = await page.evaluate(() => window.dataLayer?.length ?? 0);
  await payButton(page).click();
  await page.waitForFunction((count) => (window.dataLayer ?? []).slice(count).some(({ list }) => list), before);
  const lists = await page.evaluate((count) => (window.dataLayer ?? []).slice(count).map(({ list }) => list), before);
  return String(lists.find(Boolean))
    .split('; ')
    .filter((line) => line.startsWith('Insurance'));
}

async function openPage(page: Page, departure: Holdable, prefix = ''): Promise<void> {
  await open(page, payAddress(departure, prefix));
  await card(page, 'without').waitFor();
}

test('INSU-02 INSU-03 INSU-04 INSU-05 INSU-06 INSU-07 POP-01 a policy is chosen with the residence, and both survive a reload', async () => {
  const departure = await insurable(0);
  const { page, trouble, close } = await visit();
  await openPage(page, departure);
  // Nothing is chosen for anybody, and "No thanks" weighs as much as any policy.
  await eventually(() => chosen(page)).toEqual([]);
  await eventually(() => kept(page)).toEqual([null, null, null, null]);
  await eventually(() => section(page).locator('[data-insurance]').count()).toBe(0);
  const boxes = await section(page)
    .locator('label:has(input[name="policy_type"])')
    .evaluateAll((cards) => cards.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect([boxes.length, new Set(boxes).size]).toEqual([4, 1]);
  expect(await reported(page)).toEqual(['Insurance - Please select insurance']);
  await section(page).getByText('Choose a policy, or “No thanks”').first().waitFor();

  await card(page, 'trip').check();
  await premium(page).waitFor();
  await eventually(() => mark(page)).toBe('has_insurance');
  expect(await reported(page)).toEqual(['Insurance - Country']);
  await place(page, 'country').selectOption('32');
  await section(page).getByLabel('Province').waitFor();
  expect(await reported(page)).toEqual(['Insurance - Province']);

  // Quebec has no cover: the server's words, nothing but "without", and a popup that adds nothing.
  await place(page, 'state').selectOption({ label: 'Quebec' });
  await section(page).getByText('not approved for people who live in Quebec').waitFor();
  await eventually(() => chosen(page)).toEqual(['without']);
  for (const policy of ['medical', 'trip', 'complete'])
    await eventually(() => card(page, policy).isDisabled()).toBe(true);
  await inspect(page, 'insurance-restricted', ['#booking-insurance']);
  await section(page).getByRole('button', { name: 'What “Complete” covers' }).click();
  const popup = page.locator('[data-popup="insurance-policy"]');
  const add = popup.getByRole('button', { name: 'Add this policy' });
  await add.waitFor();
  await eventually(() => add.isDisabled()).toBe(true);
  await eventually(() => popup.getByText('Covered:').count()).toBe(7);
  await inspect(page, 'insurance-popup', ['[data-popup="insurance-policy"]']);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
  expect((await kept(page))[3]).toContain('Quebec');

  // A place with cover brings the last valid policy back.
  await place(page, 'state').selectOption({ label: 'Ontario' });
  await eventually(() => chosen(page)).toEqual(['trip']);
  await place(page, 'country').selectOption({ label: 'United States' });
  await section(page).getByLabel('State').waitFor();
  await place(page, 'state').selectOption({ label: 'Ohio' });
  await eventually(() => section(page).getByRole('status').count()).toBe(0);
  await place(page, 'zip').fill('00000');
  expect(await reported(page)).toEqual(['Insurance - Zip code']);
  await place(page, 'zip').fill('43004-1234');
  await eventually(() => section(page).locator('[aria-invalid="true"]').count()).toBe(0);

  // The popup adds its policy.
  await section(page).getByRole('button', { name: 'What “Complete” covers' }).click();
  await add.click();
  await popup.waitFor({ state: 'hidden' });
  await eventually(() => chosen(page)).toEqual(['complete']);
  for (const viewport of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport);
    await inspect(page, `insurance-${viewport.width}`, ['#booking-insurance']);
  }

  await page.reload();
  await eventually(() => chosen(page)).toEqual(['complete']);
  await premium(page).waitFor();
  await eventually(() => place(page, 'zip').inputValue()).toBe('43004-1234');
  await eventually(() =>
    place(page, 'state').evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.label),
  ).toBe('Ohio');
  expect((await kept(page))[1]).toBe('1');

  await card(page, 'without').check();
  await eventually(() => mark(page)).toBe('no_insurance');
  await eventually(() => place(page, 'country').count()).toBe(0);
  await premium(page).waitFor({ state: 'detached' });
  expect((await kept(page)).slice(2)).toEqual([null, null]);
  expect(await reported(page)).toEqual([]);
  expect(trouble).toEqual([]);
  await close();
});

test('INSU-01 INSU-05 PAY-01 the premium follows the party; a hold has no insurance section, and switching back asks again', async () => {
  const departure = await insurable(0);
  const { page, close } = await visit({ viewport: phone });
  await openPage(page, departure);
  await card(page, 'medical').check();
  await premium(page).waitFor();
  const cost = () => section(page).locator('label:has(input[value="medical"]) .figures').innerText();
  const forTwo = minorIn(await cost());
  await oneMore(page).click();
  await eventually(async () => minorIn(await cost())).toBe((forTwo / 2) * 3);
  await page
    .locator('#booking-price li, #booking-price div')
    .filter({ hasText: 'Travel insurance' })
    .filter({ hasText: await cost() })
    .first()
    .waitFor();
  await eventually(() => chosen(page)).toEqual(['medical']);
  await page.locator('input[name="paymentOption"][value="hold"]').check();
  await section(page).waitFor({ state: 'detached' });
  await premium(page).waitFor({ state: 'detached' });
  await page.locator('input[name="paymentOption"][value="book"]').check();
  await card(page, 'medical').waitFor();
  await eventually(() => chosen(page)).toEqual([]);
  await close();
});

test('INSU-01 when the insurer does not answer insurance is hidden and an event is fired', async () => {
  const departure = await insurable(0);
  const { page, close } = await visit();
  await page.route('**/api/insurance/quote', (route) => route.fulfill({ status: 503, body: '{}' }));
  await open(page, payAddress(departure));
  await page.waitForFunction(() => window.dataLayer?.some(({ action }) => action === 'insurance not loaded'));
  await section(page).waitFor({ state: 'detached' });
  expect(await reported(page)).toEqual([]);
  await close();
});

test('INSU-02 BOOK-04 the premium is paid with the booking, and the policy is issued', async () => {
  const departure = await insurable(1);
  const { page, trouble, close } = await visit({ locale: 'de-DE' });
  await readyToPay(page, departure, 'ada@example.org', '/de');
  await card(page, 'medical').check();
  await place(page, 'country').selectOption({ label: 'Japan' });
  await eventually(() => section(page).getByRole('status').count()).toBe(0);
  await inspectSchemes(page, 'insurance-de');
  await typeCard(page, '4111111111111111');
  await payButton(page).click();
  await arriveAtBooking(page);
  const policy = page.locator('[data-policy]');
  await policy.waitFor();
  await eventually(async () => {
    await page.reload();
    return policy.innerText();
  }).toMatch(/Krankenschutz[\s\S]*LTC-\d{4}-\d{6}/);
  await inspect(page, 'booking-insured', ['[data-policy]']);
  const { rows } = await shop().pool.query('select state from insurance_policy');
  expect(rows).toEqual([{ state: 'bound' }]);
  expect(trouble).toEqual([]);
  await close();
});
